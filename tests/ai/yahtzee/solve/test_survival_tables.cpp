// ScoreDistributions and thresholds against plain enumeration, for states with few boxes open.

#include "ai/yahtzee/solve/score_distributions.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/solve/reference_states.h"
#include "tests/ai/yahtzee/solve/reference_survival.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace test_survival_tables {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

using reference::Node;
using reference::Probabilities;

CardState state_of(const Node& node) {
    const auto [open, yahtzee, upper] = node;
    return {BoxSet::from_bits(open), upper, yahtzee == reference::YahtzeeBox::fifty};
}

double largest_difference(const SurvivalFunction& function, const Probabilities& probabilities) {
    double worst = 0;
    for (int n = 0; n < reference::max_points_tested; ++n)
        worst =
            std::max(worst, std::abs(function.at_least(n) - reference::at_least(probabilities, n)));
    return worst;
}

class TestSurvivalTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void small_states_data() {
        tests::columns<unsigned>("open");
        const auto row = [](const char* name, std::initializer_list<Box> list) {
            tests::row(name, tests::boxes(list).bits());
        };
        row("sixes", {Box::sixes});
        row("Yahtzee", {Box::yahtzee});
        row("chance", {Box::chance});
        row("twos and large straight", {Box::twos, Box::large_straight});
        row("sixes and Yahtzee", {Box::sixes, Box::yahtzee});
        row("threes, sixes, full house", {Box::threes, Box::sixes, Box::full_house});
        row("kinds and small straight",
            {Box::three_of_a_kind, Box::four_of_a_kind, Box::small_straight});
    }
    void small_states() {
        QFETCH(unsigned, open);
        const BoxSet set = BoxSet::from_bits(open);
        const SolveOptions options{{}, set};
        const SharedValues values = solve({}, options);
        const SharedSurvivalTable outcomes = solve_score_distributions(*values, options);
        const SharedSurvivalTable thresholds = solve_target_probabilities({}, options);
        const reference::Values plain_values(reference::Joker::forced, open);
        reference::ScoreDistributions plain_outcomes(plain_values);
        reference::TargetProbabilities plain_thresholds;
        std::vector<reference::YahtzeeBox> yahtzees{reference::YahtzeeBox::open};
        if (!set.contains(Box::yahtzee))
            yahtzees = {reference::YahtzeeBox::zero, reference::YahtzeeBox::fifty};
        for (const auto yahtzee : yahtzees)
            for (const int upper : {63, 60, 51, 33}) {
                const Node node{open, yahtzee, upper};
                const CardState state = state_of(node);
                if (!is_reachable(state)) continue;
                QVERIFY(largest_difference(outcomes->function(state), plain_outcomes.of(node)) <
                        2e-5);
                QVERIFY(largest_difference(thresholds->function(state), plain_thresholds.of(node)) <
                        2e-5);
            }
    }

    void survival_functions_fall_and_the_best_probability_is_no_less() {
        const SolveOptions options{
            {},
            tests::boxes({Box::ones, Box::fours, Box::yahtzee, Box::small_straight, Box::chance})};
        const SharedValues values = solve({}, options);
        const SharedSurvivalTable outcomes = solve_score_distributions(*values, options);
        const SharedSurvivalTable thresholds = solve_target_probabilities({}, options);
        int states = 0;
        reference::for_each_state(options.within, [&](const CardState& state) {
            ++states;
            const SurvivalFunction mean = outcomes->function(state);
            const SurvivalFunction best = thresholds->function(state);
            QVERIFY(std::abs(mean.mean() - values->points(state)) < 1e-3);
            std::vector<float> written(best.size());
            best.write(written.data());
            for (int n = 0; n <= best.max_points() + 1; ++n) {
                QVERIFY(best.at_least(n) > mean.at_least(n) - 2e-5);
                QVERIFY(best.exactly(n) >= 0 && mean.exactly(n) >= 0);
                if (n <= best.min_points())
                    QCOMPARE(best.at_least(n), 1.0);
                else if (n > best.max_points())
                    QCOMPARE(best.at_least(n), 0.0);
                else
                    QCOMPARE(static_cast<float>(best.at_least(n)),
                             written[static_cast<std::size_t>(n - best.min_points() - 1)]);
            }
        });
        QVERIFY(states > 1000);
    }

    // The figures of the whole game are published. Takes a gigabyte of memory and some time.
    void whole_game() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long: set ALEA_LONG_TESTS=1");
        const SharedValues& values = tests::solved_values();
        const SharedSurvivalTable outcomes = solve_score_distributions(*values);
        double worst = 0;
        reference::for_each_state([&](const CardState& state) {
            const double mean = outcomes->function(state).mean();
            worst = std::max(worst, std::abs(mean - values->points(state)));
        });
        qInfo("largest difference of a mean from the value: %.2g points", worst);
        QVERIFY(worst < 1e-3);

        const SurvivalFunction start = outcomes->function({});
        double variance = 0;
        for (int n = start.min_points(); n <= start.max_points(); ++n)
            variance += start.exactly(n) * (n - start.mean()) * (n - start.mean());
        QVERIFY(std::abs(std::sqrt(variance) - 59.6) < 0.05);
        QVERIFY(start.at_least(248) >= 0.5 && start.at_least(249) < 0.5);
        constexpr double step = 1.0 / 65536; // of the functions, which are of 16 bits
        const auto is_quantile = [&start](int n, double below) {
            return 1 - start.at_least(n) <= below + step &&
                   1 - start.at_least(n + 1) > below - step;
        };
        QVERIFY(is_quantile(180, 0.05));
        QVERIFY(is_quantile(388, 0.95));
        QVERIFY(is_quantile(474, 0.99));
    }

    void stops_when_asked() {
        const SharedValues values = solve({}, {{}, tests::boxes({Box::chance})});
        QVERIFY(!solve_score_distributions(*values, {{.stop = tests::stopped()}}));
        QVERIFY(!solve_target_probabilities({}, {{.stop = tests::stopped()}}));
    }
};

} // namespace test_survival_tables
