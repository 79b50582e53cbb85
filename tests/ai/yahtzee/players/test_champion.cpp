#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/random.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

namespace test_champion {

using namespace ai::yahtzee::players;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

class TestChampion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The published probability of what it chooses is the greatest there is.
    void takes_the_greatest_published_probability() {
        Champion champion(tests::solved_values(), nullptr);
        const auto published = tests::published_positions("win-chances.txt");
        QCOMPARE(published.size(), 25);
        for (const auto& [line, position, figures] : published) {
            const double of_chosen = figures.value(champion.choose(position).code(), -1);
            QVERIFY2(of_chosen >= *std::ranges::max_element(figures) - 1.5e-5, line.constData());
        }
    }

    // Lost by far, the last turn still goes for points.
    void a_lost_game_is_played_for_points() {
        Champion champion(tests::solved_values(), nullptr);
        Card mine;
        Card his;
        for (const Box box : all_boxes) {
            if (box != Box::chance) mine = mine.with_points(box, 0);
            his = his.with_points(box, max_points(box));
        }
        const Position position{mine, {his}, {6, 6, 5, 1, 2}, 1};
        QCOMPARE(champion.choose(position).keep(position.dice),
                 core::dice::Roll::of(position.dice).as_keep().minus(1).minus(2));
    }

    // With nothing but solved values: like the optimal player until the end is near.
    void plays_for_points_while_nothing_else_is_known() {
        Champion champion(tests::solved_values(), nullptr);
        const Position position{Card(), {Card()}, {3, 3, 5, 6, 1}, 1};
        QCOMPARE(champion.choose(position),
                 rank_choices(*tests::solved_values(), position).front().action);
    }

    // Alone and against several, from the first turn to the last.
    void plays_every_game_legally_data() { tests::each("players", {1, 2, 3}); }
    void plays_every_game_legally() {
        QFETCH(int, players);
        Champion champion(tests::solved_values(), nullptr);
        Random other({}, 3);
        const core::dice::KeyedDice dice(core::dice::seed_from_number(8));
        Game game(players);
        while (game.phase() != Phase::over) {
            if (game.phase() == Phase::to_roll) {
                const auto rolls = dice.turn(0, game.mover(), game.turn());
                game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
                continue;
            }
            Player& player = game.mover() == 0 ? static_cast<Player&>(champion) : other;
            const Action action = player.choose(game.position());
            QCOMPARE(judge({}, game.position(), action.code()), Verdict::legal);
            game = game.apply(action);
        }
        QVERIFY(game.card(0).total() > 100);
    }
};

} // namespace test_champion
