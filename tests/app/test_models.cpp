// The sheet and the ranked choices as models.

#include "app/models/choices_model.h"
#include "app/models/sheet_model.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/views/play/cards/verdict_card.h"
#include "tests/app/games.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace test_models {

using namespace core::yahtzee;
using namespace app::models;

int row_of(SheetSum sum) {
    for (int row = 0; row < SheetModel().rowCount(); ++row)
        if (SheetModel::sumAt(row) == sum) return row;
    return -1;
}

QString text(const SheetModel& sheet, int row, int column) {
    return sheet.index(row, column).data().toString();
}

// As if every choice were worth its code.
app::session::Advice made_up_advice(const Game& game) {
    app::session::Advice advice{game, {}};
    for (const Action action : legal_actions(game.rules(), game.position()))
        advice.choices.push_back({action, double(action.code()), 0, {}});
    return advice;
}

class TestModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheet_keeps_to_the_rules_of_models() {
        SheetModel sheet;
        tests::ModelTester tester(&sheet);
        app::session::Timeline timeline(tests::record_of({{"A", {}}, {"B", {}}, {"C", {}}}, 4));
        sheet.begin(timeline.now(), app::session::names(timeline.record()));
        std::mt19937_64 random(1);
        int steps = 0;
        while (timeline.now().phase() != Phase::over) {
            tests::random_step(timeline, random);
            sheet.show(timeline.now());
            if (++steps % 7 < 4 && timeline.now().phase() == Phase::to_decide)
                sheet.showHint(made_up_advice(timeline.now()));
            else
                sheet.showHint({});
        }
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(text(sheet, row_of(SheetSum::total), 1 + seat),
                     QString::number(timeline.now().card(seat).total()));
    }

    void choices_keep_to_the_rules_of_models() {
        app::models::ChoicesModel choices;
        tests::ModelTester tester(&choices);
        const Game game = Game(2).with_roll({6, 1, 6, 2, 3});
        app::session::Advice advice = made_up_advice(game);
        choices.show(advice);
        QCOMPARE(choices.rowCount(), static_cast<int>(advice.choices.size()));
        advice.made = 3;
        choices.show(advice);
        QVERIFY(choices.isMade(3));
        QVERIFY(!choices.isMade(2));
        choices.show({});
        QCOMPARE(choices.rowCount(), 0);
    }

    void numbers_rounded_to_zero_have_no_sign() {
        for (const double tiny : {0.0, -0.0, 0.004, -0.004}) {
            QCOMPARE(app::text::points_text(tiny), "0.00");
            QCOMPARE(app::text::signed_points(tiny), "0.00");
            QCOMPARE(app::text::percentage_points(tiny / 100), "0.00\u00a0%\u00a0pts");
            QVERIFY(!app::text::is_shown(tiny));
        }
        QCOMPARE(app::text::points_text(-0.006), "−0.01");
        QCOMPARE(app::text::signed_percentage_points(-0.028), "−2.80\u00a0%\u00a0pts");
        QCOMPARE(app::text::signed_percentage_points(0.028), "+2.80\u00a0%\u00a0pts");
        QVERIFY(app::text::is_shown(-0.006));
    }

    void losses_have_one_wording_data() {
        const auto row = tests::columns<bool, double, QString, QString>("by_probability", "loss",
                                                                        "cell", "text");
        row("points", false, 1.314, "−1.3", "1.3");
        row("tiny", false, 1e-6, "0.00", "less than 0.01");
        row("none", false, 0.0, "equal", "0.00");
        row("none to win", true, 0.0, "equal", "0.00");
        row("probability", true, 0.021, "−2.1", "2.1");
        row("tiny probability", true, 1e-6, "0.00", "less than 0.01");
    }

    void losses_have_one_wording() {
        QFETCH(bool, by_probability);
        QFETCH(double, loss);
        app::session::Advice advice{Game(2).with_roll({6, 1, 6, 2, 3}), {}};
        advice.choices = {{Action::score(Box::sixes), 200, 0, 0.5},
                          {Action::score(Box::chance), 199, loss, 0.5}};
        if (by_probability) advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::win};
        app::models::ChoicesModel choices;
        choices.show(advice);
        const auto header = choices.headerData(app::models::ChoicesModel::loss_column,
                                               Qt::Horizontal, Qt::DisplayRole);
        QCOMPARE(header.toString(), by_probability ? "Loss % pts" : "Loss");
        QTEST(choices.index(1, app::models::ChoicesModel::loss_column).data().toString(), "cell");
        QTEST(app::text::loss_text(advice, advice.choices[1]), "text");
        advice.made = 1;
        app::views::play::VerdictCard card(nullptr);
        card.show({}, advice, true);
        QCOMPARE(card.findChild<QLabel*>("bestWorth")->text() == "Yours is as good",
                 is_right(advice));
    }

    void a_persistent_index_follows_its_choice() {
        app::models::ChoicesModel choices;
        tests::ModelTester tester(&choices);
        app::session::Advice advice = made_up_advice(Game(2).with_roll({6, 1, 6, 2, 3}));
        choices.show(advice);
        const QPersistentModelIndex held =
            choices.index(1, app::models::ChoicesModel::value_column);
        const auto action = choices.action(1);
        QSignalSpy reset(&choices, &QAbstractItemModel::modelReset);
        std::ranges::reverse(advice.choices);
        choices.show(advice);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(held.row(), static_cast<int>(advice.choices.size()) - 2);
        QCOMPARE(held.column(), int(app::models::ChoicesModel::value_column));
        QVERIFY(choices.action(held.row()) == action);
        choices.show(made_up_advice(Game(2).with_roll({6, 1, 6, 2, 4})));
        QCOMPARE(reset.size(), 1);
        QVERIFY(!held.isValid());
    }

    void the_accuracy_of_probabilities_is_named() {
        app::session::Advice advice{Game(2).with_roll({6, 1, 6, 2, 3}), {}};
        advice.choices = {{Action::score(Box::sixes), 200, 0, 0.5}};
        advice.grounds = app::session::Accuracy::estimate;
        QCOMPARE(app::text::grounds_text(advice, true), QString()); // ranked by points
        advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::win};
        QCOMPARE(app::text::grounds_text(advice, false), "Estimate");
        QVERIFY(app::text::grounds_text(advice, true).contains("being refined"));
        advice.grounds = app::session::Accuracy::rollouts;
        QCOMPARE(app::text::grounds_text(advice, false), "Refined by simulation");
        advice.best_estimated = Action::score(Box::chance);
        QVERIFY(app::text::grounds_text(advice, false).endsWith("(estimate: chance for 18)"));
        QVERIFY(app::text::break_even_sentence(advice, {}).startsWith("It is close: "));
        advice.grounds = app::session::Accuracy::exact;
        QCOMPARE(app::text::grounds_text(advice, false), "Exact");
    }

    void the_value_of_held_dice_has_its_unit() {
        app::session::Advice advice{Game(2).with_roll({6, 1, 6, 2, 3}), {}};
        advice.choices = {{Action::hold(0b00101), 252.2, 0, 0.52},
                          {Action::hold(0b00001), 249.94, 2.26, 0.5}};
        advice.made = 1;
        QCOMPARE(app::text::held_sentence(advice), "Keeping 6: 249.9, 2.3 points less.");
        advice.made = 0;
        QCOMPARE(app::text::held_sentence(advice), "Keeping 6 6: worth 252.2 points, the best.");
        advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::win};
        advice.choices[1].loss = 0.02;
        advice.made = 1;
        QCOMPARE(app::text::held_sentence(advice),
                 "Keeping 6: 50.0\u00a0% to win, 2.0 percentage points less.");
    }

    // Compact tables are within 0.2 percentage points.
    void what_may_be_noise_is_no_better_choice() {
        app::session::Advice advice{Game(2).with_roll({6, 1, 6, 2, 3}), {}};
        advice.choices = {{Action::hold(0b00101), 252.2, 0, 0.5000},
                          {Action::hold(0b00001), 249.9, 2.3, 0.5015}};
        QVERIFY(!app::text::difference_sentence(advice).isEmpty());
        advice.is_compact = true;
        QCOMPARE(app::text::difference_sentence(advice), QString());
        advice.choices[1].win = 0.5025;
        QVERIFY(!app::text::difference_sentence(advice).isEmpty());
    }

    void open_boxes_show_what_the_dice_would_score() {
        SheetModel sheet;
        const Game game = Game(2).with_roll({6, 6, 6, 2, 2});
        sheet.begin(game, {"A", "B"});
        const std::pair<Box, const char*> expected[] = {
            {Box::ones, "0"},           {Box::twos, "4"},
            {Box::sixes, "18"},         {Box::three_of_a_kind, "22"},
            {Box::full_house, "25"},    {Box::chance, "22"},
            {Box::small_straight, "0"}, {Box::yahtzee, "0"},
        };
        for (const auto& [box, points] : expected) {
            QCOMPARE(text(sheet, SheetModel::rowOf(box), 1), points);
            QCOMPARE(sheet.kind(sheet.index(SheetModel::rowOf(box), 1)), CellKind::offered);
            QCOMPARE(text(sheet, SheetModel::rowOf(box), 2), QString());
        }
    }

    void sums_follow() {
        core::yahtzee::Card card;
        card = card.with_points(Box::sixes, 24).with_points(Box::fives, 15);
        card = card.with_points(Box::yahtzee, 50).with_yahtzee_bonuses(100);
        SheetModel sheet;
        sheet.begin(Game({card}, 0, {}), {"A"});
        QCOMPARE(text(sheet, row_of(SheetSum::upper_total), 1), "39");
        QCOMPARE(text(sheet, row_of(SheetSum::upper_bonus), 1), "24 to go");
        QCOMPARE(
            sheet.index(row_of(SheetSum::upper_total), 1).data(SheetModel::note_role).toString(),
            "+6"); // four sixes, three fives
        QCOMPARE(text(sheet, row_of(SheetSum::lower_total), 1), "50");
        QCOMPARE(text(sheet, row_of(SheetSum::yahtzee_bonuses), 1), "100");
        QCOMPARE(text(sheet, row_of(SheetSum::total), 1), "189");
        card = card.with_points(Box::fours, 16).with_points(Box::threes, 9);
        sheet.begin(Game({card}, 0, {}), {"A"});
        QCOMPARE(text(sheet, row_of(SheetSum::upper_bonus), 1), "35");
    }

    void boxes_forbidden_by_a_joker_give_the_reason() {
        // Five fours with fours open: the other boxes must wait.
        const BoxSet open = BoxSet::of(Box::fours).with(Box::chance).with(Box::ones);
        const Game game = Game({tests::card_with_open(open)}, 0, {}).with_roll({4, 4, 4, 4, 4});
        SheetModel sheet;
        sheet.begin(game, {"A"});
        const auto at = [&](Box box) { return sheet.index(SheetModel::rowOf(box), 1); };
        QCOMPARE(sheet.kind(at(Box::fours)), CellKind::offered);
        QCOMPARE(at(Box::fours).data().toString(), "120"); // with the Yahtzee bonus
        QCOMPARE(sheet.kind(at(Box::chance)), CellKind::forbidden);
        QCOMPARE(at(Box::chance).data(Qt::ToolTipRole).toString(),
                 "Under the joker rules, if the appropriate upper section row is empty, it must "
                 "be used");
        QVERIFY(at(Box::chance).data(Qt::AccessibleTextRole).toString().contains("not allowed"));
        QCOMPARE(app::text::joker_text(game), "– a joker, for the fours box");
        QCOMPARE(sheet.kind(at(Box::sixes)), CellKind::filled);
    }

    void the_loss_stands_beside_the_points() {
        const Game game = Game(2).with_roll({1, 2, 3, 4, 6});
        app::session::Advice advice{game,
                                    {{Action::score(Box::small_straight), 251.26, 0, {}},
                                     {Action::score(Box::chance), 250.63, 0.63, {}},
                                     {Action::score(Box::yahtzee), 238.2, 13.06, {}}}};
        SheetModel sheet;
        sheet.begin(game, {"A", "B"});
        sheet.showHint(advice);
        const auto note = [&](Box box, int column) {
            return sheet.index(SheetModel::rowOf(box), column)
                .data(SheetModel::note_role)
                .toString();
        };
        QCOMPARE(note(Box::small_straight, 1), "best");
        QCOMPARE(note(Box::chance, 1), "−0.6");
        QCOMPARE(note(Box::yahtzee, 1), "−13");
        QCOMPARE(note(Box::chance, 2), QString());
        QVERIFY(sheet.isBest(sheet.index(SheetModel::rowOf(Box::small_straight), 1)));
        QVERIFY(!sheet.isBest(sheet.index(SheetModel::rowOf(Box::chance), 1)));
        QVERIFY(sheet.isZero(sheet.index(SheetModel::rowOf(Box::yahtzee), 1)));
    }

    void a_bonus_out_of_reach_is_nothing() {
        core::yahtzee::Card card;
        for (const Box box : {Box::sixes, Box::fives, Box::fours}) card = card.with_points(box, 0);
        SheetModel sheet;
        sheet.begin(Game({card}, 0, {}), {"A"});
        QCOMPARE(text(sheet, row_of(SheetSum::upper_bonus), 1), "0");
        const auto upper = sheet.index(row_of(SheetSum::upper_total), 1);
        QCOMPARE(upper.data(SheetModel::note_role).toString(), ""); // nor is the way to it
        QCOMPARE(upper.data(Qt::ToolTipRole).toString(), "The upper bonus is out of reach");
        card = core::yahtzee::Card().with_points(Box::sixes, 0);
        sheet.begin(Game({card}, 0, {}), {"A"});
        QCOMPARE(upper.data(SheetModel::note_role).toString(), "−18");
        QCOMPARE(upper.siblingAtColumn(0).data(SheetModel::note_role).toString(), "vs 3 each");
        QCOMPARE(upper.data(Qt::AccessibleTextRole).toString(),
                 "Upper, A: 0, 18 behind three of each face");
        QVERIFY(upper.data(Qt::ToolTipRole).toString().startsWith("18 behind three"));
    }

    void words_for_flip_points() {
        using ai::yahtzee::review::BreakEven;
        const Game game = Game(2).with_roll({4, 6, 4, 1, 2});
        app::session::Advice advice{game, {{Action::hold(0b00101), 250, 0, {}}}};
        advice.ranked_by = {ai::yahtzee::decide::Objective::Kind::beat, 250};
        const auto said = [&](BreakEven::What what, int change) {
            return app::text::break_even_sentence(
                advice, BreakEven{what, change, Action::hold(0b00010), Action::hold(0b00101)});
        };
        QCOMPARE(said(BreakEven::What::upper_total, 1),
                 "With 1 point more in the upper boxes, this would be best: keep 6.");
        QCOMPARE(said(BreakEven::What::upper_total, -4),
                 "With 4 points less in the upper boxes, this would be best: keep 6.");
        QCOMPARE(said(BreakEven::What::margin, -12),
                 "With 12 points less than now, this would be best: keep 6.");
        QCOMPARE(said(BreakEven::What::points_to_beat, -20),
                 "To beat 230 points, this would be best: keep 6.");
        QVERIFY(app::text::break_even_sentence(advice, {}).isEmpty());
    }

    void words_for_results() {
        const core::yahtzee::Card full = tests::card_with_open({});
        const Game game({full.with_points(Box::chance, 20), full}, 0, {});
        QCOMPARE(app::text::result_text(game, {"Ada", "Eve"}), "Ada wins by 20");
        QCOMPARE(app::text::result_text(game, {"", "Eve"}), "You win by 20");
        QCOMPARE(app::text::result_text(Game({full, full}, 0, {}), {"Ada", "Eve"}),
                 "A tie at 50 points");
    }

    void the_last_turn_tells_what_wins() {
        const core::yahtzee::Card full = tests::card_with_open({}).with_points(Box::chance, 15);
        const auto told = [&](const core::yahtzee::Card& last, const QString& mover) {
            return app::text::last_turn_text(Game({full, last}, 1, {}), mover);
        };
        const auto open = [](Box box) { return tests::card_with_open(BoxSet::of(box)); };
        QCOMPARE(told(open(Box::fours), ""), "Your last turn: fours for 16 or more wins");
        QCOMPARE(told(open(Box::large_straight), "Eve"), "Eve: large straight for 40 wins");
        QCOMPARE(told(open(Box::ones), ""), ""); // can't win
        const auto won = open(Box::chance).with_points(Box::sixes, 24);
        QCOMPARE(told(won, ""), "Your last turn: the game is won");
        QCOMPARE(told(won, "Eve"), "");
    }

    void words_for_actions() {
        const Game game = Game(1).with_roll({4, 6, 4, 1, 2});
        QCOMPARE(app::text::action_text("Ada", game, Action::hold(0b00111)), "Ada keeps 4 4 6");
        QCOMPARE(app::text::action_text("Ada", game, Action::hold(0)), "Ada rolls all dice again");
        QCOMPARE(app::text::action_text("Ada", game, Action::score(Box::fours)),
                 "Ada takes fours for 8");
        QCOMPARE(app::text::action_text("", game, Action::score(Box::chance)),
                 "You take chance for 17");
    }
};

} // namespace test_models
