#include "ai/dominoes/belief.h"

#include "ai/dominoes/opponent_model.h"
#include "ai/dominoes/players.h"
#include "ai/dominoes/self_play_weights.h"
#include "core/dominoes/game.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>

namespace test_domino_belief {

using namespace ai::dominoes;
using namespace core::dominoes;

// A game of Random against somebody; `visit(game, record)` at each decision of seat 0.
template <class Visit>
void watch_game(Case setting, int number, Player& second, Visit visit) {
    const auto seed = core::dice::seed_from_number(77);
    Game game(deal(setting, shuffled_tiles(seed, setting, static_cast<std::uint32_t>(number))));
    Random first(static_cast<std::uint64_t>(number));
    Record record;
    record.start(setting, game.start().tile);
    while (!game.is_over()) {
        const View view = game.view();
        if (game.mover() == 1) {
            game = game.apply(second.play(view));
            continue;
        }
        record.see(view);
        visit(game, record);
        const Move move = first.play(view);
        record.answer(move);
        game = game.apply(move);
    }
}

// Games against Block.
template <class Visit>
void watch_games(int games_per_case, Visit visit) {
    for (const Case setting : all_cases) {
        for (int g = 0; g < games_per_case; ++g) {
            Block second;
            second.init(setting);
            watch_game(setting, g, second, visit);
        }
    }
}

// The part of the opponent's true hand in all that are thought possible.
double share_of_truth(const Game& game, const Record& record, const Model* model, int most,
                      RandomStream& random) {
    const TileSet truth = TileSet::of(game.hand(1));
    double sum = 0;
    double of_truth = 0;
    for (const Determinization& weighted : Belief(record).determinizations(most, model, random)) {
        sum += weighted.weight;
        if (weighted.hand == truth) of_truth += weighted.weight;
    }
    return of_truth / sum;
}

class TestDominoBelief : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_record_follows_the_game() {
        int turns = 0;
        watch_games(20, [&turns](const Game& game, const Record& record) {
            QCOMPARE(record.opponent_tiles(), static_cast<int>(game.hand(1).size()));
            QCOMPARE(record.hand(), TileSet::of(game.hand(0)));
            // One turn of the opponent for each tile in the line that is neither the start nor
            // the player's own, and for each pass.
            turns = std::max(turns, static_cast<int>(record.opponent_turns().size()));
            if (record.line().size() > 2) QVERIFY(!record.opponent_turns().empty());
        });
        QVERIFY(turns > 4);
    }

    // Whatever was seen, the hand that the opponent has is possible, and of all hands that are
    // thought as likely as p the part p is the true one.
    void the_true_hand_is_possible_and_probabilities_are_right() {
        constexpr int most = 1500;
        RandomStream random(3);
        int enumerated = 0;
        std::array<double, 11> expected{};
        std::array<double, 11> found{};
        watch_games(12, [&](const Game& game, const Record& record) {
            const TileSet truth = TileSet::of(game.hand(1));
            const auto hands = Belief(record).determinizations(most, nullptr, random);
            double sum = 0;
            double of_truth = 0;
            std::array<double, max_tiles> probability{};
            for (const Determinization& weighted : hands) {
                QCOMPARE(weighted.hand.size(), truth.size());
                sum += weighted.weight;
                if (weighted.hand == truth) of_truth += weighted.weight;
                for (const Tile tile : weighted.hand)
                    probability[static_cast<std::size_t>(tile.index())] += weighted.weight;
            }
            if (hands.size() < most) {
                ++enumerated;
                QVERIFY(of_truth > 0);
            }
            for (const Tile tile : record.unseen()) {
                const double share = probability[static_cast<std::size_t>(tile.index())] / sum;
                const auto tenth = static_cast<std::size_t>(share * 10);
                expected[tenth] += share;
                found[tenth] += truth.contains(tile) ? 1 : 0;
            }
        });
        QVERIFY(enumerated > 500);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(std::abs(expected[i] - found[i]) < 6 * std::sqrt(expected[i] + 1),
                     qPrintable(QString("%1 expected, %2 found").arg(expected[i]).arg(found[i])));
    }

    void a_tile_that_would_have_fitted_is_not_held() {
        Record record;
        record.start({5, 4}, Tile::of(4, 4));
        // The opponent started; the player places 04, the opponent draws one and places it.
        const View first{{Tile::of(0, 4), Tile::of(1, 1), Tile::of(2, 2), Tile::of(3, 3)},
                         Line(Tile::of(4, 4)),
                         7};
        record.see(first);
        record.answer(Move::place(0, End::left));
        const View second{{Tile::of(1, 1), Tile::of(2, 2), Tile::of(3, 3)},
                          *Line::of({{2, 0}, {0, 4}, {4, 4}}),
                          6};
        record.see(second);
        QCOMPARE(record.opponent_turns().size(), std::size_t{1});
        QCOMPARE(record.opponent_turns().front().drawn, 1);
        RandomStream random(1);
        // Neither 0 nor 4: three of 12, 13, 23 and the like.
        const auto hands = Belief(record).determinizations(100, nullptr, random);
        QCOMPARE(hands.size(), std::size_t{1});
        QCOMPARE(hands.front().hand,
                 TileSet::of(std::array{Tile::of(1, 2), Tile::of(1, 3), Tile::of(2, 3)}));
    }

    void the_likelihood_of_choices_improves_the_guess() {
        RandomStream random(4);
        const Model policy{&self_play_weights, {}};
        double gain = 0;
        watch_games(6, [&](const Game& game, const Record& record) {
            const double plain = share_of_truth(game, record, nullptr, 1000, random);
            const double weighed = share_of_truth(game, record, &policy, 1000, random);
            if (plain > 0 && weighed > 0) gain += std::log(weighed / plain);
        });
        QVERIFY(gain > 50);
    }

    // These are no players of the policy; what is learned of them makes their hands easier to
    // guess.
    void the_model_of_an_opponent_explains_its_choices_better_than_the_policy_data() {
        tests::each("opponent", {"block", "pips", "random"});
    }
    void the_model_of_an_opponent_explains_its_choices_better_than_the_policy() {
        QFETCH(QString, opponent);
        RandomStream random(5);
        const Model policy{&self_play_weights};
        double gain = 0;
        for (const Case setting : {Case{6, 6}, Case{8, 5}}) {
            OpponentModel learned(self_play_weights);
            const auto player = make_player(opponent.toStdString(), 9);
            player->init(setting);
            for (int g = 0; g < 40; ++g) {
                Record seen;
                watch_game(setting, g, *player, [&](const Game& game, const Record& record) {
                    seen = record;
                    if (g < 20) return;
                    const double before = share_of_truth(game, record, &policy, 200, random);
                    const double after =
                        share_of_truth(game, record, &learned.model(), 200, random);
                    if (before > 0 && after > 0) gain += std::log(after / before);
                });
                learned.learn(seen, random);
            }
        }
        QVERIFY2(gain > 25, qPrintable(QString::number(gain)));
    }

    void positions_out_of_nowhere_are_taken_as_they_are() {
        Record record;
        record.start({7, 5}, Tile::of(6, 6));
        const View view{{Tile::of(1, 3), Tile::of(0, 4)}, *Line::of({{4, 6}, {6, 6}, {6, 1}}), 16};
        record.see(view);
        QVERIFY(record.opponent_turns().empty());
        QCOMPARE(record.opponent_tiles(), 28 - 16 - 3 - 2);
        RandomStream random(1);
        QCOMPARE(Belief(record).determinizations(50, nullptr, random).size(), std::size_t{50});
    }
};

} // namespace test_domino_belief
