// The game is kept as it goes: after a clean end, after a kill, and when the file is broken.

#include "app/session/trainer.h"
#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "tests/app/games.h"

#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using app::session::Timeline;
using core::yahtzee::Box;
using core::yahtzee::notation::Record;

namespace {

// The trainer as a program of its own, its files below `home`.
class RunningTrainer {
public:
    RunningTrainer(const QString& home, const QStringList& arguments) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_DATA_HOME", home + "/data");
        environment.insert("XDG_CONFIG_HOME", home + "/config");
        environment.insert("XDG_CACHE_HOME", home + "/cache");
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        process_.setProcessEnvironment(environment);
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(ALEA_BIN_DIR "/alea", arguments);
    }
    ~RunningTrainer() { kill(); }

    bool is_running() const { return process_.state() == QProcess::Running; }

    void kill() {
        process_.kill();
        process_.waitForFinished();
    }

private:
    QProcess process_;
};

std::optional<Record> saved_in(const QString& home) {
    auto records = app::storage::read_games(home + "/data/alea/alea/current.alea");
    if (!records) records = app::storage::read_games(home + "/data/alea/current.alea");
    if (!records) return std::nullopt;
    return records->front();
}

bool begins_with(const Record& longer, const Record& shorter) {
    return longer.players == shorter.players && longer.line.size() >= shorter.line.size() &&
           std::equal(shorter.line.begin(), shorter.line.end(), longer.line.begin());
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_game_is_there_again() {
        const QTemporaryDir folder;
        Record left;
        {
            app::session::Trainer trainer(folder.path() + "/made/by/itself");
            QVERIFY(trainer.autosave.isOwner());
            QVERIFY(!trainer.autosave.recover());
            trainer.session.setPace(std::chrono::hours(1));
            trainer.session.begin(Timeline(tests::person_and("random", 6)));
            trainer.session.roll();
            trainer.session.setHeldSlots(0b00110);
            trainer.session.roll();
            left = trainer.session.record();
        }
        app::session::Trainer trainer(folder.path() + "/made/by/itself");
        const auto found = trainer.autosave.recover();
        QVERIFY(found);
        QVERIFY(*found == left);
    }

    void a_game_that_gives_way_is_kept() {
        const QTemporaryDir folder;
        const QString library = app::storage::library_folder(folder.path());
        const auto kept = [&] { return app::storage::read_library(library).games; };
        Record left;
        {
            app::session::Trainer trainer(folder.path());
            trainer.session.setPace(std::chrono::hours(1));
            trainer.session.begin(Timeline(tests::person_and("random", 6)));
            trainer.session.begin(Timeline(tests::person_and("random", 7)));
            QVERIFY(kept().empty()); // nothing was played
            trainer.session.roll();
            trainer.session.roll();
            trainer.session.takeBack(); // is kept too
            left = trainer.session.record();
            trainer.session.begin(Timeline(tests::person_and("random", 8)));
            QCOMPARE(kept().size(), std::size_t(1));
            QVERIFY(kept().front().record == left);
            trainer.session.begin(Timeline(left)); // to look at it
            trainer.session.begin(Timeline(tests::person_and("random", 9)));
            QCOMPARE(kept().size(), std::size_t(1));
            trainer.session.roll();
            trainer.session.roll();
        }
        // What was left and found again is not lost either.
        app::session::Trainer trainer(folder.path());
        trainer.session.setPace(std::chrono::hours(1));
        trainer.session.begin(Timeline(*trainer.autosave.recover()));
        trainer.session.begin(Timeline(tests::person_and("random", 10)));
        QCOMPARE(kept().size(), std::size_t(2));
    }

    void a_game_that_is_over_is_kept_whole() {
        const QTemporaryDir folder;
        Timeline timeline(tests::person_and("random", 6));
        std::mt19937_64 random(1);
        while (timeline.now().phase() != core::yahtzee::Phase::over)
            tests::random_step(timeline, random);
        const Record whole = timeline.record();
        {
            app::session::Trainer trainer(folder.path());
            trainer.session.begin(Timeline(whole));
            trainer.session.goTo(3); // to look back
        }
        app::session::Trainer trainer(folder.path());
        QVERIFY(trainer.autosave.recover() == whole);
    }

    void one_window_owns_the_file() {
        const QTemporaryDir folder;
        app::session::Trainer first(folder.path());
        app::session::Trainer second(folder.path());
        QVERIFY(first.autosave.isOwner());
        QVERIFY(!second.autosave.isOwner());
        second.session.begin(Timeline(tests::person_and("random", 6)));
        QTest::qWait(20);
        QVERIFY(!QFile::exists(first.autosave.path()));
    }

    void a_broken_file_is_kept_aside() {
        const QTemporaryDir folder;
        app::session::Trainer trainer(folder.path());
        QFile file(trainer.autosave.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[Alea \"1\"]\n[Player1 \"A\n");
        file.close();
        QString why;
        connect(&trainer.autosave, &app::session::Autosave::failed, this,
                [&why](const QString& told) { why = told; });
        QVERIFY(!trainer.autosave.recover());
        QVERIFY2(why.contains("line 2"), qPrintable(why));
        QVERIFY(QFile::exists(trainer.autosave.path() + ".broken"));
    }

    // Programs play by themselves; the trainer is killed in the middle, twice.
    void a_kill_loses_nothing() {
        const QTemporaryDir home;
        QSettings settings(home.path() + "/config/alea/alea.conf", QSettings::IniFormat);
        settings.setValue("players/pace", 20);
        settings.setValue("dice/animate", false);
        settings.sync();
        const QString game = home.path() + "/game.alea";
        const Record start = tests::record_of({{"A", "random"}, {"B", "random"}}, 9);
        QCOMPARE(app::storage::write_game(game, start), QString());

        RunningTrainer first(home.path(), {game});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(home.path()) && saved_in(home.path())->line.size() > 8,
                                 120000);
        first.kill();
        const auto left = saved_in(home.path());
        QVERIFY(left);
        QVERIFY(begins_with(*left, start));

        RunningTrainer second(home.path(), {});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(home.path()) &&
                                     saved_in(home.path())->line.size() > left->line.size() + 4,
                                 120000);
        QVERIFY(second.is_running());
        second.kill();
        QVERIFY(begins_with(*saved_in(home.path()), *left));
    }

    void a_game_asked_for_at_the_start_loses_nothing() {
        const QTemporaryDir home;
        Timeline timeline(tests::person_and("random", 6));
        std::mt19937_64 random(1);
        for (int i = 0; i < 9; ++i) tests::random_step(timeline, random);
        const Record left = timeline.record();
        const QString game = home.path() + "/game.alea";
        QCOMPARE(app::storage::write_game(game, left), QString());
        RunningTrainer first(home.path(), {game});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(home.path()), 120000);
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(home.path())->players == left.players, 120000);
        first.kill();

        RunningTrainer second(home.path(), {"--seed", "7"});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(home.path())->line.empty(), 120000);
        second.kill();
        const QString data = home.path() + "/data/alea";
        auto kept = app::storage::read_library(app::storage::library_folder(data)).games;
        if (kept.empty())
            kept = app::storage::read_library(app::storage::library_folder(data + "/alea")).games;
        QVERIFY(!kept.empty());
        QVERIFY(begins_with(kept.front().record, left));
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "test_autosave.moc"
