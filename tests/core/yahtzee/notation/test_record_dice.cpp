#include "core/yahtzee/legality.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <random>

namespace test_record_dice {

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

Record random_game(unsigned number) {
    std::mt19937 random(number);
    Record record{{{"Ada"}, {"Bob"}}};
    record.dice = {core::dice::seed_from_number(number), number % 3};
    tests::play_on(record, [&](const Game& game) {
        const auto actions = legal_actions(game.rules(), game.position());
        return actions[random() % actions.size()];
    });
    return record;
}

class TestRecordDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dice_of_the_seed_agree() {
        for (unsigned i = 0; i < 50; ++i) QVERIFY(!first_foreign_roll(random_game(i)));
    }

    void the_first_foreign_roll_is_found() {
        const Record record = random_game(1);
        int found = 0;
        for (std::size_t i = 0; i < record.line.size(); ++i) {
            if (!std::holds_alternative<core::dice::Dice>(record.line[i].move)) continue;
            const Game before = replay(record, i);
            Record changed = record;
            changed.line.resize(i + 1);
            auto& dice = std::get<core::dice::Dice>(changed.line[i].move);
            for (std::size_t slot = 0; slot < dice.size(); ++slot) {
                if ((before.held_slots() >> slot & 1u) != 0) continue;
                dice[slot] = dice[slot] % 6 + 1;
                QCOMPARE(first_foreign_roll(changed), std::optional(i));
                ++found;
                break;
            }
        }
        QVERIFY(found > 26);
        Record other_seed = record;
        other_seed.dice->seed[31] = 1;
        QVERIFY(first_foreign_roll(other_seed));
        Record other_game = record;
        ++other_game.dice->game;
        QVERIFY(first_foreign_roll(other_game));
    }
};

} // namespace test_record_dice
