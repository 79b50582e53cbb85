// The page Games: saved games are listed, looked for, sorted, named, starred, deleted, analysed,
// reviewed and exported.

#include "ai/yahtzee/review/review.h"
#include "app/models/game_words.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"
#include "app/views/games/games_page.h"
#include "tests/app/full_disk.h"
#include "tests/app/pictures.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QSignalSpy>

namespace test_games_place {

using app::models::GameFilter;
using app::models::GamesModel;
using app::storage::GameEntry;
using app::storage::GameResult;
using tests::three_games;

GameEntry entry(const char* key, const char* date, const char* time, int mine, int others) {
    GameEntry entry;
    entry.key = key;
    entry.date = date;
    entry.time = time;
    entry.players = QStringList{"Ada", "Club"};
    entry.programs = QStringList{"", "human-0.8"};
    entry.opponent = "Club";
    entry.scores = {mine, others};
    entry.result = mine > others ? GameResult::won : GameResult::lost;
    return entry;
}

app::analysis::SharedGames some_games() {
    std::vector<GameEntry> games{entry("a", "2026-11-21", "20:00:00", 247, 225),
                                 entry("b", "2026-11-21", "19:00:00", 196, 245),
                                 entry("c", "2026-11-20", "22:00:00", 263, 202)};
    games[0].is_analysed = true;
    games[0].loss = 18.4;
    games[1].is_starred = true;
    games[1].is_analysed = true;
    games[1].loss = 57.6;
    games[2].name = "Sunday, with \"real\" dice";
    games[2].opponent = "Grandma";
    return std::make_shared<const std::vector<GameEntry>>(games);
}

QStringList keys(const GamesModel& model) {
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row) keys << model.game(row).key;
    return keys;
}

class TestGamesPlace : public QObject {
    Q_OBJECT

    struct Desk : tests::DeskWithGames {
        Desk() : DeskWithGames(tests::solved_values()) { open_games(); }
        const GamesModel& model() { return the<app::views::games::GamesPage>("gamesPage").games(); }
        void select(int row) { list().setCurrentIndex(model().index(row, 0)); }
        QString text(int row, int column) { return model().index(row, column).data().toString(); }
    };

private Q_SLOTS:
    void the_model_keeps_to_the_rules() {
        GamesModel model;
        tests::ModelTester tester(&model);
        model.show(some_games());
        QCOMPARE(keys(model), QStringList({"a", "b", "c"}));
        model.show(some_games());
        model.sort(GamesModel::score_column, Qt::AscendingOrder);
        QCOMPARE(keys(model), QStringList({"b", "a", "c"}));
        model.sort(GamesModel::date_column, Qt::AscendingOrder);
        QCOMPARE(keys(model), QStringList({"c", "b", "a"}));
        model.show({});
        QCOMPARE(model.rowCount(), 0);
    }

    void games_are_filtered_data() {
        const auto row = tests::columns<GameFilter, QStringList>("filter", "found");
        const auto with = [](auto change) {
            GameFilter filter;
            change(filter);
            return filter;
        };
        row("all", {}, {"a", "b", "c"});
        row("won", with([](auto& f) { f.show = GameFilter::Show::won; }), {"a", "c"});
        row("lost", with([](auto& f) { f.show = GameFilter::Show::lost; }), {"b"});
        row("starred", with([](auto& f) { f.show = GameFilter::Show::starred; }), {"b"});
        row("opponent", with([](auto& f) { f.opponent = "Club"; }), {"a", "b"});
        row("loss", with([](auto& f) { f.min_loss = 20; }), {"b"});
        row("date", with([](auto& f) { f.from = QDate(2026, 11, 21); }), {"a", "b"});
        row("words", with([](auto& f) { f.search = "sunday ada"; }), {"c"});
        row("score", with([](auto& f) { f.search = "245"; }), {"b"});
    }
    void games_are_filtered() {
        QFETCH(GameFilter, filter);
        GamesModel model;
        model.show(some_games());
        model.setFilter(filter);
        QTEST(keys(model), "found");
    }

