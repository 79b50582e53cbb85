// Damaged files of the trainer: practice, settings, the index, games. Each is read, or set aside,
// or named as unreadable; what is read can be written and read again. The damage is drawn by a
// seed.

#include "app/session/preferences.h"
#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "app/storage/practice_book.h"
#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <random>

namespace test_damaged_files {

using namespace app::storage;
using app::session::Preferences;
using app::session::read_preferences;
using tests::read_file;

void write(const QString& path, const QByteArray& bytes) {
    QFile::remove(path);
    QDir().mkpath(QFileInfo(path).path());
    tests::write_file(path, bytes);
}

// One to four changes: bytes changed, cut out, said twice, or another value for a number.
QByteArray damaged(QByteArray bytes, std::mt19937_64& random) {
    static const QByteArray values[] = {"-1",  "nan",  "1e999", "99999999999", "",
                                        "[]",  "null", "{}",    "\"x\"",       "0",
                                        "1.5", "-0.0", "inf",   "2147483648",  "\xff"};
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() %
                                      static_cast<std::uint64_t>(std::max<qsizetype>(limit, 1)));
    };
    for (auto changes = 1 + below(4); changes > 0 && !bytes.isEmpty(); --changes) {
        const qsizetype at = below(bytes.size());
        switch (below(5)) {
        case 0:
            bytes[at] = static_cast<char>(random());
            break;
        case 1:
            bytes.remove(at, 1 + below(40));
            break;
        case 2:
            bytes.insert(at, bytes.mid(below(bytes.size()), 1 + below(40)));
            break;
        case 3:
            bytes.truncate(at);
            break;
        default: {
            qsizetype begin = at;
            while (begin < bytes.size() && !QChar(bytes[begin]).isDigit()) ++begin;
            qsizetype end = begin;
            while (end < bytes.size() && QChar(bytes[end]).isDigit()) ++end;
            bytes.replace(begin, end - begin, values[below(std::ssize(values))]);
        }
        }
    }
    return bytes;
}

