#include "app/analysis/decision_requests.h"

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/tables/table_file.h"

#include <QRandomGenerator>

#include <algorithm>
#include <stdexcept>

namespace app::analysis {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using core::yahtzee::Action;

namespace {

ActionRanker ranker_of(const RankerKey& key, Work& work) {
    auto idle = work.service.rankers().take(key);
    return idle ? *std::move(idle) : ActionRanker(key.values, key.score_source);
}

TurnPolicy find_policy(const DecisionKey& decision, Work& work) {
    const auto& [made_with, position, objective] = decision;
    const CardState state = state_of(position.mover);
    if (objective.kind == Objective::Kind::expected)
        return best_policy(made_with.values->turn(state));
    ActionRanker ranker = ranker_of(made_with, work);
    const SharedTurn turn = ranker.probabilities(position, objective);
    work.service.rankers().put(made_with, std::move(ranker));
    return turn ? policy_for(*turn, *made_with.values, state)
                : best_policy(made_with.values->turn(state));
}

} // namespace

Explanation ExplanationRequest::answer(Work& work) const {
    const DecisionKey key{{values, score_source}, position, objective};
    const auto idle = work.service.policies().take(key);
    const TurnPolicy policy = idle ? *idle : find_policy(key, work);
    work.service.policies().put(key, policy);
    const auto rules = values->rules();
    const auto ends = turn_ends(rules, position, choice, policy);
    const auto other_ends = turn_ends(rules, position, other, policy);
    const CardState state = state_of(position.mover);
    Explanation explanation{policy, box_probabilities(rules, state, ends),
                            box_probabilities(rules, state, other_ends)};
    if (!score_source) return explanation;
    const int total = position.mover.total();
    explanation.scores = final_scores(*score_source, total, ends);
    explanation.other_scores = final_scores(*score_source, total, other_ends);
    // Where nobody is to be beaten there is no reason to win.
    const bool has_opponents = !position.opponents.empty();
    if (objective.kind == Objective::Kind::beat ||
        (objective.kind == Objective::Kind::win && has_opponents))
        explanation.stakes = find_stakes(*score_source, position, objective, ends, other_ends);
    return explanation;
}

std::optional<Reason> reason_of(const ExplanationRequest& request, const RankedAction& best,
                                const RankedAction& other, const ContributionTable& contributions,
                                const std::optional<Explanation>& explanation) {
    const auto& [position, objective, _, against, values, score_source] = request;
    if (other.loss <= 0) return std::nullopt;
    if (objective.kind == Objective::Kind::expected) {
        const auto policy = best_policy(values->turn(state_of(position.mover)));
        return find_reason({*values, contributions, position, objective, policy, best.action,
                            other.action, other.loss});
    }
    if (!explanation || !explanation->stakes || !best.win || !other.win) return std::nullopt;
    return find_reason({*values, contributions, position, objective, explanation->policy,
                        best.action, other.action, other.loss},
                       *best.win, *other.win, *explanation->stakes);
}

BreakEvenRequest::Answer BreakEvenRequest::answer(Work& work) const {
    const auto& [made_with, position, objective] = decision;
    ActionRanker ranker = ranker_of(made_with, work);
    BreakEvenOptions options;
    options.stop = work.stop();
    options.progress = [&work](double) { work.slot.pause(); };
    const auto found = nearest_break_even(ranker, position, objective, options);
    work.service.rankers().put(made_with, std::move(ranker));
    if (work.stop().stop_requested()) throw Cancelled(); // the search for it ended early
    return found;
}

namespace {

SeatedPlayer seat(const PlayerKey& key, Work& work) {
    SeatedPlayer seated;
    ai::yahtzee::players::PlayerOptions options;
    options.rules = key.rules;
    options.seed = QRandomGenerator::system()->generate64();
    options.values = [&] { return work.service.values().wait_for(key.rules, work.slot); };
    options.score_source = [&] {
        seated.asked_for_tables = true;
        return seated.score_source = work.service.tables().get(key.rules);
    };
    seated.player = ai::yahtzee::players::make_player(key.name, options);
    if (!seated.player) throw std::runtime_error("there is no player of that name");
    return seated;
}

// A player that uses tables is made anew when they come or go.
SeatedPlayer take_or_seat(const PlayerKey& key, Work& work) {
    auto idle = work.service.players().take(key);
    const bool is_up_to_date = idle && (!idle->asked_for_tables ||
                                        idle->score_source == work.service.tables().get(key.rules));
    return is_up_to_date ? *std::move(idle) : seat(key, work);
}

} // namespace

Action PlayerRequest::answer(Work& work) const {
    SeatedPlayer seated = take_or_seat(key, work);
    Action action = Action::hold(0);
    try {
        action = seated.player->choose(position);
    } catch (const ai::yahtzee::tables::TableError&) {
        // Damaged tables stop nobody: it goes on without.
        work.service.tables().drop(key.rules, seated.score_source);
        seated = seat(key, work);
        action = seated.player->choose(position);
    }
    work.service.players().put(key, std::move(seated));
    return action;
}

RankedChoices RankingRequest::answer(Work& work) const {
    const RankerKey key{values, score_source};
    ActionRanker ranker = ranker_of(key, work);
    RankedChoices ranked{ranker.rank(position, objective)};
    const bool wins = objective.kind == Objective::Kind::win;
    const bool is_known = !ranked.choices.empty() && ranked.choices.front().win;
    ranked.is_estimate = wins && is_known && !ranker.is_exact(position);
    work.service.rankers().put(key, std::move(ranker));
    return ranked;
}

double value_now(const core::yahtzee::Game& game, const ai::yahtzee::turn::TurnSolver& turn) {
    const int roll_number = game.roll_number();
    if (roll_number == 0) return turn.value();
    if (game.phase() == core::yahtzee::Phase::to_decide)
        return turn.value(core::dice::Roll::of(game.dice()), roll_number);
    return turn.value(Action::hold(game.held_slots()).keep(game.dice()), roll_number);
}

WinRequest::Answer WinRequest::answer(Work& work) const {
    const int players = game.players();
    std::vector<core::yahtzee::Card> opponents;
    for (int next = 1; next < players; ++next)
        opponents.push_back(game.card((game.mover() + next) % players));
    const core::yahtzee::Position position{game.card(game.mover()), opponents, game.dice(),
                                           std::max(1, game.roll_number())};
    // Among more than two players, only the mover's probability is known at any moment.
    if (players > 2 && seat != game.mover()) return std::nullopt;
    const RankerKey key{values, score_source};
    ActionRanker ranker = ranker_of(key, work);
    const auto turn = ranker.probabilities(position, {Objective::Kind::win, 0});
    work.service.rankers().put(key, std::move(ranker));
    if (!turn) return std::nullopt;
    const double own = value_now(game, *turn);
    return seat == game.mover() ? own : 1 - own;
}

RolloutRequest::Answer RolloutRequest::answer(Work& work) const {
    ai::yahtzee::win::RolloutOptions options;
    options.threads = work.slot.widen();
    const RolloutRankerKey key{{values, score_source}, options.threads};
    auto idle = work.service.rollout_rankers().take(key);
    RolloutRanker ranker = idle ? *std::move(idle) : RolloutRanker(values, score_source, options);
    Answer choices = ranker.rank(position, work.stop(), [&work](double) { work.slot.pause(); });
    work.service.rollout_rankers().put(key, std::move(ranker));
    return choices;
}

} // namespace app::analysis
