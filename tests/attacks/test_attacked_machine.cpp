// Somebody uses up what the whole machine has of something that every start needs: namespaces for
// host names. Programs can't, since the filter refuses it; others on the machine can. Nobody loses
// by it: the judge waits.

#include "headless/sandbox/machine_fault.h"
#include "tests/attacks/harness.h"
#include "tests/support/test.h"

#include <QElapsedTimer>

#include <cstring>
#include <functional>

namespace test_attacked_machine {

using namespace attacks;
using namespace headless;

const QByteArray waits(sandbox::waiting_words.data(),
                       static_cast<qsizetype>(sandbox::waiting_words.size()));

QString judge(const QStringList& words) { return ALEA_BIN_DIR "/alea-judge " + words.join(' '); }

QString run_plainly(const QStringList& attack) {
    const QStringList words = QStringList{"--nofile=1024", "--"} + in_plain_namespaces(attack);
    return QString(tests::run_program("prlimit", words, {}, time_limit).messages).trimmed();
}

QString quoted(const QString& word) { return '"' + word + '"'; }

// A shell in a user namespace that has few namespaces for host names, so that a test can use them
// up without the rest of the machine noticing.
class LimitedMachine {
public:
    // As an ordinary user, or as root with all its user ids, which only root can be.
    explicit LimitedMachine(bool as_root) {
        shell_.setProcessChannelMode(QProcess::MergedChannels);
        const QString few = "echo 40 > /proc/sys/user/max_uts_namespaces";
        if (as_root) {
            shell_.start("unshare", {"--user", "sh", "-c", "echo ready; read go; exec sh"});
            await([this] { return said_.contains("ready"); });
            const QString folder = "/proc/" + QString::number(shell_.processId());
            for (const char* map : {"/uid_map", "/gid_map"}) {
                QFile file(folder + map);
                if (file.open(QIODevice::WriteOnly)) file.write("0 0 4294967295\n");
            }
            run("go");
            run(few);
        } else {
            shell_.start("unshare",
                         {"--user", "--map-root-user", "sh", "-c",
                          few + "; exec unshare --user --map-user=1000 --map-group=1000 sh"});
        }
    }
    ~LimitedMachine() {
        free_namespaces();
        shell_.closeWriteChannel();
        if (!shell_.waitForFinished(5'000)) shell_.kill();
        shell_.waitForFinished();
    }

    // A command of the shell. What it and all before it have said is in said().
    void run(const QString& command) { shell_.write(command.toLocal8Bit() + '\n'); }
    void run_aside(const QString& command) { run("{ " + command + "; echo ended $?; } 2>&1 &"); }
    const QByteArray& said() {
        said_ += shell_.readAll();
        return said_;
    }

    bool says(const QByteArray& words, int milliseconds = time_limit) {
        return await([&] { return said().contains(words); }, milliseconds);
    }

    void use_up_namespaces() {
        run(QString(ALEA_ATTACKER) + " --alone use-up-namespaces & attacker=$!");
        QVERIFY2(says("No space left on device"), said_.constData());
    }
    void free_namespaces() { run("kill -KILL $attacker"); }

private:
    bool await(const std::function<bool()>& is_so, int milliseconds = time_limit) {
        QElapsedTimer clock;
        clock.start();
        while (!is_so()) {
            if (clock.elapsed() > milliseconds) return false;
            shell_.waitForReadyRead(100);
            said();
        }
        return true;
    }

    QProcess shell_;
    QByteArray said_;
};

class TestAttackedMachine : public tests::FolderTest {
    Q_OBJECT

    static void each_user() {
        QTest::addColumn<bool>("as_root");
        if (::geteuid() == 0) tests::row("root", true);
        tests::row("an ordinary user", false);
    }

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox()) QSKIP("no sandbox can be built here");
    }

    void used_up_namespaces_stop_others_without_protection() {
        LimitedMachine machine(false);
        machine.run("bwrap --unshare-user --unshare-uts --ro-bind / / true; echo before $?");
        QVERIFY2(machine.says("before 0"), machine.said().constData());
        machine.use_up_namespaces();
        machine.run("bwrap --unshare-user --unshare-uts --ro-bind / / true; echo then $?");
        QVERIFY2(machine.says("then 1"), machine.said().constData());
    }

    // Bubblewrap's own words and those of the library; not in a name that somebody else chose.
    void faults_of_the_machine_are_known_by_their_words_data() {
        const auto row = tests::columns<QByteArray, bool>("words", "is_fault");
        row("bubblewrap's for namespaces",
            "bwrap: Creating new namespace failed: nesting depth or "
            "/proc/sys/user/max_*_namespaces exceeded (ENOSPC)\n",
            true);
        row("the library's", QByteArray("a process: ") + std::strerror(EAGAIN), true);
        row("a later line", QByteArray("note\nbwrap: Can't mkdir: ") + std::strerror(ENOSPC) + "\n",
            true);
        row("another fault", QByteArray("bwrap: execvp x: ") + std::strerror(ENOENT), false);
        row("a name",
            QByteArray("bwrap: Can't find source path /p/") + std::strerror(ENOSPC) +
                "/bot: " + std::strerror(ENOENT),
            false);
    }
    void faults_of_the_machine_are_known_by_their_words() {
        QFETCH(QByteArray, words);
        QTEST(sandbox::is_machine_fault(words.toStdString()), "is_fault");
    }

