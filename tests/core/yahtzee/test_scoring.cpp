#include "core/yahtzee/scoring.h"

#include "core/yahtzee/card.h"
#include "core/yahtzee/position.h"
#include "tests/support/test.h"

namespace test_scoring {

using namespace core::yahtzee;
using namespace core::dice;

class TestScoring : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void base_score_data() {
        const auto row = tests::columns<Dice, QList<int>>("dice", "expected");
        //                                           1  2  3  4  5   6  3k  4k  fh  ss  ls   y   c
        row("mixed", {1, 1, 2, 4, 6}, {2, 2, 0, 4, 0, 6, 0, 0, 0, 0, 0, 0, 14});
        row("three", {3, 5, 3, 1, 3}, {1, 0, 9, 0, 5, 0, 15, 0, 0, 0, 0, 0, 15});
        row("four", {2, 2, 6, 2, 2}, {0, 8, 0, 0, 0, 6, 14, 14, 0, 0, 0, 0, 14});
        row("full house", {5, 4, 5, 4, 5}, {0, 0, 0, 8, 15, 0, 23, 0, 25, 0, 0, 0, 23});
        row("small straight", {3, 4, 5, 3, 6}, {0, 0, 6, 4, 5, 6, 0, 0, 0, 30, 0, 0, 21});
        row("large straight", {5, 2, 3, 4, 1}, {1, 2, 3, 4, 5, 0, 0, 0, 0, 30, 40, 0, 15});
        row("Yahtzee", {6, 6, 6, 6, 6}, {0, 0, 0, 0, 0, 30, 30, 30, 0, 0, 0, 50, 30});
    }
    void base_score() {
        QFETCH(Dice, dice);
        QFETCH(QList<int>, expected);
        for (const Box box : all_boxes)
            QCOMPARE(core::yahtzee::base_score(box, Roll::of(dice)), expected[index(box)]);
    }

    void jokers_data() {
        // Legal: the bits of boxes; of the full house: the points.
        tests::columns<int, bool, bool, int, int>("rule", "upper_filled", "lower_filled", "legal",
                                                  "full_house");
        const int fours = 1 << 3;
        const int lower = 0b1011111000000;
        const int others = 0b0000000110111;
        const auto row = [](const char* name, JokerRule rule, bool upper, bool low, int legal,
                            int points) {
            tests::row(name, static_cast<int>(rule), upper, low, legal, points);
        };
        row("forced, upper open", JokerRule::forced, false, false, fours, 0);
        row("forced, upper filled", JokerRule::forced, true, false, lower, 25);
        row("forced, lower filled", JokerRule::forced, true, true, others, 25);
        row("verhoeff, upper open", JokerRule::verhoeff, false, false, fours | lower | others, 0);
        row("verhoeff, upper filled", JokerRule::verhoeff, true, false, lower | others, 25);
        row("free, upper open", JokerRule::free_choice, false, false, fours | lower, 25);
        row("free, upper filled", JokerRule::free_choice, true, false, lower, 25);
        row("free, all filled", JokerRule::free_choice, true, true, others, 25);
    }
    void jokers() {
        QFETCH(int, rule);
        QFETCH(bool, upper_filled);
        QFETCH(bool, lower_filled);
        QFETCH(int, full_house);
        const Rules rules{static_cast<JokerRule>(rule)};
        const Roll fours = Roll::of({4, 4, 4, 4, 4});
        BoxSet open = BoxSet::all().without(Box::yahtzee);
        if (upper_filled) open = open.without(Box::fours);
        if (lower_filled) open = open & BoxSet::upper();
        QTEST(static_cast<int>(legal_boxes(rules, open, fours).bits()), "legal");
        QCOMPARE(points(rules, open, fours, Box::full_house), full_house);
        QCOMPARE(points(rules, open, fours, Box::three_of_a_kind), 20);
    }

    void a_card_adds_up_with_its_bonuses() {
        Card card;
        QCOMPARE(card.total(), 0);
        card = card.with_points(Box::sixes, 24).with_points(Box::fives, 20);
        card = card.with_points(Box::fours, 16);
        QCOMPARE(card.upper_bonus(), 0);
        QCOMPARE(card.scored({}, Roll::of({3, 1, 2, 2, 6}), Box::threes).total(), 60 + 3 + 35);
        card = card.scored({}, Roll::of({2, 2, 2, 2, 2}), Box::yahtzee);
        QCOMPARE(card.total(), 110);
        QCOMPARE(card.gain({}, Roll::of({3, 3, 3, 3, 3}), Box::threes), 115);
        card = card.scored({}, Roll::of({3, 3, 3, 3, 3}), Box::threes);
        QCOMPARE(card.yahtzee_bonuses(), 100);
        QCOMPARE(card.total(), 60 + 15 + 35 + 50 + 100);
        QVERIFY(!card.impossibility());
    }

    void impossible_cards_are_named_data() {
        const auto row = tests::columns<int, int>("box", "points");
        row("ones", 0, 6);
        row("threes", 2, 10);
        row("three of a kind", 6, 4);
        row("full house", 8, 24);
        row("Yahtzee", 11, 30);
        row("chance", 12, 31);
    }
    void impossible_cards_are_named() {
        QFETCH(int, box);
        QFETCH(int, points);
        const auto why = Card().with_points(box_at(box), points).impossibility();
        QVERIFY(why);
        QVERIFY(why->find(name(box_at(box))) != std::string::npos);
    }

    void an_impossible_box_is_named_with_its_points() {
        QCOMPARE(Card().with_points(Box::ones, 7).impossibility(), std::string("ones 7"));
        QCOMPARE(Card().with_points(Box::yahtzee, 50).with_yahtzee_bonuses(50).impossibility(),
                 std::string("Yahtzee bonus 50"));
        Position position;
        position.opponents = {Card().with_points(Box::chance, 31)};
        QCOMPARE(impossibility(position), std::string("the opponent's chance 31"));
        position.mover = Card().with_points(Box::full_house, 24);
        QCOMPARE(impossibility(position), std::string("full house 24"));
        QVERIFY(!impossibility(Position{}));
    }

    void yahtzee_bonuses_need_fifty_and_boxes_that_earned_them() {
        QVERIFY(Card().with_yahtzee_bonuses(100).impossibility());
        QVERIFY(Card().with_points(Box::yahtzee, 50).with_yahtzee_bonuses(100).impossibility());
    }
};

} // namespace test_scoring
