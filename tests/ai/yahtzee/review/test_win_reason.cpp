// What a choice does to winning, against games that are played out one by one, which know nothing
// of distributions.

#include "ai/yahtzee/review/win_reason.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/game.h"

#include "tests/support/test.h"

#include <cmath>
#include <random>

namespace test_win_reason {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

const BoxSet few = BoxSet::of(Box::fives)
                       .with(Box::sixes)
                       .with(Box::full_house)
                       .with(Box::large_straight)
                       .with(Box::chance);

// Of both tables, for states whose open boxes are among `few`.
class TwoTables : public ScoreSource {
public:
    explicit TwoTables(const Values& values)
        : for_points_(solve_score_distributions(values, {{}, few})),
          for_targets_(solve_target_probabilities(values.rules(), {{}, few})) {}

    FutureScores of(const CardState& state) const override {
        const SurvivalFunction points = for_points_->distribution(state);
        const SurvivalFunction targets = for_targets_->probabilities(state);
        FutureScores scores;
        for (int more = 0; more <= points.max_points(); ++more)
            scores.probabilities.push_back(static_cast<float>(points.exactly(more)));
        for (int more = 0; more <= targets.max_points(); ++more)
            scores.target_probabilities.push_back(static_cast<float>(targets.at_least(more)));
        return scores;
    }

private:
    SharedScoreDistributions for_points_;
    SharedTargetProbabilities for_targets_;
};

// Only `few` are open; 36 points in the other upper boxes, so that the bonus needs 27 more.
Card nearly_full_card() {
    Card card;
    for (const auto& [box, points] :
         {std::pair{Box::ones, 4}, {Box::twos, 8}, {Box::threes, 12}, {Box::fours, 12}})
        card = card.with_points(box, points);
    for (const Box box : {Box::three_of_a_kind, Box::four_of_a_kind, Box::small_straight})
        card = card.with_points(box, box == Box::small_straight ? 30 : 24);
    return card.with_points(Box::yahtzee, 0);
}

// A full card of 213 points: three of each face and the bonus, and the patterns but Yahtzee.
Card full_card() {
    Card card;
    for (const Box box : all_boxes) card = card.with_points(box, 0);
    for (const Box box : BoxSet::upper()) card = card.with_points(box, 3 * face_of(box));
    return card.with_points(Box::full_house, 25)
        .with_points(Box::small_straight, 30)
        .with_points(Box::large_straight, 40)
        .with_points(Box::chance, 20);
}

struct Played {
    int score;
    MilestoneSet reached;
};

// Plays the position out for points, after `first`, with the decisions of the ranking.
Played play_out(const Values& values, const Position& position, Action first,
                std::mt19937_64& random) {
    std::uniform_int_distribution<int> face(1, 6);
    const auto throw_dice = [&](Game game) {
        core::dice::Dice dice = game.dice();
        for (std::size_t slot = 0; slot < dice.size(); ++slot)
            if (!(game.held_slots() >> slot & 1u)) dice[slot] = face(random);
        return game.with_roll(dice);
    };
    Game game = Game({position.mover}, 0, {}).with_roll(position.dice);
    for (int roll = 1; roll < position.roll_number; ++roll)
        game = game.apply(Action::hold(0b11111)).with_roll(position.dice);
    Played played{0, 0};
    const auto act = [&](Action action) {
        const Card before = game.card(0);
        game = game.apply(action);
        const Card& after = game.card(0);
        if (after.upper_points() >= 63 && before.upper_points() < 63)
            played.reached |= set_of(Milestone::upper_bonus);
        if (!action.is_score() || after.points(action.box()).value_or(0) == 0) return;
        if (action.box() == Box::large_straight)
            played.reached |= set_of(Milestone::large_straight);
        if (action.box() == Box::full_house) played.reached |= set_of(Milestone::full_house);
    };
    act(first);
    while (game.phase() != Phase::over) {
        if (game.phase() == Phase::to_roll)
            game = throw_dice(game);
        else
            act(rank_choices(values, game.position()).front().action);
    }
    played.score = game.card(0).total();
    return played;
}

} // namespace

class TestWinReason : public QObject {
    Q_OBJECT

    SharedValues values_;
    SharedScoreSource source_;

private Q_SLOTS:
    void initTestCase() {
        values_ = solve({}, {{}, few});
        source_ = std::make_shared<TwoTables>(*values_);
    }

