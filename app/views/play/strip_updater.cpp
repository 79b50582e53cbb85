#include "app/views/play/strip_updater.h"

#include "app/storage/same_game.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QStringList>

#include <utility>

namespace app::views::play {

using namespace app::analysis;
using namespace app::session;

StripUpdater::StripUpdater(Trainer& trainer, GameStrip& strip, QObject* parent)
    : QObject(parent), trainer_(trainer), strip_(strip), win_request_(trainer.analysis) {
    connect(&trainer_.tables, &TableCache::changed, this, &StripUpdater::showWinProbability);
    connect(&trainer_.coach, &Coach::adviceChanged, this, &StripUpdater::showState);
}

void StripUpdater::setLimits(const ai::yahtzee::review::GradeLimits& limits) {
    if (limits == limits_) return;
    limits_ = limits;
    showCourse();
}

void StripUpdater::showCourse() {
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    const auto values = trainer_.values.get(game.rules());
    if (!values) return strip_.show({}, 0);
    const auto& timeline = session.timeline();
    const int seat = storage::own_seat(session.record());
    // Decisions that are taken back are no longer judged.
    const auto until = session.isTakingBack() ? timeline.at() : timeline.states().size() - 1;
    strip_.show(models::course_of(timeline, until, seat, *values, limits_), seat);
    const auto name = [&](int at) {
        return text::shown_name(storage::player_name(session.record(), at));
    };
    strip_.setNames(name(seat), game.players() == 2 ? name(1 - seat) : QString());
    strip_.markTurn(session.isReviewing() ? session.game().turn() : -1);
    showWinProbability();
}

void StripUpdater::showWinProbability() {
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    const auto values = trainer_.values.get(game.rules());
    const bool can_win = values && game.players() > 1 && !session.isOver();
    win_.reset();
    if (can_win)
        win_request_.request(
            {game, storage::own_seat(session.record()), values, trainer_.tables.get(game.rules())},
            [this](const std::optional<double>& win) {
                win_ = win;
                showState();
            });
    else
        win_request_.cancel();
    showState();
}

void StripUpdater::wait(bool waits) {
    if (std::exchange(waits_, waits) && !waits) showState();
}

void StripUpdater::showState() {
    if (!waits_) strip_.setState(stateText());
}

// The win probability of the coach's best choice, where known: roll-outs may have corrected it.
std::optional<double> StripUpdater::winProbability() const {
    const auto advice = trainer_.coach.advice();
    const bool is_told = advice && advice->best().win &&
                         advice->ranked_by.kind != ai::yahtzee::decide::Objective::Kind::beat &&
                         advice->game.mover() == storage::own_seat(trainer_.session.record());
    return is_told ? advice->best().win : win_;
}

QString StripUpdater::stateText() const {
    const auto& session = trainer_.session;
    const auto values = trainer_.values.get(session.game().rules());
    const bool is_guessed = trainer_.coach.mode() == HintMode::guess_first &&
                            session.isPersonsTurn() && session.game().roll_number() > 0;
    if (session.isOver() || !values || is_guessed) return {};
    const auto expected = models::expected_scores(session.game(), *values);
    const auto score = [&](std::size_t seat) { return QString::number(qRound(expected[seat])); };
    const auto own = static_cast<std::size_t>(storage::own_seat(session.record()));
    const QString scores =
        expected.size() == 2 ? QString("%1 : %2").arg(score(0), score(1)) : score(own);
    const auto win = winProbability();
    const QString state = win ? tr("win %1 · %2").arg(text::percent_text(*win), scores) : scores;
    return expected.size() == 1   ? tr("if you play perfectly: %1").arg(state)
           : expected.size() == 2 ? tr("if both play perfectly: %1").arg(state)
                                  : tr("if all play perfectly: %1").arg(state);
}

} // namespace app::views::play
