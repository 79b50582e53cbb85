#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/players/basic.h"
#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/players/searcher.h"
#include "core/yahtzee/legality.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <map>
#include <random>

namespace test_players {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

PlayerOptions options_of_tests() {
    PlayerOptions options;
    options.values = tests::solved_values;
    return options;
}

core::dice::Dice random_dice(std::mt19937& random, int faces) {
    core::dice::Dice dice{};
    for (int& die : dice) die = 1 + static_cast<int>(random() % static_cast<unsigned>(faces));
    return dice;
}

// Any card, possible or not.
Card random_card(std::mt19937& random) {
    Card card;
    for (const Box box : all_boxes)
        if (random() % 2) card = card.with_points(box, static_cast<int>(random() % 51));
    return card.with_yahtzee_bonuses(static_cast<int>(random() % 3) * 100);
}

// A card from play at random.
Card played_card(std::mt19937& random) {
    Card card;
    for (auto turns = random() % box_count; turns > 0; --turns) {
        const auto roll =
            core::dice::Roll::of(random_dice(random, 1 + static_cast<int>(random() % 6)));
        for (const Box box : legal_boxes({}, card.open(), roll)) {
            if (random() % 3 && card.open().size() > 1) continue;
            card = card.scored({}, roll, box);
            break;
        }
    }
    return card;
}

Position position_of(const Card& card, const core::dice::Dice& dice, int roll_number) {
    return {card, {Card()}, dice, roll_number};
}

Card all_filled_but(std::initializer_list<Box> open) {
    return tests::card_with_open(tests::boxes(open));
}

class TestPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_player_is_legal_everywhere_data() {
        const auto row = tests::columns<QString>("name");
        for (const PlayerKind& kind : roster())
            row(std::string(kind.name).c_str(), QString::fromStdString(std::string(kind.name)));
        row("basic-2", "basic-2");
    }
    void every_player_is_legal_everywhere() {
        QFETCH(QString, name);
        const auto player = make_player(name.toStdString(), options_of_tests());
        QVERIFY(player);
        std::mt19937 random(5);
        for (int i = 0; i < 1000; ++i) {
            const auto dice = random_dice(random, 1 + i % 6);
            const auto position =
                position_of(i % 2 ? random_card(random) : played_card(random), dice, 1 + i % 3);
            if (position.mover.is_complete() && position.roll_number == rolls_per_turn) continue;
            const Action action = player->choose(position);
            QCOMPARE(judge({}, position, action.code()), Verdict::legal);
        }
        const auto filled = position_of(all_filled_but({}), {1, 2, 3, 4, 6}, 1);
        QVERIFY(player->choose(filled).is_hold());
    }

