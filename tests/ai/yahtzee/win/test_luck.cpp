#include "ai/yahtzee/win/luck.h"

#include "ai/yahtzee/turn/turn_solver.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/core/dice/reroll_probability.h"
#include "tests/support/test.h"

#include <cmath>
#include <random>

namespace test_luck {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;

// A reachable state with an open box, and any number of points.
PlayerState random_player(std::mt19937& random) {
    for (;;) {
        const CardState state{BoxSet::from_bits(random() % (1u << box_count)),
                              static_cast<int>(random() % upper_total_count), random() % 2 == 1};
        if (!state.open.empty() && is_reachable(state))
            return {state, static_cast<int>(random() % 200)};
    }
}

// Probabilities that could be anything: the mean of luck does not depend on them.
class AnyScoreSource : public ScoreSource {
public:
    FutureScores of(const CardState& state) const override {
        FutureScores future_scores;
        const int length = 1 + 30 * state.open.size();
        for (int i = 0; i < length; ++i)
            future_scores.probabilities.push_back(
                static_cast<float>((i * 7 + state.upper_total) % 5) /
                static_cast<float>(2 * length));
        return future_scores;
    }
};

// The probability that dice have in the chance box.
auto in_chance(TurnSolver probabilities) {
    return [probabilities = std::move(probabilities)](const Dice& dice) {
        return probabilities.value(Roll::of(dice), Box::chance);
    };
}

class TestLuck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void luck_has_mean_zero_over_every_roll_data() {
        tests::either("normal", "distributions", "normal");
    }
    void luck_has_mean_zero_over_every_roll() {
        QFETCH(bool, normal);
        std::unique_ptr<LuckBaseline> made;
        if (normal)
            made = std::make_unique<NormalBaseline>(tests::solved_values());
        else
            made =
                std::make_unique<DistributionBaseline>(Rules{}, std::make_shared<AnyScoreSource>());
        const LuckBaseline& baseline = *made;
        std::mt19937 random(4);
        for (int i = 0; i < 50; ++i) {
            const PlayerState mover = random_player(random);
            const TurnSolver probabilities = baseline.turn(mover, random_player(random));
            double first = 0;
            for (int r = 0; r < roll_count; ++r)
                first +=
                    Roll::at(r).probability() * luck_of_roll(probabilities, 1, {}, Roll::at(r));
            QVERIFY(std::abs(first) < 1e-9);
            for (int roll_number = 2; roll_number <= rolls_per_turn; ++roll_number) {
                for (int k = 0; k < keep_count; ++k) {
                    double mean = 0;
                    for (int r = 0; r < roll_count; ++r) {
                        const double p = tests::reroll_probability(Keep::at(k), Roll::at(r));
                        if (p > 0)
                            mean += p * luck_of_roll(probabilities, roll_number, Keep::at(k),
                                                     Roll::at(r));
                    }
                    QVERIFY(std::abs(mean) < 1e-9);
                }
            }
        }
    }

    void luck_is_what_the_best_choice_gains() {
        const NormalBaseline baseline(tests::solved_values());
        std::mt19937 random(9);
        for (int i = 0; i < 20; ++i) {
            const TurnSolver probabilities =
                baseline.turn(random_player(random), random_player(random));
            for (int r = 0; r < roll_count; ++r) {
                double most = 0;
                for (const Keep keep : keeps_within(Roll::at(r)))
                    most = std::max(most, probabilities.value(keep, 1));
                QCOMPARE(luck_of_roll(probabilities, 1, {}, Roll::at(r)),
                         most - probabilities.value());
            }
        }
    }

    void distributions_give_exact_probabilities() {
        // One box is left to each; both still make 10 or 20 points.
        class TenOrTwenty : public ScoreSource {
        public:
            FutureScores of(const CardState& state) const override {
                FutureScores future_scores{std::vector<float>(21), {}};
                if (state.open.empty()) return {{1.0f}, {}};
                future_scores.probabilities[10] = 0.75f;
                future_scores.probabilities[20] = 0.25f;
                return future_scores;
            }
        };
        const DistributionBaseline baseline({}, std::make_shared<TenOrTwenty>());
        const PlayerState mover{{BoxSet::of(Box::chance), 30, false}, 100};
        const PlayerState other{{BoxSet::of(Box::chance), 30, false}, 100};
        const auto probability_of = in_chance(baseline.turn(mover, other));
        QCOMPARE(probability_of({1, 1, 1, 1, 5}), 0.0);
        QCOMPARE(probability_of({1, 1, 1, 1, 6}), 0.375); // 10
        QCOMPARE(probability_of({2, 2, 2, 2, 3}), 0.75);
        QCOMPARE(probability_of({4, 4, 4, 4, 4}), 0.875); // 20
        QCOMPARE(probability_of({4, 4, 4, 4, 5}), 1.0);
    }

    void a_baseline_knows_a_finished_game() {
        // One box is left to the mover, none to the other: only the points decide.
        const NormalBaseline baseline(tests::solved_values());
        const PlayerState mover{{BoxSet::of(Box::chance), 30, false}, 100};
        const PlayerState other{{BoxSet(), 30, false}, 118};
        const auto probability_of = in_chance(baseline.turn(mover, other));
        QCOMPARE(probability_of({3, 3, 3, 4, 4}), 0.0);
        QCOMPARE(probability_of({3, 3, 4, 4, 4}), 0.5);
        QCOMPARE(probability_of({3, 4, 4, 4, 4}), 1.0);
    }
};

} // namespace test_luck
