#include "ai/yahtzee/review/same_dice.h"

#include "ai/yahtzee/players/random.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <algorithm>

namespace test_same_dice {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

// Every final roll in every legal box, one turn after the other.
int best_by_trying(Rules rules, const Card& card, const std::vector<TurnDice>& turns,
                   std::size_t turn = 0) {
    if (turn == turns.size()) return card.total();
    int best = 0;
    for (int way = 0; way < 243; ++way) {
        core::dice::Dice dice{};
        for (int slot = 0, rest = way; slot < 5; ++slot, rest /= 3)
            dice[static_cast<std::size_t>(slot)] =
                turns[turn][static_cast<std::size_t>(rest % 3)][static_cast<std::size_t>(slot)];
        const auto roll = core::dice::Roll::of(dice);
        for (const Box box : legal_boxes(rules, card.open(), roll))
            best = std::max(best,
                            best_by_trying(rules, card.scored(rules, roll, box), turns, turn + 1));
    }
    return best;
}

// A random card with few boxes open, Yahtzee boxes with 50 among them.
Card late_card(Rules rules, std::mt19937& random, int open) {
    Card card;
    if (random() % 2) card = card.with_points(Box::yahtzee, random() % 3 ? 50 : 0);
    while (card.open().size() > open) {
        core::dice::Dice dice{};
        for (int& die : dice) die = 1 + static_cast<int>(random() % 6);
        const auto roll = core::dice::Roll::of(dice);
        for (const Box box : legal_boxes(rules, card.open(), roll))
            if (random() % 8 == 0 && card.open().contains(box) && card.open().size() > open)
                card = card.scored(rules, roll, box);
    }
    return card;
}

// Few faces, so that five alike are common.
std::vector<TurnDice> random_turns(std::mt19937& random, std::size_t count) {
    std::vector<TurnDice> turns(count);
    for (TurnDice& turn : turns) {
        const int first = 1 + static_cast<int>(random() % 5);
        for (auto& dice : turn)
            for (int& die : dice) die = first + static_cast<int>(random() % 2);
    }
    return turns;
}

class Recorded : public Player {
public:
    explicit Recorded(std::vector<Action> actions) : actions_(std::move(actions)) {}
    Action choose(const Position&) override { return actions_[next_++]; }

private:
    std::vector<Action> actions_;
    std::size_t next_ = 0;
};

class TestSameDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_clairvoyant_is_exact_data() { tests::each_joker_rule(); }
    void the_clairvoyant_is_exact() {
        QFETCH(JokerRule, rule);
        const Rules rules{rule};
        std::mt19937 random(4);
        for (int i = 0; i < 60; ++i) {
            const Card card = late_card(rules, random, 1 + i % 2);
            const auto turns = random_turns(random, static_cast<std::size_t>(card.open().size()));
            QCOMPARE(clairvoyant_score(rules, card, turns).value(),
                     best_by_trying(rules, card, turns));
        }
    }

    void nobody_beats_the_clairvoyant() {
        Random random({}, 1);
        for (unsigned i = 0; i < 20; ++i) {
            Record record{{{"Ada"}}};
            record.dice = {core::dice::seed_from_number(i)};
            const auto score = same_dice(record, 0, random);
            QVERIFY(score);
            const int most = clairvoyant_score({}, Card(), dice_of_seat(record, 0)).value();
            QVERIFY(*score <= most);
            QVERIFY(most > 255);
        }
    }

    void a_stopped_search_gives_nothing() {
        Record record{{{"Ada"}}};
        record.dice = {core::dice::seed_from_number(1)};
        QVERIFY(!clairvoyant_score({}, Card(), dice_of_seat(record, 0), tests::stopped()));
    }

    // Whoever chooses as the record has it comes to the same score, with the others in between.
    void the_same_choices_give_the_same_score() {
        Random random({}, 6);
        Record record{{{"Ada"}, {"Bob"}, {"Eve"}}};
        record.dice = {core::dice::seed_from_number(2), 4};
        std::vector<Action> of_bob;
        const Game game = tests::play_on(record, [&](const Game& before) {
            const Action action = random.choose(before.position());
            if (before.mover() == 1) of_bob.push_back(action);
            return action;
        });
        Recorded bob(of_bob);
        QCOMPARE(same_dice(record, 1, bob), std::optional(game.card(1).total()));
        record.line.resize(record.line.size() / 2);
        QVERIFY(!same_dice(record, 1, random));
    }

    void a_stopped_replay_has_no_score() {
        class Stopping : public Random {
        public:
            using Random::Random;
            Action choose(const Position& position) override {
                if (++asked == 3) stop.request_stop();
                return Random::choose(position);
            }
            std::stop_source stop;
            int asked = 0;
        };
        Stopping random({}, 1);
        Record record{{{"Ada"}}};
        record.dice = {core::dice::seed_from_number(1)};
        QVERIFY(!same_dice(record, 0, random, random.stop.get_token()));
        QCOMPARE(random.asked, 3);
    }

    void dice_begin_with_the_first_open_turn() {
        Record record{{{"Ada"}}};
        record.dice = {core::dice::seed_from_number(5)};
        const auto all = dice_of_seat(record, 0);
        QCOMPARE(all.size(), std::size_t{13});
        record.start = {{Card().with_points(Box::chance, 20)}};
        QVERIFY(dice_of_seat(record, 0) == std::vector(all.begin() + 1, all.end()));
    }
};

} // namespace test_same_dice
