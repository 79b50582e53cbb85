// The table of the optimal player's final scores against the computation that it was made by.

#include "ai/yahtzee/theory/optimal_scores.h"

#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/review/evaluate.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_optimal_scores {

using namespace ai::yahtzee;

class TestOptimalScores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_table_is_what_the_evaluation_computes() {
        const auto& values = tests::solved_values();
        const auto evaluation =
            review::evaluate({}, [&] { return std::make_unique<players::Optimal>(values); });
        QVERIFY(evaluation);
        const auto& computed = evaluation->scores.probabilities();
        const auto table = theory::optimal_scores();
        constexpr double last_digit = 1e-11; // the table has twelve
        QCOMPARE(table.probabilities().size(), computed.size());
        for (std::size_t score = 0; score < computed.size(); ++score)
            QVERIFY2(std::abs(table.probabilities()[score] - computed[score]) <=
                         last_digit * computed[score],
                     qPrintable(QString("%1 points").arg(score)));
    }
};

} // namespace test_optimal_scores
