#include "ai/yahtzee/decide/action_evaluator.h"

#include "core/yahtzee/game.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/win/yahtzee_only.h"
#include "tests/support/test.h"

namespace test_action_evaluator {

using namespace ai::yahtzee::solve;
using namespace tests;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

constexpr double p = yahtzee_in_three_rolls;

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

const core::dice::Dice four_fours{4, 4, 1, 4, 4};

Game last_round(int players) {
    return Game(std::vector<Card>(static_cast<std::size_t>(players), card_with_only_yahtzee_open()),
                0, {});
}

class TestActionEvaluator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void objectives_have_texts_data() {
        tests::each("text", {"expected", "win", "beat:0", "beat:250", "beat:1575"});
    }
    void objectives_have_texts() {
        QFETCH(QString, text);
        const auto objective = parse_objective(text.toStdString());
        QVERIFY(objective);
        QCOMPARE(to_text(*objective), text.toStdString());
    }

    void other_texts_are_no_objectives_data() {
        tests::each("text", {"", "Win", "beat", "beat:", "beat:-1", "beat:12x", "beat:+5",
                             "beat:99999999999", "beat: 5", "expected "});
    }
    void other_texts_are_no_objectives() {
        QFETCH(QString, text);
        QVERIFY(!parse_objective(text.toStdString()));
    }

    void values_of_a_game_for_two_sum_to_one() {
        WinGame objective(values_, score_source_, 2);
        QVERIFY(objective.is_zero_sum());
        Game game = last_round(2);
        QVERIFY(near(objective.value(game, 0), 0.5));
        QVERIFY(near(objective.value(game, 1), 0.5));
        game = game.with_roll({4, 4, 4, 4, 4}).apply(Action::score(Box::yahtzee));
        QVERIFY(near(objective.value(game, 0), 1 - p / 2));
        QVERIFY(near(objective.value(game, 1), p / 2));
        game = game.with_roll(four_fours).apply(Action::score(Box::yahtzee));
        QCOMPARE(objective.value(game, 0), 1.0);
        QCOMPARE(objective.value(game, 1), 0.0);
    }

    void a_waiting_player_among_three_has_a_value() {
        WinGame objective(values_, score_source_, 3);
        QVERIFY(!objective.is_zero_sum());
        const Game game = last_round(3);
        // All are alike, and k who tie get 1/k each.
        for (int seat = 0; seat < 3; ++seat) QVERIFY(near(objective.value(game, seat), 1.0 / 3));
    }

    // A Yahtzee beats anything below 50, and nothing else does.
    void beating_points_needs_more_than_them() {
        const Position position{card_with_only_yahtzee_open(), {}, four_fours, 2};
        for (const auto& [points, probability] : {std::pair(49, 1.0 / 6), std::pair(50, 0.0)}) {
            BeatPoints objective(values_, score_source_, points);
            const auto choices = objective.choices(position);
            QVERIFY(near(choices.front().value, probability));
            QCOMPARE(choices.front().action.keep(position.dice).count(4), 4);
            QVERIFY(near(objective.value(last_round(1), 0), points < 50 ? p : 0));
        }
    }

    // The same order as the probabilities, whatever the expected score says; the loss is in
    // probability.
    void ranks_by_the_probability_of_the_objective() {
        ActionRanker ranker(values_, score_source_);
        const Card card = card_with_only_yahtzee_open();
        const Position position{card, {card.with_points(Box::yahtzee, 50)}, four_fours, 2};
        const auto choices = ranker.rank(position, *parse_objective("win"));
        QVERIFY(near(choices.front().win.value(), 1.0 / 12));
        QCOMPARE(choices.front().loss, 0.0);
        for (std::size_t i = 1; i < choices.size(); ++i) {
            QVERIFY(choices[i].win.value() <= choices[i - 1].win.value() + 1e-6);
            QVERIFY(near(choices[i].loss, *choices[0].win - *choices[i].win));
        }
        // By points, the probabilities come along.
        const auto by_points = ranker.rank(position, {});
        QVERIFY(near(by_points.front().value, 50.0 / 6));
        QVERIFY(by_points.front().win);
    }

    void losses_below_the_tolerance_are_zero() {
        const Action ones = Action::score(Box::ones);
        const Action twos = Action::score(Box::twos);
        const Action threes = Action::score(Box::threes);
        std::vector<RankedAction> choices{
            {twos, 100, 0, 0.5}, {threes, 120, 0, 0.4}, {ones, 110, 0, 0.5 - 2e-7}};
        rank_by_probability(choices, four_fours);
        QCOMPARE(choices[0].action, ones); // more points
        QCOMPARE(choices[1].action, twos);
        QCOMPARE(choices[2].action, threes);
        QCOMPARE(choices[0].loss, 0.0);
        QCOMPARE(choices[1].loss, 0.0);
        QVERIFY(near(choices[2].loss, 0.1));
        std::swap(choices[0].value, choices[1].value);
        rank_by_probability(choices, four_fours);
        QCOMPARE(choices[1].action, ones);
        QCOMPARE(choices[1].loss, 0.0);
    }

    void without_tables_choices_have_no_win_probability() {
        ActionRanker ranker(values_, nullptr);
        const Position position{Card(), {Card()}, four_fours, 1};
        for (const char* objective : {"expected", "win", "beat:200"}) {
            const auto choices = ranker.rank(position, *parse_objective(objective));
            QVERIFY(!choices.front().win);
            QCOMPARE(choices.front().action, rank_choices(*values_, position).front().action);
        }
    }

private:
    const SharedValues values_ = solved_values();
    SharedScoreSource score_source_ = std::make_shared<YahtzeeOnly>();
};

} // namespace test_action_evaluator
