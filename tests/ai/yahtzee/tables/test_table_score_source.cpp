#include "ai/yahtzee/tables/tables.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/win/endgame.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

namespace test_table_score_source {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

const BoxSet few =
    tests::boxes({Box::fives, Box::sixes, Box::full_house, Box::yahtzee, Box::chance});

class TestTableScoreSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        const SolveOptions options{{}, few};
        values_ = solve({}, options);
        score_source_ = std::make_shared<TableScoreSource>(Tables{
            solve_score_distributions(*values_, options), solve_target_probabilities({}, options)});
    }

    void states_data() {
        const auto row = tests::columns<unsigned, int, bool>("open", "total", "bonus");
        const unsigned no_yahtzee = few.without(Box::yahtzee).bits();
        const unsigned two = BoxSet::of(Box::chance).with(Box::sixes).bits();
        row("two open", two, 48, true);
        row("five open", few.bits(), 30, false);
        row("a Yahtzee scored", no_yahtzee, 21, true);
        row("a Yahtzee missed", no_yahtzee, 24, false);
        row("one open", BoxSet::of(Box::chance).bits(), 63, true);
        row("none open", 0u, 63, false);
    }

    void probabilities_are_a_distribution_data() { states_data(); }
    void probabilities_are_a_distribution() {
        const CardState state = fetch();
        const FutureScores future_scores = score_source_->of(state);
        double total = 0;
        double mean = 0;
        for (std::size_t points = 0; points < future_scores.probabilities.size(); ++points) {
            QVERIFY(future_scores.probabilities[points] >= 0);
            total += static_cast<double>(future_scores.probabilities[points]);
            mean += static_cast<double>(points) *
                    static_cast<double>(future_scores.probabilities[points]);
        }
        QVERIFY(std::abs(total - 1) < 1e-6);
        QVERIFY(std::abs(mean - values_->points(state)) < 0.01);
    }

    // Against the end game with a finished opponent: more than so many points, ties half.
    void target_probabilities_are_the_greatest_data() { states_data(); }
    void target_probabilities_are_the_greatest() {
        const CardState state = fetch();
        if (state.open.size() > 3) QSKIP("small states are enough");
        const FutureScores future_scores = score_source_->of(state);
        Endgame endgame{Rules{}};
        for (const int behind : {3, 12, 20, 27, 60, 128}) {
            // Half a tie: the play for one target can't beat the mean of those for both.
            const double both = (probability_of(future_scores, behind) +
                                 probability_of(future_scores, behind + 1)) /
                                2;
            const double exact =
                endgame.probability_of_mover(state, {BoxSet{}, 63, false}, -behind);
            QVERIFY(exact <= both + 5e-5);
            QVERIFY(exact >= probability_of(future_scores, behind + 1) - 5e-5);
        }
        QCOMPARE(probability_of(future_scores, 0), 1.0);
        QCOMPARE(probability_of(future_scores, 5000), 0.0);
    }

private:
    static CardState fetch() {
        QFETCH(unsigned, open);
        QFETCH(int, total);
        QFETCH(bool, bonus);
        return {BoxSet::from_bits(open), total, bonus};
    }

    SharedValues values_;
    SharedScoreSource score_source_;
};

} // namespace test_table_score_source
