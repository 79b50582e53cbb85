#include "ai/yahtzee/win/rollout.h"

#include "ai/yahtzee/decide/rollout_ranker.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/ai/yahtzee/win/yahtzee_only.h"
#include "tests/support/test.h"

#include <algorithm>

namespace test_rollout {

using namespace ai::yahtzee::solve;
using namespace tests;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

constexpr double p = yahtzee_in_three_rolls;

// Takes a Yahtzee for much likelier than it is.
const auto hopeful = std::make_shared<YahtzeeOnly>(0.25, 0.25);

// Nothing exact, so that roll-outs have something to do.
Rollouts rollouts(std::shared_ptr<const ScoreSource> score_source, int exact_boxes = 0) {
    return Rollouts(Rules{}, score_source, WinProbabilityOptions{exact_boxes});
}

// Only the Yahtzee box is open; the mover, as many points ahead, has no Yahtzee and scores.
Position last_turn(int others) {
    const Card card = card_with_only_yahtzee_open();
    return {card, std::vector<Card>(static_cast<std::size_t>(others), card), {1, 2, 3, 4, 6}, 3};
}

const Action scores = Action::score(Box::yahtzee);

const RankedAction& of(const std::vector<RankedAction>& choices, Action action) {
    return *std::ranges::find(choices, action, &RankedAction::action);
}

class TestRollout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_right_estimate_is_left_alone_data() { tests::each("others", {1, 2, 3}); }
    // For two, whatever the dice do, all of it is luck.
    void a_right_estimate_is_left_alone() {
        QFETCH(int, others);
        const auto found = rollouts(std::make_shared<YahtzeeOnly>())
                               .run(last_turn(others), std::span(&scores, 1), {{}, 1000});
        QCOMPARE(found.size(), 1u);
        if (others == 1) QVERIFY(found[0].standard_error < 1e-6);
        QVERIFY(std::abs(found[0].mean) < 4 * found[0].standard_error + 1e-6);
    }

    void a_wrong_estimate_is_put_right_data() { a_right_estimate_is_left_alone_data(); }
    // All share the win in the games in which nobody has a Yahtzee: the mover has none.
    void a_wrong_estimate_is_put_right() {
        QFETCH(int, others);
        const auto found =
            rollouts(hopeful).run(last_turn(others), std::span(&scores, 1), {{}, 4000});
        const double wrong = std::pow(0.75, others) / (others + 1);
        const double right = std::pow(1 - p, others) / (others + 1);
        QVERIFY(found[0].standard_error < 0.01);
        QVERIFY(std::abs(wrong + found[0].mean - right) < 4 * found[0].standard_error + 1e-6);
    }

    void exact_play_needs_no_correction() {
        const auto found = rollouts(hopeful, 1).run(last_turn(1), std::span(&scores, 1), {{1}, 4});
        QVERIFY(std::abs(found[0].mean) < 1e-6);
        QVERIFY(found[0].standard_error < 1e-6);
    }

    void threads_change_nothing() {
        const Position position = last_turn(2);
        const auto with = [&](int threads) {
            return rollouts(hopeful).run(position, std::span(&scores, 1), {{threads}, 100});
        };
        QCOMPARE(with(1)[0].mean, with(3)[0].mean);
        QCOMPARE(with(1)[0].standard_error, with(3)[0].standard_error);
    }

    void stopped_it_corrects_nothing() {
        const auto found =
            rollouts(hopeful).run(last_turn(1), std::span(&scores, 1), {{1, tests::stopped()}, 10});
        QCOMPARE(found[0].mean, 0.0);
    }

    // One error for all, the greater the more open the probability: believed, noise or not.
    void a_common_correction_is_kept() {
        const std::vector<double> estimates{0.5, 0.4, 0.1};
        std::vector<Correction> corrections;
        for (const double e : estimates) corrections.push_back({0.1 * e * (1 - e), 0.01});
        const auto found = shrunk_corrections(estimates, corrections);
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY(std::abs(found[i] - corrections[i].mean) < 1e-12);
    }

