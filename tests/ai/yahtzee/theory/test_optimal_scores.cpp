// The table of the optimal player's final scores against the computation that it was made by.

#include "ai/yahtzee/theory/optimal_scores.h"

#include "ai/yahtzee/players/searcher.h"
#include "ai/yahtzee/review/evaluate.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>
#include <numeric>

namespace test_optimal_scores {

using namespace ai::yahtzee;

class TestOptimalScores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_scores_are_as_published() {
        const auto table = theory::optimal_scores();
        QVERIFY(std::abs(table.mean() - 254.587729) < 1e-4);
        QVERIFY(std::abs(table.deviation() - 59.6) < 0.1);
        QCOMPARE(table.quantile(0.5), 248);
        // Published: 5 % below 180, 95 % below 388, 99 % below 474.
        const auto below = [from = table.probabilities().begin()](int score) {
            return std::accumulate(from, from + score, 0.0);
        };
        QVERIFY(std::abs(below(180) - 0.05) < 0.003);
        QVERIFY(std::abs(below(388) - 0.95) < 0.003);
        QVERIFY(std::abs(below(474) - 0.99) < 0.001);
    }

    void the_table_is_what_the_evaluation_computes() {
        const auto evaluation = review::evaluate(
            {}, [&] { return std::make_unique<players::Optimal>(tests::solved_values()); });
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
