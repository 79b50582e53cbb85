#include "ai/yahtzee/win/win_estimate.h"

#include "ai/yahtzee/win/endgame.h"
#include "ai/yahtzee/win/win_probability.h"
#include "tests/ai/yahtzee/win/yahtzee_only.h"
#include "tests/support/test.h"

#include <array>
#include <vector>

namespace test_win_estimate {

using namespace ai::yahtzee::state;
using namespace tests;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

constexpr double p = yahtzee_in_three_rolls;

const CardState done{BoxSet{}, 0, false};
const CardState only_yahtzee{BoxSet::of(Box::yahtzee), 0, false};

// A player who has to can score 50 with the Yahtzee box half the time; one who plays for points
// does so a quarter of the time.
const auto daring = std::make_shared<YahtzeeOnly>(0.25, 0.5);

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

class TestWinEstimate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A probability of p to score 50, nothing else: no choice is left to anyone, so all views
    // agree.
    void views_agree_where_nothing_can_be_chosen_data() {
        QTest::addColumn<int>("lead");
        QTest::addColumn<double>("probability"); // of the player who has p, the other as well
        tests::row("far behind", -51, 0.0);
        tests::row("50 behind", -50, p * (1 - p) / 2);
        tests::row("behind", -10, p * (1 - p));
        tests::row("level", 0, 0.5);
        tests::row("ahead", 10, 1 - p * (1 - p));
        tests::row("50 ahead", 50, 1 - p * (1 - p) / 2);
        tests::row("far ahead", 51, 1.0);
    }
    void views_agree_where_nothing_can_be_chosen() {
        QFETCH(int, lead);
        QFETCH(double, probability);
        const YahtzeeOnly score_source;
        const PlayerState other{only_yahtzee, 200};
        const Opponents all_opponents(score_source, std::span(&other, 1));
        QCOMPARE(all_opponents.base(), 200);
        const WinBounds bounds =
            win_bounds(all_opponents, Candidate(score_source.of(only_yahtzee)), lead);
        QVERIFY(near(bounds.informed_opponents, probability));
        QVERIFY(near(bounds.uninformed, probability));
        QVERIFY(near(bounds.informed, probability));
        QVERIFY(near(estimated_probability(bounds, {0.7, 0.6}), probability));
    }

    void an_interpolation_weight_is_a_sum_of_weights() {
        InterpolationWeights weights{};
        weights[1] = 0.25;
        weights[2 + static_cast<std::size_t>(index(Box::fives))] = 0.5;
        weights[2 + box_count] = 2;
        weights[3 + box_count] = 3;
        const CardState fives{BoxSet::of(Box::fives), upper_bonus_threshold, false};
        QCOMPARE(interpolation_weight(weights, fives, 0), 0.5);
        QCOMPARE(interpolation_weight(weights, fives, 1), 0.75);
        QCOMPARE(interpolation_weight(weights, {BoxSet::of(Box::chance), 42, true}, 0), 3.0);
    }

    // Each gets a part of what knowing the other would bring.
    // They move in their order; with equal boxes the last one ends last.
    void the_part_of_the_others_that_ends_before_a_player() {
        QCOMPARE(parts_that_end_before(std::array{2, 2, 1}), (std::vector{0.5, 1.0, 0.0}));
        QCOMPARE(parts_that_end_before(std::array{1, 1, 1}), (std::vector{0.0, 0.5, 1.0}));
        QCOMPARE(parts_that_end_before(std::array{1, 0}), (std::vector{1.0, 0.0}));
        QCOMPARE(parts_that_end_before(std::array{PlayerState{only_yahtzee, 0}}, 0),
                 (std::vector{1.0, 0.0}));
        QCOMPARE(parts_that_end_before(std::array{1, 1, 1, 0, 0}),
                 (std::vector{0.5, 0.75, 1.0, 0.0, 0.25}));
    }

    void only_several_opponents_raise_the_weights() {
        const WeightPair weights{0.7, 0.6};
        const WinBounds bounds{0.30, 0.33, 0.36};
        const WeightPair one = crowded(weights, bounds, 1, 9);
        QCOMPARE(one.own, weights.own);
        QCOMPARE(one.others, weights.others);
        const WeightPair early = crowded(weights, bounds, 2, 12);
        const WeightPair late = crowded(weights, bounds, 2, 1);
        QCOMPARE_GT(early.own, weights.own);
        QCOMPARE_GT(early.others, weights.others);
        QCOMPARE_LT(late.own, early.own);
        // Much to be known is harder to learn in time.
        QCOMPARE_LT(crowded(weights, {0.30, 0.33, 0.43}, 2, 12).own, early.own);
        QCOMPARE_LT(late.others, early.others);
    }

    void an_estimate_lies_between_its_bounds() {
        const WinBounds bounds{0.2, 0.5, 0.6};
        QVERIFY(near(estimated_probability(bounds, {0, 0}), 0.5));
        QVERIFY(near(estimated_probability(bounds, {0.5, 0.5}), 0.4));
        QVERIFY(near(estimated_probability(bounds, {0, 1}), 0.2));
        QCOMPARE(estimated_probability(bounds, {9, 0}), 1.0);
        QCOMPARE(estimated_probability(bounds, {0, 9}), 0.0);
    }

