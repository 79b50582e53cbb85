#include "core/dominoes/deal.h"
#include "core/dominoes/line.h"
#include "core/dominoes/tile_set.h"
#include "tests/support/test.h"

#include <map>

namespace test_domino_tiles {

using namespace core::dominoes;

class TestDominoTiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_tile_is_an_unordered_pair() {
        QCOMPARE(Tile::of(2, 6), Tile::of(6, 2));
        QCOMPARE(Tile::of(6, 2).low(), 2);
        QCOMPARE(Tile::of(2, 6).high(), 6);
        QCOMPARE(Tile::of(2, 6).pips(), 8);
        QCOMPARE(Tile::of(2, 6).other(6), 2);
        QCOMPARE(Tile::of(4, 4).other(4), 4);
        QVERIFY(Tile::of(4, 4).is_double());
        QCOMPARE(to_text(Tile::of(7, 3)), std::string("37"));
        for (int i = 0; i < max_tiles; ++i)
            QCOMPARE(Tile::of(Tile::at(i).high(), Tile::at(i).low()).index(), i);
    }

    void the_first_tiles_are_those_of_fewer_numbers() {
        for (int numbers = min_numbers; numbers <= max_numbers; ++numbers) {
            QCOMPARE(TileSet::all(numbers).size(), tile_count(numbers));
            for (const Tile tile : TileSet::all(numbers)) QVERIFY(tile.high() < numbers);
            QCOMPARE((TileSet::all(numbers) & TileSet::doubles()).size(), numbers);
            QCOMPARE((TileSet::all(numbers) & TileSet::having(2)).size(), numbers);
            QCOMPARE((TileSet::all(numbers) & TileSet::fitting(1, 3)).size(), 2 * numbers - 1);
        }
        QCOMPARE(TileSet::of(Tile::of(1, 2)).with(Tile::of(3, 4)).pips(), 10);
    }

    void the_line_turns_a_tile_as_needed() {
        const Line line = Line(Tile::of(6, 6)).placed(Tile::of(1, 6), End::right);
        QCOMPARE(to_text(line), std::string("66 61"));
        QCOMPARE(to_text(line.placed(Tile::of(6, 4), End::left)), std::string("46 66 61"));
        QCOMPARE(to_text(line.placed(Tile::of(1, 1), End::right)), std::string("66 61 11"));
        QVERIFY(line.fits(Tile::of(1, 3), End::right));
        QVERIFY(!line.fits(Tile::of(1, 3), End::left));
        QVERIFY(!line.fits(Tile::of(2, 3)));
        QVERIFY(!Line::of({}));
        QVERIFY(!Line::of({{1, 2}, {3, 2}}));
        QCOMPARE(Line::of({{6, 6}, {6, 1}}), std::optional(line));
    }

    void the_highest_double_starts_and_then_the_highest_tile_data() {
        tests::columns<QString, int, QString>("hands", "seat", "tile"); // of four tiles each
        tests::row("a double before a higher sum", "34 24 23 11 12 13 14 01", 0, "11");
        tests::row("the highest double", "34 24 23 11 12 33 14 01", 1, "33");
        tests::row("even 00", "34 24 23 13 12 00 14 01", 1, "00");
        tests::row("no double: the highest sum", "02 24 23 13 12 34 14 01", 1, "34");
        tests::row("equal sums: the higher number", "02 23 01 13 12 04 14 03", 1, "14");
    }
    void the_highest_double_starts_and_then_the_highest_tile() {
        QFETCH(QString, hands);
        QFETCH(int, seat);
        QFETCH(QString, tile);
        std::vector<Tile> order;
        for (const QString& text : hands.split(' '))
            order.push_back(Tile::of(text[0].digitValue(), text[1].digitValue()));
        const TileSet dealt = TileSet::of(order);
        for (const Tile other : TileSet::all(5) - dealt) order.push_back(other);
        const Deal dealing = deal({5, 4}, order);
        QCOMPARE(dealing.start().seat, seat);
        QCOMPARE(to_text(dealing.start().tile), tile.toStdString());
        QCOMPARE(dealing.swapped().start(), (Start{1 - seat, dealing.start().tile}));
    }

    void a_shuffle_is_a_fair_function_of_its_seed() {
        const auto seed = core::dice::seed_from_number(5);
        const Case setting{6, 5};
        QCOMPARE(shuffled_tiles(seed, setting, 3), shuffled_tiles(seed, setting, 3));
        QVERIFY(shuffled_tiles(seed, setting, 3) != shuffled_tiles(seed, setting, 4));
        QVERIFY(shuffled_tiles(seed, setting, 3) !=
                shuffled_tiles(core::dice::seed_from_number(6), setting, 3));
        // Each tile comes to each place equally often: 21 x 21 counts of 1,000 on average, whose
        // standard deviation is 31.
        std::map<std::pair<int, std::size_t>, int> counts;
        for (std::uint32_t game = 0; game < 21'000; ++game) {
            const auto tiles = shuffled_tiles(seed, setting, game);
            QCOMPARE(TileSet::of(tiles), TileSet::all(6));
            for (std::size_t place = 0; place < tiles.size(); ++place)
                ++counts[{tiles[place].index(), place}];
        }
        for (const auto& [where, count] : counts) QVERIFY2(std::abs(count - 1000) < 160, "unfair");
    }
};

} // namespace test_domino_tiles
