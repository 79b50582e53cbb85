#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/sweeps.h"
#include "tests/core/dice/reroll_probability.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace test_sweeps {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace core::dice;

RollValues random_values(unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> any(0, 50);
    RollValues values;
    for (double& value : values) value = any(random);
    return values;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12 * std::max(1.0, std::abs(b)); }

class TestSweeps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void means_of_keeps_are_those_over_whole_rolls() {
        const RollValues rolls = random_values(1);
        const KeepValues means = means_of_keeps(rolls);
        for (int k = 0; k < keep_count; ++k) {
            double mean = 0;
            for (int r = 0; r < roll_count; ++r)
                mean += tests::reroll_probability(Keep::at(k), Roll::at(r)) *
                        rolls[static_cast<std::size_t>(r)];
            QVERIFY(near(means[static_cast<std::size_t>(k)], mean));
        }
        QVERIFY(near(mean_of_rolls(rolls), means[0]));
    }

    void best_keeps_are_those_of_all_within_the_roll() {
        RollValues rolls = random_values(2);
        const KeepValues means = means_of_keeps(rolls);
        const RollValues best = best_keeps(means);
        for (int r = 0; r < roll_count; ++r) {
            double most = 0;
            for (const Keep keep : keeps_within(Roll::at(r)))
                most = std::max(most, means[static_cast<std::size_t>(keep.index())]);
            QCOMPARE(best[static_cast<std::size_t>(r)], most);
        }
    }

    void states_are_counted() { QCOMPARE(reachable_state_count(), 536448); }
};

} // namespace test_sweeps