    void plans_say_what_players_do_data() { every_player_is_legal_everywhere_data(); }
    void plans_say_what_players_do() {
        QFETCH(QString, name);
        const auto player = make_player(name.toStdString(), options_of_tests());
        auto* const solitaire = dynamic_cast<Solitaire*>(player.get());
        if (!solitaire) QSKIP("looks at the opponent's card");
        std::mt19937 random(6);
        TurnPlan plan;
        for (int i = 0; i < 100; ++i) {
            const Card card = played_card(random);
            if (card.is_complete()) continue;
            solitaire->plan(state_of(card), plan);
            for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
                const auto dice = random_dice(random, 6);
                const auto entries = plan.of(roll_number, core::dice::Roll::of(dice));
                double sum = 0;
                for (const TurnPlan::Entry& entry : entries) sum += entry.probability;
                QVERIFY(std::abs(sum - 1) < 1e-12);
                const Action action = player->choose(position_of(card, dice, roll_number));
                const bool planned = std::ranges::any_of(entries, [&](const auto& entry) {
                    if (entry.probability == 0 || entry.decision.is_score() != action.is_score())
                        return false;
                    return action.is_score() ? entry.decision.box() == action.box()
                                             : entry.decision.kept() == action.keep(dice);
                });
                QVERIFY(planned);
            }
        }
    }

    void random_takes_each_action_equally_often() {
        const auto player = make_player("random", options_of_tests());
        const auto position =
            position_of(all_filled_but({Box::ones, Box::chance}), {1, 2, 3, 4, 5}, 2);
        std::map<int, int> seen;
        constexpr int tries = 34'000;
        for (int i = 0; i < tries; ++i) ++seen[player->choose(position).code()];
        QCOMPARE(seen.size(), std::size_t{34});
        for (const auto& [code, count] : seen) QVERIFY(std::abs(count - 1000) < 160);
    }

    // Also where several choices are worth the same, as they often are at the end.
    void optimal_takes_the_first_of_the_ranking() {
        const SharedValues values = tests::solved_values();
        Optimal optimal(values);
        std::mt19937 random(8);
        int ties = 0;
        for (int i = 0; i < 6000; ++i) {
            const Card card = i % 2 ? played_card(random) : all_filled_but({Box::yahtzee});
            const auto position =
                position_of(card, random_dice(random, 2 + i % 5), 1 + i % rolls_per_turn);
            if (card.is_complete() && position.roll_number == rolls_per_turn) continue;
            const auto choices = rank_choices(*values, position);
            QCOMPARE(choices.front().action.code(), optimal.choose(position).code());
            if (choices.size() > 1 && choices[1].loss < equal_values) ++ties;
        }
        QVERIFY(ties > 500);
    }

    void boxes_and_greater_keeps_go_first_among_equals() {
        const auto keep = [](std::initializer_list<int> dice) {
            core::dice::Keep kept;
            for (const int die : dice) kept = kept.plus(die);
            return TurnAction::keep(kept);
        };
        const std::vector<TurnAction> in_order{TurnAction::score(Box::ones),
                                               TurnAction::score(Box::chance),
                                               keep({5, 5, 6}),
                                               keep({6, 6}),
                                               keep({5, 6}),
                                               keep({})};
        for (std::size_t i = 0; i < in_order.size(); ++i)
            for (std::size_t j = 0; j < in_order.size(); ++j)
                QCOMPARE(goes_before(in_order[i], in_order[j]), i < j);
    }

    void greedy_breaks_ties_toward_the_harder_box_data() {
        tests::columns<QVector<int>, QVector<int>, int>("dice", "open", "taken");
        const auto row = [](const char* name, QVector<int> dice, std::initializer_list<Box> open,
                            Box taken) {
            QVector<int> boxes;
            for (const Box box : open) boxes << index(box);
            tests::row(name, dice, boxes, index(taken));
        };
        using enum Box;
        row("nothing scores", {3, 3, 4, 4, 6}, {ones, twos, large_straight, yahtzee}, yahtzee);
        row("three alike", {6, 6, 6, 5, 5}, {chance, three_of_a_kind}, three_of_a_kind);
        row("four alike", {2, 2, 2, 2, 1}, {chance, three_of_a_kind, four_of_a_kind},
            four_of_a_kind);
        row("house against chance", {5, 5, 5, 4, 6}, {chance, full_house, sixes}, chance);
        row("zeros above", {6, 6, 5, 5, 4}, {ones, twos, threes}, threes);
        row("house or straight, both nothing", {1, 1, 2, 2, 4}, {small_straight, full_house},
            full_house);
    }
    void greedy_breaks_ties_toward_the_harder_box() {
        QFETCH(QVector<int>, dice);
        QFETCH(QVector<int>, open);
        QFETCH(int, taken);
        Card card = all_filled_but({});
        for (const int box : open) card = card.with_points(box_at(box), std::nullopt);
        core::dice::Dice faces{};
        std::ranges::copy(dice, faces.begin());
        QCOMPARE(Greedy({}).choose(position_of(card, faces, 3)), Action::score(box_at(taken)));
    }

    void greedy_counts_bonuses_in_the_turn_that_earns_them() {
        // Fives reach 63 and bring 35 with them: more than the 30 of the straight.
        Card card = all_filled_but({Box::fives, Box::small_straight})
                        .with_points(Box::sixes, 30)
                        .with_points(Box::fours, 20)
                        .with_points(Box::threes, 9);
        QCOMPARE(Greedy({}).choose(position_of(card, {2, 3, 4, 5, 5}, 3)),
                 Action::score(Box::fives));
        card = card.with_points(Box::threes, 0);
        QCOMPARE(Greedy({}).choose(position_of(card, {2, 3, 4, 5, 5}, 3)),
                 Action::score(Box::small_straight));
    }

    void greedy_looks_ahead_over_its_rolls() {
        // Four sixes and one roll left: nothing but a fifth six can be hoped for.
        const auto position =
            position_of(all_filled_but({Box::yahtzee, Box::ones}), {6, 6, 6, 6, 1}, 2);
        QCOMPARE(Greedy({}).choose(position), Action::hold(0b01111));
    }

    void heuristic_knows_jokers() {
        // Sixes and Yahtzee filled: five sixes are a large straight.
        const Card card = all_filled_but({Box::large_straight, Box::ones})
                              .with_points(Box::yahtzee, 50)
                              .with_points(Box::sixes, 18);
        QCOMPARE(Heuristic({}).choose(position_of(card, {6, 6, 6, 6, 6}, 3)),
                 Action::score(Box::large_straight));
        // Four sixes beat three in a row: the joker brings 140 points.
        QCOMPARE(Heuristic({}).choose(position_of(card, {6, 6, 6, 6, 4}, 2)),
                 Action::hold(0b01111));
    }

    void human_like_players_have_names() {
        QCOMPARE(human_loss_in("human-0.8"), std::optional(0.8));
        QCOMPARE(human_loss_in("human-3"), std::optional(3.0));
        for (const char* name : {"human", "human-", "human-x", "human-0", "human-99", "human--1",
                                 "human-nan", "human-1x", "optimal"})
            QVERIFY2(!human_loss_in(name), name);
        QVERIFY(make_player("human-1.25", options_of_tests()));
    }

    void a_basic_player_is_named_by_the_steps_that_it_knows() {
        const int all = ai::yahtzee::basic::page().size();
        QCOMPARE(basic_steps_in("basic"), std::optional(all));
        QCOMPARE(basic_steps_in("basic-0"), std::optional(0));
        QCOMPARE(basic_steps_in("basic-" + std::to_string(all)), std::optional(all));
        for (const std::string& name :
             {std::string("basic-"), std::string("basic-x"), std::string("basic--1"),
              std::string("basic-01"), std::string("basic-1x"), std::string("basics"),
              "basic-" + std::to_string(all + 1)}) {
            QVERIFY(!basic_steps_in(name));
            QVERIFY(!make_player(name, options_of_tests()));
        }
        QVERIFY(make_player("basic-2", options_of_tests()));
    }

    void a_human_like_player_errs_less_often_the_more_it_costs() {
        HumanLike human(tests::solved_values(), temperature_of_loss(0.8), 1);
        const Position position = position_of(Card(), {6, 6, 6, 6, 2}, 3);
        std::map<int, int> seen;
        for (int i = 0; i < 2000; ++i) ++seen[human.choose(position).code()];
        int before = 2000;
        for (const RankedAction& choice : rank_choices(*tests::solved_values(), position)) {
            const int count = seen[choice.action.code()];
            QVERIFY(count < before + 100);
            before = count;
        }
        QVERIFY(seen[Action::score(Box::yahtzee).code()] < 20);
    }
};

} // namespace test_players
