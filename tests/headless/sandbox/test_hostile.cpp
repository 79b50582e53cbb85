// Entrants that try to hang, crash, flood, rob or kill the judge. Each answers a few times first,
// so that the log proves that it ran; then the judge must name the exact reason, decide the match
// for the other one, and leave no process behind.

#include "tests/support/test.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QUuid>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace test_hostile {

namespace {

struct Played {
    int status = -1;
    QJsonObject report;
    QByteArray log;
    QByteArray messages;
    qint64 judge = 0; // process id

    QJsonObject side(int i) const { return report["sides"].toArray().at(i).toObject(); }
    QJsonObject rest() const { return side(0)["rest"].toObject(); }
    QString reason() const { return rest()["reason"].toString(); }
    QString errors() const { return side(0)["errors"].toString(); }
    // Actions of the hostile side, a, that the log holds.
    int answers() const {
        int count = 0;
        for (const QByteArray& line : log.split('\n'))
            if (line.startsWith("a ") && !line.endsWith(" : none")) ++count;
        return count;
    }
};

// How many times as long as usual programs may take: for machines that are slow or emulated.
double patience() {
    bool well = false;
    const double factor = qEnvironmentVariable("ALEA_TEST_PATIENCE").toDouble(&well);
    return well ? factor : 1;
}

bool has_sandbox() {
    QProcess judge;
    judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "match", "--games", "1",
                                             ALEA_ENTRANT " play 0", ALEA_ENTRANT " play 0"});
    judge.waitForFinished();
    return judge.exitCode() == 0;
}

constexpr const char* hostile_modes[] = {
    "burn",        "sleep",        "allocate", "fork",  "grandchild",
    "flood",       "half-a-line",  "exit",     "crash", "close-output",
    "close-input", "flood-errors", "babble",   "kill",  "ignore-signals"};

