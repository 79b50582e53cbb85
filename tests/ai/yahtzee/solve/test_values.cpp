// Every choice of the forty positions in tests/data/values.txt, whose values come from an
// independent program.

#include "ai/yahtzee/decide/action_ranker.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_values {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

class TestValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_positions_data() {
        tests::columns<int>("number");
        for (int i = 0; i < 40; ++i) QTest::addRow("%d", i + 1) << i;
    }
    void published_positions() {
        QFETCH(int, number);
        static const auto published = tests::published_positions("values.txt");
        QCOMPARE(published.size(), 40);
        const auto& [line, position, theirs] = published[number];
        QMap<int, double> ours;
        const auto ranking = rank_choices(*tests::solved_values(), position);
        for (const RankedAction& choice : ranking) ours[choice.action.code()] = choice.value;
        QCOMPARE(ours.keys(), theirs.keys());
        for (auto it = theirs.begin(); it != theirs.end(); ++it)
            QVERIFY2(std::abs(ours[it.key()] - it.value()) < 0.002, line.constData());
        double before = ranking.front().value;
        for (const RankedAction& choice : ranking) {
            QVERIFY(choice.value <= before);
            QCOMPARE(choice.loss, ranking.front().value - choice.value);
            before = choice.value;
        }
    }
};

} // namespace test_values
