#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "tests/support/test.h"

namespace test_position {

using namespace core::yahtzee;

const std::string fresh = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
                          "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 3 4 5 6 2";

class TestPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void text_goes_round() {
        const auto position = parse_position(fresh);
        QVERIFY(position);
        QCOMPARE(position->dice, (core::dice::Dice{1, 3, 4, 5, 6}));
        QCOMPARE(position->roll_number, 2);
        QCOMPARE(position->mover.open(), BoxSet::all());
        QCOMPARE(to_text(*position), fresh);
    }

    void blanks_and_carriage_returns_are_forgiven() {
        const auto position = parse_position("  " + fresh + " \t\r");
        QVERIFY(position);
        QCOMPARE(to_text(*position), fresh);
    }

    void faults_have_a_place_data() {
        const auto row = tests::columns<QString, int>("text", "column");
        const QString good = QString::fromStdString(fresh);
        row("empty", "", 1);
        row("a word", QString(good).replace(3, 2, "no"), 4);
        row("a box below -1", QString(good).replace(0, 2, "-2"), 1);
        row("die 7", QString(good).replace(" 6 2", " 7 2"), int(good.size()) - 2);
        row("die 0", QString(good).replace(" 6 2", " 0 2"), int(good.size()) - 2);
        row("roll 0", QString(good).replace(" 6 2", " 6 0"), int(good.size()));
        row("roll 4", QString(good).replace(" 6 2", " 6 4"), int(good.size()));
        row("short", good.chopped(2), int(good.size()) - 1);
        row("long", good + " 1", int(good.size()) + 2);
    }
    void faults_have_a_place() {
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto position = parse_position(text.toStdString(), 5);
        QVERIFY(!position);
        QCOMPARE(position.error().line, std::size_t{5});
        QCOMPARE(static_cast<int>(position.error().column), column);
    }

    void actions_and_their_codes() {
        QCOMPARE(Action::score(Box::chance).code(), 24);
        QCOMPARE(Action::hold(0b11111).code(), 63);
        QVERIFY(!Action::from_code(26));
        QVERIFY(!Action::from_code(65));
        QVERIFY(!Action::from_code(-1));
        for (int code = 0; code < 64; ++code) {
            if (const auto action = Action::from_code(code)) QCOMPARE(action->code(), code);
        }
        const core::dice::Dice dice{2, 2, 6, 2, 6};
        const auto keep = Action::hold(0b11000).keep(dice);
        QCOMPARE(lowest_hold(keep, dice), Action::hold(0b00101));
        QCOMPARE(*parse_action_code(" 24 \r"), 24);
        QCOMPARE(parse_action_code("24 1", 2).error().column, std::size_t{4});
        QVERIFY(!parse_action_code(""));
        QVERIFY(!parse_action_code("-"));
        QVERIFY(!parse_action_code("1.0"));
        QCOMPARE(*parse_action_code("2147483648"), 2147483646);
        QCOMPARE(*parse_action_code("-99999999999999999999"), -2147483647);
    }
};

} // namespace test_position
