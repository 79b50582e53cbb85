#include "ai/dominoes/endgame.h"

#include "ai/dominoes/random_stream.h"
#include "tests/support/test.h"

#include <algorithm>

namespace test_domino_endgame {

using namespace ai::dominoes;

// Every line of play to its end.
double plain_value(const Table& table) {
    double best = 0;
    for (const Placement& placement : placements(table.hand(), table.left, table.right)) {
        Table next = table;
        next.place(placement);
        const int mover = table.mover;
        double value = 0;
        if (!next.settle())
            value = next.points(mover);
        else
            value = next.mover == mover ? plain_value(next) : 1 - plain_value(next);
        best = std::max(best, value);
    }
    return best;
}

Table random_table(int numbers, int tiles, RandomStream& random) {
    Table table;
    table.numbers = static_cast<std::uint8_t>(numbers);
    for (int dealt = 0; dealt < tiles;) {
        const Tile tile = Tile::at(random.below(core::dominoes::tile_count(numbers)));
        if ((table.hands[0] | table.hands[1]).contains(tile)) continue;
        TileSet& hand = table.hands[static_cast<std::size_t>(dealt++ % 2)];
        hand = hand.with(tile);
    }
    table.left = static_cast<std::uint8_t>(random.below(numbers));
    table.right = static_cast<std::uint8_t>(random.below(numbers));
    return table;
}

class TestDominoEndgame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_value_is_that_of_plain_search() {
        RandomStream random(8);
        Endgame endgame;
        std::array<int, 3> seen{};
        for (int round = 0; round < 3000; ++round) {
            Table table = random_table(5 + round % 4, 4 + round % 6, random);
            if (!table.settle()) continue;
            const auto value = endgame.value(table, 1'000'000);
            QCOMPARE(value, std::optional(plain_value(table)));
            ++seen[static_cast<std::size_t>(*value * 2)];
        }
        for (const int count : seen) QVERIFY(count > 20);
    }

    void a_search_that_takes_too_long_is_given_up() {
        RandomStream random(9);
        Endgame endgame;
        Table table = random_table(9, 24, random);
        QVERIFY(table.settle());
        QVERIFY(!endgame.value(table, 20));
        // What it left behind does no harm.
        table = random_table(6, 9, random);
        while (!table.settle()) table = random_table(6, 9, random);
        QVERIFY(!endgame.value(table, 3));
        QCOMPARE(endgame.value(table, 1'000'000), std::optional(plain_value(table)));
    }
};

} // namespace test_domino_endgame
