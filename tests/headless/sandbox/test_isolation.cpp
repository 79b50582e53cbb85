// The isolation of a program in the sandbox from files, environment, seed, processes and network of
// the judge; and the description of the protection in the report.

#include "tests/headless/sandbox/hostile_match.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace test_isolation {

using namespace tests;

class TestIsolation : public tests::HostileMatch {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { skip_without_sandbox(); }
    void cleanup() { end_test(); }

    void scratch_is_private_and_limited() {
        const Played played = play(entrant("fill-scratch", 3), {"--scratch", "20M"});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QCOMPARE(played.errors().trimmed(), QString("scratch: No space left on device"));
        QVERIFY(!QFile::exists("/tmp/filling"));
    }

    void files_of_the_judge_are_out_of_reach() {
        QTemporaryDir secrets;
        const QString seed = secrets.filePath("seed");
        tests::write_file(seed, QByteArray(64, '7') + "\n");
        const Played played =
            play(entrant("read", 3,
                         {seed, "/etc/shadow", "/etc/passwd",
                          QString("/proc/%1/mem").arg(QCoreApplication::applicationPid())}),
                 {"--seed-file", seed});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QCOMPARE(played.errors().count("READ"), 0);
        QCOMPARE(played.errors().count(':'), 4);
    }

    void the_environment_of_the_judge_is_out_of_reach() {
        qputenv("ALEA_TEST_SECRET", "1");
        const Played played = play(entrant("search-environments", 3), {});
        qunsetenv("ALEA_TEST_SECRET");
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY2(played.errors().contains(QRegularExpression("environments: [1-9]")),
                 qPrintable(played.errors()));
        QVERIFY(!played.errors().contains("FOUND"));
    }

