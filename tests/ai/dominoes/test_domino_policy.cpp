// The policy and its training.

#include "ai/dominoes/policy.h"

#include "ai/dominoes/self_play_weights.h"
#include "ai/dominoes/training.h"
#include "core/dominoes/deal.h"
#include "tests/support/test.h"

namespace test_domino_policy {

using namespace ai::dominoes;
using namespace core::dominoes;

namespace {

const Weights no_weights{};

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

// Points a game of the first, each deal twice.
double strength(const Weights& first, const Weights& second, std::uint32_t pairs) {
    const auto seed = core::dice::seed_from_number(11);
    RandomStream random(12);
    double sum = 0;
    for (const Case setting : all_cases)
        for (std::uint32_t pair = 0; pair < pairs; ++pair) {
            const Deal dealt = deal(setting, shuffled_tiles(seed, setting, pair));
            for (const Deal& each : {dealt, dealt.swapped()})
                sum += play(Table::of(each), {&first, &second}, random,
                            [](const Table&, const Placements&) {});
        }
    return sum / (2 * case_count * pairs);
}

} // namespace

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

    // Without weights all choices are equally likely: that is the player `random`.
    void a_little_training_beats_random_play_and_much_training_beats_a_little() {
        TrainingOptions options;
        options.batches = 150;
        options.games_per_batch = 60;
        int batches = 0;
        const Weights trained =
            train(options, [&batches](const TrainingReport& report) { batches += report.batch; });
        QCOMPARE(batches, 149 * 150 / 2);
        const double over_random = strength(trained, no_weights, 50);
        QVERIFY2(over_random > 0.55, qPrintable(QString::number(over_random)));
        const double over_little = strength(self_play_weights, trained, 50);
        QVERIFY2(over_little > 0.5, qPrintable(QString::number(over_little)));
    }

    // Before the last quarter there is no average yet: the weights are those learned so far.
    void training_that_is_stopped_gives_what_it_has_learned() {
        TrainingOptions options;
        options.batches = 1000;
        options.games_per_batch = 60;
        std::stop_source stop;
        int batches = 0;
        const auto stop_after_60 = [&](const TrainingReport&) {
            if (++batches == 60) stop.request_stop();
        };
        const Weights trained = train(options, stop_after_60, stop.get_token());
        QCOMPARE(batches, 60);
        const double over_random = strength(trained, no_weights, 50);
        QVERIFY2(over_random > 0.55, qPrintable(QString::number(over_random)));
    }

    // The only game of a batch of this seed leaves nobody a choice.
    void a_batch_without_a_choice_teaches_nothing() {
        TrainingOptions options;
        options.seed = 4;
        options.batches = 4;
        options.games_per_batch = 1;
        const Weights trained = train(options, [](const TrainingReport& report) {
            QVERIFY(std::isfinite(report.entropy) && std::isfinite(report.surprise));
        });
        QVERIFY(std::isfinite(trained.output[0]) && std::isfinite(trained.rows[0][0]));
    }

    // Nobody was dealt a double above the one that started.
    void what_would_have_started_is_not_expected() {
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

ALEA_TEST(TestDominoPolicy)

} // namespace test_domino_policy

#include "test_domino_policy.moc"
