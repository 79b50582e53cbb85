#include "tests/core/dice/reroll_probability.h"
#include "tests/support/test.h"

#include <cmath>
#include <set>
#include <vector>

namespace test_keep {

using namespace core::dice;

class TestKeep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void indices_and_counts_agree() {
        std::set<Counts> seen;
        for (int i = 0; i < keep_count; ++i) {
            const Keep keep = Keep::at(i);
            QCOMPARE(Keep::of(keep.counts()).index(), i);
            QVERIFY(i == 0 || Keep::at(i - 1).size() <= keep.size());
            seen.insert(keep.counts());
        }
        QCOMPARE(seen.size(), std::size_t{keep_count});
        QCOMPARE(Keep::at(first_roll_index - 1).size(), dice_count - 1);
        QCOMPARE(Keep::at(first_roll_index).size(), dice_count);
    }

    void the_lattice_has_1260_edges_that_run_both_ways() {
        int edges = 0;
        for (int i = 0; i < keep_count; ++i) {
            const Keep keep = Keep::at(i);
            for (int face = 1; face <= face_count; ++face) {
                if (keep.size() == dice_count) continue;
                ++edges;
                QCOMPARE(keep.plus(face).count(face), keep.count(face) + 1);
                QCOMPARE(keep.plus(face).sum(), keep.sum() + face);
                QCOMPARE(keep.plus(face).minus(face), keep);
            }
        }
        QCOMPARE(edges, 1260);
    }

    void probabilities_over_rolls_sum_to_one() {
        double first_roll = 0;
        for (int r = 0; r < roll_count; ++r) first_roll += Roll::at(r).probability();
        QVERIFY(std::abs(first_roll - 1) < 1e-12);
        for (int i = 0; i < keep_count; ++i) {
            double sum = 0;
            for (int r = 0; r < roll_count; ++r)
                sum += tests::reroll_probability(Keep::at(i), Roll::at(r));
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
    }

    void neighbours_differ_by_one_die() {
        for (int i = 0; i < keep_count; ++i) {
            const Keep keep = Keep::at(i);
            std::size_t next = 0;
            for (int face = 1; face <= face_count; ++face) {
                if (keep.size() < dice_count)
                    QCOMPARE(Keep::at(keep.larger()[static_cast<std::size_t>(face) - 1]),
                             keep.plus(face));
                if (keep.count(face) > 0)
                    QCOMPARE(Keep::at(keep.smaller()[next++]), keep.minus(face));
            }
            QCOMPARE(next, keep.smaller().size());
            QCOMPARE(static_cast<int>(next), keep.distinct_faces());
        }
    }

    void keeps_within_a_roll_come_from_the_greatest_to_the_empty_one() {
        for (int r = 0; r < roll_count; ++r) {
            std::vector<Keep> expected;
            for (int i = keep_count; i-- > 0;)
                if (Roll::at(r).as_keep().contains(Keep::at(i))) expected.push_back(Keep::at(i));
            const auto keeps = keeps_within(Roll::at(r));
            QVERIFY(std::ranges::equal(keeps, expected));
        }
        QCOMPARE(keeps_within(Roll::of({1, 2, 3, 4, 5})).size(), std::size_t{32});
        QCOMPARE(keeps_within(Roll::of({6, 6, 6, 6, 6})).size(), std::size_t{6});
    }

    void rolls_know_their_dice() {
        const Roll roll = Roll::of({5, 1, 5, 2, 5});
        QCOMPARE(roll.sum(), 18);
        QCOMPARE(roll.max_of_a_kind(), 3);
        QCOMPARE(roll.permutations(), 20);
        QCOMPARE(roll.sorted(), (Dice{1, 2, 5, 5, 5}));
        static_assert(Roll::of({6, 6, 6, 6, 6}).index() == roll_count - 1);
    }
};

} // namespace test_keep
