// The page Review: opens at the costliest mistake, goes from one to the next, shows both choices
// and why one lost, and lets a person try again.

#include "app/text/numbers.h"
#include "app/views/review/mistakes_view.h"
#include "app/views/train/train_page.h"
#include "app/widgets/grade_mark.h"
#include "tests/app/pictures.h"
#include "tests/app/rough_score_source.h"

#include <QTabWidget>
#include <QtCharts/QValueAxis>

namespace test_review_place {

using app::session::GameReview;
using app::views::review::MistakesView;
using core::yahtzee::notation::Record;
using tests::Desk;

class TestReviewPlace : public QObject {
    Q_OBJECT

    // At the review of a game.
    struct Review : Desk {
        explicit Review(const Record& record, app::analysis::TableSource tables = {})
            : Desk(record, tests::solved_values(), std::move(tables)) {
            click("place_review");
            QTRY_VERIFY(view().isVisible());
        }
        MistakesView& view() { return the<MistakesView>("mistakesView"); }
        const app::models::AnalysisModel& ledger() {
            return the<app::views::ReviewPanel>("reviewPanel").model();
        }
    };

private Q_SLOTS:
    // Beside the reason where there is room, else in its place.
    void the_sheet_is_shown_as_it_stood_before_the_choice() {
        Review desk(tests::careless_game());
        auto& sheet = desk.the<app::views::SheetView>("reviewSheet");
        const auto& reason = desk.the<QWidget>("reasonPane");
        QTRY_VERIFY(sheet.isVisible() && reason.isVisible());
        const auto& model = *static_cast<const app::models::SheetModel*>(sheet.model());
        bool has_shown_box = false;
        for (int i = 0; i < desk.view().mistakes().rowCount(); ++i, desk.view().nextMistake()) {
            const int row = desk.view().shown().value();
            const auto& game = desk.ledger().gameAt(row);
            QVERIFY(model.game().cards() == game.cards());
            QVERIFY(model.game().dice() == game.dice());
            const auto chosen = desk.ledger().roll(row).decision->chosen;
            if (!chosen.is_score()) continue;
            has_shown_box = true;
            const auto cell =
                model.index(app::models::SheetModel::rowOf(chosen.box()), model.moverColumn());
            QVERIFY(model.isOwnChoice(cell));
            QVERIFY(cell.data(Qt::AccessibleTextRole).toString().endsWith("your choice"));
        }
        QVERIFY(has_shown_box);
        const auto before = desk.session().record();
        QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, sheet.rect().center());
        QVERIFY(desk.session().record() == before);

        desk.window.resize(900, 600);
        QTRY_VERIFY(!sheet.isVisible() && reason.isVisible());
        desk.press(Qt::Key_S);
        QVERIFY(sheet.isVisible() && sheet.hasFocus() && !reason.isVisible());
        desk.press(Qt::Key_S);
        QVERIFY(!sheet.isVisible() && reason.isVisible());
        desk.click("sideSheet");
        QVERIFY(sheet.isVisible() && !reason.isVisible());
    }

    void reasons_grow_with_the_window() {
        Desk desk(tests::careless_game(), tests::solved_values());
        desk.window.goTo(app::main::Place::review);
        const auto size_of = [&desk](const char* name) {
            return desk.the<QLabel>(name).fontInfo().pixelSize();
        };
        const int words = size_of("reasonWords");
        const int heading = size_of("momentSheetTitle");
        desk.resize(1920, 1080);
        QVERIFY(size_of("reasonWords") > words);
        QVERIFY(size_of("momentSheetTitle") > heading);
        // A list that is narrow for its letters gets the height of another line.
        const auto& list = desk.the<QListView>("mistakes");
        QTRY_COMPARE(list.visualRect(list.model()->index(0, 0)).height(), list.sizeHintForRow(0));
    }

    void every_mistake_has_its_reason_in_words() {
        Review desk(tests::careless_game());
        const auto& words = desk.the<QLabel>("reasonWords");
        QVERIFY(desk.view().mistakes().rowCount() > 2);
        for (int i = 0; i < desk.view().mistakes().rowCount(); ++i, desk.view().nextMistake()) {
            QTRY_VERIFY(words.isVisible());
            QVERIFY(!words.text().isEmpty());
        }
    }

