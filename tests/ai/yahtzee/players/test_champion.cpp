#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "tests/support/test.h"

#include <QFile>

namespace test_champion {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

class TestChampion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { values_ = solve({}); }

    // The published probability of what it chooses is the greatest there is.
    void takes_the_greatest_published_probability() {
        Champion champion(values_, nullptr);
        QFile file(ALEA_TEST_DATA "/win-chances.txt");
        QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
        int positions = 0;
        while (!file.atEnd()) {
            const QString line = QString::fromUtf8(file.readLine()).trimmed();
            if (line.isEmpty() || line.startsWith('#')) continue;
            const auto position = parse_position(line.toStdString());
            QVERIFY(position);
            const Action chosen = champion.choose(*position);
            double best = 0;
            double of_chosen = -1;
            for (const QString& choice : QString::fromUtf8(file.readLine()).trimmed().split(' ')) {
                const double probability = choice.section(':', 1).toDouble();
                best = std::max(best, probability);
                const Action action = *Action::from_code(choice.section(':', 0, 0).toInt());
                if (action == chosen) of_chosen = probability;
            }
            QVERIFY2(of_chosen >= best - 1.5e-5, qPrintable(line));
            ++positions;
        }
        QCOMPARE(positions, 25);
    }

    // Lost by far, the last turn still goes for points.
    void a_lost_game_is_played_for_points() {
        Champion champion(values_, nullptr);
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
        Champion champion(values_, nullptr);
        const Position position{Card(), {Card()}, {3, 3, 5, 6, 1}, 1};
        QCOMPARE(champion.choose(position), rank_choices(*values_, position).front().action);
    }

    // Alone and against several, from the first turn to the last.
    void plays_every_game_legally_data() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= 3; ++players) QTest::addRow("%d", players) << players;
    }
    void plays_every_game_legally() {
        QFETCH(int, players);
        Champion champion(values_, nullptr);
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

private:
    SharedValues values_;
};

} // namespace test_champion
