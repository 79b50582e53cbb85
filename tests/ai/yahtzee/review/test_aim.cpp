#include "ai/yahtzee/review/aim.h"

#include "tests/support/test.h"

namespace test_aim {

using namespace ai::yahtzee::review;
using namespace core::yahtzee;
using core::dice::Keep;
using core::dice::Roll;

namespace {

Keep keep_of(std::initializer_list<int> dice) {
    Keep keep;
    for (const int die : dice) keep = keep.plus(die);
    return keep;
}

bool has(const std::vector<Aim>& aims, const Aim& aim) {
    return std::ranges::find(aims, aim) != aims.end();
}

} // namespace

class TestAim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void patterns_and_faces_are_met() {
        QVERIFY(is_met({Box::sixes, 3}, Roll::of({6, 6, 6, 1, 2})));
        QVERIFY(!is_met({Box::sixes, 4}, Roll::of({6, 6, 6, 1, 2})));
        QVERIFY(is_met({Box::small_straight, 0}, Roll::of({2, 3, 4, 5, 5})));
        QVERIFY(!is_met({Box::large_straight, 0}, Roll::of({2, 3, 4, 5, 5})));
        // A joker fills the box, but nobody keeps sixes for a large straight.
        QVERIFY(!is_met({Box::large_straight, 0}, Roll::of({6, 6, 6, 6, 6})));
    }

    void dice_in_the_hand_are_sure() {
        QVERIFY(is_sure({Box::small_straight, 0}, keep_of({2, 3, 4, 5})));
        QVERIFY(!is_sure({Box::small_straight, 0}, keep_of({2, 3, 4})));
        QVERIFY(is_sure({Box::threes, 3}, keep_of({3, 3, 3})));
    }

    void missing_dice_data() {
        QTest::addColumn<int>("box");
        QTest::addColumn<int>("of_face");
        QTest::addColumn<QList<int>>("kept");
        QTest::addColumn<int>("missing");
        const auto row = [](const char* name, Box box, int of_face, const QList<int>& kept,
                            int missing) {
            QTest::newRow(name) << index(box) << of_face << kept << missing;
        };
        row("pair for three of a face", Box::fives, 3, {5, 5, 6}, 1);
        row("pair for a Yahtzee", Box::yahtzee, 0, {4, 4}, 3);
        row("one die for a Yahtzee", Box::yahtzee, 0, {5}, 4);
        row("gap in a large straight", Box::large_straight, 0, {3, 4, 6}, 2);
        row("pair in a straight", Box::large_straight, 0, {2, 3, 3, 4}, 2);
        row("ends of a small straight", Box::small_straight, 0, {1, 2, 6}, 2);
        row("two pairs for a full house", Box::full_house, 0, {2, 2, 5, 5}, 1);
        row("three of a kind for a full house", Box::full_house, 0, {2, 2, 2}, 2);
        row("four of a kind for a full house", Box::full_house, 0, {2, 2, 2, 2}, 2);
        row("nothing for a full house", Box::full_house, 0, {}, 5);
    }
    void missing_dice() {
        QFETCH(int, box);
        QFETCH(int, of_face);
        QFETCH(QList<int>, kept);
        QFETCH(int, missing);
        Keep keep;
        for (const int die : kept) keep = keep.plus(die);
        QCOMPARE(ai::yahtzee::review::missing_dice({box_at(box), of_face}, keep), missing);
    }

    void least_gain_is_that_of_the_worst_roll() {
        const Card card;
        QCOMPARE(min_gain({}, card, keep_of({6, 6, 6, 6}), Box::sixes), 24);
        QCOMPARE(min_gain({}, card, keep_of({6, 6, 6}), Box::three_of_a_kind), 20);
        QCOMPARE(min_gain({}, card, keep_of({2, 3, 4}), Box::small_straight), 0);
    }

    // A box that is filled can't be used.
    void only_open_boxes_are_aims() {
        const Card card = Card().with_points(Box::threes, 9).with_points(Box::yahtzee, 0);
        const auto found = aims(card, keep_of({3, 3, 3}), keep_of({3, 3}));
        QVERIFY(!has(found, {Box::threes, 3}));
        QVERIFY(!has(found, {Box::yahtzee, 0}));
        QVERIFY(!has(found, {Box::chance, 0}));
        QVERIFY(has(found, {Box::four_of_a_kind, 0}));
        QVERIFY(has(found, {Box::twos, 3}));
    }

    void aims_in_upper_boxes_are_what_the_dice_and_the_bonus_need() {
        QVERIFY(has(aims(Card(), keep_of({6, 6, 6}), keep_of({1, 6, 6, 6})), {Box::sixes, 4}));
        Card card; // 45 points without the fours
        for (const auto& [box, points] : {std::pair{Box::ones, 3},
                                          {Box::twos, 6},
                                          {Box::threes, 12},
                                          {Box::fives, 15},
                                          {Box::sixes, 18}})
            card = card.with_points(box, points);
        QVERIFY(has(aims(card, keep_of({4}), keep_of({5})), {Box::fours, 3})); // 9 are missing
        card = card.with_points(Box::sixes, 24);
        QVERIFY(has(aims(card, keep_of({4}), keep_of({5})), {Box::fours, 1})); // 3 are missing
    }

    void a_further_yahtzee_is_an_aim_where_it_earns_a_bonus() {
        const Card card = Card().with_points(Box::yahtzee, 50);
        QVERIFY(has(aims(card, keep_of({3, 3}), keep_of({3})), {Box::yahtzee, 0}));
    }
};

ALEA_TEST(TestAim)

} // namespace test_aim

#include "test_aim.moc"
