// Limits where no control groups can be had: of CPU time and memory for each process alone, in a
// sandbox and without one.

#include "headless/match/yahtzee/match.h"
#include "headless/sandbox/process.h"
#include "tests/support/test.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <unistd.h>

namespace test_basic_protection {

using namespace headless::match;
using namespace headless::sandbox;
using namespace headless::support;
using namespace headless::match::yahtzee;

GroupFolders no_groups() {
    GroupFolders none;
    none.why_not = "left out for a test";
    return none;
}

struct Watched {
    Report report{Result(Terms{})};
    int answers = 0; // of the hostile side, a

    const SideResult& side(int side) const { return report.result.side(side); }
};

Watched play_watched(const QString& hostile, const Limits& limits, bool unsafe) {
    const Protection protection(unsafe, no_groups());
    MatchOptions options;
    options.terms.games = 10;
    options.terms.commands = {ALEA_ENTRANT " " + hostile.toStdString(), ALEA_ENTRANT " play 0"};
    options.limits = limits;
    Watched watched;
    MatchEvents events;
    events.game = [&watched](const PlayedGame& game, const Result&) {
        for (const QByteArray& line : QByteArray::fromStdString(game.transcript).split('\n'))
            watched.answers += line.startsWith("a ") && !line.endsWith(" : none");
    };
    watched.report = run_match(options, protection, events);
    return watched;
}

bool has_sandbox() { return Protection(false, no_groups()).has_sandbox(); }

class TestBasicProtection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }

    void only_faults_of_the_machine_are_tried_again_data() {
        const auto row = tests::columns<QByteArray, bool, int>("fault", "keeps_trying", "tries");
        const QByteArray passing = QByteArray("a process: ") + std::strerror(EAGAIN);
        row("the machine's", passing, true, 2);
        row("given up", passing, false, 1);
        row("the program's", "bwrap: no such file", true, 1);
        row("none", {}, true, 1);
    }
    void only_faults_of_the_machine_are_tried_again() {
        QFETCH(QByteArray, fault);
        QFETCH(bool, keeps_trying);
        int tries = 0;
        const auto attempt = [&] { return ++tries == 1 ? fault.toStdString() : std::string(); };
        const std::string last =
            retry_machine_faults(attempt, [&](const std::string&) { return keeps_trying; });
        QTEST(tries, "tries");
        QCOMPARE(last, tries == 1 ? fault.toStdString() : std::string());
    }

    // Waiting for several programs at once, and looking at their limits, must not hang on one.
    void a_silent_program_holds_nobody_up() {
        const Protection protection(true, no_groups());
        const auto started = Process::start({"sleep", "60"}, protection, View(), Limits(),
                                            keeps_trying_for(max_recovery));
        const auto& process = *std::get<std::unique_ptr<Process>>(started);
        for (const UniqueFd* fd : {&process.output(), &process.errors()}) {
            char byte = 0;
            QCOMPARE(::read(fd->get(), &byte, 1), ssize_t{-1});
            QCOMPARE(errno, EAGAIN);
        }
    }

    void passes_a_limit_data() {
        tests::columns<bool, QString, double, int, int, QString, QString>(
            "unsafe", "hostile", "cpu", "mebibytes", "processes", "reason", "words");
        for (const bool unsafe : {false, true}) {
            const char* const where = unsafe ? "without a sandbox" : "in a sandbox";
            QTest::addRow("one process that burns, %s", where)
                << unsafe << "burn 3" << 0.3 << 2048 << 64 << "cpu"
                << "CPU time spent, more than 0.3 s";
            QTest::addRow("one that allocates, %s", where)
                << unsafe << "allocate 3" << 20.0 << 100 << 64 << "memory"
                << "memory over the limit, more than 100 MiB";
        }
    }
    void passes_a_limit() {
        QFETCH(bool, unsafe);
        QFETCH(QString, hostile);
        QFETCH(double, cpu);
        QFETCH(int, mebibytes);
        QFETCH(int, processes);
        if (!unsafe && !has_sandbox()) QSKIP("no sandbox can be built here");
        Limits limits;
        limits.cpu_seconds = cpu;
        limits.wall_seconds = 20;
        limits.memory_bytes = std::int64_t{mebibytes} << 20;
        limits.processes = processes;
        const Watched watched = play_watched(hostile, limits, unsafe);
        QVERIFY(watched.report.protection.ends_with(
            "for each process alone (no control groups: left out for a test)"));
        QCOMPARE(watched.report.result.rests().size(), std::size_t{1});
        const Rest& rest = watched.report.result.rests().front();
        QCOMPARE(rest.side, 0);
        QTEST(QString::fromStdString(rest.reason), "reason");
        QTEST(QString::fromStdString(rest.words), "words");
        // One more where it answers before the watcher looks.
        QVERIFY2(watched.answers >= 3, qPrintable(QString::number(watched.answers)));
        QCOMPARE(watched.side(1).wins, 10);
        const SideUsage& usage = (*watched.report.usage)[0];
        QVERIFY(rest.reason != "cpu" || usage.cpu_seconds > cpu);
        QVERIFY(rest.reason != "memory" || usage.peak_bytes > limits.memory_bytes);
    }

    void lets_the_peaceful_play() {
        const Watched watched = play_watched("play 0", Limits{}, !has_sandbox());
        QCOMPARE(watched.report.result.complete(), 10);
        QVERIFY(watched.report.result.rests().empty());
        for (const SideUsage& usage : *watched.report.usage) {
            QVERIFY(usage.cpu_seconds > 0);
            QVERIFY(usage.peak_bytes > 0);
        }
    }
};

} // namespace test_basic_protection
