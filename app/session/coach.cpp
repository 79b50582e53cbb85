#include "app/session/coach.h"

#include "app/text/coach_words.h"

#include <QPointer>

namespace app::session {

using namespace app::text;

std::optional<Advice> objection(const TutorSettings& settings, const Coach& coach,
                                core::yahtzee::Action action) {
    if (settings.mode == TutorMode::off) return std::nullopt;
    std::optional<Advice> advice = coach.compared(action);
    if (!advice) return std::nullopt;
    const double least =
        is_by_probability(advice->ranked_by) ? settings.min_probability_loss : settings.min_loss;
    return advice->chosen().loss < least ? std::nullopt : advice;
}

using namespace app::analysis;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Game;

namespace {

// Choices that can't be told apart are equals.
Advice without_noise(Advice advice) {
    if (advice.is_to_win())
        for (RankedAction& choice : advice.choices)
            if (choice.loss < advice.accuracy()) choice.loss = 0;
    return advice;
}

} // namespace

Coach::Coach(GameSession& session, AnalysisService& analysis, QObject* parent)
    : QObject(parent),
      session_(session),
      analysis_(analysis),
      ranking_(analysis),
      rollouts_(analysis) {
    connect(&session_, &GameSession::decided, this, [this](Action action) {
        if (!session_.isPersonsTurn()) return;
        noteChoiceBefore();
        last_ = compared(action);
        if (last_ && last_->choices.size() < 2) last_.reset(); // nothing to choose
    });
    connect(&session_, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began || change == GameSession::Change::moved) {
            last_.reset();
            before_.reset();
        }
        if (change == GameSession::Change::began) {
            analysis_.values().request(rules());
            analysis_.tables().request(rules());
        }
        think();
    });
    const auto think_again = [this] {
        think();
        Q_EMIT adviceChanged();
    };
    connect(&analysis_.values(), &ValueCache::solved, this, think_again);
    connect(&analysis_.tables(), &TableCache::changed, this, think_again);
}

void Coach::noteChoiceBefore() {
    const auto& game = session_.game();
    const auto open = [](const core::yahtzee::Game& at) { return at.card(at.mover()).open(); };
    const bool is_of_turn =
        last_ && last_->game.mover() == game.mover() && open(last_->game) == open(game);
    if (!is_of_turn)
        before_.reset();
    else if (!before_ || before_->ranked_by != last_->ranked_by ||
             last_->chosen().loss >= before_->chosen().loss)
        before_ = last_;
}

void Coach::setMode(HintMode mode) {
    if (mode == mode_) return;
    mode_ = mode;
    correct();
    Q_EMIT adviceChanged();
}

Objective Coach::objective() const {
    return objective_.kind == Objective::Kind::win && !hasOpponents() ? Objective{} : objective_;
}

void Coach::setObjective(const Objective& objective) {
    if (objective == objective_) return;
    objective_ = objective;
    think();
    Q_EMIT adviceChanged();
}

void Coach::think() {
    const Game& game = session_.game();
    const auto values = analysis_.values().get(rules());
    const bool asks_probabilities = hasOpponents() || objective().kind == Objective::Kind::beat;
    if (!values || game.phase() != core::yahtzee::Phase::to_decide || !asks_probabilities) {
        known_.reset();
        ranking_.cancel();
        rollouts_.cancel();
        return;
    }
    const RankingRequest question{game.position(), objective(), values,
                                  analysis_.tables().get(rules())};
    if (known_ && known_->question == question) return;
    known_ = {question};
    rollouts_.cancel();
    ranking_.request(
        question,
        [this](const RankedChoices& ranked) {
            known_->ranked = ranked;
            correct();
            Q_EMIT adviceChanged();
        },
        [this](const QString& why) { giveUp(why); });
}

// Programs' decisions pass by too fast.
void Coach::correct() {
    const bool is_wanted = mode_ != HintMode::off && known_ && known_->ranked.is_estimate &&
                           (session_.isPersonsTurn() || session_.isReviewing());
    if (!is_wanted) return rollouts_.cancel();
    if (!known_->corrected.empty() || rollouts_.isWaiting()) return;
    const auto& [position, objective, values, score_source] = known_->question;
    rollouts_.request(
        {position, values, score_source},
        [this](const std::vector<RankedAction>& choices) {
            known_->corrected = choices;
            Q_EMIT adviceChanged();
        },
        [this](const QString& why) { giveUp(why); });
}

// Keeps what is known already.
void Coach::giveUp(const QString& why) {
    analysis_.reportFailure(tr("Win probabilities could not be worked out: %1").arg(why),
                            [coach = QPointer(this)] {
                                if (!coach) return;
                                coach->known_.reset();
                                coach->think();
                            });
    Q_EMIT adviceChanged();
}

std::optional<Advice> Coach::advice() const {
    const Game& game = session_.game();
    const auto values = analysis_.values().get(rules());
    if (!values || game.phase() != core::yahtzee::Phase::to_decide) return std::nullopt;
    if (!known_ || known_->ranked.choices.empty())
        return Advice{
            game, without_holding_all(ai::yahtzee::decide::rank_choices(*values, game.position()))};
    const auto& [question, ranked, corrected] = *known_;
    Advice advice{game, without_holding_all(ranked.choices)};
    if (advice.best().win) advice.ranked_by = question.objective;
    advice.is_compact = question.score_source && !hasFullTables();
    if (ranked.is_estimate) advice.grounds = Accuracy::estimate;
    if (corrected.empty()) return without_noise(std::move(advice));
    advice.grounds = Accuracy::rollouts;
    auto by_rollouts = without_holding_all(corrected);
    if (by_rollouts.front().action != advice.best().action)
        advice.best_estimated = advice.best().action;
    advice.choices = std::move(by_rollouts);
    return without_noise(std::move(advice));
}

std::optional<Advice> Coach::hint() const {
    return mode_ == HintMode::on ? advice() : std::nullopt;
}

std::optional<Advice> Coach::compared(Action action) const {
    std::optional<Advice> compared = advice();
    if (!compared) return std::nullopt;
    compared->made = compared->place_of(action);
    return compared->made ? compared : std::nullopt;
}

} // namespace app::session