    void the_numbers_of_the_graph_have_room() {
        Review desk(tests::careless_game());
        const auto& graph = desk.the<app::views::ScoreGraph>("gameGraph");
        for (const QSize size : {QSize(900, 600), QSize(1920, 1080)}) {
            desk.resize(size);
            const auto* axis =
                static_cast<const QValueAxis*>(graph.chart()->axes(Qt::Vertical).front());
            const double numbers = (axis->max() - axis->min()) / axis->tickInterval();
            QVERIFY(graph.chart()->plotArea().height() > 3 * graph.fontMetrics().lineSpacing());
            QVERIFY(graph.chart()->axes(Qt::Horizontal).front()->labelsVisible());
            QVERIFY(numbers * graph.fontMetrics().lineSpacing() * 1.5 < graph.height());
        }
    }

    void it_opens_at_the_costliest_mistake() {
        Review desk(tests::careless_game(31));
        const int row = desk.view().shown().value_or(-1);
        QVERIFY(row >= 0);
        const double cost = desk.ledger().roll(row).decision->loss();
        for (int other = 0; other < desk.ledger().rowCount(); ++other)
            if (desk.ledger().isOfPerson(other) && desk.ledger().roll(other).decision)
                QVERIFY(desk.ledger().roll(other).decision->loss() <= cost);
        QVERIFY(desk.the<QLabel>("mistakesTitle").text().contains("1 of "));
        QVERIFY(desk.the<QLabel>("decisionVerdict").text().contains(" points"));
        QVERIFY(desk.window.findChild<QLabel*>("caption")->text().contains("choices"));
        QVERIFY(desk.session().isOver()); // the game on the table stays where it was
        desk.view().nextMistake();
        desk.session().begin(app::session::Timeline(tests::careless_game(32)));
        QTRY_VERIFY(desk.ledger().review() && desk.ledger().record() == desk.session().record());
        QVERIFY(desk.the<QLabel>("mistakesTitle").text().contains("1 of "));
    }

    void one_key_leads_into_practice_of_the_mistakes() {
        Review desk(tests::careless_game(31));
        desk.press(Qt::Key_M);
        auto& train = desk.the<app::views::train::TrainPage>("trainPage");
        QVERIFY(train.isVisible());
        QCOMPARE(train.practice().set().mode, app::session::PracticeMode::mistakes);
        QTRY_VERIFY(!train.practice().set().exercises.empty());
    }

    void every_decision_names_its_rule_and_whether_it_was_followed() {
        Review desk(tests::careless_game(31));
        const ai::yahtzee::practice::StepJudge judge(desk.session().record().rules);
        int broken = 0;
        for (int row = 0; row < desk.ledger().rowCount(); ++row) {
            const auto& decision = desk.ledger().roll(row).decision;
            if (!decision) continue;
            const auto page = judge.decide(desk.ledger().gameAt(row).position());
            QVERIFY(desk.ledger().page(row) == page);
            const bool follows =
                decision->chosen.is_same_choice(page.action, desk.ledger().gameAt(row).dice());
            QCOMPARE(desk.ledger().follows(row), follows);
            const auto cell = desk.ledger().index(row, app::models::AnalysisModel::step_column);
            const QString text = cell.data().toString();
            QCOMPARE(text.contains(QString("✗")), !follows);
            QVERIFY(page.step == 0 || text.startsWith(QString::number(page.step)));
            broken += !follows;
        }
        QVERIFY(broken > 0);
        const QString step = desk.the<QLabel>("decisionStep").text();
        QVERIFY2(!step.isEmpty(), qPrintable(step));
    }

    void both_choices_are_drawn() {
        Review desk(tests::careless_game(31));
        auto& picture = desk.the<app::views::review::ChoicePicture>("choicePicture");
        for (int mistake = 0; mistake < desk.view().mistakes().rowCount(); ++mistake) {
            desk.view().nextMistake();
            const int row = *desk.view().shown();
            const auto& game = desk.ledger().gameAt(row);
            const auto& decision = *desk.ledger().roll(row).decision;
            for (const bool best : {true, false}) {
                core::dice::Keep ringed;
                for (int slot = 0; slot < core::dice::dice_count; ++slot)
                    if (picture.isRinged(slot, best))
                        ringed = ringed.plus(game.dice()[std::size_t(slot)]);
                const auto action = best ? decision.best : decision.chosen;
                QCOMPARE(ringed ==
                             (action.is_hold() ? action.keep(game.dice()) : core::dice::Keep()),
                         true);
            }
            QVERIFY(picture.words().contains("best: "));
            QVERIFY(picture.words().contains("yours: "));
        }
    }