    // Even in a folder that it may read.
    void the_seed_is_hidden_in_a_shared_folder() {
        QTemporaryDir folder;
        const QString seed = folder.filePath("seed");
        const QString other = folder.filePath("other");
        for (const QString& name : {seed, other})
            tests::write_file(name, QByteArray(64, '7') + "\n");
        const Played played = play(entrant("read", 3, {other, seed}),
                                   {"--seed-file", seed, "--share", folder.path()});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.errors().contains(other + ": READ"));
        QVERIFY2(!played.errors().contains(seed + ": READ"), qPrintable(played.errors()));
    }

    // With what their runtimes do at the start, and a name that /etc/alternatives may lead to.
    void programs_in_any_language_run_data() {
        const auto row = tests::columns<QString, QString>("program", "command");
        row("awk", "/usr/bin/awk",
            "awk -W interactive '{ if ($34 < 3) print 63; else for (i = 1; i < 14; i++) if ($i "
            "== -1) { print 2 * (i - 1); break } fflush() }'");
        row("sh", "/bin/sh",
            "sh -c 'echo x >/dev/null; while read -r line; do set -- $line; shift "
            "33; last=$1; set -- $line; box=0; for points; do [ $points = -1 ] && "
            "break; box=$((box + 1)); done; [ $last -lt 3 ] && echo 63 || echo "
            "$((2 * box)); done'");
        row("perl", "/usr/bin/perl",
            "perl -e '$| = 1; while (<STDIN>) { @w = split; $b = 0; $b++ while "
            "$w[$b] != -1; print $w[33] < 3 ? 63 : 2 * $b, qq(\n) }'");
        row("python", "/usr/bin/python3",
            "/usr/bin/python3 -c 'import multiprocessing, subprocess, sys, tempfile, threading\n"
            "queue = multiprocessing.Queue()\n"
            "process = multiprocessing.Process(target=queue.put, args=(3,))\n"
            "process.start(); assert queue.get() == 3; process.join()\n"
            "subprocess.run([\"true\"], check=True)\n"
            "thread = threading.Thread(target=print, kwargs={\"file\": sys.stderr})\n"
            "thread.start(); thread.join()\n"
            "tempfile.NamedTemporaryFile().close()\n"
            "for line in sys.stdin:\n"
            "    w = line.split()\n"
            "    print(63 if int(w[33]) < 3 else 2 * w.index(\"-1\"), flush=True)'");
    }
    void programs_in_any_language_run() {
        QFETCH(QString, program);
        QFETCH(QString, command);
        if (!QFile::exists(program)) QSKIP("not installed");
        const Played played = play(command, {});
        QVERIFY2(played.report["complete"].toInt() == 20, qPrintable(played.errors()));
    }

    void nothing_but_scratch_can_be_written() {
        const QString own = QFileInfo(ALEA_ENTRANT).path();
        const Played played =
            play(entrant("write", 3,
                         {own + "/new", ALEA_ENTRANT, "/usr/new", "/new", "/dev/new", "/tmp/fine"}),
                 {});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QCOMPARE(played.errors().count("WRITTEN"), 1);
        QVERIFY(played.errors().contains("/tmp/fine: WRITTEN"));
        QVERIFY(!QFile::exists("/tmp/fine"));
    }

    void kills_by_process_id() {
        const Played played = play(
            entrant("kill", 3, {QString::number(QCoreApplication::applicationPid()), "1"}), {});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.errors().contains("No such process"));
    }

    void there_is_no_network() {
        const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const plain = reinterpret_cast<sockaddr*>(&address);
        QCOMPARE(::bind(listener, plain, size), 0);
        QCOMPARE(::listen(listener, 1), 0);
        QCOMPARE(::getsockname(listener, plain, &size), 0);
        const Played played =
            play(entrant("connect", 3, {QString::number(ntohs(address.sin_port))}), {});
        ::close(listener);
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.errors().startsWith("connect: "));
        QVERIFY(!played.errors().contains("CONNECTED"));
    }

    // The judge is killed: its programs go with it, half started too.
    void nothing_outlives_a_killed_judge() {
        for (const int processes : {1, 2, 3, 4, 5}) {
            tests::Running judge(
                "judge", {"yahtzee", "match", entrant("sleep", 3), entrant("grandchild", 3)});
            qsizetype most = 0;
            QTRY_VERIFY((most = std::max(most, left_behind().size())) >= processes);
            judge.end();
            QTRY_VERIFY_WITH_TIMEOUT(left_behind().isEmpty(), 30'000);
        }
    }

    void the_report_names_the_protection_in_force() {
        const Played played = play(entrant("tell-where", 3), {});
        QCOMPARE(played.report["complete"].toInt(), 20);
        const QString protection = played.report["protection"].toString();
        const QString where = played.errors();
        QVERIFY2(protection.startsWith("bubblewrap ("), qPrintable(protection));
        const QRegularExpression ids("^user (\\d+) process (\\d+)");
        const QRegularExpressionMatch found = ids.match(where);
        QVERIFY2(found.hasMatch(), qPrintable(where));
        QVERIFY(found.captured(2).toInt() < 100);
        QCOMPARE(protection.contains("a user id of its own"),
                 found.captured(1).toUInt() != ::getuid());
        QCOMPARE(protection.contains("the judge's user id"),
                 found.captured(1).toUInt() == ::getuid());
        QVERIFY2(!where.contains("alea-match-"), qPrintable(where));
    }

    void the_report_names_the_control_groups_in_force() {
        tests::Running judge("judge", {"yahtzee", "match", "--games", "1", entrant("sleep", 3),
                                       QString(ALEA_ENTRANT " play 0 ") + token_});
        QStringList inside;
        QTRY_VERIFY(!(inside += tests::processes_with(token_.toUtf8(), "--unshare-pid")).isEmpty());
        const QByteArray where = read_file("/proc/" + inside.constFirst() + "/cgroup");
        QString protection;
        QTRY_VERIFY((protection += judge.readAllStandardOutput()).contains("control groups"));
        judge.end();
        QTRY_VERIFY(left_behind().isEmpty());
        const bool in_new = QString(where).contains(QRegularExpression("0::[^\n]*/alea-match-"));
        const bool in_old =
            QString(where).contains(QRegularExpression(":memory:[^\n]*/alea-match-"));
        QCOMPARE(protection.contains("control groups version 2"), in_new);
        QCOMPARE(protection.contains("control groups version 1"), in_old);
        QCOMPARE(protection.contains("for each process alone (no control groups: "),
                 !in_new && !in_old);
    }

    void trusted_programs_need_no_sandbox() {
        const Played played = play(entrant("grandchild", 3), {"--unsafe", "--wall", "20"});
        QCOMPARE(played.reason(), QString("exited"));
        const QString protection = played.report["protection"].toString();
        QVERIFY2(protection.startsWith("no sandbox (--protection none)"), qPrintable(protection));
    }
};

} // namespace test_isolation
