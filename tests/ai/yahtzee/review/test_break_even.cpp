#include "ai/yahtzee/review/break_even.h"

#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

namespace test_break_even {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

// A card with all boxes filled but some; the upper boxes hold `count` of each face.
Card card_without(std::initializer_list<Box> open, int count, int chance) {
    Card card;
    for (const Box box : all_boxes)
        card = card.with_points(box, is_upper(box) ? count * face_of(box) : 0);
    card = card.with_points(Box::chance, chance);
    for (const Box box : open) card = card.with_points(box, std::nullopt);
    return card;
}

class TestBreakEven : public QObject {
    Q_OBJECT

    const SharedValues values = tests::solved_values();

private Q_SLOTS:
    // Four of each face but the sixes: 60 points, of which 18 are wanted in the sixes.
    void the_upper_bonus_decides() {
        ActionRanker ranker(values, nullptr);
        Position position{card_without({Box::sixes, Box::chance}, 3, 0), {}, {6, 6, 1, 1, 1}, 3};
        // 12 of sixes leave the bonus out of reach: the dice go where they bring more.
        const auto break_even = nearest_break_even(ranker, position, {});
        QVERIFY(break_even);
        QCOMPARE(break_even->what, BreakEven::What::upper_total);
        QCOMPARE(break_even->best_now, ranker.rank(position, {}).front().action);
        QVERIFY(break_even->best_there != break_even->best_now);
        QVERIFY(!nearest_break_even(ranker, position, {}, {{.stop = tests::stopped()}}));
        // Every smaller change that can be leaves the choice as it is.
        for (int change = -std::abs(break_even->change) + 1; change < std::abs(break_even->change);
             ++change) {
            Position other = position;
            other.mover = other.mover.with_points(Box::ones, 3 + change);
            if (other.mover.upper_points() < 0 || !is_reachable(state_of(other.mover))) continue;
            QCOMPARE(ranker.rank(other, {}).front().action, break_even->best_now);
        }
    }

    // The last turn of a game: with a Yahtzee behind, only a Yahtzee helps; ahead, anything does.
    void the_margin_decides_at_the_end() {
        ActionRanker ranker(values, nullptr);
        const Card done = card_without({}, 2, 20);
        Card mine = card_without({Box::chance}, 2, 0);
        const Position position{mine, {done}, {1, 1, 5, 6, 6}, 2};
        const auto break_even = nearest_break_even(ranker, position, {Objective::Kind::win});
        QVERIFY(break_even);
        QCOMPARE(break_even->what, BreakEven::What::margin);
        for (int change = -std::abs(break_even->change); change <= std::abs(break_even->change);
             ++change) {
            Position other = position;
            other.opponents[0] = other.opponents[0].with_points(Box::chance, 20 - change);
            const Action best = ranker.rank(other, {Objective::Kind::win}).front().action;
            if (change == break_even->change) QCOMPARE(best, break_even->best_there);
            if (std::abs(change) < std::abs(break_even->change))
                QCOMPARE(best, break_even->best_now);
        }
        // To keep all five dice, which nobody may, would be as good as the chance.
        const auto all =
            nearest_break_even(ranker, {mine, {done}, {2, 2, 5, 6, 6}, 1}, {Objective::Kind::win});
        QVERIFY(all && all->best_now != Action::hold_all());
    }

    void where_nothing_can_change_there_is_none() {
        ActionRanker ranker(values, nullptr);
        const Position position{card_without({Box::chance}, 3, 0), {}, {1, 2, 3, 4, 6}, 3};
        QVERIFY(!nearest_break_even(ranker, position, {}));
    }
};

} // namespace test_break_even