    // The list has inaccuracies and blunders too.
    void only_a_grade_is_called_a_mistake() {
        Review desk(tests::careless_game(32));
        for (const auto* part : desk.view().findChildren<QWidget*>())
            for (const QString& words : {part->property("text").toString(), part->accessibleName()})
                QVERIFY2(!words.contains("mistake"), qPrintable(words));
    }

    void keys_go_from_mistake_to_mistake() {
        Review desk(tests::careless_game(32));
        const int count = desk.view().mistakes().rowCount();
        QVERIFY(count > 3);
        const auto& title = desk.the<QLabel>("mistakesTitle");
        desk.press({Qt::Key_N, Qt::Key_N});
        QVERIFY2(title.text().endsWith(QString("3 of %1").arg(count)), qPrintable(title.text()));
        desk.press(Qt::Key_N, Qt::ShiftModifier);
        QVERIFY(title.text().endsWith(QString("2 of %1").arg(count)));
        QCOMPARE(desk.view().shown(), std::optional(desk.view().mistakes().analysisRow(1)));
        const int before = *desk.view().shown();
        desk.press(Qt::Key_Right, Qt::AltModifier); // every decision of the person
        QVERIFY(*desk.view().shown() > before);
        QVERIFY(desk.ledger().isOfPerson(*desk.view().shown()));
        desk.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(*desk.view().shown(), before);
    }

    void trying_again_leaves_the_game_unchanged() {
        Review desk(tests::careless_game(33));
        desk.session().setPace(std::chrono::hours(1));
        const Record before = desk.session().record();
        const std::size_t moment = desk.ledger().moment(*desk.view().shown());
        desk.press(Qt::Key_T);
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QCOMPARE(desk.session().timeline().at(), moment);
        desk.click("place_review");
        desk.click("playBest");
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QCOMPARE(desk.session().timeline().line(), std::size_t(1));
        QCOMPARE(desk.session().timeline().fork_of(1), moment);
        const Record& after = desk.session().record();
        QCOMPARE(after.line.size(), before.line.size());
        for (std::size_t ply = 0; ply < after.line.size(); ++ply)
            QVERIFY(after.line[ply].move == before.line[ply].move);
    }

    void trying_again_is_judged_data() { tests::either("best", "the same again", "right"); }
    void trying_again_is_judged() {
        QFETCH(const bool, best);
        Review desk(tests::careless_game(33));
        desk.session().setPace(std::chrono::hours(1));
        const auto decision = *desk.ledger().roll(*desk.view().shown()).decision;
        desk.press(Qt::Key_T);
        const auto action = best ? decision.best : decision.chosen;
        desk.choose(action);
        const QString message = desk.the<QLabel>("message").text();
        QVERIFY2(message.startsWith(best ? "Right. " : "Not yet. "), qPrintable(message));
    }

    void a_review_without_a_decision_praises_nobody() {
        auto record = tests::careless_game(33);
        record.line.resize(1); // a roll
        Desk desk(record, tests::solved_values());
        desk.click("place_review");
        QTRY_VERIFY(desk.the<QLabel>("nothingToReview").isVisible());
    }

    void a_fresh_game_offers_the_last_one() {
        const auto played = tests::careless_game(33);
        Review desk(played);
        tests::keep_game(desk.folder.path(), played);
        desk.session().begin(app::session::Timeline(tests::person_and("random", 3)));
        QTRY_VERIFY(desk.the<QWidget>("reviewLastGame").isVisible());
        desk.click("reviewLastGame");
        QVERIFY(desk.session().record().line == played.line);
        QTRY_VERIFY(desk.view().findChild<QWidget*>("tryAgain")->isVisible());
        QVERIFY(!desk.the<QWidget>("reviewLastGame").isVisible());
    }

    void the_parts_of_a_reason_add_up_to_the_loss() {
        Review desk(tests::careless_game(34));
        auto* waterfall = desk.view().findChildren<app::views::Waterfall*>().constFirst();
        QTRY_VERIFY(!waterfall->rows().empty());
        for (int i = 0; i < 10; ++i) {
            desk.view().nextMistake();
            const double loss = desk.ledger().roll(*desk.view().shown()).decision->loss();
            int sum = 0;
            for (const auto& row : waterfall->rows()) sum += row.hundredths;
            QCOMPARE(sum, waterfall->sum());
            QCOMPARE(sum, int(std::lround(-100 * loss))); // what is lost has a minus
        }
    }

