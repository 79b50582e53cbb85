// The review and the position editor, in the window.

#include "app/dialogs/position_dialog.h"
#include "app/models/figures_model.h"
#include "app/views/parts/review_panel.h"
#include "tests/app/desk.h"
#include "tests/app/rough_score_source.h"

#include <QClipboard>
#include <QTabBar>

#include <cmath>

namespace test_coaching {

using namespace core::yahtzee;
using ai::yahtzee::decide::Objective;
using tests::Desk;
using tests::solved_values;

class TestCoaching : public QObject {
    Q_OBJECT

    // The model of the review, once it is there; and once it has probabilities to win.
    static const app::models::AnalysisModel& review(Desk& desk) {
        desk.click("place_review");
        const auto& model = desk.the<app::views::ReviewPanel>("reviewPanel").model();
        if (!QTest::qWaitFor([&] { return model.review() != nullptr; }, 60'000))
            qFatal("no review");
        return model;
    }
    static const app::models::AnalysisModel& review_to_win(Desk& desk) {
        const auto& model = review(desk);
        if (!QTest::qWaitFor([&] { return model.hasOther(); }, 60'000)) qFatal("no win losses");
        return model;
    }

    static ai::yahtzee::review::Review reviewed(const core::yahtzee::notation::Record& record,
                                                bool has_tables, bool has_same_dice = false) {
        ai::yahtzee::review::ReviewOptions options;
        options.same_dice = has_same_dice;
        if (has_tables) options.score_source = tests::rough_scores();
        return *ai::yahtzee::review::review(record, solved_values(), options);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(QDir().mkpath(ALEA_SCREENSHOTS)); }

    void the_analysis_adds_up() {
        const auto record = tests::careless_game(31);
        Desk desk(record, solved_values());
        desk.press(Qt::Key_F8);
        const auto& panel = desk.the<app::views::ReviewPanel>("reviewPanel");
        QTRY_VERIFY(panel.model().review());
        const auto& analysis = panel.model().review()->by_points;
        for (int seat = 0; seat < 2; ++seat) {
            const auto& account = analysis.totals[static_cast<std::size_t>(seat)];
            QCOMPARE(std::lround(account.end), long(desk.game().card(seat).total()));
            QVERIFY(std::abs(account.start + account.luck - account.losses - account.end) < 0.01);
        }
        QVERIFY(desk.the<QLabel>("accounts").text().contains("254.59 expected at the start"));

        desk.prefer(&app::session::Preferences::hints, app::session::HintMode::on);
        desk.resize(1280, 960);
        QVERIFY(desk.window.grab().save(ALEA_SCREENSHOTS "/review.png"));
    }

    void a_click_in_the_analysis_goes_there() {
        Desk desk(tests::careless_game(32), solved_values());
        const auto& model = review(desk);
        desk.click("showAllDecisions");
        desk.click("onlyMine"); // the third is the opponent's
        auto& table = desk.the<QAbstractItemView>("ledger");
        const QModelIndex third = table.model()->index(3, 0);
        table.scrollTo(third);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(third).center());
        QCOMPARE(desk.session().timeline().at(), model.moment(3));
        QCOMPARE(desk.game().phase(), Phase::to_decide);

        // Keys go on from there, and back.
        desk.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(desk.session().timeline().at(), model.moment(4));
        desk.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(desk.session().timeline().at(), model.moment(3));
        table.setFocus();
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.session().timeline().at(), model.moment(4));
        desk.press({Qt::Key_Up, Qt::Key_Up});
        QCOMPARE(desk.session().timeline().at(), model.moment(2));
    }

    void another_choice_becomes_a_variation() {
        const auto record = tests::careless_game(33);
        Desk desk(record, solved_values());
        desk.session().goTo(1);
        QVERIFY(desk.session().isPersonsTurn());
        const Box box = std::get_if<Action>(&record.line[1].move)->is_score() &&
                                std::get<Action>(record.line[1].move).box() == Box::chance
                            ? Box::ones
                            : Box::chance;
        const auto place = [&] { return desk.the<QWidget>("dice").mapTo(&desk.window, QPoint()); };
        const QPoint before = place();
        desk.click_cell(box);
        QVERIFY(desk.game().card(0).points(box));
        QCOMPARE(desk.session().record().line[1].variations.size(), std::size_t(1));
        QVERIFY(desk.session().record().line[1].move == record.line[1].move);
        QCOMPARE(desk.session().record().line.size(), record.line.size());
        auto& lines = desk.the<QTabBar>("gameLines");
        QVERIFY(lines.isVisible());
        QCOMPARE(lines.tabText(1), "try 1");
        QCOMPARE(lines.currentIndex(), 1);
        QVERIFY(desk.the<QLabel>("tryingText").text().contains("stays as it is"));
        tests::handle_events();
        QCOMPARE(place(), before); // neither the tabs nor the notice moves anything
        desk.click("tryingAction");
        QVERIFY(desk.session().isOver());
        QCOMPARE(lines.currentIndex(), 0);
        QVERIFY(!desk.the<QWidget>("trying").isVisible());
        lines.setCurrentIndex(1);
        QCOMPARE(desk.session().timeline().at(), std::size_t(1));
        Q_EMIT desk.the<app::views::play::GameStrip>("gameStrip").turnPicked(0); // of the try
        QCOMPARE(desk.session().timeline().line(), std::size_t(1));
    }

    void the_analysis_keeps_to_the_rules_of_models() {
        app::models::AnalysisModel model;
        tests::ModelTester tester(&model);
        const auto record = tests::careless_game(34);
        const auto review =
            std::make_shared<const ai::yahtzee::review::Review>(reviewed(record, true));
        model.show(record, review);
        QVERIFY(model.rowCount() >= 2 * core::yahtzee::box_count);
        QCOMPARE(model.rowAt(model.moment(5)), std::optional<int>(5));
        QVERIFY(!model.rowAt(0));
        const auto text = [&model](int row, int column) {
            return model.index(row, column).data().toString();
        };
        // The outlook is a running sum, whatever it is measured in.
        const auto& last_of_ada =
            *std::find_if(review->by_points.rows.rbegin(), review->by_points.rows.rend(),
                          [](const auto& row) { return row.seat == 0; });
        const int row = *model.rowAt(last_of_ada.ply + 1);
        QCOMPARE(text(row, app::models::AnalysisModel::outlook_column),
                 QString::number(replay(record).card(0).total()) + ".00");
        const QString lost_points = text(row, app::models::AnalysisModel::loss_column);
        const QString lost_probability = text(row, app::models::AnalysisModel::other_loss_column);
        QVERIFY(lost_probability.endsWith("\u00a0%\u00a0pts"));
        QVERIFY(model
                    .headerData(app::models::AnalysisModel::other_loss_column, Qt::Horizontal,
                                Qt::ToolTipRole)
                    .toString()
                    .contains("percentage points"));
        model.setMeasure(app::models::Measure::probabilities);
        QCOMPARE(text(row, app::models::AnalysisModel::loss_column), lost_probability);
        QCOMPARE(text(row, app::models::AnalysisModel::other_loss_column), lost_points);
        const int end = model.rowCount() - 1;
        const QString probability = text(end, app::models::AnalysisModel::outlook_column);
        QVERIFY2(probability == "0.0\u00a0%" || probability == "100.0\u00a0%",
                 qPrintable(probability));
        model.show(record, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void the_review_goes_by_probabilities_to_win() {
        Desk desk(tests::careless_game(35), solved_values(), tests::rough_tables());
        const auto& model = review_to_win(desk);
        auto& measure = desk.the<QComboBox>("measure");
        QVERIFY(measure.isEnabled());
        QVERIFY(desk.the<QLabel>("accounts").text().contains("expected at the start"));
        measure.setFocus();
        desk.press(Qt::Key_Down);
        QCOMPARE(model.measure(), app::models::Measure::probabilities);
        QCOMPARE(desk.trainer.coach.objective(), Objective()); // is not what was looked at here
        const QString accounts = desk.the<QLabel>("accounts").text();
        QVERIFY2(accounts.contains("Ada to win: "), qPrintable(accounts));
        QVERIFY2(accounts.contains("left by the estimate"), qPrintable(accounts));
        QVERIFY(desk.the<QWidget>("graph").accessibleName().startsWith("Probability to win"));
        // It follows the coach's objective.
        const auto wanted = &app::session::Preferences::objective;
        desk.prefer(wanted, {Objective::Kind::win});
        desk.prefer(wanted, {});
        QCOMPARE(model.measure(), app::models::Measure::points);
        QCOMPARE(measure.currentIndex(), 0);

        // To beat points is one too.
        desk.prefer(wanted, {Objective::Kind::beat, 100});
        QTRY_COMPARE(model.objective().points, 100);
        QCOMPARE(model.measure(), app::models::Measure::probabilities);
        QCOMPARE(measure.currentText(), "By probability to beat 100");
        QVERIFY(desk.the<QLabel>("accounts").text().contains("Ada to beat 100: "));
        // Whoever plays without a thought is below it in the end.
        const auto& accounts_of_probabilities = model.review()->win->totals;
        QCOMPARE(accounts_of_probabilities[0].end, desk.game().card(0).total() > 100 ? 1.0 : 0.0);

        // A click in the middle of the graph goes to the middle of the game.
        desk.click("showAllDecisions");
        auto& graph = desk.the<app::views::ScoreGraph>("graph");
        QTest::mouseClick(graph.viewport(), Qt::LeftButton, {},
                          graph.chart()->plotArea().center().toPoint());
        const auto at = model.rowAt(desk.session().timeline().at());
        QVERIFY(std::abs(*at - model.rowCount() / 2) <= 1);
    }

    void an_objective_that_was_looked_at_leaves_the_review_to_win() {
        Desk desk(tests::careless_game(35), solved_values(), tests::rough_tables());
        const auto& model = review_to_win(desk);
        for (const Objective objective : {Objective{Objective::Kind::beat, 250}, Objective()}) {
            desk.prefer(&app::session::Preferences::objective, objective);
            desk.settle();
        }
        QCOMPARE(model.objective().kind, Objective::Kind::win);
        QCOMPARE(desk.the<QAbstractButton>("byWinning").text(), "Win");
    }

    // That is, smaller than the accuracy of an estimate.
    void differences_of_noise_are_not_shown() {
        using app::models::AnalysisModel;
        using app::models::Measure;
        const auto record = tests::careless_game(34);
        auto review = reviewed(record, false);
        review.win = review.by_points;
        for (auto& roll : review.win->rows) {
            if (!roll.decision) continue;
            roll.decision->best_value = 0.5;
            roll.decision->value = roll.ply % 4 < 2 ? 0.499 : 0.497;
        }
        AnalysisModel model;
        model.show(record, std::make_shared<const ai::yahtzee::review::Review>(review));
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto& decision = model.roll(row, Measure::probabilities).decision;
            if (!decision) continue;
            const bool is_exact = model.gameAt(row).card(0).open().size() <= 4 &&
                                  model.gameAt(row).card(1).open().size() <= 4;
            const bool is_noise = decision->loss() < 0.002 && !is_exact;
            QCOMPARE(model.loss(row, Measure::probabilities), is_noise ? 0 : decision->loss());
            const QString text =
                model.index(row, AnalysisModel::other_loss_column).data().toString();
            QVERIFY2(text.startsWith(is_noise ? "< " : "−"), qPrintable(text));
        }
    }

    void figures_keep_to_the_rules_of_models() {
        app::models::FiguresModel model;
        tests::ModelTester tester(&model);
        model.show({{"Ada", "Bob"},
                    {{"First", {{"a", {"1", "2"}}, {"b", {"3"}}}}, {"Second", {{"c", {"4"}}}}}});
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex first = model.index(0, 0);
        QCOMPARE(model.rowCount(first), 2);
        QCOMPARE(model.index(0, 2, first).data().toString(), "2");
        QCOMPARE(model.index(1, 2, first).data().toString(), QString());
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), "Bob");
        model.show({});
        QCOMPARE(model.rowCount(), 0);
    }

    void figures_of_a_game_data() {
        tests::columns<bool, bool, bool, QString>("real_dice", "over", "tables", "row");
        QTest::addColumn<QString>("cell"); // as far as it can be said here
        tests::row("real dice", true, true, true, "Others", "not known of real dice");
        tests::row("not over", false, false, true, "Others", "told after the game");
        tests::row("no tables", false, true, false, "Champion", "needs the large tables");
        tests::row("start", false, true, false, "Expected at the start", "254.59");
        tests::row("probability", false, true, true, "What the estimate leaves", "");
        tests::row("knows", false, true, true, "Somebody who knows them beforehand", "");
    }
    void figures_of_a_game() {
        QFETCH(bool, real_dice);
        QFETCH(bool, over);
        QFETCH(bool, tables);
        QFETCH(QString, row);
        QFETCH(QString, cell);
        auto record = tests::careless_game(38);
        if (real_dice) record.dice.reset();
        if (!over) record.line.resize(60);
        const auto sheet = app::models::figures_of(record, reviewed(record, tables, true));
        QCOMPARE(sheet.players, QStringList({"Ada", "random"}));
        for (const auto& section : sheet.sections)
            for (const auto& found : section.rows)
                if (found.name == row) {
                    QVERIFY(!found.cells[0].isEmpty());
                    if (!cell.isEmpty()) QCOMPARE(found.cells[0], cell);
                    return;
                }
        QFAIL("there is no such row");
    }

    void figures_of_games_have_intervals() {
        const std::vector<core::yahtzee::notation::Record> records{
            tests::careless_game(1), tests::careless_game(2), tests::careless_game(3)};
        ai::yahtzee::review::StatisticsBuilder book(records);
        for (std::size_t i = 0; i < records.size(); ++i) book.add(i, reviewed(records[i], false));
        const auto sheet = app::models::figures_of(book);
        QCOMPARE(sheet.players, QStringList({"Ada", "random"}));
        QCOMPARE(sheet.sections.front().rows.front().cells, QStringList({"3", "3"}));
        QVERIFY(sheet.sections.front().rows.back().cells[0].contains(" ± "));
    }

    void figures_are_on_the_second_page() {
        Desk desk(tests::careless_game(39), solved_values(), tests::rough_tables());
        review_to_win(desk);
        desk.click("showAllDecisions");
        desk.press(Qt::Key_I, Qt::AltModifier);
        auto& figures = desk.the<QTreeView>("figures");
        QVERIFY(figures.isVisible());
        QCOMPARE(figures.model()->columnCount(), 3);
        QCOMPARE(figures.model()->rowCount(), 3);
        QCOMPARE(desk.the<QTreeView>("losses").model()->rowCount(), 4);
        QVERIFY(figures.isExpanded(figures.model()->index(0, 0)));
    }

    void several_players_win_too() {
        const auto three = tests::record_of({{"A", {}}, {"B", {}}, {"C", {}}}, 42);
        Desk desk(tests::played_at_random(three, 42), solved_values(), tests::rough_tables());
        desk.prefer(&app::session::Preferences::objective,
                    {ai::yahtzee::decide::Objective::Kind::win});
        const auto& model = review_to_win(desk);
        QCOMPARE(model.measure(), app::models::Measure::probabilities);
        const QStringList lines = desk.the<QLabel>("accounts").text().split('\n');
        QCOMPARE(lines.size(), 3);
        for (const QString& line : lines) QVERIFY(line.contains("by the others' and the estimate"));
        // A line for each, the marks of three grades, and where the game stands.
        QCOMPARE(desk.the<app::views::ScoreGraph>("graph").chart()->series().size(), 7);
    }

    void without_tables_there_are_no_probabilities_to_win() {
        Desk desk(tests::careless_game(36), solved_values());
        const auto& model = review(desk);
        QVERIFY(!desk.the<QComboBox>("measure").isEnabled());
        QVERIFY(desk.the<QTreeView>("ledger").isColumnHidden(
            app::models::AnalysisModel::other_loss_column));
        QCOMPARE(model.measure(), app::models::Measure::points);
    }

    void another_game_gets_another_review() {
        Desk desk(tests::careless_game(40), solved_values());
        const auto& model = review(desk);
        auto short_game = tests::careless_game(41);
        short_game.line.resize(6);
        desk.session().begin(app::session::Timeline(short_game));
        QCOMPARE(model.rowCount(), 0);
        QTRY_VERIFY(model.review());
        QVERIFY(model.record().dice == short_game.dice);
    }

    void limits_of_grades_can_be_set() {
        Desk desk(tests::careless_game(37), solved_values());
        const auto& model = review(desk);
        const auto blunders = [&model] {
            return model.review()->seats[0].figures.grades[std::size_t{3}];
        };
        const int before = blunders();
        desk.the<QAction>("preferences").trigger();
        auto& inaccuracy = desk.the<QDoubleSpinBox>("pointLimitsInaccuracy");
        auto& blunder = desk.the<QDoubleSpinBox>("pointLimitsBlunder");
        QCOMPARE(inaccuracy.value(), 0.5);
        QCOMPARE(desk.the<QDoubleSpinBox>("probabilityLimitsInaccuracy").value(), 0.4);
        QCOMPARE(desk.the<QDoubleSpinBox>("probabilityLimitsInaccuracy").minimum(), 0.2);
        QCOMPARE(desk.the<QDoubleSpinBox>("probabilityLimitsMistake").value(), 1.0);
        QCOMPARE(desk.the<QDoubleSpinBox>("probabilityLimitsBlunder").value(), 2.5);
        blunder.setValue(90);
        QTRY_VERIFY(blunders() < before);
        inaccuracy.setValue(95); // the others keep above it
        QCOMPARE(blunder.value(), 95.0);
        const auto limits = desk.window.preferences().point_limits;
        QVERIFY(limits.is_sound());
        QCOMPARE(limits.mistake, 95.0);
        QVERIFY(app::session::read_preferences(desk.settings) == desk.window.preferences());
    }

    void a_position_by_hand() {
        Desk desk(tests::person_and("optimal", 41), solved_values());
        const auto dialog = [&desk] {
            return &desk.the<app::dialogs::PositionDialog>("positionDialog");
        };
        QApplication::clipboard()->setText(
            "1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 50 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 40 -1 20 0 "
            "3 3 4 1 6 2\n");
        desk.the<QAction>("editPosition").trigger();
        auto* start = dialog()->findChild<QPushButton*>("startHere");
        QVERIFY(start->isEnabled());
        auto* ones = dialog()->findChild<QLineEdit*>("mover0");
        QCOMPARE(ones->text(), "1");
        ones->setText("7"); // no five dice give that
        QVERIFY(!start->isEnabled());
        QVERIFY(!dialog()->findChild<QLabel*>("reason")->text().isEmpty());
        ones->setText("2");
        QVERIFY(start->isEnabled());
        dialog()->grab().save(ALEA_SCREENSHOTS "/position.png");
        QTest::mouseClick(start, Qt::LeftButton);
        QCOMPARE(desk.game().card(0).points(Box::ones), std::optional<int>(2));
        QCOMPARE(desk.game().roll_number(), 2);
        QVERIFY((desk.game().dice() == core::dice::Dice{3, 3, 4, 1, 6}));
    }
};

} // namespace test_coaching
