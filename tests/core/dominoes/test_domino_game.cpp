#include "core/dominoes/game.h"

#include "tests/support/test.h"

#include <random>

namespace test_domino_game {

using namespace core::dominoes;

Hand tiles(const QString& text) {
    Hand hand;
    for (const QString& tile : text.split(' ', Qt::SkipEmptyParts))
        hand.push_back(Tile::of(tile[0].digitValue(), tile[1].digitValue()));
    return hand;
}

Game game_of(const QString& first, const QString& second, const QString& stock) {
    return Game(Deal{{5, 4}, {tiles(first), tiles(second)}, tiles(stock)});
}

View view_of(const QString& hand, const Line& line, int stock) {
    return {tiles(hand), line, stock};
}

class TestDominoGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_starting_tile_lies_and_the_other_seat_moves() {
        const Game game = game_of("44 13 04 22", "34 24 12 01", "33 11");
        QCOMPARE(to_text(game.line()), std::string("44"));
        QCOMPARE(game.hand(0), tiles("13 04 22"));
        QCOMPARE(game.mover(), 1);
        QCOMPARE(game.view(), view_of("34 24 12 01", game.line(), 2));
    }

    void moves_have_reasons_data() {
        tests::columns<QString, int, QString, int>("hand", "stock", "move", "verdict");
        const auto row = [](const char* hand, int stock, const char* move, Verdict verdict) {
            QTest::addRow("%s of %s, %d", move, hand, stock)
                << hand << stock << move << static_cast<int>(verdict);
        };
        // The ends are 4 and 1.
        row("14 22", 3, "L0", Verdict::legal);
        row("14 22", 3, "R0", Verdict::legal);
        row("14 22", 3, "R1", Verdict::does_not_fit);
        row("13 22", 3, "L0", Verdict::does_not_fit);
        row("13 22", 3, "L2", Verdict::no_such_tile);
        row("13 22", 3, "DRAW", Verdict::must_place);
        row("13 22", 0, "PASS", Verdict::must_place);
        row("03 22", 3, "DRAW", Verdict::legal);
        row("03 22", 3, "PASS", Verdict::must_draw);
        row("03 22", 0, "PASS", Verdict::legal);
        row("03 22", 0, "DRAW", Verdict::no_stock);
        row("03 22", 0, "L0", Verdict::does_not_fit);
    }
    void moves_have_reasons() {
        QFETCH(QString, hand);
        QFETCH(int, stock);
        QFETCH(QString, move);
        QFETCH(int, verdict);
        const View view = view_of(hand, *Line::of({{4, 4}, {4, 1}}), stock);
        const auto parsed = parse_move(move.toStdString());
        QVERIFY(parsed);
        QCOMPARE(to_text(*parsed), move.toStdString());
        QCOMPARE(static_cast<int>(judge(view, *parsed)), verdict);
        const auto legal = legal_moves(view);
        QCOMPARE(std::ranges::count(legal, *parsed), verdict == 0 ? 1 : 0);
    }

    void other_words_are_no_moves() {
        for (const char* text : {"", "L", "l0", "R-1", "R1x", "draw", "R99999999999", "L 1", "0"})
            QVERIFY2(!parse_move(text), text);
        QCOMPARE(parse_move(" R3\r"), std::optional(Move::place(3, End::right)));
    }

    void an_empty_hand_wins() {
        Game game = game_of("44 13", "34 24", "33 11");
        game = game.apply(Move::place(1, End::left));
        QVERIFY(!game.is_over());
        QCOMPARE(game.view().can_place(), false);
        game = game.apply(Move::draw());
        QCOMPARE(game.hand(0), tiles("13 33"));
        game = game.apply(Move::draw());
        QCOMPARE(game.stock().size(), std::size_t{0});
        game = game.apply(Move::pass()).apply(Move::place(0, End::right));
        QVERIFY(game.is_over());
        QVERIFY(!game.is_stuck());
        QCOMPARE(game.points(1), 1.0);
        QCOMPARE(game.points(0), 0.0);
    }

    void when_both_are_stuck_fewer_pips_win_data() {
        const auto row = tests::columns<QString, double>("second", "points");
        row("fewer", "24 01", 1.0);
        row("as many", "24 11", 0.5);
        row("more", "24 13", 0.0);
    }
    void when_both_are_stuck_fewer_pips_win() {
        QFETCH(QString, second);
        QFETCH(double, points);
        Game game = game_of("44 02", second, "");
        // 44, then 42 to the right, then the owner of 02 covers the 2: ends 4 and 0.
        game = game.apply(Move::place(0, End::right));
        QVERIFY(!game.is_over());
        game = game_of("44 00 11", second, "").apply(Move::place(0, End::right));
        QVERIFY(game.is_over());
        QVERIFY(game.is_stuck());
        // Seat 0 is left with 11: two pips.
        QCOMPARE(game.points(1), points);
        QCOMPARE(game.points(0), 1 - points);
    }

    // 100,000 random games, or 10,000 under a sanitizer, spread over all cases.
    void random_play_keeps_the_invariants_data() {
        tests::columns<int, int>("numbers", "hand_size");
        for (const Case setting : all_cases)
            QTest::addRow("N %d, H %d", setting.numbers, setting.hand_size)
                << setting.numbers << setting.hand_size;
    }
    void random_play_keeps_the_invariants() {
        QFETCH(int, numbers);
        QFETCH(int, hand_size);
        const Case setting{numbers, hand_size};
        const auto seed = core::dice::seed_from_number(2009);
        std::mt19937_64 random(1);
        constexpr std::uint32_t rounds = (tests::is_sanitized ? 10'000 : 100'000) / case_count;
        for (std::uint32_t round = 0; round < rounds; ++round) {
            Game game(deal(setting, shuffled_tiles(seed, setting, round)));
            QCOMPARE(game.line().size(), 1);
            while (!game.is_over()) {
                const auto moves = legal_moves(game.view());
                QVERIFY(!moves.empty());
                game = game.apply(moves[random() % moves.size()]);
                check_tiles(game);
            }
            QCOMPARE(game.points(0) + game.points(1), 1.0);
            if (game.is_stuck()) {
                QVERIFY(game.stock().empty());
                for (const Tile tile : game.hand(0)) QVERIFY(!game.line().fits(tile));
                for (const Tile tile : game.hand(1)) QVERIFY(!game.line().fits(tile));
            } else {
                QVERIFY(game.hand(0).empty() != game.hand(1).empty());
            }
        }
    }

private:
    // No tile is lost, none occurs twice, and touching halves are equal.
    static void check_tiles(const Game& game) {
        const auto count = game.hand(0).size() + game.hand(1).size() + game.stock().size() +
                           game.line().tiles().size();
        const TileSet together = TileSet::of(game.hand(0)) | TileSet::of(game.hand(1)) |
                                 TileSet::of(game.stock()) | game.line().tile_set();
        QCOMPARE(count, static_cast<std::size_t>(game.setting().tiles()));
        QCOMPARE(together, TileSet::all(game.setting().numbers));
        QVERIFY(Line::of(game.line().tiles()).has_value());
    }
};

} // namespace test_domino_game