    void days_are_written_as_people_do() {
        const auto game = entry("a", "2026-11-21", "19:42:10", 1, 0);
        QCOMPARE(app::models::when_text(game, QDate(2026, 11, 21)), "Today 19:42");
        QCOMPARE(app::models::when_text(game, QDate(2026, 11, 22)), "Yesterday 19:42");
        QVERIFY(app::models::when_text(game, QDate(2026, 11, 25)).endsWith("21 Nov 19:42"));
        QCOMPARE(app::models::when_text(game, QDate(2027, 11, 25)), "21 Nov 2026 19:42");
        QVERIFY(!app::models::when_text(entry("a", "", "", 1, 0), QDate(2026, 11, 21)).isEmpty());
    }

    void csv_is_quoted() {
        const auto lines = QString::fromUtf8(app::models::games_csv(*some_games())).split("\r\n");
        QCOMPARE(lines.size(), 5); // a header, and nothing after the last line's end
        QVERIFY(lines[1].startsWith("2026-11-21,20:00:00,,,Ada - Club,Club,won,247,225,22,"));
        QVERIFY2(lines[3].contains("\"Sunday, with \"\"real\"\" dice\""), qPrintable(lines[3]));
    }

    void games_are_analysed_in_the_background() {
        Desk desk;
        const auto all_analysed = [&] {
            for (int row = 0; row < 4; ++row)
                if (!desk.model().game(row).is_analysed) return false;
            return true;
        };
        QTRY_VERIFY(all_analysed());
        // As the review of the game has it.
        const auto records = app::storage::read_games(three_games);
        const auto key = app::storage::content_key((*records)[0]);
        const auto& found = desk.model().game(*desk.model().rowOf(key));
        const auto review = ai::yahtzee::review::review((*records)[0], tests::solved_values(), {});
        QVERIFY(qAbs(found.luck - review->by_points.totals[0].luck) < 1e-9);
        QVERIFY(qAbs(found.loss - review->by_points.totals[0].losses) < 1e-9);

        app::storage::GameIndex index(desk.trainer.index.indexPath());
        double sum = 0;
        for (const auto& decision : index.decisions(key)) {
            QVERIFY(decision.page_loss >= 0);
            sum += decision.loss;
            QVERIFY(found.costliest->loss >= decision.loss);
        }
        QVERIFY(qAbs(sum - found.loss) < 1e-9);
        QVERIFY(desk.the<QLabel>("lossPerGame").text().contains("points lost per game"));
    }

