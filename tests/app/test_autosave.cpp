// The game is kept as it goes: after a clean end, after a kill, and when the file is broken.

#include "app/storage/game_file.h"
#include "tests/app/full_disk.h"
#include "tests/app/games.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QProcess>
#include <QSettings>

namespace test_autosave {

using app::session::Timeline;
using core::yahtzee::notation::Record;

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

std::vector<Record> in_file(const QString& path) {
    auto records = app::storage::read_games(path);
    return records ? *std::move(records) : std::vector<Record>();
}

std::optional<Record> saved_in(const QString& home) {
    for (const char* name : {"/data/alea/alea/current.alea", "/data/alea/current.alea"})
        for (const Record& record : in_file(home + name)) return record;
    return std::nullopt;
}

bool begins_with(const Record& longer, const Record& shorter) {
    return longer.players == shorter.players && longer.line.size() >= shorter.line.size() &&
           std::equal(shorter.line.begin(), shorter.line.end(), longer.line.begin());
}

class TestAutosave : public tests::FolderTest {
    Q_OBJECT

    // Does `act` in an unfinished game, which is whole after the next start.
    void expect_all_there_after(const std::function<void(app::session::GameSession&)>& act) const {
        const Record left = tests::played_at_random(tests::person_and("random", 6), 1, 60);
        {
            tests::PatientTrainer trainer(folder(), left);
            act(trainer.session);
        }
        app::session::Trainer trainer(folder());
        QVERIFY(trainer.autosave.recover() == left);
    }
    // Changes the preferences of the running trainer.
    void set(std::initializer_list<std::pair<const char*, QVariant>> values) const {
        QSettings settings(path("config/alea/alea.conf"), QSettings::IniFormat);
        for (const auto& [key, value] : values) settings.setValue(key, value);
    }

private Q_SLOTS:
    void a_game_is_there_again() {
        Record left;
        {
            app::session::Trainer trainer(folder() + "/made/by/itself");
            QVERIFY(trainer.autosave.isOwner());
            QVERIFY(!trainer.autosave.recover());
            trainer.session.setPace(std::chrono::hours(1));
            trainer.session.begin(Timeline(tests::person_and("random", 6)));
            trainer.session.roll();
            trainer.session.setHeldSlots(0b00110);
            trainer.session.roll();
            left = trainer.session.record();
        }
        app::session::Trainer trainer(folder() + "/made/by/itself");
        QVERIFY(trainer.autosave.recover() == left);
    }

    void a_game_that_is_over_is_kept_whole() {
        const Record whole = tests::played_at_random(tests::person_and("random", 6), 1);
        {
            app::session::Trainer trainer(folder());
            trainer.session.begin(Timeline(whole));
            trainer.session.goTo(3); // to look back
        }
        app::session::Trainer trainer(folder());
        QVERIFY(trainer.autosave.recover() == whole);
    }

    void looking_back_in_an_unfinished_game_loses_nothing() {
        expect_all_there_after([](auto& session) { session.goTo(3); });
    }

    void plies_taken_back_are_kept_until_another_action() {
        expect_all_there_after([](auto& session) {
            while (session.canTakeBack()) session.takeBack();
            QVERIFY(session.timeline().at() < 10);
        });
    }

    void one_window_owns_the_file() {
        app::session::Trainer first(folder());
        app::session::Trainer second(folder());
        QVERIFY(first.autosave.isOwner());
        QVERIFY(!second.autosave.isOwner());
        second.session.begin(Timeline(tests::person_and("random", 6)));
        QCoreApplication::processEvents(); // in which it would be written
        QVERIFY(!QFile::exists(first.autosave.path()));
    }

    void a_broken_file_is_kept_aside() {
        app::session::Trainer trainer(folder());
        tests::write_file(trainer.autosave.path(), "[Alea \"1\"]\n[Player1 \"A\n");
        QString why;
        connect(&trainer.autosave, &app::session::Autosave::failed, this,
                [&why](const QString& told) { why = told; });
        QVERIFY(!trainer.autosave.recover());
        QVERIFY2(why.contains("line 2"), qPrintable(why));
        QVERIFY(QFile::exists(trainer.autosave.path() + ".broken"));
    }

