// The games that are kept: read, shown, opened, summed up; and pictures of them and their review.

#include "app/dialogs/figures_dialog.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"
#include "app/views/parts/review_panel.h"
#include "tests/app/pictures.h"
#include "tests/app/rough_score_source.h"

#include <QTabWidget>

namespace test_library {

using namespace tests;
using core::yahtzee::Rules;
using core::yahtzee::notation::Record;

class TestLibrary : public tests::FolderTest {
    Q_OBJECT

    static Record played(Rules rules) {
        return tests::played_at_random(tests::record_of({{"A", {}}, {"B", "random"}}, 3, rules), 3);
    }

private Q_SLOTS:
    void a_file_is_imported_once() {
        const QString games = app::storage::library_folder(folder());
        const auto first = app::storage::import_games(three_games, games);
        QCOMPARE(first.failure, QString());
        QCOMPARE(first.added, 3);
        const auto again = app::storage::import_games(three_games, games);
        QCOMPARE(again.failure, QString());
        QCOMPARE(again.added, 0);
        QCOMPARE(again.known, 3);
        QCOMPARE(tests::games_in(games).size(), std::size_t{3});

        tests::write_file(path("broken.alea"), "nothing\n");
        for (const char* name : {"broken.alea", "missing.alea"})
            QVERIFY(!app::storage::import_games(path(name), games).failure.isEmpty());
        QCOMPARE(tests::games_in(games).size(), std::size_t{3});
    }

    // The same game, looked at in two ways.
    void lines_tried_in_a_game_are_kept_with_it() {
        const Record record = played({});
        const auto with_try = [&record](std::size_t ply, const char* comment) {
            Record other = record;
            other.line[ply].comment = comment;
            while (!std::holds_alternative<core::yahtzee::Action>(other.line[ply].move)) ++ply;
            const auto game = replay(other, ply);
            for (const auto action : core::yahtzee::legal_actions(game.rules(), game.position()))
                if (core::yahtzee::notation::Move(action) != other.line[ply].move) {
                    other.line[ply].variations = {{{action}}};
                    break;
                }
            return other;
        };
        const Record first = with_try(3, "first");
        const Record second = with_try(40, "second");
        QCOMPARE(app::storage::content_key(first), app::storage::content_key(second));
        for (const Record& one : {first, second, record})
            QCOMPARE(app::storage::keep_game(one, folder()), QString());
        const auto games = tests::games_in(folder());
        QCOMPARE(games.size(), std::size_t(1));
        const auto& line = games.front().line;
        QCOMPARE(line[3].comment, "first");
        QCOMPARE(line[40].comment, "second");
        const auto tries =
            std::ranges::count_if(line, [](const auto& ply) { return ply.variations.size() == 1; });
        QCOMPARE(tries, 2);
    }

    void several_games_are_summed_up() {
        tests::DeskWithGames desk(solved_values(), tests::rough_tables());
        desk.open_games();
        desk.list().selectAll();
        QVERIFY(!desk.the<QPushButton>("reviewGame").isEnabled());
        QTest::keyClick(&desk.list(), Qt::Key_Return); // which game?
        QCOMPARE(desk.window.place(), app::main::Place::games);
        desk.click("showFigures");
        auto* dialog = desk.window.findChild<app::dialogs::FiguresDialog*>("figuresDialog");
        QVERIFY(dialog);
        auto* figures = dialog->findChild<QTreeView*>("figures");
        QTRY_COMPARE(figures->model()->columnCount(), 3);
        const auto* model = figures->model();
        QCOMPARE(model->headerData(2, Qt::Horizontal).toString(), "Alea (Expert)");
        const QModelIndex means = model->index(0, 0);
        QCOMPARE(model->index(0, 1, means).data().toString(), "3"); // games
        QCOMPARE(model->index(1, 1, means).data().toString(), "1"); // in part
        QVERIFY(model->index(2, 1, means).data().toString().startsWith("213.0 ± "));
        QVERIFY(!dialog->findChild<QProgressBar*>("figuresProgress")->isVisible());
        QVERIFY(tests::save_pictures(desk, *dialog, "figures-of-games"));
        auto* losses = dialog->findChild<QTreeView*>("losses")->model();
        QCOMPARE(losses->index(0, 0).data().toString(), "Decisions, by points");
        QTest::keyClick(dialog->findChild<QComboBox*>("figuresMeasure"), Qt::Key_Down);
        QCOMPARE(losses->index(0, 0).data().toString(), "Decisions, by probability");
        dialog->close();
    }

    // Nobody has asked for their tables before.
    void games_of_other_rules_have_probabilities_too() {
        const Rules verhoeff{core::yahtzee::JokerRule::verhoeff};
        Desk desk(tests::person_and("random", 52), solved_values(), tests::rough_tables());
        desk.trainer.values.publish(ai::yahtzee::solve::solve(verhoeff));
        app::dialogs::FiguresDialog figures(desk.trainer.analysis, {played(verhoeff), played({})},
                                            {});
        const auto& measure = *figures.findChild<QComboBox*>("figuresMeasure");
        QTRY_VERIFY(measure.isEnabled());
        const auto* model = figures.findChild<QTreeView*>("figures")->model();
        const QModelIndex means = model->index(0, 0);
        QCOMPARE(model->index(0, 1, means).data().toString(), "2");
        // An interval, so both have reported theirs.
        const QModelIndex lost = model->index(model->rowCount(means) - 1, 1, means);
        QVERIFY2(lost.data().toString().contains(" ± "), qPrintable(lost.data().toString()));
    }

    void a_file_of_several_games_is_summed_up() {
        Desk desk(tests::person_and("random", 52), solved_values());
        desk.window.files().openGame(three_games);
        QTest::mouseClick(&desk.the<QPushButton>("figuresOfAll"), Qt::LeftButton);
        auto& figures = desk.the<app::dialogs::FiguresDialog>("figuresDialog");
        QCOMPARE(figures.windowTitle(), "Statistics over 3 games");
        const auto* tree = figures.findChild<QTreeView*>("figures");
        QTRY_COMPARE(tree->model()->columnCount(), 3);
    }

    // The window goes while games are read and summed up.
    void closing_does_not_wait() {
        tests::DeskWithGames desk({});
        desk.open_games();
        desk.list().selectAll();
        desk.click("showFigures");
    }

    void pictures_of_a_review() {
        const auto records = app::storage::read_games(three_games);
        QVERIFY(records);
        Desk desk((*records)[0], solved_values(), tests::rough_tables());
        desk.click("place_review");
        desk.window.resize(1280, 860);
        const auto& panel = desk.the<app::views::ReviewPanel>("reviewPanel");
        QTRY_VERIFY(panel.model().hasOther());
        desk.session().goTo(panel.model().moment(30));
        QVERIFY(tests::save_pictures(desk, desk.window, "review-points"));
        QTest::keyClick(&desk.the<QComboBox>("measure"), Qt::Key_Down);
        QVERIFY(tests::save_pictures(desk, desk.window, "review-probabilities"));
        for (const char* name :
             {"accounts", "measure", "graph", "ledger", "reviewPages", "figures", "losses"})
            QVERIFY2(!desk.the<QWidget>(name).accessibleName().isEmpty(), name);
        desk.the<QTabWidget>("reviewPages").setCurrentIndex(1);
        QVERIFY(tests::save_pictures(desk, desk.window, "review-figures"));
    }
};

} // namespace test_library
