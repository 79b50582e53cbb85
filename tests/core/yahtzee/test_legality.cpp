#include "core/yahtzee/legality.h"

#include "tests/support/test.h"

#include <QFile>

namespace test_legality {

using namespace core::yahtzee;

class TestLegality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_examples_data() {
        tests::columns<QByteArray, QByteArray, QByteArray>("position", "action", "verdict");
        QFile file(ALEA_TEST_DATA "/contest-examples.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int count = 0;
        while (!file.atEnd()) {
            const QByteArray position = file.readLine().trimmed();
            const QByteArray action = file.readLine().trimmed();
            QTest::addRow("%d", ++count) << position << action << file.readLine().trimmed();
        }
        QCOMPARE(count, 23);
    }
    void published_examples() {
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, action);
        const auto read = parse_position(position.toStdString());
        QVERIFY(read);
        const auto code = parse_action_code(action.toStdString());
        QVERIFY(code);
        QTEST(QByteArray::fromStdString(std::string(words(judge({}, *read, *code)))), "verdict");
        QCOMPARE(QByteArray::fromStdString(to_text(*read)), position);
    }

    void legal_actions_are_what_the_referee_allows() {
        Position position{Card(), {Card()}, {1, 2, 3, 4, 5}, 1};
        QCOMPARE(legal_actions({}, position).size(), std::size_t{13 + 32});
        position.roll_number = 3;
        QCOMPARE(legal_actions({}, position).size(), std::size_t{13});
        position.mover = Card().with_points(Box::yahtzee, 0);
        position.dice = {3, 3, 3, 3, 3};
        const auto actions = legal_actions({}, position);
        QCOMPARE(actions.size(), std::size_t{1});
        QCOMPARE(actions.front(), Action::score(Box::threes));
        QCOMPARE(legal_actions({JokerRule::free_choice}, position).size(), std::size_t{7});
        QCOMPARE(judge({JokerRule::free_choice}, position, 0), Verdict::joker_other_upper_box);
    }

    void codes_outside_the_range() {
        const Position position{Card(), {Card()}, {1, 2, 3, 4, 5}, 1};
        for (const int code : {-1, -3, 65, 67, 2147483647})
            QCOMPARE(judge({}, position, code), Verdict::no_such_dice);
        for (const int code : {-2, 26, 28, 62, 64, -2147483647 - 1})
            QCOMPARE(judge({}, position, code), Verdict::no_such_box);
    }
};

} // namespace test_legality
