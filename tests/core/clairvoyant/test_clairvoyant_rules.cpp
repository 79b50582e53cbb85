#include "core/clairvoyant/box.h"
#include "core/clairvoyant/game.h"
#include "core/clairvoyant/scenario.h"
#include "tests/support/test.h"

namespace test_clairvoyant_rules {

using namespace core::clairvoyant;
using namespace core::dice;

class TestClairvoyantRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void machine_rolls_as_published() {
        core::clairvoyant::Lcg machine(69069, 5, 0);
        for (const int face : {1, 6, 6, 3, 2, 4, 3, 2, 3, 5, 1, 6, 6, 4, 5, 1, 3, 4, 1})
            QCOMPARE(machine.roll(), face);
    }

    void machine_takes_the_greatest_parameters() {
        // 2^31 * 2^31 + 2^31 is 2^31 mod 2^32, for ever: 2^15 mod 6 is 2.
        core::clairvoyant::Lcg machine(1u << 31, 1u << 31, 1u << 31);
        for (int i = 0; i < 5; ++i) QCOMPARE(machine.roll(), 3);
    }

    void points_data() {
        // Of ones to sixes, sequence, full, four, five, chance.
        tests::columns<QList<int>, QList<int>>("dice", "points");
        const auto row = [](const char* name, const QList<int>& dice, const QList<int>& expected) {
            tests::row(name, dice, expected);
        };
        row("12345", {3, 1, 5, 2, 4}, {1, 2, 3, 4, 5, 0, 30, 0, 0, 0, 15});
        row("23456", {6, 5, 4, 3, 2}, {0, 2, 3, 4, 5, 6, 30, 0, 0, 0, 20});
        row("12346", {1, 2, 3, 4, 6}, {1, 2, 3, 4, 0, 6, 0, 0, 0, 0, 16});
        row("13456", {1, 3, 4, 5, 6}, {1, 0, 3, 4, 5, 6, 0, 0, 0, 0, 19});
        row("22345", {2, 2, 3, 4, 5}, {0, 4, 3, 4, 5, 0, 0, 0, 0, 0, 16});
        row("full house", {5, 2, 5, 2, 5}, {0, 4, 0, 0, 15, 0, 0, 19, 0, 0, 19});
        row("three of a kind", {5, 2, 5, 1, 5}, {1, 2, 0, 0, 15, 0, 0, 0, 0, 0, 18});
        row("four of a kind", {6, 6, 1, 6, 6}, {1, 0, 0, 0, 0, 24, 0, 0, 25, 0, 25});
        row("five of a kind is no four", {6, 6, 6, 6, 6}, {0, 0, 0, 0, 0, 30, 0, 0, 0, 50, 30});
    }
    void points() {
        QFETCH(QList<int>, dice);
        QFETCH(QList<int>, points);
        const Roll roll = Roll::of({dice[0], dice[1], dice[2], dice[3], dice[4]});
        for (int i = 0; i < box_count; ++i)
            QCOMPARE(core::clairvoyant::points(box_at(i), roll), points[i]);
    }

    void no_roll_scores_more_than_the_most() {
        for (int i = 0; i < box_count; ++i) {
            int most = 0;
            for (int r = 0; r < core::dice::roll_count; ++r)
                most = std::max(most, core::clairvoyant::points(box_at(i), Roll::at(r)));
            QCOMPARE(max_points(box_at(i)), most);
        }
    }

    void scenarios_are_read() {
        const auto scenario = parse_scenario("  69069 5\t0 \r", 1);
        QVERIFY(bool(scenario));
        QCOMPARE(**scenario, (Scenario{69069, 5, 0}));
        QCOMPARE(to_text(**scenario), std::string("69069 5 0"));
        const auto greatest = parse_scenario("2147483648 2147483648 2147483648", 1);
        QVERIFY(bool(greatest));
        QCOMPARE(greatest->value().multiplier, 1u << 31);
        const auto end = parse_scenario("0 0 0", 1);
        QVERIFY(bool(end));
        QVERIFY(!end->has_value());
    }

    void malformed_scenarios_are_refused_data() {
        const auto row = tests::columns<QString, int>("line", "column");
        row("empty", "", 1);
        row("one number", "69069", 6);
        row("two numbers", "69069 5 ", 9);
        row("four numbers", "69069 5 0 1", 11);
        row("end mark and more", "0 0 0 0", 1);
        row("A is zero", "0 5 0", 1);
        row("A too great", "2147483649 5 0", 1);
        row("C negative", "1 -5 0", 3);
        row("C too great", "1 2147483649 0", 3);
        row("X0 too great", "1 5 99999999999999999999", 5);
        row("fraction", "1 5 0.5", 5);
        row("word", "1 five 0", 3);
    }
    void malformed_scenarios_are_refused() {
        QFETCH(QString, line);
        const auto scenario = parse_scenario(line.toStdString(), 7);
        QVERIFY(!scenario);
        QCOMPARE(scenario.error().line, std::size_t{7});
        QTEST(int(scenario.error().column), "column");
    }

    void rounds_take_numbers_in_order() {
        core::clairvoyant::Lcg machine(69069, 5, 0);
        const RoundDice dice = play_round(machine, {{0b11001, 0b00110}, Box::sixes});
        QCOMPARE(dice[0], (Dice{1, 6, 6, 3, 2}));
        QCOMPARE(dice[1], (Dice{4, 6, 6, 3, 2}));
        QCOMPARE(dice[2], (Dice{4, 3, 5, 3, 2}));
        QCOMPARE(machine.roll(), 1);
    }

    void games_are_written() {
        Game game{};
        for (int i = 0; i < round_count; ++i) game[static_cast<std::size_t>(i)].box = box_at(i);
        game[0].rerolled = {0b11001, 0};
        const std::string text = to_text(replay({69069, 5, 0}, game));
        QVERIFY2(text.starts_with(" 1: 1 6 6 3 2, re-roll 1 4 5: 4 6 6 3 2, re-roll none: "
                                  "4 6 6 3 2, ones 0\n 2: 3 5 1 6 6, "),
                 text.c_str());
    }
};

} // namespace test_clairvoyant_rules
