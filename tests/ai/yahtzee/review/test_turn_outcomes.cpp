#include "ai/yahtzee/review/turn_outcomes.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_turn_outcomes {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

// The scores of a card that is played for points; nothing is asked for the rest.
class ForPoints : public ScoreSource {
public:
    explicit ForPoints(SharedSurvivalTable outcomes) : outcomes_(std::move(outcomes)) {}

    FutureScores of(const CardState& state) const override {
        const SurvivalFunction function = outcomes_->function(state);
        FutureScores future_scores;
        for (int points = 0; points <= function.max_points(); ++points)
            future_scores.probabilities.push_back(static_cast<float>(function.exactly(points)));
        return future_scores;
    }

private:
    SharedSurvivalTable outcomes_;
};

const BoxSet few = BoxSet::of(Box::sixes).with(Box::full_house).with(Box::large_straight);

Card late_card() { return tests::card_with_open(few).with_points(Box::yahtzee, 50); }

class TestTurnOutcomes : public QObject {
    Q_OBJECT

    const SharedValues values = tests::solved_values();

private Q_SLOTS:
    // Played for points, the ends of a turn are worth what the choice is.
    void ends_are_worth_what_the_choice_is() {
        const auto published = tests::published_positions("values.txt");
        QVERIFY(!published.empty());
        for (const auto& [line, position, figures] : published) {
            if (position.mover.is_complete()) continue;
            const CardState state = state_of(position.mover);
            const TurnPolicy policy = best_policy(values->turn(state));
            for (const RankedAction& choice : rank_choices(*values, position)) {
                double sum = 0;
                double worth = position.mover.total();
                const auto ends = turn_ends({}, position, choice.action, policy);
                for (const TurnEnd& end : ends) {
                    sum += end.probability;
                    worth +=
                        end.probability * (end.scored.points + values->points(end.scored.next));
                }
                QVERIFY(std::abs(sum - 1) < 1e-9);
                QVERIFY(std::abs(worth - choice.value) < 1e-6);
                double ended = 0;
                for (const BoxProbability& probability : box_probabilities({}, state, ends)) {
                    QVERIFY(probability.in_full <= probability.ends);
                    ended += probability.ends;
                }
                QVERIFY(std::abs(ended - 1) < 1e-9);
            }
        }
    }

    // Played for a probability, they have that of the choice.
    void ends_have_the_probability_of_the_choice() {
        const Position position{late_card(), {Card()}, {6, 6, 1, 2, 4}, 1};
        const CardState state = state_of(position.mover);
        const auto after = [](const Transition& scored) { return scored.points >= 25 ? 1.0 : 0.0; };
        const TurnSolver probabilities({}, state, after);
        const TurnPolicy policy = policy_for(probabilities, *values, state);
        const auto choices = rank_choices(*values, position, probabilities);
        QVERIFY(choices.front().win > choices.back().win);
        for (const RankedAction& choice : choices) {
            double probability = 0;
            for (const TurnEnd& end : turn_ends({}, position, choice.action, policy))
                probability += end.probability * after(end.scored);
            QVERIFY(std::abs(probability - *choice.win) < 1e-5);
        }
    }

    // Where probabilities say nothing, points decide.
    void points_break_ties() {
        const CardState state = state_of(late_card());
        const TurnSolver even({}, state, [](const Transition&) { return 0.5; });
        const TurnPolicy policy = policy_for(even, *values, state);
        const TurnPolicy by_points = best_policy(values->turn(state));
        QVERIFY(policy.box == by_points.box);
        QVERIFY(policy.keep == by_points.keep);
    }

    void in_full_data() {
        tests::columns<core::dice::Dice, int, bool>("dice", "box", "full");
        const auto row = [](const char* tag, core::dice::Dice dice, Box box, bool full) {
            tests::row(tag, dice, index(box), full);
        };
        row("two sixes", {6, 6, 1, 2, 3}, Box::sixes, false);
        row("three sixes", {6, 6, 6, 2, 3}, Box::sixes, true);
        row("no three", {6, 6, 5, 2, 3}, Box::three_of_a_kind, false);
        row("three", {6, 6, 6, 2, 3}, Box::three_of_a_kind, true);
        row("no straight", {1, 2, 3, 5, 6}, Box::small_straight, false);
        row("straight", {1, 2, 3, 4, 6}, Box::small_straight, true);
        row("anything", {1, 1, 2, 3, 5}, Box::chance, true);
    }
    void in_full() {
        QFETCH(core::dice::Dice, dice);
        QFETCH(int, box);
        QTEST(is_in_full({}, BoxSet::all(), core::dice::Roll::of(dice), box_at(box)), "full");
    }

    // Three boxes, under every joker rule: the mean of the final scores is the value of the choice,
    // and no target is reached less often by play for it.
    void final_scores_have_the_value_as_their_mean_data() { tests::each_joker_rule(); }
    void final_scores_have_the_value_as_their_mean() {
        QFETCH(JokerRule, rule);
        const Rules rules{rule};
        const SharedValues solved = solve(rules, {{}, few});
        const SharedSurvivalTable outcomes = solve_score_distributions(*solved, {{}, few});
        const SharedSurvivalTable thresholds = solve_target_probabilities(rules, {{}, few});
        const CardState state = state_of(late_card());
        for (int points = 0; points <= outcomes->function(state).max_points(); ++points)
            QVERIFY(thresholds->function(state).at_least(points) >
                    outcomes->function(state).at_least(points) - 1e-4);

        const ForPoints score_source(outcomes);
        const TurnPolicy policy = best_policy(solved->turn(state));
        for (const int roll_number : {1, 2, 3}) {
            const Position position{late_card(), {}, {6, 6, 1, 2, 4}, roll_number};
            for (const RankedAction& choice : rank_choices(*solved, position)) {
                const auto ends = turn_ends(rules, position, choice.action, policy);
                const auto scores = final_scores(score_source, position.mover.total(), ends);
                QVERIFY(std::abs(scores.total() - 1) < 1e-3);
                QVERIFY(std::abs(scores.mean() - choice.value) < 0.02);
            }
        }
    }
};

} // namespace test_turn_outcomes
