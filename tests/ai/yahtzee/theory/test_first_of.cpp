// Finishing first among several: the utility of a score by enumeration, and the solver by plain
// recursion over states, totals and rolls.

#include "ai/yahtzee/theory/first_of.h"
#include "ai/yahtzee/theory/utility_solver.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <cmath>
#include <map>

namespace test_first_of {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::theory;
using namespace core::yahtzee;
using tests::boxes;

const ScoreDistribution three_scores({0.5, 0, 0, 0.3, 0, 0, 0.2}); // 0, 3 and 6 points

double plain_first_of_three(double score) {
    constexpr std::array<std::pair<int, double>, 3> others{{{0, 0.5}, {3, 0.3}, {6, 0.2}}};
    double sum = 0;
    for (const auto& [a, p] : others)
        for (const auto& [b, q] : others)
            if (a <= score && b <= score)
                sum += p * q / (1 + (a == score ? 1 : 0) + (b == score ? 1 : 0));
    return sum;
}

// Scores like those of real games: a bell around 250 and a long tail.
ScoreDistribution bell() {
    std::vector<double> probabilities(max_final_score + 1);
    double sum = 0;
    for (std::size_t s = 0; s < probabilities.size(); ++s) {
        const double x = (static_cast<double>(s) - 250) / 60;
        sum += probabilities[s] = std::exp(-x * x / 2) + 1e-5 * std::exp(-std::abs(x));
    }
    for (double& p : probabilities) p /= sum;
    return ScoreDistribution(probabilities);
}

// The greatest expected utility, a state and a total at a time.
class PlainSolver {
public:
    PlainSolver(Rules rules, std::vector<double> utility)
        : rules_(rules), utility_(std::move(utility)) {}

    double of(const CardState& state, int total) {
        if (state.open.empty()) return utility_[static_cast<std::size_t>(total)];
        const auto [place, is_new] = known_.try_emplace({state, total});
        if (!is_new) return place->second;
        const TurnSolver turn(rules_, state, [&](const Transition& scored) {
            return of(scored.next, total + scored.points);
        });
        return known_[{state, total}] = turn.value();
    }

private:
    Rules rules_;
    std::vector<double> utility_;
    std::map<std::pair<CardState, int>, double> known_;
};

class TestFirstOf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void utility_is_the_mean_over_all_scores_of_the_others() {
        const auto utility = first_of_utility(three_scores, 3);
        QCOMPARE(utility.size(), std::size_t{max_final_score + 1});
        for (std::size_t score = 0; score <= 8; ++score)
            QVERIFY(std::abs(utility[score] - plain_first_of_three(static_cast<double>(score))) <
                    1e-12);
        QCOMPARE(utility[max_final_score], 1.0);
    }

    void one_of_n_who_play_alike_is_first_with_probability_1_of_n_data() {
        tests::each("players", {1, 2, 3, 10, 100, 1000, 10'000, 1'000'000});
    }
    void one_of_n_who_play_alike_is_first_with_probability_1_of_n() {
        QFETCH(int, players);
        const ScoreDistribution others = bell();
        const auto utility = first_of_utility(others, players);
        double mean = 0;
        for (std::size_t s = 0; s < utility.size(); ++s)
            mean += others.probabilities()[s] * utility[s];
        QVERIFY2(std::abs(mean * players - 1) < 1e-9, qPrintable(QString::number(mean * players)));
    }

    void the_solver_agrees_with_plain_recursion_data() {
        tests::columns<unsigned, int, bool, int, int>("open", "upper", "yahtzee_bonus", "total",
                                                      "players");
        const auto row = [](const char* name, BoxSet open, int upper, bool bonus, int total,
                            int players) {
            tests::row(name, open.bits(), upper, bonus, total, players);
        };
        row("last box", boxes({Box::chance}), 63, false, 230, 2);
        row("upper bonus at stake", boxes({Box::sixes, Box::chance}), 45, false, 170, 10);
        row("Yahtzee bonus", boxes({Box::sixes, Box::full_house}), 45, true, 260, 1000);
        row("Yahtzee open", boxes({Box::yahtzee, Box::fives, Box::large_straight}), 50, false, 150,
            100);
    }
    void the_solver_agrees_with_plain_recursion() {
        QFETCH(unsigned, open);
        QFETCH(int, upper);
        QFETCH(bool, yahtzee_bonus);
        QFETCH(int, total);
        QFETCH(int, players);
        const CardState state{BoxSet::from_bits(open), upper, yahtzee_bonus};
        const auto utility = first_of_utility(bell(), players);
        const auto result = maximize_utility(*values_, utility, state, total);
        QVERIFY(result);
        const double plain = PlainSolver({}, utility).of(state, total);
        QVERIFY2(std::abs(result->utility - plain) < 1e-9, qPrintable(QString::number(plain)));
        QVERIFY(result->score <= total + values_->points(state) + 1e-3);
    }

    void points_as_utility_give_the_expected_score() {
        std::vector<double> utility(max_final_score + 1);
        for (std::size_t s = 0; s < utility.size(); ++s)
            utility[s] = static_cast<double>(s) / max_final_score;
        const CardState state{boxes({Box::twos, Box::yahtzee, Box::three_of_a_kind}), 57, false};
        const auto result = maximize_utility(*values_, utility, state, 150);
        const double expected = 150 + values_->points(state);
        QVERIFY(std::abs(result->utility * max_final_score - expected) < 1e-3);
        QVERIFY(std::abs(result->score - expected) < 1e-3);
    }

    void where_nothing_can_be_lost_points_decide() {
        const std::vector<double> utility(max_final_score + 1, 1.0);
        const CardState state{boxes({Box::twos, Box::chance}), 57, false};
        const auto result = maximize_utility(*values_, utility, state, 150);
        QCOMPARE(result->utility, 1.0);
        QVERIFY(std::abs(result->score - 150 - values_->points(state)) < 1e-3);
    }

    void it_can_be_stopped() {
        const auto utility = first_of_utility(bell(), 2);
        QVERIFY(!maximize_utility(*values_, utility, {}, 0, {{0, tests::stopped()}}));
    }

private:
    const SharedValues values_ = tests::solved_values();
};

} // namespace test_first_of