    // The opponent has ended; the turn is played for points here, as in the games played out.
    void figures_are_those_of_games_played_out() {
        const Card opponent = full_card();
        const Position position{nearly_full_card(), {opponent}, {6, 6, 1, 5, 4}, 2};
        const TurnPolicy policy = best_policy(values_->turn(state_of(position.mover)));
        WinReasons reasons(values_, source_);
        const int target = opponent.total();
        for (const unsigned slots : {0b00011u, 0b11010u}) {
            const Action action = Action::hold(slots);
            const WinReason reason = reasons.compare(position, {Objective::Kind::win, 0}, policy,
                                                     action, Action::score(Box::sixes));
            QCOMPARE(reason.target, target);

            constexpr int games = 20'000;
            std::mt19937_64 random(slots);
            std::vector<Played> all;
            for (int game = 0; game < games; ++game)
                all.push_back(play_out(*values_, position, action, random));
            double sum = 0;
            double squares = 0;
            double won = 0;
            for (const Played& played : all) {
                sum += played.score;
                squares += double(played.score) * played.score;
                won += played.score > target ? 1 : played.score == target ? 0.5 : 0;
            }
            const double mean = sum / games;
            const double deviation = std::sqrt(squares / games - mean * mean);
            QVERIFY2(std::abs(reason.choice.mean - mean) < 4 * deviation / std::sqrt(games),
                     qPrintable(QString("%1 and %2").arg(reason.choice.mean).arg(mean)));
            QVERIFY(std::abs(reason.choice.deviation / deviation - 1) < 0.03);
            QVERIFY(won > 0.02 * games && won < 0.98 * games);
            QVERIFY(reason.choice.needed);
            const Needed& needed = *reason.choice.needed;
            MilestoneSet set = 0;
            for (const Milestone milestone : needed.milestones) set |= set_of(milestone);
            double have = 0;
            double have_won = 0;
            for (const Played& played : all) {
                if (!(played.reached & set)) continue;
                have += 1;
                have_won += played.score > target ? 1 : played.score == target ? 0.5 : 0;
            }
            QVERIFY2(std::abs(needed.of_all - have / games) < 4 * 0.5 / std::sqrt(games),
                     qPrintable(QString("%1 and %2").arg(needed.of_all).arg(have / games)));
            QVERIFY2(std::abs(needed.of_won - have_won / won) < 4 * 0.5 / std::sqrt(won),
                     qPrintable(QString("%1 and %2").arg(needed.of_won).arg(have_won / won)));
            QVERIFY(needed.of_won > needed.of_all);
        }
    }

    // The probability to end above the target is that of the objective to beat it.
    void target_is_passed_as_often_as_it_is_beaten() {
        const Position position{nearly_full_card(), {nearly_full_card()}, {6, 6, 1, 5, 4}, 2};
        const TurnPolicy policy = best_policy(values_->turn(state_of(position.mover)));
        WinReasons reasons(values_, source_);
        const auto reason = reasons.compare(position, {Objective::Kind::win, 0}, policy,
                                            Action::hold(0b00011), Action::score(Box::sixes));
        ActionRanker ranker(values_, source_);
        for (const auto& [action, stakes] : {std::pair{Action::hold(0b00011), reason.choice},
                                             std::pair{Action::score(Box::sixes), reason.other}}) {
            const auto ranked = ranker.rank(position, {Objective::Kind::beat, reason.target});
            const auto found = std::ranges::find(ranked, action, &RankedAction::action);
            QVERIFY(found != ranked.end());
            QVERIFY(std::abs(*found->win - stakes.passes) < 1e-9);
        }
        const auto opponent = final_scores(*source_, nearly_full_card());
        double below = 0;
        for (int score = 0; score < reason.target; ++score)
            below += opponent.probabilities()[static_cast<std::size_t>(score)];
        const double at_most =
            below + opponent.probabilities()[static_cast<std::size_t>(reason.target)];
        QVERIFY(below < 0.5 && at_most >= 0.5);
    }

    // Two equal opponents: neither is above a score as often as one isn't, squared.
    void best_of_two_opponents_is_the_maximum() {
        const Card card = nearly_full_card();
        const auto one = final_scores(*source_, card);
        const auto two = best_final_scores(*source_, std::vector{card, card});
        double one_sum = 0;
        double two_sum = 0;
        for (std::size_t score = 0; score < one.probabilities().size(); ++score) {
            one_sum += one.probabilities()[score];
            two_sum += two.probabilities()[score];
            QVERIFY(std::abs(two_sum - one_sum * one_sum) < 1e-6);
        }
    }

    // Without any milestone missed, the scores are those of the tables.
    void scores_of_all_courses_are_the_distribution() {
        MilestoneScores scores(values_);
        const CardState state = state_of(nearly_full_card());
        const auto& all = scores.without(state, 0);
        const auto known = source_->of(state).probabilities;
        for (std::size_t more = 0; more < known.size(); ++more) {
            const float own = more < all.size() ? all[more] : 0.0f;
            QVERIFY(std::abs(own - known[more]) < 1e-4f);
        }
    }

    void too_many_open_boxes_need_nothing() {
        QCOMPARE(within_reach(state_of(Card())), (1u << milestone_count) - 1);
        QCOMPARE(within_reach(state_of(nearly_full_card())), set_of(Milestone::upper_bonus) |
                                                                 set_of(Milestone::large_straight) |
                                                                 set_of(Milestone::full_house));
    }
};

ALEA_TEST(TestWinReason)

} // namespace test_win_reason

#include "test_win_reason.moc"
