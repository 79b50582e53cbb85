// The index of the saved games: in step with the files, built anew when it is damaged or gone.

#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "tests/app/full_disk.h"
#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>

namespace test_game_index {

using namespace app::storage;
using core::yahtzee::Action;
using core::yahtzee::notation::Record;

Record played(std::uint64_t seed, const char* date, const char* time, int steps = 1000) {
    Record record = tests::person_and("random", seed);
    record.date = date;
    app::storage::set_tag(record, app::storage::time_tag, time);
    return tests::played_at_random(record, seed, steps);
}

// A folder with three games.
struct Library {
    QTemporaryDir folder;
    QString games = app::storage::library_folder(folder.path());
    QString index = app::storage::index_path(folder.path());

    Library() {
        keep(played(1, "2026-11-20", "09:30:00"));
        keep(played(2, "2026-11-20", "18:05:00"));
        keep(played(3, "2026-11-19", "23:59:59", 20));
    }
    void keep(const Record& record) const {
        QCOMPARE(app::storage::keep_game(record, games), QString());
    }
    QStringList files() const { return QDir(games).entryList({"*.alea"}, QDir::Files); }
};

QStringList keys(const std::vector<GameEntry>& games) {
    QStringList keys;
    for (const GameEntry& game : games) keys << game.key;
    return keys;
}

app::storage::GameFigures figures() {
    GameDecision fine;
    fine.ply = 1;
    fine.dice = {1, 2, 3, 4, 6};
    GameDecision costly;
    costly.ply = 3;
    costly.roll = 2;
    costly.dice = {6, 6, 3, 4, 6};
    costly.chosen = Action::score(core::yahtzee::Box::chance);
    costly.points = 25;
    costly.best = Action::hold(0b10011);
    costly.loss = 7.5;
    costly.win_loss = 0.03;
    costly.grade = ai::yahtzee::review::Grade::blunder;
    costly.step = 3;
    costly.page_loss = 2.5;
    return {-3.5, 7.5, std::nullopt, {fine, costly}};
}

class TestGameIndex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void games_are_listed_the_newest_first_by_date_and_time() {
        const Library library;
        GameIndex index(library.index);
        QCOMPARE(index.sync(library.games).read, 3);
        const auto games = index.games();
        QCOMPARE(games.size(), std::size_t(3));
        QCOMPARE(games[0].time, "18:05:00");
        QCOMPARE(games[1].time, "09:30:00");
        QCOMPARE(games[2].date, "2026-11-19");
        QCOMPARE(games[0].players, QStringList({"Ada", "random"}));
        QCOMPARE(games[0].programs, QStringList({"", "random"}));
        QCOMPARE(games[0].opponent, "random");
        QVERIFY(games[0].result != GameResult::unfinished);
        QCOMPARE(games[0].result == GameResult::won, games[0].margin() > 0);
        QCOMPARE(games[2].result, GameResult::unfinished);
        QVERIFY(!games[0].is_analysed);

        const auto records = app::storage::read_games(QDir(library.games).filePath(games[0].file));
        QVERIFY(records);
        const auto end = replay(records->front());
        QCOMPARE(games[0].scores, std::vector({end.card(0).total(), end.card(1).total()}));
        QCOMPARE(index.game(games[1].key), std::optional(games[1]));
        QVERIFY(!index.game("no such key"));
    }

    void a_game_of_one_player_is_listed() {
        const Library library;
        app::session::Timeline timeline(tests::record_of({{"Ada", {}}}, 5));
        timeline.roll();
        timeline.apply(Action::score(core::yahtzee::Box::chance));
        library.keep(timeline.record());
        GameIndex index(library.index);
        index.sync(library.games);
        QCOMPARE(index.count(), 4);
        QCOMPARE(index.games().front().opponent, "");
    }

    void only_files_that_changed_are_read_again() {
        const Library library;
        GameIndex index(library.index);
        index.sync(library.games);
        QCOMPARE(index.sync(library.games).read, 0);
        library.keep(played(4, "2026-11-21", "10:00:00"));
        QFile::remove(QDir(library.games).filePath(library.files().front()));
        const auto report = index.sync(library.games);
        QCOMPARE(report.read, 1);
        QCOMPARE(report.gone, 1);
        QCOMPARE(index.count(), 3);
    }

