#include "app/main/celebrations.h"

#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <utility>

namespace app::main {

using namespace app::session;
using core::yahtzee::Box;

Celebrations::Celebrations(Trainer& trainer, QWidget* page)
    : QObject(page), trainer_(trainer), show_(new widgets::Celebration(page)) {
    connect(&trainer.session, &GameSession::changed, this,
            [this](GameSession::Change, const std::optional<FilledBox>& filled) {
                asks_for_best_ = false;
                if (!filled) return;
                QStringList words = onScored(*filled);
                if (trainer_.session.isOver()) words += onOver();
                celebrate(words);
            });
    connect(&trainer.index, &analysis::IndexService::listed, this, &Celebrations::onListed);
    connect(&trainer.practice, &Practice::finished, this, [this] {
        const PracticeSet& set = trainer_.practice.set();
        QStringList words;
        if (set.exercises.size() >= std::size_t(Practice::set_size) && set.missed().empty())
            words << tr("%1 of %1").arg(set.exercises.size());
        const auto& learned = trainer_.practice.learnedNow();
        if (std::exchange(told_, learned) != learned) // an exercise may be added after the end
            for (const int step : learned) words << tr("Step %1 is learned!").arg(step);
        celebrate(words);
    });
}

QStringList Celebrations::onScored(const FilledBox& filled) {
    const GameSession& session = trainer_.session;
    const auto& card = session.game().card(filled.seat);
    const auto& player = session.record().players[static_cast<std::size_t>(filled.seat)];
    const int points = card.points(filled.box).value_or(0);
    const bool has_bonus = card.upper_bonus() > 0 && core::yahtzee::is_upper(filled.box) &&
                           card.upper_points() - points < core::yahtzee::upper_bonus_threshold;
    const auto& timeline = session.timeline();
    const auto& before = timeline.states()[timeline.at() - 1];
    const bool has_more = card.yahtzee_bonuses() > before.card(filled.seat).yahtzee_bonuses();
    const bool is_yahtzee = (filled.box == Box::yahtzee && points > 0) || has_more;
    if (!is_person(player)) {
        if (is_yahtzee && is_wanted_)
            show_->show(
                (has_more ? tr("%1: Yahtzee! +100") : tr("%1: Yahtzee!"))
                    .arg(text::shown_name(storage::player_name(session.record(), filled.seat))),
                widgets::Celebration::Mood::quiet);
        return {};
    }
    const int missing = core::yahtzee::upper_bonus_threshold - card.upper_points();
    if (core::yahtzee::is_upper(filled.box) && missing > 0 && is_wanted_ &&
        std::ranges::none_of(card.open(), core::yahtzee::is_upper))
        show_->show(tr("Upper bonus missed by %n", "", missing), widgets::Celebration::Mood::quiet);
    QStringList words;
    if (filled.box == Box::large_straight &&
        core::yahtzee::base_score(filled.box, core::dice::Roll::of(before.dice())) > 0)
        words << tr("Large straight!");
    if (is_yahtzee) words << (has_more ? tr("Yahtzee! +100") : tr("Yahtzee!"));
    if (has_bonus) words << tr("Upper bonus!");
    return words;
}

QStringList Celebrations::onOver() {
    asks_for_best_ = true;
    trainer_.index.update();
    return victory();
}

QStringList Celebrations::victory() const {
    const GameSession& session = trainer_.session;
    if (!is_won(session)) return {};
    return {text::result_text(session.game(), names(session.record()))};
}

void Celebrations::onListed() {
    if (!std::exchange(asks_for_best_, false) || !is_best_game(trainer_)) return;
    const auto& session = trainer_.session;
    const int score = session.game().card(storage::own_seat(session.record())).total();
    celebrate(victory() << text::best_game_text(score)); // in place of the victory alone
}

void Celebrations::celebrate(const QStringList& words) {
    if (is_wanted_ && !words.isEmpty()) show_->show(words.join('\n'));
}

} // namespace app::main
