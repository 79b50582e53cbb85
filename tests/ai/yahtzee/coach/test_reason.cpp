#include "ai/yahtzee/coach/reason.h"

#include "ai/yahtzee/coach/advice.h"
#include "ai/yahtzee/solve/solver.h"

#include <QFile>
#include <QTest>
#include <cmath>

using namespace ai::yahtzee;
using namespace core::yahtzee;

class TestReason : public QObject {
    Q_OBJECT

    std::shared_ptr<const Contributions> contributions;

private slots:
    void initTestCase() {
        contributions = solve_contributions(solve(Rules{JokerRule::verhoeff}));
        QVERIFY(contributions);
    }

    // Published for Verhoeff's rule with two decimals; some are cut off instead of rounded (13.0977
    // stands as 13.09), hence a tolerance of a whole hundredth.
    void expected_contributions_at_the_start_data() {
        QTest::addColumn<int>("part");
        QTest::addColumn<double>("published");
        const double published[part_count] = {1.88,  5.28,  8.57,  12.16, 15.69,
                                              19.19, 21.66, 13.09, 22.59, 29.46,
                                              32.71, 16.87, 22.01, 23.84, 9.58};
        for (std::size_t part = 0; part < part_count; ++part)
            QTest::addRow("%s", std::string(part_name(part)).c_str())
                << static_cast<int>(part) << published[part];
    }
    void expected_contributions_at_the_start() {
        QFETCH(int, part);
        QFETCH(double, published);
        const Parts parts = contributions->of(TurnState{});
        QVERIFY2(std::abs(parts[static_cast<std::size_t>(part)] - published) < 0.01,
                 qPrintable(QString::number(parts[static_cast<std::size_t>(part)], 'f', 5)));
        QVERIFY(std::abs(sum(parts) - 254.589609) < 1e-3);
    }

    // Every position of the published values: the parts of every choice sum to its value.
    void parts_sum_to_the_value_of_every_choice() {
        QFile file(ALEA_TEST_DATA "/values.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int positions = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            if (line.startsWith('#') || line.contains(':')) continue;
            const auto position = parse_position(line.trimmed().toStdString());
            QVERIFY(position);
            ++positions;
            const auto choices = rank_choices(contributions->values(), *position);
            for (const Choice& choice : choices) {
                const Parts parts = contributions->of(*position, choice.action);
                QVERIFY(std::abs(sum(parts) - choice.value) < 1e-3);
                const Reason reason =
                    compare(*contributions, *position, choice.action, choices.front().action);
                QVERIFY(std::abs(sum(reason.difference) + choice.loss) < 2e-3);
            }
        }
        QCOMPARE(positions, 40);
    }

    void sentences() {
        Reason reason;
        QCOMPARE(sentence(reason), std::string("comes to the same"));
        reason.given_up = {{5, upper_bonus_part}, 3.12};
        QCOMPARE(sentence(reason), std::string("gives up 3.1 points in sixes and the upper bonus"));
        reason.won = {{10}, 1.26};
        QCOMPARE(sentence(reason), std::string("gives up 3.1 points in sixes and the upper bonus "
                                               "for 1.3 in large straight"));
        reason.given_up = {};
        QCOMPARE(sentence(reason), std::string("wins 1.3 points in large straight"));
    }
};

QTEST_APPLESS_MAIN(TestReason)
#include "test_reason.moc"