    // All of them must be beaten; the leader of the others may change.
    void the_opponents_count_as_the_best_of_the_others() {
        const YahtzeeOnly score_source;
        const std::vector<PlayerState> others{
            {only_yahtzee, 180}, {done, 200}, {only_yahtzee, 160}};
        const Opponents all_opponents(score_source, others);
        QCOMPARE(all_opponents.base(), 200);
        QVERIFY(near(static_cast<double>(all_opponents.probabilities()[0]), (1 - p) * (1 - p)));
        QVERIFY(near(static_cast<double>(all_opponents.probabilities()[10]), (1 - p) * p));
        QVERIFY(near(static_cast<double>(all_opponents.probabilities()[30]), p));
        const WinBounds bounds = win_bounds(all_opponents, Candidate(score_source.of(done)), 20);
        QVERIFY(near(bounds.informed_opponents, 1 - p));
        QVERIFY(near(bounds.uninformed, 1 - p));
        QVERIFY(near(bounds.informed, 1 - p));
    }

    void nothing_is_known_early_without_a_score_source() {
        WinProbability probability(Rules{}, nullptr);
        const Card empty;
        QVERIFY(!probability.of_turn(empty, std::span(&empty, 1)));
        QVERIFY(!probability.of_turn(empty, {}));
    }

    void late_turns_are_exact_without_a_score_source() {
        const Card card = card_with_only_yahtzee_open();
        WinProbability probability(Rules{}, nullptr);
        QVERIFY(probability.is_exact(card, std::span(&card, 1)));
        const SharedTurn turn = probability.of_turn(card, std::span(&card, 1));
        QVERIFY(turn);
        QVERIFY(near(turn->value(), 0.5));
        const auto yahtzee = core::dice::Roll::of({4, 4, 4, 4, 4});
        QVERIFY(near(turn->value(yahtzee, Box::yahtzee), 1 - p / 2));
        QCOMPARE(probability.of_turn(card, std::span(&card, 1)), turn);
    }

    void exact_play_ends_when_it_is_stopped() {
        const Card card = card_with_only_yahtzee_open();
        WinProbability probability(Rules{}, nullptr, {.stop = tests::stopped()});
        QVERIFY_THROWS_EXCEPTION(Stopped, probability.of_turn(card, std::span(&card, 1)));
    }

    void a_turn_stays_valid_when_another_one_is_asked_for() {
        WinProbability probability(Rules{}, daring, {.exact_boxes = 0});
        const Card one = card_with_only_yahtzee_open();
        const Card another = one.with_points(Box::chance, std::nullopt);
        const SharedTurn turn = probability.of_turn(one, std::span(&one, 1));
        const double value = turn->value();
        const SharedTurn other = probability.of_turn(another, std::span(&one, 1));
        QVERIFY(other != turn);
        QCOMPARE(turn->value(), value);
        QVERIFY(turn->state() == state_of(one));
    }

    // Whatever the weights: the totals of all others are known to him.
    void a_player_who_plays_on_alone_is_informed() {
        const Card open = card_with_only_yahtzee_open();
        const Card full = open.with_points(Box::yahtzee, 0);
        WinProbability probability(Rules{}, daring, {.exact_boxes = 0});
        const std::vector<Card> two{open, full};
        QVERIFY(near(probability.of_waiting(two, 0), 0.5 + 0.5 / 2));
        QVERIFY(near(probability.of_waiting(two, 1), 0.5 / 2));
        const std::vector<Card> three{full, open, full};
        QVERIFY(near(probability.of_waiting(three, 0), 0.5 / 3));
        // The mover ends; the other then plays on.
        const SharedTurn turn = probability.of_turn(open, std::span(&open, 1));
        const auto roll = core::dice::Roll::of({1, 2, 3, 4, 6});
        QVERIFY(near(turn->value(roll, Box::yahtzee), 0.5 / 2));
    }

    void three_players_share_a_tie_data() {
        const auto row = tests::columns<int>("exact_boxes");
        row("estimate", 0);
        row("exact", 1);
    }
    void three_players_share_a_tie() {
        QFETCH(int, exact_boxes);
        const Card card = card_with_only_yahtzee_open();
        const std::vector<Card> others{card, card};
        WinProbability probability(Rules{}, std::make_shared<YahtzeeOnly>(), {exact_boxes});
        QCOMPARE(probability.is_exact(card, others), exact_boxes > 0);
        const SharedTurn turn = probability.of_turn(card, others);
        QVERIFY(turn);
        const auto yahtzee = core::dice::Roll::of({4, 4, 4, 4, 4});
        // So many of the others have a Yahtzee too.
        const double none = (1 - p) * (1 - p);
        const double one = 2 * p * (1 - p);
        const double both = p * p;
        QVERIFY(near(turn->value(yahtzee, Box::yahtzee), none + one / 2 + both / 3));
    }
};

} // namespace test_win_estimate