int trials() { return qEnvironmentVariableIntValue("ALEA_LONG_TESTS") ? 5'000 : 200; }

PracticeBook full_book() {
    PracticeBook book;
    book.placed = "worths";
    book.steps["worths"] = {3.5, 5, 20'000, 20'004};
    book.sets.push_back({"a", "today", "2026-11-20", 10, 7, 1.5, false});
    book.answers.push_back({"b", "worths", "2026-11-20", 0.7});
    book.right_days["key:7"] = {"2026-11-19", "2026-11-20"};
    book.open.emplace();
    book.open->id = "c";
    book.open->date = "2026-11-21";
    book.open->items.push_back({"-1 -1", false, "worths", "key:9", 45});
    return book;
}

class TestDamagedFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private Q_SLOTS:
    void a_damaged_book_of_practice_is_read_or_set_aside() {
        const QString path = app::storage::practice_path(folder_.filePath("practice"));
        QDir().mkpath(QFileInfo(path).path());
        PracticeStore whole(path);
        QCOMPARE(whole.change([](PracticeBook& book) { book = full_book(); }), QString());
        QCOMPARE(PracticeStore(path).book(), full_book());
        const QByteArray good = read_file(path);
        std::mt19937_64 random(1);
        int set_aside = 0;
        for (int trial = 0; trial < trials(); ++trial) {
            const QByteArray bad = damaged(good, random);
            write(path, bad);
            PracticeStore store(path);
            if (!store.setAside().isEmpty()) {
                ++set_aside;
                QCOMPARE(read_file(store.setAside()), bad); // nothing is lost
                QFile::remove(store.setAside());
            }
            QCOMPARE(store.change([](PracticeBook& book) { ++book.forgotten; }), QString());
            const auto again = app::storage::read_practice(path);
            QVERIFY(again.has_value());
            QCOMPARE(*again, store.book());
        }
        QVERIFY(set_aside > trials() / 10);
        QVERIFY(set_aside < trials());
    }

    void damaged_settings_get_what_makes_sense() {
        const QString path = folder_.filePath("settings.ini");
        {
            QSettings settings(path, QSettings::IniFormat);
            Preferences preferences;
            preferences.objective = {ai::yahtzee::decide::Objective::Kind::beat, 250};
            preferences.programs = {{"Max", "max --fast"}, {"Mo", "mo"}};
            preferences.second_coach = "Max";
            preferences.language = "de";
            write_preferences(settings, preferences);
            settings.sync();
            QCOMPARE(read_preferences(settings), preferences);
        }
        const QByteArray good = read_file(path);
        std::mt19937_64 random(2);
        for (int trial = 0; trial < trials(); ++trial) {
            write(path, damaged(good, random));
            QSettings settings(path, QSettings::IniFormat);
            const Preferences read = read_preferences(settings);
            QVERIFY(app::session::fastest_pace <= read.pace);
            QVERIFY(read.pace <= app::session::slowest_pace);
            QVERIFY(read.tutor.min_loss >= app::session::min_tutor_loss);
            QVERIFY(read.tutor.min_loss <= app::session::max_tutor_loss);
            QVERIFY(read.tutor.min_probability_loss >= app::session::min_tutor_probability_loss);
            QVERIFY(read.tutor.min_probability_loss <= app::session::max_tutor_probability_loss);
            QVERIFY(read.point_limits.is_sound());
            QVERIFY(read.probability_limits.is_sound());
            write_preferences(settings, read);
            QCOMPARE(read_preferences(settings), read);
        }
    }

    void numbers_that_make_no_sense_get_their_defaults() {
        const QString path = folder_.filePath("nonsense.ini");
        write(path, "[coach]\ntutor-loss=nan\ntutor-probability-loss=inf\n"
                    "[programs]\ncount=2147483647\n1\\name=Max\n1\\command=max\n"
                    "[review]\npoints-mistake=nan\n");
        const QSettings settings(path, QSettings::IniFormat);
        Preferences expected;
        expected.programs = {{"Max", "max"}};
        QCOMPARE(read_preferences(settings), expected); // at once, too
    }

    void a_damaged_index_is_in_step_again_or_found_out() {
        const QString data = folder_.filePath("library");
        const QString games = app::storage::library_folder(data);
        const QString path = app::storage::index_path(data);
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            tests::keep_game(data,
                             tests::played_at_random(tests::person_and("random", seed), seed));
        GameIndex(path).sync(games);
        const QByteArray good = read_file(path);
        QVERIFY(!good.isEmpty());
        std::mt19937_64 random(3);
        for (int trial = 0; trial < trials() / 10; ++trial) {
            for (const char* suffix : {"-wal", "-shm"}) QFile::remove(path + suffix);
            QByteArray bad = good;
            for (int change = 0; change < 200; ++change)
                bad[static_cast<qsizetype>(random() % static_cast<std::uint64_t>(bad.size()))] =
                    static_cast<char>(random());
            if (trial % 3 == 0) bad = damaged(good, random);
            write(path, bad);
            try {
                GameIndex index(path);
                index.sync(games);
                for (const auto& game : index.games()) index.decisions(game.key);
                index.analysedGames();
                index.mistakes({});
                if (!index.setAside().isEmpty()) {
                    QCOMPARE(index.count(), 3);
                    QFile::remove(index.setAside());
                }
            } catch (const app::storage::IndexError& error) {
                QVERIFY(error.isDamage());
            }
        }
    }

    void a_damaged_game_is_named_or_read_as_a_game() {
        const QByteArray good = tests::read_file(ALEA_TEST_DATA "/games/three-games.alea");
        const QString path = folder_.filePath("games/game.alea");
        std::mt19937_64 random(4);
        int unreadable = 0;
        for (int trial = 0; trial < trials(); ++trial) {
            write(path, trial == 0 ? good : damaged(good, random));
            const auto games = app::storage::read_games(path);
            if (!games) {
                ++unreadable;
                QVERIFY(!games.error().what.empty());
            }
        }
        QVERIFY(unreadable > trials() / 2);
        QVERIFY(unreadable < trials()); // the good one was read
    }
};

} // namespace test_damaged_files