    void a_loss_has_a_minus_and_the_colour_of_its_grade() {
        Review desk(tests::careless_game(34));
        const auto& loss = desk.the<QLabel>("reasonLoss");
        for (int i = 0; i < desk.view().mistakes().rowCount(); ++i) {
            const auto& decision = *desk.ledger().roll(*desk.view().shown()).decision;
            QCOMPARE(loss.text(), app::text::short_points(-decision.loss()));
            QVERIFY(loss.text().startsWith(QString("−")));
            QCOMPARE(loss.palette().color(QPalette::WindowText),
                     app::widgets::loss_colour(decision.grade,
                                               app::widgets::colours_of(desk.window.palette())));
            desk.view().nextMistake();
        }
    }

    void the_tab_that_is_shown_can_be_read() {
        Review desk(tests::careless_game(35));
        desk.click("showAllDecisions");
        auto& bar = *desk.the<QTabWidget>("reviewPages").tabBar();
        const QColor ink = app::widgets::colours_of(bar.palette()).on_accent;
        const QImage tab =
            bar.grab(bar.tabRect(bar.currentIndex()).adjusted(6, 6, -10, -10)).toImage();
        int inked = 0;
        for (int y = 0; y < tab.height(); ++y)
            for (int x = 0; x < tab.width(); ++x)
                inked += std::abs(tab.pixelColor(x, y).lightness() - ink.lightness()) < 25;
        QVERIFY2(inked > 10, qPrintable(QString::number(inked)));
    }

    void the_analysis_can_show_only_mine() {
        Review desk(tests::careless_game(35));
        desk.click("showAllDecisions");
        auto& table = desk.the<QTreeView>("ledger");
        QVERIFY(table.isVisible());
        QStringList titles;
        for (int column = 0; column < desk.ledger().columnCount(); ++column)
            titles << desk.ledger().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(titles.count("Grade"), 1);
        for (int row = 0; row < desk.ledger().rowCount(); ++row)
            QCOMPARE(table.isRowHidden(row, {}), !desk.ledger().isOfPerson(row));
        desk.click("backToMistakes");
        QVERIFY(desk.the<MistakesView>("mistakesView").isVisible());
        auto record = desk.session().record();
        record.players[0].program = "random"; // nobody's are one's own
        desk.session().begin(app::session::Timeline(record));
        QTRY_VERIFY(desk.ledger().review() && !table.isRowHidden(1, {}));
    }

    void a_review_that_is_computed_can_be_stopped() {
        Desk desk(tests::careless_game(36), tests::solved_values());
        app::session::Trainer& trainer = desk.trainer;
        GameReview review(trainer.session, trainer.coach, trainer.analysis);
        QCOMPARE(review.state(), GameReview::State::unwanted);
        double furthest = 0;
        connect(&review, &GameReview::progressed, this,
                [&] { furthest = std::max(furthest, review.done()); });
        review.setWatched(true);
        QCOMPARE(review.state(), GameReview::State::computing);
        review.stop();
        QCOMPARE(review.state(), GameReview::State::stopped);
        QVERIFY(!review.review());
        review.start();
        QTRY_COMPARE(review.state(), GameReview::State::ready);
        QVERIFY(review.review());
        QVERIFY(furthest > 0.5 && furthest <= 1);
    }

    void while_there_is_no_review_the_page_says_why() {
        Desk desk(tests::careless_game(36)); // not solved
        desk.click("place_review");
        QVERIFY(desk.the<QWidget>("reviewWait").isVisible());
        QVERIFY(desk.the<QLabel>("reviewState").text().contains("being solved"));
        desk.trainer.values.publish(tests::solved_values());
        QTRY_VERIFY(desk.the<QWidget>("mistakesView").isVisible());
    }

    void pictures_of_the_review() {
        Review desk(tests::careless_game(31), tests::rough_tables());
        for (auto* waterfall : desk.view().findChildren<app::views::Waterfall*>())
            QTRY_VERIFY(!waterfall->rows().empty());
        desk.settle();
        QVERIFY(tests::save_pictures(desk, desk.window, "review"));
        desk.click("showAllDecisions");
        QVERIFY(tests::save_pictures(desk, desk.window, "review-ledger"));
    }
};

} // namespace test_review_place
