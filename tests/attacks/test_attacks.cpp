// Attacks that got through in an audit of the judge. Each attack is tried twice: without the
// protection it works, with it the program fails for the reason that is named.

#include "tests/attacks/harness.h"
#include "tests/support/processes.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QUuid>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace test_attacks {

using namespace attacks;

bool is_root() { return ::geteuid() == 0; }

// Not in a container where user 0 is another one outside: root's files of the kernel aren't its
// own.
bool is_first_user_namespace() {
    return read_file("/proc/self/uid_map").simplified() == "0 0 4294967295";
}

const QByteArray seed_text = QByteArray(64, '7') + "\n";

// A file on a disk, not in memory.
class UnreadFile {
public:
    UnreadFile() {
        write_file(name(), QByteArray(4096, 'x'));
        const int file = ::open(name().toLocal8Bit().constData(), O_RDONLY);
        ::fsync(file);
        ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
        // Not by a read, which would fetch it.
        void* const page = ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
        unsigned char resident = 1;
        is_out_ = ::mincore(page, 4096, &resident) == 0 && (resident & 1) == 0;
        ::munmap(page, 4096);
        ::close(file);
    }

    QString folder() const { return folder_.path(); }
    QString name() const { return folder_.filePath("page"); }
    bool is_out_of_memory() const { return is_out_; }

private:
    static QString disk() {
        const QFileInfo own(QFileInfo(ALEA_ATTACKER).path());
        return own.isWritable() ? own.filePath() : "/var/tmp"; // often no file system in memory
    }

    QTemporaryDir folder_{disk() + "/XXXXXX"};
    bool is_out_ = false;
};

QByteArray page_seen_by_a_program(const UnreadFile& file) {
    return tests::run_program(ALEA_ATTACKER, {"--alone", "look-at-page", file.name()}).messages;
}

class TestAttacks : public tests::FolderTest {
    Q_OBJECT

    QString token_;

