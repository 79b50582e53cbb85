#include "app/views/play/strip_updater.h"

#include "app/storage/same_game.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QStringList>

namespace app::views::play {

using namespace app::analysis;
using namespace app::session;

StripUpdater::StripUpdater(Trainer& trainer, GameStrip& strip, QObject* parent)
    : QObject(parent), trainer_(trainer), strip_(strip), win_request_(trainer.analysis) {
    connect(&trainer_.tables, &TableCache::changed, this, &StripUpdater::showWinProbability);
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
    strip_.show(models::course_of(timeline, timeline.states().size() - 1, seat, *values, limits_),
                seat);
    const auto name = [&](int at) {
        return text::shown_name(storage::player_name(session.record(), at));
    };
    strip_.setNames(name(seat), game.players() == 2 ? name(1 - seat) : QString());
    strip_.markTurn(session.isReviewing() ? session.game().turn() : -1);
    showWinProbability();
}

// The last one stays until the next is known.
void StripUpdater::showWinProbability() {
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    const auto values = trainer_.values.get(game.rules());
    const bool can_win = values && game.players() > 1 && !session.isOver();
    if (!can_win) {
        win_request_.cancel();
        win_.reset();
    } else {
        win_request_.request(
            {game, storage::own_seat(session.record()), values, trainer_.tables.get(game.rules())},
            [this](const std::optional<double>& win) {
                win_ = win;
                strip_.setState(stateText());
            });
    }
    strip_.setState(stateText());
}

QString StripUpdater::stateText() const {
    const auto& session = trainer_.session;
    const auto values = trainer_.values.get(session.game().rules());
    if (session.isOver() || strip_.course().expected.empty() || !values) return {};
    const int own = storage::own_seat(session.record());
    // At the moment that is looked at, which may be before the last one.
    const auto expected =
        models::course_of(session.timeline(), session.timeline().at(), own, *values, limits_)
            .expected;
    const auto last = [&](std::size_t seat) {
        return QString::number(qRound(expected[seat].back()));
    };
    const QString scores = expected.size() == 2 ? QString("%1 : %2").arg(last(0), last(1))
                                                : last(static_cast<std::size_t>(own));
    return win_ ? tr("win %1 · with perfect play %2").arg(text::percent_text(*win_), scores)
                : tr("with perfect play %1").arg(scores);
}

} // namespace app::views::play
