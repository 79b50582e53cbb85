// The policy.

#include "ai/dominoes/policy.h"

#include "ai/dominoes/self_play_weights.h"
#include "core/dominoes/deal.h"
#include "tests/support/test.h"

namespace test_domino_policy {

using namespace ai::dominoes;
using namespace core::dominoes;

// Plays both seats by these weights; `visit(table, choices)` at each choice.
template <class Visit>
double play(Table table, const std::array<const Weights*, 2>& weights, RandomStream& random,
            Visit visit) {
    while (table.settle()) {
        const Placements choices = placements(table.hand(), table.left, table.right);
        visit(table, choices);
        table.place(choices[sample({weights[table.mover], {}}, view_of(table), choices, random)]);
    }
    return table.points(0);
}

class TestDominoPolicy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void probabilities_add_up_and_turn_with_the_line() {
        RandomStream random(1);
        const Model policy{&self_play_weights, {}};
        const Case setting{7, 6};
        int choices_met = 0;
        const auto check = [&](const Table& table, const Placements& choices) {
            const auto probability = probabilities(policy, view_of(table), choices);
            float sum = 0;
            for (const float part : probability) sum += part;
            QVERIFY(std::abs(sum - 1) < 1e-5f);
            if (table.left == table.right) return;
            const Placements turned = placements(table.hand(), table.right, table.left);
            const auto mirrored = probabilities(policy, view_of(table), turned);
            for (int i = 0; i < choices.size(); ++i)
                for (int k = 0; k < turned.size(); ++k)
                    if (turned[k].tile == choices[i].tile && turned[k].left == choices[i].right &&
                        turned[k].right == choices[i].left) {
                        ++choices_met;
                        QVERIFY(std::abs(probability[static_cast<std::size_t>(i)] -
                                         mirrored[static_cast<std::size_t>(k)]) < 1e-5f);
                    }
        };
        for (std::uint32_t g = 0; g < 20; ++g) {
            const auto seed = core::dice::seed_from_number(g);
            play(Table::of(deal(setting, shuffled_tiles(seed, setting, g))),
                 {&self_play_weights, &self_play_weights}, random, check);
        }
        QVERIFY(choices_met > 100);
    }

    // Nobody was dealt a double above the one that started.
    void hands_lack_tiles_that_would_have_started() {
        const TileSet barred = starting_before(Tile::of(4, 4), 7);
        QCOMPARE(barred, TileSet::of(std::array{Tile::of(5, 5), Tile::of(6, 6)}));
        QCOMPARE(starting_before(Tile::of(5, 6), 7), TileSet::doubles() & TileSet::all(7));
        HandConstraints constraints;
        constraints.start(5, barred);
        QCOMPARE(constraints.of(Tile::of(5, 5)), 0);
        QCOMPARE(constraints.of(Tile::of(5, 6)), 5);
        constraints.drew(2, 0, 1, true);
        QCOMPARE(constraints.of(Tile::of(5, 5)), 7);
    }
};

} // namespace test_domino_policy