    void renew() override {
        FolderTest::renew();
        token_ = "token-" + QUuid::createUuid().toString(QUuid::Id128);
    }

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox()) QSKIP("no sandbox can be built here");
    }
    void cleanup() { QTRY_COMPARE(tests::processes_with(token_.toUtf8()), QStringList()); }

    // Once all places for waiting signals are taken, nobody of the same user gets one: a judge that
    // wakes itself by such a signal sleeps on.
    void filling_the_queue_of_signals_works_without_protection() {
        const QString script =
            QString("%1 --alone fill-signals & filler=$!; "
                    "for i in $(seq 100); do sleep 0.1; "
                    "%1 --alone queue-signal 2>&1 | grep Resource && break; done; "
                    "kill -KILL $filler; wait")
                .arg(ALEA_ATTACKER);
        // In a namespace whose share is small: the user's other programs notice nothing. A machine
        // that still clears away the namespaces of earlier tests may refuse it at first.
        QByteArray said;
        for (int attempt = 0; attempt < 5 && !said.contains("Resource temporarily"); ++attempt) {
            if (attempt > 0) QTest::qWait(2000);
            const auto shell =
                tests::run_program("prlimit", {"--sigpending=200", "unshare", "--user", "timeout",
                                               "-s", "KILL", "30", "sh", "-c", script});
            said = shell.output + shell.messages;
        }
        QVERIFY2(said.contains("Resource temporarily unavailable"), said.constData());
    }
    void filling_the_queue_of_signals_switches_no_limit_off() {
        const Judged judged = play(command_of({"fill-signals"}), {"--wall", "2", "--games", "4"});
        QCOMPARE(judged.status, 1);
        QCOMPARE(judged.reason(), QString("wall"));
        const auto count = QRegularExpression("queued (\\d+)").match(judged.errors());
        QVERIFY2(count.captured(1).toInt() <= 1024, qPrintable(judged.errors()));
    }

    // Process 1 of the sandbox belongs to the same user, unless root's judge gives another one.
    void rewriting_the_first_process_works_without_protection() {
        QStringList words = in_plain_namespaces({"outlive", token_});
        QProcess outer;
        outer.start(words.takeFirst(), words);
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += outer.readAllStandardError()).contains("process 1: "),
                                 60000);
        if (said.contains("not on this processor")) QSKIP("the attack is written for x86-64");
        QVERIFY(tests::processes_with(token_.toUtf8()).size() >= 3);
        outer.kill();
        outer.waitForFinished();
        QTest::qWait(500); // in which they would die with it
        const QStringList left = tests::processes_with(token_.toUtf8());
        for (const QString& id : left) ::kill(id.toInt(), SIGKILL);
        QVERIFY2(!left.isEmpty(), "they have died with bubblewrap");
    }
    void nothing_outlives_a_killed_judge() {
        tests::Running judge("judge",
                             {"yahtzee", "match", "--sampled", "--games", "1000000",
                              command_of({"outlive", token_}), command_of({"outlive", token_})});
        // The macro asks once more after it was true, when one may just be starting its program.
        qsizetype most = 0;
        QTRY_VERIFY_WITH_TIMEOUT(
            (most = std::max(most, tests::processes_with(token_.toUtf8()).size())) >= 4,
            time_limit);
        QTest::qWait(500); // for the attack
        judge.end();
        QTRY_VERIFY_WITH_TIMEOUT(tests::processes_with(token_.toUtf8()).isEmpty(), time_limit);
    }
    void the_first_process_is_out_of_reach() {
        const QString said = play(command_of({"outlive"})).errors();
        QVERIFY2(said.contains("process 1: No such file or directory"), qPrintable(said));
    }

    void there_are_no_capabilities_but_to_read() {
        const Judged judged = play(command_of({"tell-rights"}));
        QCOMPARE(judged.status, 0);
        const QString power = is_root() ? "0000000000000004" : "0000000000000000";
        for (const char* set : {"CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"})
            QVERIFY2(judged.errors().contains(QString("%1:\t%2").arg(set, power)),
                     qPrintable(judged.errors()));
        QVERIFY(judged.errors().contains("NoNewPrivs:\t1"));
        QVERIFY(judged.errors().contains("Seccomp:\t2"));
    }

    // A capability to read, or a set-up command's to write, opens them where they are to be seen.
    void files_of_the_kernel_are_out_of_reach() {
        const QString open = unprotected({"open-kernel-files"});
        if (is_root() && is_first_user_namespace())
            QVERIFY2(open.contains("opened: /proc/"), qPrintable(open));
        const Judged judged = play(command_of({"open-kernel-files"}));
        QCOMPARE(judged.status, 0);
        QCOMPARE(judged.errors().trimmed(), QString("opened:"));
    }

    void a_program_can_not_use_up_the_machines_files() {
        const Judged judged = play(command_of({"tell-limits"}));
        QCOMPARE(judged.status, 0);
        // A limit of 0 bytes for cores that was there before is left.
        const QRegularExpression limits("^cores [01], files 1024$");
        QVERIFY2(limits.match(judged.errors().trimmed()).hasMatch(), qPrintable(judged.errors()));
    }

    // Data that waits in sockets is the kernel's memory.
    void sockets_count_as_memory_data() {
        tests::either("is_judged", "without protection they hold more",
                      "with control groups they do not");
    }
    void sockets_count_as_memory() {
        QFETCH(bool, is_judged);
        const QStringList attack{"fill-sockets", "500"};
        const auto mebibytes = [](const QString& said) {
            const auto found = QRegularExpression("in sockets: (\\d+) MiB").match(said);
            return found.hasMatch() ? found.captured(1).toInt() : -1;
        };
        if (!is_judged) {
            const QString said = unprotected(attack);
            if (mebibytes(said) == 0) QSKIP("there is no loopback network here");
            QVERIFY2(mebibytes(said) > 64, qPrintable(said));
            return;
        }
        const Judged judged = play(command_of(attack), {"--memory", "64M"});
        if (!judged.protection().contains("control groups version")) QSKIP("no control groups");
        const int held = mebibytes(judged.errors());
        QVERIFY2(judged.reason() == "memory" || (held >= 0 && held <= 64),
                 qPrintable(judged.errors() + judged.reason()));
    }

    // A link anywhere on the way to the seed names the same file.
    void the_seed_is_hidden_under_every_name_data() {
        const auto row = tests::columns<QString>("given");
        row("its own name", "real/seed");
        row("by way of a linked folder", "link/seed");
        row("by a link to the file", "seed-link");
    }
    void the_seed_is_hidden_under_every_name() {
        QFETCH(QString, given);
        QVERIFY(QDir(folder()).mkdir("real"));
        QFile::link(path("real"), path("link"));
        write_file(path("real/seed"), seed_text);
        write_file(path("real/other"), "other\n");
        QFile::link(path("real/seed"), path("seed-link"));
        const QStringList names{path("real/seed"), path("link/seed"), path("real/other"),
                                path("link/other")};
        for (const char* shared : {"link", "real"}) {
            const Judged judged = play(command_of(QStringList{"read"} + names),
                                       {"--seed-file", path(given), "--share", path(shared)});
            QCOMPARE(judged.status, 0);
            QVERIFY2(!judged.errors().contains("777"), qPrintable(judged.errors()));
            QVERIFY2(judged.errors().contains("real/other: READ other"),
                     qPrintable(judged.errors()));
        }
        // Nothing but hiding stands between the program and the seed.
        const Judged open =
            play(command_of(QStringList{"read"} + names), {"--share", path("link")});
        QVERIFY2(open.errors().contains("link/seed: READ 777"), qPrintable(open.errors()));
    }

    void hidden_paths_must_exist() {
        const Judged judged = play(command_of({"tell-rights"}), {"--hide", "/no/such/secret"});
        QVERIFY2(judged.ended(2, "/no/such/secret"), judged.messages);
    }

    void secrets_in_a_programs_own_folder_are_refused_data() {
        tests::each("option", {"--seed-file", "--log"});
    }
    void secrets_in_a_programs_own_folder_are_refused() {
        QFETCH(QString, option);
        const QString program = path("attacker");
        QVERIFY(QFile::copy(ALEA_ATTACKER, program));
        const QString secret = path("secret");
        if (option == "--seed-file") write_file(secret, seed_text);
        const Judged judged = run_judge({"yahtzee", "match", "--sampled", "--games", "2", option,
                                         secret, "--folder", folder(), "--folder", "-",
                                         program + " tell-rights", command_of({"tell-rights"})});
        QVERIFY2(judged.ended(2, secret.toUtf8()), judged.messages);
    }

    // The twin of a duplicate game could learn from the first half what the opponent will roll.
    void twins_see_each_other_at_the_same_time_without_protection() {
        const auto shell = tests::run_program(
            "timeout", {"-s", "KILL", "30", "sh", "-c",
                        QString("flock -o -x %1 sleep 5 & holder=$!; sleep 0.5; "
                                "%1 --alone look-for-twin %1; kill $holder; wait")
                            .arg(ALEA_ATTACKER)});
        QVERIFY(shell.messages.contains("TWIN"));
    }
    void no_twin_runs_at_the_same_time_data() {
        const auto row = tests::columns<QStringList, QString>("options", "verdict");
        row("locks are refused", {}, "Operation not permitted");
        row("and even with them nobody is there", {"--allow-locks"}, "alone");
    }
    void no_twin_runs_at_the_same_time() {
        QFETCH(QStringList, options);
        QFETCH(QString, verdict);
        const Judged judged = play(command_of({"look-for-twin", ALEA_ATTACKER}),
                                   options + QStringList{"--duplicate", "--games", "4"});
        QCOMPARE(judged.status, 0);
        QCOMPARE(judged.report["complete"].toInt(), 4);
        QVERIFY2(judged.errors().startsWith(verdict), qPrintable(judged.errors()));
        QVERIFY2(!judged.errors().contains("TWIN"), qPrintable(judged.errors()));
    }

    // The copy of the first half leaves in memory the files that it has read when that of the
    // second half starts.
    void a_twin_leaves_a_mark_in_memory_without_protection() {
        const UnreadFile file;
        if (!file.is_out_of_memory()) QSKIP("no file here leaves memory");
        QCOMPARE(page_seen_by_a_program(file), QByteArray("not in memory\n"));
        QCOMPARE(page_seen_by_a_program(file), QByteArray("IN MEMORY\n"));
    }
    void roots_judge_wipes_the_marks_of_twins() {
        if (::geteuid() != 0) QSKIP("only root's judge can");
        const UnreadFile file;
        if (!file.is_out_of_memory()) QSKIP("no file here leaves memory");
        // One copy in each half; the other program leaves the file alone.
        const Judged judged = play(command_of({"look-at-page", file.name()}),
                                   {"--duplicate", "--share", file.folder()});
        QCOMPARE(judged.status, 0);
        QCOMPARE(judged.side(0)["last_errors"].toString(), QString("not in memory\n"));
        QCOMPARE(judged.side(0)["error_bytes"].toInt(), 2 * 14);
    }

    void a_pipe_in_place_of_a_file_holds_nobody_up_data() {
        const auto row = tests::columns<QString>("what");
        row("a seed file", "seed");
        row("a program's file", "program");
        row("a knockout's entrants", "entrants");
        row("a tournament's entrants", "dilemma");
    }
    void a_pipe_in_place_of_a_file_holds_nobody_up() {
        QFETCH(QString, what);
        const QString pipe = path("pipe");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        for (const QString& name : {pipe, QString("/dev/zero")}) {
            const QString player = command_of({"tell-rights"});
            QStringList words{"yahtzee",     "match", "--sampled", "--games", "2",
                              "--seed-file", name,    player,      player};
            if (what == "program")
                words = {"yahtzee", "match", "--sampled", "--games",    "2",   "--wall",
                         "1",       "--cpu", "1",         "sh " + name, player};
            if (what == "entrants") words = {"yahtzee", "knockout", "--state", path("state"), name};
            if (what == "dilemma") words = {"dilemma", "tournament", name};
            const Judged judged = run_judge(words);
            QVERIFY2(judged.status == 1, qPrintable(name));
        }
    }
};

} // namespace test_attacks
