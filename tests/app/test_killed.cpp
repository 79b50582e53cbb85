// kill -9 while the index is built, while it is given analyses, and while games are saved, starred,
// deleted and brought back: afterwards everything is there.

#include "app/storage/game_index.h"
#include "app/storage/practice_book.h"
#include "app/storage/same_game.h"
#include "tests/app/games.h"
#include "tests/support/test.h"

#include <QDir>
#include <QTemporaryDir>

#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace test_killed {

using app::storage::GameEntry;
using app::storage::GameIndex;
using core::yahtzee::notation::Record;

constexpr int game_count = 120;
// Moments at which it is killed.
const int rounds = qEnvironmentVariableIntValue("ALEA_LONG_TESTS") ? 200 : 12;

Record played(std::uint64_t seed) {
    Record record = tests::person_and("random", seed);
    record.date = "2026-11-20";
    return tests::played_at_random(record, seed);
}

// Another process does the work over and over until it is killed after so many milliseconds. True
// if it was killed: it must not have ended by itself.
bool kill_in_mid_work(int milliseconds, const std::function<void(int)>& work) {
    const pid_t child = fork();
    if (child == 0) {
        try {
            for (int time = 0;; ++time) work(time);
        } catch (...) {
        }
        _exit(3);
    }
    if (child < 0) return false;
    QTest::qSleep(milliseconds);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

class TestKilled : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString games_ = app::storage::library_folder(folder_.path());
    QString index_ = app::storage::index_path(folder_.path());
    QStringList keys_; // of all games, sorted

    QStringList found() const {
        GameIndex index(index_);
        index.sync(games_);
        QStringList keys;
        for (const GameEntry& game : index.games()) keys << game.key;
        keys.sort();
        return keys;
    }

    void remove_index() const {
        for (const char* suffix : {"", "-wal", "-shm"}) QFile::remove(index_ + suffix);
    }

private Q_SLOTS:
    void initTestCase() {
        for (int seed = 1; seed <= game_count; ++seed) {
            const Record record = played(static_cast<std::uint64_t>(seed));
            keys_ << app::storage::content_key(record);
            QCOMPARE(app::storage::keep_game(record, games_), QString());
        }
        keys_.sort();
    }

    void killed_while_the_index_is_built_data() {
        tests::columns<int>("milliseconds");
        for (int round = 0; round < rounds; ++round)
            QTest::addRow("%d: %d ms", round, 4 + round % 12 * 7) << 4 + round % 12 * 7;
    }
    void killed_while_the_index_is_built() {
        QFETCH(int, milliseconds);
        QVERIFY(kill_in_mid_work(milliseconds, [this](int) {
            remove_index();
            GameIndex(index_).sync(games_);
        }));
        QCOMPARE(found(), keys_);
    }

    void killed_while_analyses_are_stored() {
        QCOMPARE(found(), keys_);
        app::storage::GameFigures figures{1, 2, {}, {}};
        figures.decisions.resize(40);
        for (int ply = 0; ply < 40; ++ply)
            figures.decisions[static_cast<std::size_t>(ply)].ply = ply;
        for (int round = 0; round < rounds; ++round) {
            QVERIFY(kill_in_mid_work(3 + round % 12 * 5, [&](int time) {
                GameIndex(index_).setAnalysis(keys_[time % game_count], figures);
            }));
            const GameIndex index(index_);
            QCOMPARE(index.setAside(), QString());
            QCOMPARE(index.count(), game_count);
            // An analysis is there as a whole or not at all.
            for (const GameEntry& game : index.games()) {
                const auto decisions = index.decisions(game.key).size();
                QCOMPARE(decisions, std::size_t(game.is_analysed ? 40 : 0));
            }
        }
    }

    void killed_while_games_are_saved_and_changed() {
        const QStringList before = QDir(games_).entryList({"*.alea"}, QDir::Files);
        for (int round = 0; round < rounds; ++round) {
            QVERIFY(kill_in_mid_work(3 + round % 12 * 6, [&](int time) {
                const QString& key = keys_[time % game_count];
                const QString file = "2026-11-20-" + key.left(12) + ".alea";
                app::storage::star_game(games_, file, key, time / game_count % 2 == 0);
                app::storage::delete_game(games_, file, key);
                app::storage::restore_game(games_, key);
            }));
            // What was being deleted when it was killed can be brought back.
            QStringList there = found();
            for (const QString& key : keys_)
                if (!there.contains(key))
                    QCOMPARE(app::storage::restore_game(games_, key), QString());
            QCOMPARE(found(), keys_);
            tests::games_in(games_);
            QVERIFY(QDir(games_).entryList({"*.alea"}, QDir::Files).size() >= before.size());
        }
    }

    void killed_while_the_book_of_practice_is_written() {
        const QString path = app::storage::practice_path(folder_.path());
        app::storage::PracticeStore store(path);
        QCOMPARE(store.change([](app::storage::PracticeBook& book) {
            for (int set = 0; set < 500; ++set)
                book.sets.push_back(
                    {QString::number(set), "today", "2026-11-20", 10, set % 11, 1.5, false});
        }),
                 QString());
        for (int round = 0; round < rounds; ++round) {
            QVERIFY(kill_in_mid_work(3 + round % 12 * 4, [&](int time) {
                store.change([time](app::storage::PracticeBook& book) {
                    book.sets.back().accepted = time % 10;
                });
            }));
            const auto read = app::storage::read_practice(path);
            QVERIFY(read.has_value());
            QCOMPARE(read->sets.size(), 500u);
        }
    }
};

} // namespace test_killed