QByteArray read_file(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestHostile : public QObject {
    Q_OBJECT

    // In the command line of every process of a test, so that those left behind can be found.
    QString token_;

    QString entrant(const QString& mode, int answers, const QStringList& arguments = {}) const {
        return QString("%1 %2 %3 %4 %5")
            .arg(ALEA_ENTRANT, mode, QString::number(answers), arguments.join(' '), token_);
    }

    Played play(const QString& hostile, const QStringList& options,
                const QString& other = ALEA_ENTRANT " play 0") {
        QTemporaryDir folder;
        QProcess judge;
        QStringList words{"yahtzee",     "match",
                          "--log",       folder.filePath("log"),
                          "--json-file", folder.filePath("json")};
        words += options;
        for (const auto& [name, value] :
             {std::pair("--games", "20"), std::pair("--wall", "2"), std::pair("--cpu", "2")})
            if (!options.contains(name)) words << name << value;
        for (const char* name : {"--wall", "--cpu"}) {
            QString& seconds = words[words.indexOf(name) + 1];
            seconds = QString::number(seconds.toDouble() * patience());
        }
        words << hostile << other + " " + token_;
        judge.start(ALEA_BIN_DIR "/alea-judge", words);
        if (!judge.waitForFinished(static_cast<int>(60000 * patience()))) {
            judge.kill();
            judge.waitForFinished();
            return {};
        }
        Played played;
        played.status = judge.exitStatus() == QProcess::NormalExit ? judge.exitCode() : -2;
        played.report = QJsonDocument::fromJson(read_file(folder.filePath("json"))).object();
        played.log = read_file(folder.filePath("log"));
        played.messages = judge.readAllStandardError();
        return played;
    }

    QByteArrayList left_behind() const {
        QByteArrayList left;
        for (const QString& id : QDir("/proc").entryList(QDir::Dirs)) {
            const QByteArray line = read_file("/proc/" + id + "/cmdline");
            if (line.contains(token_.toUtf8())) left << QByteArray(line).replace('\0', ' ');
        }
        return left;
    }

    // Process ids of bubblewrap, as the machine sees them.
    QStringList sandboxed() const {
        QStringList ids;
        for (const QString& id : QDir("/proc").entryList(QDir::Dirs)) {
            const QByteArray line = read_file("/proc/" + id + "/cmdline");
            if (line.contains(token_.toUtf8()) && line.contains("--unshare-pid")) ids << id;
        }
        return ids;
    }

    static bool replays(const QByteArray& log) {
        QProcess judge;
        judge.start(ALEA_BIN_DIR "/alea-judge", {"yahtzee", "replay", "-"});
        judge.write(log);
        judge.closeWriteChannel();
        return judge.waitForFinished() && judge.exitCode() == 0;
    }

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox())
            QSKIP("no sandbox can be built here: bubblewrap or user namespaces are missing");
    }
    void init() { token_ = "token-" + QUuid::createUuid().toString(QUuid::Id128); }
    void cleanup() { QCOMPARE(left_behind(), QByteArrayList()); }

    void put_out_of_the_match_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("answers");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("words");
        const QStringList none;
        QTest::newRow("runs for ever")
            << "burn" << 3 << none << QStringList{"--cpu", "0.3"} << "cpu"
            << "CPU time spent";
        QTest::newRow("runs for ever in short-lived children")
            << "burn-in-children" << 3 << none << QStringList{"--cpu", "0.3", "--wall", "8"}
            << "cpu"
            << "CPU time spent";
        QTest::newRow("sleeps for ever")
            << "sleep" << 3 << none << QStringList{"--wall", "0.3"} << "wall"
            << "wall clock";
        QTest::newRow("allocates without end")
            << "allocate" << 3 << none << QStringList{"--memory", "100M"} << "memory"
            << "memory";
        QTest::newRow("allocates in many processes")
            << "allocate-in-children" << 3 << QStringList{"20000000"}
            << QStringList{"--memory", "100M"} << "memory"
            << "memory";
        QTest::newRow("fills memory through the scratch folder")
            << "fill-scratch" << 3 << none << QStringList{"--memory", "50M", "--scratch", "200M"}
            << "memory"
            << "memory";
        QTest::newRow("forks without end")
            << "fork" << 3 << none << QStringList{"--cpu", "0.5", "--wall", "30"} << "cpu"
            << "CPU time spent";
        QTest::newRow("leaves a grandchild holding the pipes")
            << "grandchild" << 3 << none << QStringList{"--wall", "20"} << "exited"
            << "exited with status 0";
        QTest::newRow("floods output without a newline") << "flood" << 3 << none << none << "output"
                                                         << "without a line feed";
        QTest::newRow("writes half a line")
            << "half-a-line" << 3 << none << QStringList{"--wall", "0.3"} << "wall"
            << "wall clock";
        QTest::newRow("closes its output") << "close-output" << 3 << none << none << "closed-output"
                                           << "closed its output";
        QTest::newRow("closes its input")
            << "close-input" << 3 << none << QStringList{"--wall", "0.3"} << "wall"
            << "wall clock";
        QTest::newRow("exits at once") << "exit" << 0 << none << none << "exited"
                                       << "exited with status 3";
        QTest::newRow("crashes") << "crash" << 3 << none << none << "crashed"
                                 << "killed by signal 6";
    }
    void put_out_of_the_match() {
        QFETCH(QString, mode);
        QFETCH(int, answers);
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, options);
        QFETCH(QString, reason);
        QFETCH(QString, words);
        const Played played = play(entrant(mode, answers, arguments), options);
        QCOMPARE(played.status, 1);
        // A watcher of /proc sees too little of processes that nobody waits for.
        if (mode == "burn-in-children" &&
            played.report["protection"].toString().contains("/proc watched")) {
            reason = "wall";
            words = "wall clock";
        }
        QCOMPARE(played.reason(), reason);
        QVERIFY2(played.rest()["words"].toString().contains(words),
                 qPrintable(played.rest()["words"].toString()));
        QCOMPARE(played.answers(), answers);
        QCOMPARE(played.side(0)["losses"].toInt(), 20);
        QCOMPARE(played.side(1)["wins"].toInt(), 20);
        QVERIFY(!played.side(1).contains("rest"));
        QVERIFY(replays(played.log));
    }

    // The judge's requests fill the pipe, and so do the answers.
    void never_reads() {
        const Played played = play(entrant("answer-without-reading", 3),
                                   {"--games", "1000", "--wall", "0.5", "--cpu", "20"});
        QCOMPARE(played.status, 1);
        QCOMPARE(played.reason(), QString("wall"));
        QVERIFY(played.rest()["words"].toString().startsWith("wall clock time spent, more than"));
        QVERIFY2(played.answers() > 500, qPrintable(QString::number(played.answers())));
        QCOMPARE(played.side(1)["wins"].toInt(), 1000);
        QVERIFY(replays(played.log));
    }

    // Each against each, over the contest's thousand games.
    void hostile_against_hostile_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : hostile_modes) QTest::newRow(mode) << QString(mode);
    }
    void hostile_against_hostile() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("a long test");
        QFETCH(QString, mode);
        for (const char* other : hostile_modes) {
            const Played played =
                play(entrant(mode, 3),
                     {"--games", "1000", "--wall", "1", "--cpu", "1", "--memory", "200M"},
                     entrant(other, 3));
            QVERIFY2(played.status == 0 || played.status == 1, other);
            for (int side = 0; side < 2; ++side)
                QVERIFY2(played.side(side)["wins"].toInt() + played.side(side)["ties"].toInt() +
                                 played.side(side)["losses"].toInt() ==
                             1000,
                         other);
            QVERIFY2(replays(played.log), other);
            QVERIFY2(left_behind().isEmpty(), other);
        }
    }

    void crashes_at_game_500() {
        const Played played = play(entrant("crash-at-game", 0, {"500"}),
                                   {"--games", "1000", "--cpu", "60", "--wall", "60"});
        QCOMPARE(played.reason(), QString("crashed"));
        QCOMPARE(played.report["played"].toInt(), 500);
        QCOMPARE(played.report["complete"].toInt(), 499);
        QCOMPARE(played.rest()["games"].toInt(), 500);
        QCOMPARE(played.side(0)["wins"].toInt() + played.side(0)["losses"].toInt() +
                     played.side(0)["ties"].toInt(),
                 1000);
        QVERIFY(played.side(0)["wins"].toInt() > 0);
        QVERIFY(replays(played.log));
    }

    void cannot_be_started_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("no such file") << "/no/such/program";
        QTest::newRow("no program") << ALEA_TEST_DATA "/contest-examples.txt";
        QTest::newRow("an interpreter that is not there") << "missing-interpreter";
    }
    void cannot_be_started() {
        QFETCH(QString, command);
        QTemporaryDir folder;
        if (command == "missing-interpreter") {
            command = folder.filePath("script");
            QFile script(command);
            QVERIFY(script.open(QIODevice::WriteOnly));
            script.write("#!/no/such/interpreter\n");
            script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        const Played played = play(command, {"--missing-loses"});
        QCOMPARE(played.reason(), QString("not-started"));
        QCOMPARE(played.side(1)["wins"].toInt(), 20);
        QVERIFY(replays(played.log));
    }

    void neither_can_be_started() {
        const Played played =
            play("/no/such/program", {"--missing-loses"}, "/no/such/program/either");
        QCOMPARE(played.status, 1);
        for (int side = 0; side < 2; ++side) QCOMPARE(played.side(side)["losses"].toInt(), 20);
    }

    void ignores_signals_and_the_end_of_its_input() {
        const Played played = play(entrant("ignore-signals", 3), {});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.reason().isEmpty());
    }

    void answers_without_reading() {
        const Played played = play(entrant("answer-without-reading", 0), {"--games", "6"});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.side(0)["forfeits"].toArray().size(), 6);
        QCOMPARE(played.side(0)["forfeits"].toArray().at(0).toObject()["words"].toString(),
                 QString("There are no rolls left"));
        QVERIFY(played.side(0)["unasked_lines"].toInt() > 0);
        QVERIFY(replays(played.log));
    }

    void prints_two_answers_for_one() {
        const Played played = play(entrant("babble", 0), {"--games", "4"});
        QCOMPARE(played.side(0)["forfeits"].toArray().size(), 4);
        QVERIFY(played.side(0)["unasked_lines"].toInt() > 0);
    }

    void an_answer_that_is_no_number_is_illegal() {
        const Played played = play(entrant("answer-words", 2), {"--games", "4"});
        QCOMPARE(played.status, 0);
        QCOMPARE(played.side(0)["losses"].toInt(), 4);
        const QJsonObject forfeit = played.side(0)["forfeits"].toArray().at(0).toObject();
        QCOMPARE(forfeit["reason"].toString(), QString("illegal"));
        QCOMPARE(forfeit["words"].toString(), QString("not one whole number"));
        QVERIFY(replays(played.log));
    }

    void prints_errors_without_end() {
        const Played played = play(entrant("flood-errors", 3), {"--cpu", "10"});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.side(0)["error_bytes"].toInt() > 0);
        QVERIFY(played.errors().size() <= 4096);
    }

    void at_most_64_processes() {
        const Played played = play(entrant("count-processes", 3), {});
        QCOMPARE(played.report["complete"].toInt(), 20);
        const int children = played.errors().mid(10).toInt();
        // With the program itself these are 64.
        QCOMPARE(children, 63);
    }

    void scratch_is_private_and_limited() {
        const Played played = play(entrant("fill-scratch", 3), {"--scratch", "20M"});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QCOMPARE(played.errors().trimmed(), QString("scratch: No space left on device"));
        QVERIFY(!QFile::exists("/tmp/filling"));
    }

    void files_of_the_judge_are_out_of_reach() {
        QTemporaryDir secrets;
        const QString seed = secrets.filePath("seed");
        QFile file(seed);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(64, '7') + "\n");
        file.close();
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
        for (const QString& name : {seed, other}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray(64, '7') + "\n");
        }
        const Played played = play(entrant("read", 3, {other, seed}),
                                   {"--seed-file", seed, "--share", folder.path()});
        QCOMPARE(played.report["complete"].toInt(), 20);
        QVERIFY(played.errors().contains(other + ": READ"));
        QVERIFY2(!played.errors().contains(seed + ": READ"), qPrintable(played.errors()));
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

    // The judge is killed: its programs go with it.
    void nothing_outlives_a_killed_judge() {
        QProcess judge;
        judge.start(ALEA_BIN_DIR "/alea-judge",
                    {"yahtzee", "match", entrant("sleep", 3), entrant("grandchild", 3)});
        QTRY_VERIFY(left_behind().size() >= 4);
        judge.kill();
        judge.waitForFinished();
        QTRY_VERIFY2(left_behind().isEmpty(), left_behind().join("\n").constData());
    }

    // The program's own word for it, beside the report's.
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
        // A namespace of its own: it sees no names of groups.
        QVERIFY2(!where.contains("alea-match-"), qPrintable(where));
    }

    // As the machine sees it.
    void the_report_names_the_control_groups_in_force() {
        QProcess judge;
        judge.start(ALEA_BIN_DIR "/alea-judge",
                    {"yahtzee", "match", "--games", "1", entrant("sleep", 3),
                     QString(ALEA_ENTRANT " play 0 ") + token_});
        QTRY_VERIFY(!sandboxed().isEmpty());
        const QByteArray where = read_file("/proc/" + sandboxed().constFirst() + "/cgroup");
        const QString protection = judge.readAllStandardOutput();
        judge.kill();
        judge.waitForFinished();
        QTRY_VERIFY(left_behind().isEmpty());
        const bool in_new = QString(where).contains(QRegularExpression("0::[^\n]*/alea-match-"));
        const bool in_old =
            QString(where).contains(QRegularExpression(":memory:[^\n]*/alea-match-"));
        QCOMPARE(protection.contains("control groups version 2"), in_new);
        QCOMPARE(protection.contains("control groups version 1"), in_old);
        QCOMPARE(protection.contains("/proc watched (no control groups: "), !in_new && !in_old);
    }

    void trusted_programs_need_no_sandbox() {
        const Played played = play(entrant("grandchild", 3), {"--unsafe", "--wall", "20"});
        QCOMPARE(played.reason(), QString("exited"));
        QVERIFY(
            played.report["protection"].toString().startsWith("no sandbox (--unsafe was given)"));
    }
};

ALEA_TEST(TestHostile)

} // namespace test_hostile

#include "test_hostile.moc"