    void a_correction_beyond_the_noise_is_kept() {
        const std::vector<double> estimates{0.5, 0.5, 0.5, 0.5};
        const auto with = [&](double error) {
            return shrunk_corrections(estimates,
                                      {{0.01, error}, {0.03, error}, {0.01, error}, {0.03, error}});
        };
        QVERIFY(std::abs(with(0.1)[0] - 0.02) < 1e-12);
        QVERIFY(std::abs(with(0.0001)[0] - 0.01) < 1e-4);
        const double between = with(0.006)[0];
        QVERIFY(between > 0.011 && between < 0.019);
    }

    // The order is that of the corrected probabilities, and exact ones are as they were.
    void a_hint_is_corrected() {
        const auto& values = solved_values();
        const RolloutOptions games{{}, 400};
        RolloutRanker estimated(values, hopeful, games, {.exact_boxes = 0});
        RolloutRanker exact(values, hopeful, games);
        Position position = last_turn(1);
        position.dice = {4, 4, 1, 4, 4};
        position.roll_number = 1;
        const auto truth = exact.rank(position);
        const auto hint = estimated.rank(position);
        QCOMPARE(hint.size(), truth.size());
        QCOMPARE(hint.front().action, truth.front().action);
        QCOMPARE(hint.front().loss, 0.0);
        for (std::size_t i = 1; i < hint.size(); ++i) {
            QVERIFY(hint[i].loss >= hint[i - 1].loss - 1e-6);
            QVERIFY(std::abs(hint[i].loss - (*hint[0].win - *hint[i].win)) < 1e-12);
        }
        QVERIFY(std::abs(*hint.front().win - *truth.front().win) < 0.02);
    }

    // To keep a straight and score it later is to score it.
    void dice_do_not_tell_apart_what_comes_to_the_same() {
        const auto& values = solved_values();
        RolloutRanker ranker(values, std::make_shared<RoughScoreSource>(values), {{3}, 4},
                             {.exact_boxes = 0});
        const Card card = card_with_open(boxes({Box::sixes, Box::large_straight, Box::chance}));
        const auto hint = ranker.rank({card, {card}, {5, 3, 4, 2, 1}, 2});
        QCOMPARE(hint[0].action.code(), Action::score(Box::large_straight).code());
        QCOMPARE(hint[1].action.code(), Action::hold(0b11111).code());
        QCOMPARE(*hint[0].win, *hint[1].win);
        QVERIFY(*hint[2].win < *hint[1].win);
    }

    // Nor where the box that wins most often is not the one worth the most points.
    void to_keep_all_is_as_good_as_the_box_that_wins() {
        const auto& values = solved_values();
        const auto rough = std::make_shared<RoughScoreSource>(values);
        const WinProbabilityOptions nothing_exact{.exact_boxes = 0};
        ActionRanker ranker(values, rough, nothing_exact);
        const Card card = card_with_open(boxes({Box::ones, Box::yahtzee, Box::chance}));
        Position position{card, {card.with_points(Box::three_of_a_kind, 10)}, {}, 2};
        RolloutRanker rolled(values, rough, {{}, 4}, nothing_exact);
        const Action keep_all = Action::hold(0b11111);
        int conflicts = 0;
        for (int r = 0; r < core::dice::roll_count; ++r) {
            position.dice = core::dice::Roll::at(r).sorted();
            const auto choices = ranker.rank(position, {Objective::Kind::win});
            const auto& box = *std::ranges::find_if(
                choices, [](const RankedAction& choice) { return choice.action.is_score(); });
            if (std::abs(of(choices, keep_all).value - box.value) < 0.1) continue;
            ++conflicts;
            const auto hint = rolled.rank(position);
            QCOMPARE(*of(hint, keep_all).win, *of(hint, box.action).win);
        }
        QVERIFY(conflicts > 50);
    }
};

} // namespace test_rollout