    void a_game_in_two_files_is_listed_once() {
        const Library library;
        const QDir folder(library.games);
        const QString copy = folder.filePath("copy.alea");
        QVERIFY(QFile::copy(folder.filePath(library.files().front()), copy));
        GameIndex index(library.index);
        index.sync(library.games);
        QCOMPARE(index.count(), 3);
        QFile::remove(folder.filePath(library.files().front())); // the first of the two
        index.sync(library.games);
        QCOMPARE(index.count(), 3);
        for (const GameEntry& game : index.games())
            QVERIFY2(QFile::exists(folder.filePath(game.file)), qPrintable(game.file));
        QFile::remove(copy);
        index.sync(library.games);
        QCOMPARE(index.count(), 2);
    }

    void a_file_that_can_t_be_read_is_named() {
        const Library library;
        tests::write_file(QDir(library.games).filePath("broken.alea"),
                          "[Alea \"1\"]\n[Player1 \"A\n");
        GameIndex index(library.index);
        for (int time = 0; time < 2; ++time) {
            const auto report = index.sync(library.games);
            QCOMPARE(report.failures.size(), 1);
            QVERIFY(report.failures.front().startsWith("broken.alea: line 2"));
        }
        QCOMPARE(index.count(), 3);
    }

    void analyses_stay_with_the_content_of_a_game() {
        const Library library;
        GameIndex index(library.index);
        index.sync(library.games);
        const QString key = index.games().front().key;
        QCOMPARE(index.unanalysed(), keys(index.games()));
        index.setAnalysis(key, figures());
        QVERIFY(!index.unanalysed().contains(key));
        const QString file = index.game(key)->file;
        QVERIFY(QDir(library.games).rename(file, "renamed.alea"));
        index.sync(library.games);
        const auto game = index.game(key);
        QCOMPARE(game->file, "renamed.alea");
        QVERIFY(game->is_analysed);
        QCOMPARE(game->luck, -3.5);
        QCOMPARE(game->loss, 7.5);

        auto expected = figures().decisions;
        for (GameDecision& decision : expected) decision.game = key;
        QVERIFY(index.decisions(key) == expected);
        QVERIFY(index.decisions() == expected);
        QVERIFY(game->costliest == expected[1]);
    }

    void the_rebuild_can_be_stopped_and_goes_on_later() {
        const Library library;
        GameIndex index(library.index);
        const auto report = index.sync(library.games, {tests::stopped(), {}});
        QVERIFY(report.was_stopped);
        QCOMPARE(index.count(), 0);
        std::vector<std::pair<int, int>> steps;
        index.sync(library.games,
                   {{}, [&steps](int done, int total) { steps.emplace_back(done, total); }});
        QVERIFY(!steps.empty());
        QCOMPARE(steps.back(), std::pair(3, 3));
        QCOMPARE(index.count(), 3);
    }

    void a_damaged_index_is_set_aside_and_built_anew_data() {
        const auto row = tests::columns<int>("from"); // the bytes that are overwritten
        row("no database", 0);
        row("damaged inside", 4096);
    }
    void a_damaged_index_is_set_aside_and_built_anew() {
        QFETCH(int, from);
        const Library library;
        QStringList before;
        {
            GameIndex index(library.index);
            index.sync(library.games);
            before = keys(index.games());
        }
        QFile file(library.index);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(from);
        file.write(QByteArray(int(file.size()) - from, 'x'));
        file.close();
        GameIndex index(library.index);
        index.sync(library.games);
        QCOMPARE(keys(index.games()), before);
        QVERIFY2(QFile::exists(index.setAside()), qPrintable(index.setAside()));
        QVERIFY(index.setAside().contains("index-damaged-20"));
    }

    void without_a_place_to_write_the_index_is_in_memory() {
        const Library library;
        for (const QString& path : {QString("/proc/alea/index.sqlite"), library.index}) {
            std::optional<tests::FullDisk> full;
            if (path == library.index) full.emplace();
            GameIndex index(path);
            QCOMPARE(index.sync(library.games).read, 3);
            QCOMPARE(index.count(), 3);
            QCOMPARE(index.setAside(), QString());
        }
    }

    // The game that was read last, too.
    void two_windows_share_an_index() {
        const Library library;
        GameIndex first(library.index);
        GameIndex second(library.index);
        first.sync(library.games);
        QCOMPARE(second.sync(library.games).read, 0);
        QCOMPARE(second.count(), 3);
    }
};

} // namespace test_game_index
