#include "core/dice/keyed_dice.h"

#include "tests/support/test.h"

namespace test_keyed_dice {

using namespace core::dice;

class TestKeyedDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 99.99 % of fair dice stay below these; the seed is fixed, so the test always ends the same.
    void faces_are_even_in_every_slot() {
        const KeyedDice dice(seed_from_number(20260101));
        std::array<std::array<int, face_count>, 15> seen{};
        const int turns = 60000;
        for (int i = 0; i < turns; ++i) {
            const auto rolls = dice.turn(static_cast<std::uint64_t>(i / 26), i % 2, i / 2 % 13);
            for (std::size_t place = 0; place < 15; ++place)
                ++seen[place][static_cast<std::size_t>(rolls[place / 5][place % 5] - 1)];
        }
        double all = 0;
        for (const auto& faces : seen) {
            double chi_square = 0;
            for (const int count : faces) {
                const double expected = turns / 6.0;
                chi_square += (count - expected) * (count - expected) / expected;
            }
            QVERIFY2(chi_square < 25.7, "5 degrees of freedom"); // 99.99 %
            all += chi_square;
        }
        QVERIFY2(all < 130, "75 degrees of freedom");
    }

    void neighbouring_slots_are_independent() {
        const KeyedDice dice(seed_from_number(7));
        std::array<int, 36> pairs{};
        const int turns = 36000;
        for (int i = 0; i < turns; ++i) {
            const auto rolls = dice.turn(static_cast<std::uint64_t>(i), 0, 0);
            ++pairs[static_cast<std::size_t>((rolls[0][0] - 1) * 6 + rolls[0][1] - 1)];
        }
        double chi_square = 0;
        for (const int count : pairs) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
        QVERIFY2(chi_square < 76, "35 degrees of freedom"); // 99.99 %
    }

    void every_argument_matters() {
        const KeyedDice dice(seed_from_number(1));
        QCOMPARE(dice.turn(3, 1, 4), dice.turn(3, 1, 4));
        QVERIFY(dice.turn(3, 1, 4) != dice.turn(4, 1, 4));
        QVERIFY(dice.turn(3, 1, 4) != dice.turn(3, 0, 4));
        QVERIFY(dice.turn(3, 1, 4) != dice.turn(3, 1, 5));
        QVERIFY(dice.turn(3, 1, 4) != dice.turn(3 + (1ull << 32), 1, 4));
        QVERIFY(dice.turn(3, 1, 4) != KeyedDice(seed_from_number(2)).turn(3, 1, 4));
    }

    void seeds_as_text() {
        Seed seed{};
        for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i * 7);
        QCOMPARE(*parse_seed(to_text(seed) + "\r"), seed);
        QVERIFY(!parse_seed("12"));
        std::string wrong = to_text(seed);
        wrong[40] = 'x';
        QCOMPARE(parse_seed(wrong).error().column, std::size_t{41});
    }
};

} // namespace test_keyed_dice