    void a_full_disk_leaves_the_file_as_it_was() {
        const QString file = path("game.alea");
        const Record first = tests::person_and("random", 1);
        QCOMPARE(app::storage::write_game(file, first), QString());
        {
            const tests::FullDisk full;
            QVERIFY(!app::storage::write_game(file, tests::person_and("random", 2)).isEmpty());
        }
        QVERIFY(in_file(file) == std::vector{first});
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{"game.alea"});
    }

    void a_full_disk_is_reported_until_the_game_is_written() {
        tests::PatientTrainer trainer(folder(), tests::person_and("random", 6));
        auto& session = trainer.session;
        auto& autosave = trainer.autosave;
        QTRY_COMPARE(in_file(autosave.path()).size(), std::size_t(1));
        QCOMPARE(autosave.trouble(), QString());
        const auto before = in_file(autosave.path());
        {
            const tests::FullDisk full;
            session.roll();
            QTRY_VERIFY(autosave.trouble().contains("isn't being kept"));
            QVERIFY(in_file(autosave.path()) == before);
        }
        autosave.tryAgain();
        QCOMPARE(autosave.trouble(), QString());
        QVERIFY(in_file(autosave.path()) == std::vector{session.record()});
    }

    void a_full_disk_destroys_no_game_that_gives_way() {
        tests::PatientTrainer trainer(folder(), tests::person_and("random", 6));
        tests::play_one_turn(trainer.session);
        const Record left = trainer.session.record();
        QTRY_VERIFY(in_file(trainer.autosave.path()) == std::vector{left});
        {
            const tests::FullDisk full;
            trainer.session.begin(Timeline(tests::person_and("random", 7)));
            QTRY_VERIFY(!trainer.autosave.trouble().isEmpty());
            QVERIFY(in_file(trainer.autosave.path()) == std::vector{left});
        }
        trainer.autosave.tryAgain();
        QVERIFY(tests::only_kept_in(folder()) == left);
        QVERIFY(in_file(trainer.autosave.path()) == std::vector{trainer.session.record()});
    }

    // The library can't be written, but the file of the game can: both games are in it.
    void a_game_that_the_library_refuses_waits_in_the_file() {
        const QString library = app::storage::library_folder(folder());
        tests::write_file(library, "junk"); // where the folder should be
        Record left;
        {
            tests::PatientTrainer trainer(folder(), tests::person_and("random", 6));
            tests::play_one_turn(trainer.session);
            left = trainer.session.record();
            trainer.session.begin(Timeline(tests::person_and("random", 7)));
            QTRY_VERIFY(trainer.autosave.trouble().contains("saved games"));
            QCOMPARE(in_file(trainer.autosave.path()).size(), std::size_t(2));
        }
        QFile::remove(library);
        app::session::Trainer trainer(folder());
        trainer.session.begin(Timeline(*trainer.autosave.recover()));
        QTRY_COMPARE(in_file(trainer.autosave.path()).size(), std::size_t(1));
        QVERIFY(tests::only_kept_in(folder()) == left);
    }

    void an_unfinished_game_that_is_played_on_is_kept_once() {
        tests::PatientTrainer trainer(folder(), tests::record_of({{"Ada", {}}}, 6));
        auto& session = trainer.session;
        tests::play_one_turn(session);
        const Record left = session.record();
        session.begin(Timeline(tests::person_and("random", 7)));
        QVERIFY(tests::only_kept_in(folder()) == left);

        session.begin(Timeline(left));
        session.roll();
        session.score(core::yahtzee::Box::sixes);
        const Record longer = session.record();
        session.begin(Timeline(tests::person_and("random", 8)));
        QVERIFY(tests::only_kept_in(folder()) == longer);
    }

    void a_folder_that_can_t_be_made_is_reported() {
        app::session::Trainer trainer("/proc/alea/data");
        QVERIFY2(trainer.autosave.trouble().contains("/proc/alea/data"),
                 qPrintable(trainer.autosave.trouble()));
    }