    void a_game_is_reviewed_by_keyboard() {
        Desk desk;
        desk.window.goTo(app::main::Place::play);
        desk.press(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(desk.model().rowCount(), 4);
        QTRY_VERIFY(desk.list().currentIndex().isValid());
        desk.list().setFocus();
        QTest::keyClick(&desk.list(), Qt::Key_Home);
        const QString score = desk.text(0, GamesModel::score_column);
        QTest::keyClick(&desk.list(), Qt::Key_Return);
        QCOMPARE(desk.window.place(), app::main::Place::review);
        QVERIFY(score.startsWith(
            QString::number(desk.session().timeline().states().back().card(0).total())));
    }

    void a_game_is_starred_and_named() {
        Desk desk;
        desk.select(0);
        const QString key = desk.model().game(0).key;
        desk.click("starGame");
        QTRY_VERIFY(desk.model().game(*desk.model().rowOf(key)).is_starred);
        desk.click("renameGame");
        auto& dialog = desk.the<QInputDialog>("renameDialog");
        dialog.setTextValue("On the train");
        dialog.accept();
        QTRY_COMPARE(desk.model().game(*desk.model().rowOf(key)).name, "On the train");
        QVERIFY(desk.text(*desk.model().rowOf(key), GamesModel::opponent_column)
                    .startsWith("On the train ("));
        desk.click("starGame");
        QTRY_VERIFY(!desk.model().game(*desk.model().rowOf(key)).is_starred);
        QCOMPARE(desk.model().game(*desk.model().rowOf(key)).name, "On the train");
    }

    void after_a_deletion_the_next_game_is_selected() {
        Desk desk;
        desk.select(1);
        const QString next = desk.model().game(2).key;
        desk.click("deleteGame");
        QTRY_COMPARE(desk.model().rowCount(), 3);
        QTRY_COMPARE(desk.list().currentIndex().row(), 1);
        QCOMPARE(desk.model().game(1).key, next);
    }

    void deleted_games_come_back() {
        Desk desk;
        desk.list().selectAll();
        const QStringList before = keys(desk.model());
        desk.click("deleteGame");
        QTRY_COMPARE(desk.model().rowCount(), 0);
        QVERIFY(desk.the<app::widgets::NoticeBar>("deletedGames").isVisible());
        QCOMPARE(tests::games_in(desk.trainer.index.gamesFolder()).size(), std::size_t(0));
        desk.click("deletedGamesAction");
        QTRY_COMPARE(keys(desk.model()), before);
        QVERIFY(!desk.the<app::widgets::NoticeBar>("deletedGames").isVisible());
    }

    void a_full_disk_deletes_nothing() {
        Desk desk;
        desk.select(0);
        {
            const tests::FullDisk full;
            desk.click("deleteGame");
        }
        QCOMPARE(tests::games_in(desk.trainer.index.gamesFolder()).size(), std::size_t(4));
        QVERIFY(desk.window.findChild<QDialog*>());
    }

    void typing_filters_the_games() {
        Desk desk;
        auto& search = desk.the<QLineEdit>("search");
        search.setText("unfinished");
        QCOMPARE(desk.model().rowCount(), 1);
        desk.select(0);
        desk.click("reviewGame"); // "Continue"
        QCOMPARE(desk.window.place(), app::main::Place::play);
        QVERIFY(!desk.session().isOver());
        desk.session().roll();
        const auto further = desk.session().record();
        desk.window.goTo(app::main::Place::games);
        desk.click("reviewGame"); // still on the table
        QVERIFY(desk.session().record() == further);
        desk.window.goTo(app::main::Place::games);
        search.setText("nobody");
        QVERIFY(desk.the<QLabel>("noGames").isVisible());
        search.clear();
        QCOMPARE(desk.model().rowCount(), 4);
        desk.click("showStarred");
        QCOMPARE(desk.model().rowCount(), 0);
    }

    void imported_games_are_listed_once_and_errors_reported() {
        Desk desk;
        auto& page = desk.the<app::views::games::GamesPage>("gamesPage");
        QSignalSpy said(&page, &app::views::PlacePage::said);
        page.takeIn(three_games);
        QCOMPARE(said.size(), 0); // a worker reads it
        QVERIFY(desk.window.findChild<QWidget*>("workLine")->isVisible());
        page.takeIn("/nonexistent.alea");
        QTRY_VERIFY(desk.window.findChild<QDialog*>());
        QCOMPARE(said.size(), 1);
        QTRY_VERIFY(!desk.trainer.index.isBusy());
        QCOMPARE(desk.model().rowCount(), 4);
        page.exportTo(desk.folder.filePath("games.csv"));
        QCOMPARE(tests::read_file(desk.folder.filePath("games.csv")).count('\n'), 5);
    }

    void a_game_that_ends_is_listed() {
        app::session::Timeline timeline(tests::person_and("random", 12));
        std::mt19937_64 random(1);
        const auto last_box_is_left = [&] {
            const auto& game = timeline.now();
            return game.mover() == 0 && game.roll_number() > 0 && game.card(0).open().size() == 1 &&
                   game.phase() == core::yahtzee::Phase::to_decide;
        };
        while (!last_box_is_left()) tests::random_step(timeline, random);
        tests::Desk desk(timeline.record(), tests::solved_values());
        desk.window.goTo(app::main::Place::games);
        QTRY_VERIFY(desk.trainer.index.games());
        QCOMPARE(desk.the<app::views::games::GamesPage>("gamesPage").games().rowCount(), 0);
        desk.session().score(*desk.game().card(0).open().begin());
        QTRY_COMPARE(desk.the<app::views::games::GamesPage>("gamesPage").games().rowCount(), 1);
    }

    void pictures_of_games() {
        Desk desk;
        QTRY_VERIFY(!desk.trainer.index.isBusy());
        QVERIFY(tests::save_pictures(desk, desk.window, "games"));
    }
};

} // namespace test_games_place
