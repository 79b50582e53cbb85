#include "app/session/programs/second_coach.h"

#include "core/yahtzee/legality.h"

namespace app::session {

using core::yahtzee::Action;
using core::yahtzee::Phase;

SecondCoach::SecondCoach(GameSession& session, Coach& coach, QObject* parent,
                         QStringList host_options)
    : QObject(parent), session_(session), coach_(coach), players_(std::move(host_options)) {
    connect(&session_, &GameSession::changed, this, &SecondCoach::think);
    connect(&coach_, &Coach::adviceChanged, this, &SecondCoach::think);
}

void SecondCoach::setProgram(const QString& name, const std::vector<ContestProgram>& programs) {
    players_.setPrograms(programs);
    if (name == name_) return;
    name_ = name;
    asked_.reset();
    think();
}

void SecondCoach::tryAgain() {
    asked_.reset();
    think();
}

void SecondCoach::think() {
    const auto& game = session_.game();
    const bool wants = !name_.isEmpty() && coach_.mode() == HintMode::on && game.players() == 2 &&
                       game.rules() == core::yahtzee::Rules{} && session_.isPersonsTurn() &&
                       game.phase() == Phase::to_decide;
    if (wants && asked_ == game) return Q_EMIT changed(); // the coach may know more
    players_.cancel();
    chosen_.reset();
    failure_.clear();
    asked_ = wants ? std::optional(game) : std::nullopt;
    if (wants)
        players_.ask(
            name_, game.position(),
            [this](Action action) {
                chosen_ = action;
                Q_EMIT changed();
            },
            [this](const QString& why) {
                failure_ = why;
                Q_EMIT changed();
            });
    Q_EMIT changed();
}

std::optional<Advice> SecondCoach::compared() const {
    return chosen_ ? coach_.compared(*chosen_) : std::nullopt;
}

} // namespace app::session
