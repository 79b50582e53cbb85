#include "ai/dominoes/players.h"
#include "core/dominoes/game.h"
#include "tests/support/test.h"

namespace test_domino_players {

using namespace ai::dominoes;
using namespace core::dominoes;

const auto seed = core::dice::seed_from_number(2);

// Points a game of the first, over all cases, on pairs of deals.
double strength(std::string_view first, std::string_view second, std::uint32_t pairs) {
    double sum = 0;
    for (const Case setting : all_cases) {
        for (std::uint32_t pair = 0; pair < pairs; ++pair) {
            const auto a = make_player(first, pair);
            const auto b = make_player(second, pair + 1'000'000);
            a->init(setting);
            b->init(setting);
            const Deal dealt = deal(setting, shuffled_tiles(seed, setting, pair));
            sum += play_game(*a, *b, dealt) + play_game(*a, *b, dealt.swapped());
        }
    }
    return sum / (2 * case_count * pairs);
}

class TestDominoPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_player_answers_legally_and_replays_data() {
        tests::columns<QString>("name");
        for (const PlayerKind& kind : roster())
            QTest::addRow("%s", std::string(kind.name).c_str()) << QString(kind.name.data());
    }
    void every_player_answers_legally_and_replays() {
        QFETCH(QString, name);
        for (const Case setting : {Case{5, 7}, Case{6, 4}, Case{9, 5}}) {
            std::array<std::vector<Move>, 2> runs;
            for (auto& moves : runs) {
                const auto player = make_player(name.toStdString(), 5);
                Random other(6);
                player->init(setting);
                for (std::uint32_t g = 0; g < 2; ++g) {
                    Game game(deal(setting, shuffled_tiles(seed, setting, g)));
                    player->reset(game.start().tile);
                    while (!game.is_over()) {
                        const View view = game.view();
                        const Move move = game.mover() == 0 ? player->play(view) : other.play(view);
                        QCOMPARE(judge(view, move), Verdict::legal);
                        moves.push_back(move);
                        game = game.apply(move);
                    }
                }
            }
            QCOMPARE(runs[0], runs[1]);
        }
        QVERIFY(!make_player("nobody", 1));
    }

    // Published: 50.3 % and 65.3 %. A standard deviation is 0.6 points here.
    void simple_players_are_as_strong_as_published_data() {
        const auto row = tests::columns<QString, double>("name", "published");
        row("pips", "pips", 0.503);
        row("block", "block", 0.653);
    }
    void simple_players_are_as_strong_as_published() {
        QFETCH(QString, name);
        QFETCH(double, published);
        const double points = strength(name.toStdString(), "random", 170);
        QVERIFY2(std::abs(points - published) < 0.02, qPrintable(QString::number(points)));
    }

    void thinking_beats_block() {
        const double flat = strength("flat", "block", 20);
        QVERIFY2(flat > 0.5, qPrintable(QString::number(flat)));
    }

    void block_prefers_ends_that_it_fits_and_others_do_not() {
        Block block;
        block.init({5, 4});
        const View view{{Tile::of(0, 4), Tile::of(1, 4), Tile::of(1, 1), Tile::of(1, 3)},
                        Line(Tile::of(4, 4)),
                        7};
        QCOMPARE(block.play(view).index, 1);
        Pips pips;
        pips.init({5, 4});
        QCOMPARE(pips.play(view).index, 1);
        const View stuck{{Tile::of(1, 1)}, Line(Tile::of(4, 4)), 7};
        QCOMPARE(block.play(stuck), Move::draw());
    }
};

} // namespace test_domino_players
