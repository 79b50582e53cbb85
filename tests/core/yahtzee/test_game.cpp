#include "core/yahtzee/game.h"

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/legality.h"
#include "tests/support/test.h"

#include <random>

namespace test_game {

using namespace core::yahtzee;

class TestGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_roll_changes_only_what_is_not_held() {
        const Game start(2);
        QCOMPARE(start.phase(), Phase::to_roll);
        const Game rolled = start.with_roll({1, 2, 3, 4, 5});
        QCOMPARE(start.roll_number(), 0);
        QCOMPARE(rolled.roll_number(), 1);
        const Game again = rolled.apply(Action::hold(0b00110)).with_roll({6, 6, 6, 6, 6});
        QCOMPARE(again.dice(), (core::dice::Dice{6, 2, 3, 6, 6}));
        const Game scored = again.apply(Action::score(Box::sixes));
        QCOMPARE(scored.card(0).points(Box::sixes), std::optional(18));
        QCOMPARE(scored.mover(), 1);
        QCOMPARE(scored.roll_number(), 0);
    }

    void the_mover_comes_first_in_a_position() {
        Game game(3);
        game = game.with_roll({6, 6, 6, 6, 6}).apply(Action::score(Box::yahtzee));
        const Position position = game.with_roll({1, 1, 1, 1, 1}).position();
        QCOMPARE(position.mover, Card());
        QCOMPARE(position.opponents.size(), std::size_t{2});
        QCOMPARE(position.opponents[1].points(Box::yahtzee), std::optional(50));
    }

    // Random play under every rule: whatever is legal keeps the cards possible and the game ends.
    void random_play_keeps_the_invariants_data() {
        tests::columns<int>("players");
        for (int players = 1; players <= max_players; ++players)
            QTest::addRow("%d", players) << players;
    }
    void random_play_keeps_the_invariants() {
        QFETCH(int, players);
        std::mt19937 random(12);
        for (int round = 0; round < 60; ++round) {
            const JokerRule joker = all_joker_rules[static_cast<std::size_t>(round % 3)];
            const core::dice::KeyedDice dice(core::dice::seed_from_number(99));
            Game game(players, Rules{joker});
            int scored = 0;
            while (game.phase() != Phase::over) {
                if (game.phase() == Phase::to_roll) {
                    const auto rolls =
                        dice.turn(static_cast<std::uint64_t>(round), game.mover(), game.turn());
                    // Few faces, so that Yahtzees and jokers are common.
                    auto roll = rolls[static_cast<std::size_t>(game.roll_number())];
                    for (int& die : roll) die = 1 + die % 2 * (round % 6);
                    game = game.with_roll(roll);
                    continue;
                }
                const auto actions = legal_actions(game.rules(), game.position());
                QVERIFY(!actions.empty());
                if (players == 2)
                    QCOMPARE(*parse_position(to_text(game.position())), game.position());
                const Action action = actions[random() % actions.size()];
                const int before = game.card(game.mover()).total();
                const int mover = game.mover();
                game = game.apply(action);
                if (action.is_score()) ++scored;
                QVERIFY(game.card(mover).total() >= before);
            }
            QCOMPARE(scored, players * box_count);
            for (const Card& card : game.cards()) {
                QVERIFY(card.is_complete());
                const auto why = card.impossibility();
                QVERIFY2(!why, why ? why->c_str() : "");
            }
        }
    }
};

} // namespace test_game