    void a_lock_that_can_t_be_written_is_reported_and_the_game_is_there() {
        const Record left = tests::person_and("random", 6);
        QCOMPARE(app::storage::write_game(path("current.alea"), left), QString());
        std::optional<app::session::Trainer> trainer;
        {
            const tests::FullDisk full;
            trainer.emplace(folder());
            QVERIFY(!trainer->autosave.isOwner());
            QVERIFY(!trainer->autosave.trouble().isEmpty());
            QVERIFY(trainer->autosave.recover() == left);
        }
        trainer->autosave.tryAgain();
        QVERIFY(trainer->autosave.isOwner());
        QCOMPARE(trainer->autosave.trouble(), QString());
    }

    // Its owner was killed, and the lock can't be removed: the disk is full.
    void a_stale_lock_is_no_other_window() {
        const Record left = tests::person_and("random", 6);
        const QString file = path("current.alea");
        QCOMPARE(app::storage::write_game(file, left), QString());
        QProcess owner;
        owner.start("true", QStringList());
        const qint64 process = owner.processId();
        QVERIFY(owner.waitForFinished());
        tests::write_file(
            file + ".lock",
            QString("%1\nalea\n%2\n").arg(process).arg(QSysInfo::machineHostName()).toUtf8());
        const tests::FullDisk full;
        app::session::Trainer trainer(folder());
        QVERIFY(!trainer.autosave.isOwner());
        QVERIFY2(trainer.autosave.trouble().contains("nothing can be written"),
                 qPrintable(trainer.autosave.trouble()));
        QVERIFY(trainer.autosave.recover() == left);
    }

    void a_second_window_says_that_it_keeps_nothing_and_takes_over_later() {
        std::optional<tests::PatientTrainer> first(std::in_place, folder(),
                                                   tests::person_and("random", 6));
        tests::play_one_turn(first->session);
        const Record left = first->session.record();
        app::session::Trainer second(folder());
        QVERIFY(second.autosave.trouble().contains("another window"));
        QVERIFY(!second.autosave.recover());
        second.session.begin(Timeline(tests::person_and("random", 7)));
        second.autosave.tryAgain();
        QVERIFY(!second.autosave.isOwner());
        first.reset();
        second.autosave.tryAgain();
        QVERIFY(second.autosave.isOwner());
        QCOMPARE(second.autosave.trouble(), QString());
        QVERIFY(in_file(second.autosave.path()) == std::vector{second.session.record()});
        QVERIFY(tests::only_kept_in(folder()) == left);
    }

    // Programs play by themselves; the trainer is killed in the middle, twice.
    void a_kill_loses_nothing() {
        set({{"players/pace", 20}, {"dice/animate", false}});
        const QString game = path("game.alea");
        const Record start = tests::record_of({{"A", "random"}, {"B", "random"}}, 9);
        QCOMPARE(app::storage::write_game(game, start), QString());

        RunningTrainer first(folder(), {game});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(folder()) && saved_in(folder())->line.size() > 8, 120000);
        first.kill();
        const auto left = saved_in(folder());
        QVERIFY(left);
        QVERIFY(begins_with(*left, start));

        RunningTrainer second(folder(), {});
        QTRY_VERIFY_WITH_TIMEOUT(
            saved_in(folder()) && saved_in(folder())->line.size() > left->line.size() + 4, 120000);
        QVERIFY(second.is_running());
        second.kill();
        QVERIFY(begins_with(*saved_in(folder()), *left));
    }

    void a_game_asked_for_at_the_start_has_names_in_the_language_of_the_window() {
        set({{"window/language", "de"}});
        RunningTrainer trainer(folder(), {"--seed", "7"});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(folder()), 120000);
        QCOMPARE(saved_in(folder())->players[0].name, "Du");
        QCOMPARE(saved_in(folder())->players[1].name, "Experte");
    }

    void a_game_asked_for_at_the_start_loses_nothing() {
        const Record left = tests::played_at_random(tests::person_and("random", 6), 1, 9);
        const QString data = path("data/alea");
        QVERIFY(QDir().mkpath(data));
        QCOMPARE(app::storage::write_game(data + "/current.alea", left), QString());

        RunningTrainer trainer(folder(), {"--seed", "7"});
        QTRY_VERIFY_WITH_TIMEOUT(saved_in(folder())->line.empty(), 120000);
        trainer.kill();
        QVERIFY(std::ranges::any_of(tests::kept_in(data),
                                    [&left](const auto& kept) { return begins_with(kept, left); }));
    }
};

} // namespace test_autosave