    void a_match_waits_until_there_are_namespaces_again_data() { each_user(); }
    void a_match_waits_until_there_are_namespaces_again() {
        QFETCH(bool, as_root);
        LimitedMachine machine(as_root);
        machine.use_up_namespaces();
        const QString player = quoted(command_of({"tell-rights"}));
        machine.run_aside(judge({"yahtzee match --protection basic --games 2 --json-file",
                                 path("json"), player, player}));
        QVERIFY2(machine.says(waits), machine.said().constData());
        QVERIFY2(!machine.says("ended", 2'000), machine.said().constData());
        machine.free_namespaces();
        QVERIFY2(machine.says("ended 0"), machine.said().constData());
        const auto report = tests::read_json(path("json"));
        QCOMPARE(report["complete"].toInt(), 2);
    }

    void a_contest_waits_until_there_are_namespaces_again_data() { each_user(); }
    void a_contest_waits_until_there_are_namespaces_again() {
        QFETCH(bool, as_root);
        const QString state = path("state");
        // Each match takes a while, so that the namespaces are used up before the second begins.
        const QString player = "sh -c 'sleep 4; exec " + QString(ALEA_ATTACKER) + " tell-rights'";
        write_file(path("entrants"), ("one\t" + player + "\ntwo\t" + player + '\n').toUtf8());
        LimitedMachine machine(as_root);
        machine.run_aside(
            judge({"yahtzee knockout --games 2 --sampled --jobs 1 --state", state, "--share",
                   QFileInfo(ALEA_ATTACKER).path(), "--random", quoted(player), path("entrants")}));
        QVERIFY2(machine.says("one: "), machine.said().constData());
        machine.use_up_namespaces();
        QVERIFY2(machine.says(waits), machine.said().constData());
        machine.free_namespaces();
        QVERIFY2(machine.says("ended"), machine.said().constData());
        // Whether anybody qualifies is chance.
        QVERIFY2(machine.said().contains("two: two against"), machine.said().constData());
        const QByteArray kept = read_file(state);
        QVERIFY2(!kept.isEmpty() && !kept.contains("not-started"), kept.constData());
    }

    // A user has only so many descriptors that are under way.
    void a_user_runs_out_of_descriptors_without_protection() {
        QProcess filler;
        filler.start("prlimit", QStringList{"--nofile=1024", "--"} +
                                    in_plain_namespaces({"fill-descriptors"}));
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT(
            (said += filler.readAllStandardError()).contains("under way: Too many references"),
            time_limit);
        QCOMPARE(run_plainly({"send-descriptor"}), QString("Too many references: cannot splice"));
        filler.kill();
        filler.waitForFinished();
    }
    // A program of the judge's user takes them all; the judge starts further programs.
    void programs_start_while_all_descriptors_are_under_way() {
        if (::geteuid() == 0) QSKIP("root's judge gives programs a user id of their own");
        const QStringList few{"--nofile=1024", "--",    ALEA_BIN_DIR "/alea-judge",
                              "yahtzee",       "match", "--sampled",
                              "--games",       "2"};
        const QString player = command_of({"tell-rights"});
        QProcess hostile;
        hostile.start("prlimit", few + QStringList{command_of({"fill-descriptors"}), player});
        QTRY_VERIFY_WITH_TIMEOUT(run_plainly({"send-descriptor"}).startsWith("Too many"),
                                 time_limit);
        const auto judged =
            tests::run_program("prlimit", few + QStringList{player, player}, {}, time_limit);
        QVERIFY(run_plainly({"send-descriptor"}).startsWith("Too many"));
        hostile.kill();
        hostile.waitForFinished();
        QVERIFY2(judged.status == 0, judged.messages);
    }

    // The killer's sandbox must be started again every round.
    void a_round_that_can_not_be_started_is_void_data() { each_user(); }
    void a_round_that_can_not_be_started_is_void() {
        QFETCH(bool, as_root);
        write_file(path("entrants"),
                   "honest\tsh -c 'sleep 0.3; echo'\nkiller\tsh -c 'sleep 0.3; kill -KILL -1'\n");
        LimitedMachine machine(as_root);
        machine.run("cd " + folder());
        machine.run_aside(judge({"dilemma tournament --sampled --rounds 12 --timeout 5 --jobs 2 "
                                 "--json-file json entrants"}));
        QVERIFY2(machine.says("round 1, player 2 (killer): "), machine.said().constData());
        machine.use_up_namespaces();
        QVERIFY2(machine.says("player 2 (killer): could not be started: the machine"),
                 machine.said().constData());
        machine.free_namespaces();
        QVERIFY2(machine.says("ended 0"), machine.said().constData());
        QVERIFY2(machine.said().contains("round 12, player 2 (killer): broke its sandbox"),
                 machine.said().constData());
        QVERIFY2(!machine.said().contains("(honest)"), machine.said().constData());
    }
};

} // namespace test_attacked_machine
