// A program's many children take the processor from its opponent. All run on one processor here, so
// that the shares are the same on every machine, and CPU time is compared with CPU time, so that it
// does not matter what else runs.

#include "tests/attacks/harness.h"
#include "tests/support/test.h"

#include <QRegularExpression>

#include <sched.h>

namespace test_attacked_clocks {

using namespace attacks;

constexpr int child_count = 40;

// A call of a program on the first processor that the test may use.
QStringList on_one_processor(const QStringList& words) {
    cpu_set_t set;
    CPU_ZERO(&set);
    ::sched_getaffinity(0, sizeof set, &set);
    int first = 0;
    while (first < CPU_SETSIZE - 1 && !CPU_ISSET(first, &set)) ++first;
    return QStringList{"taskset", "-c", QString::number(first)} + words;
}

tests::Outcome run(QStringList words) {
    const QString program = words.takeFirst();
    return tests::run_program(program, words, {}, 2 * time_limit);
}

QStringList judge(const QStringList& words) {
    return on_one_processor(QStringList{ALEA_BIN_DIR "/alea-judge"} + words);
}

// The factor that "work" prints.
int stretch(const QString& said) {
    return QRegularExpression("stretched (\\d+)-fold").match(said).captured(1).toInt();
}

class TestAttackedClocks : public tests::FolderTest {
    Q_OBJECT

    bool has_equal_shares_ = false;

private Q_SLOTS:
    void initTestCase() {
        if (!has_sandbox()) QSKIP("no sandbox can be built here");
        has_equal_shares_ = tests::has_equal_shares();
    }

    void spinning_children_stretch_a_clock_without_protection() {
        QStringList spinner =
            on_one_processor(in_plain_namespaces({"spin", QString::number(child_count)}));
        QProcess spinning;
        spinning.start(spinner.takeFirst(), spinner);
        QByteArray told;
        QTRY_VERIFY_WITH_TIMEOUT((told += spinning.readAllStandardError()).contains("spinning"),
                                 time_limit);
        const QByteArray said =
            run(on_one_processor(in_plain_namespaces({"work", "0.1"}))).messages;
        spinning.kill();
        spinning.waitForFinished();
        QVERIFY2(stretch(said) >= 10, said.constData());
    }

    // An honest program computes while its opponent's children keep the processor busy. The
    // opponent also computes while programs start and end, about half a second: with equal shares
    // the work lasts long enough that this does not decide.
    void spinning_children_do_not_stretch_an_opponents_clock() {
        const double work = has_equal_shares_ ? 2 : 0.2;
        const QString json = path("json");
        const QString level = has_equal_shares_ ? "full" : "basic";
        const tests::Outcome ended =
            run(judge({"yahtzee", "match", "--protection", level, "--games", "2", "--json-file",
                       json, command_of({"spin", QString::number(child_count)}),
                       command_of({"work", QString::number(work)})}));
        QVERIFY2(ended.status == 0, ended.messages.constData());
        const auto sides = tests::read_json(json)["sides"].toArray();
        const auto seconds = [&sides](int side) {
            return sides.at(side).toObject()["cpu_seconds"].toDouble();
        };
        const QByteArray shares = QByteArray::number(seconds(0)) + " s of CPU time against " +
                                  QByteArray::number(seconds(1));
        QVERIFY2(seconds(1) >= work, shares.constData());
        if (has_equal_shares_)
            QVERIFY2(seconds(0) < 2 * seconds(1), shares.constData());
        else // as the page says; nobody counts the children
            QVERIFY2(stretch(sides.at(1).toObject()["errors"].toString()) >= 10,
                     shares.constData());
    }

    // 0.3 s of work under a limit of 10 s, once the neighbour has made its children.
    void spinning_children_do_not_use_up_a_neighbours_round() {
        const QString attacker = QString(ALEA_ATTACKER) + " --alone ";
        const QString entrants = path("entrants");
        write_file(entrants, ("honest\tsh -c 'sleep 3; " + attacker + "work 0.3; echo'\nother\t" +
                              attacker + "spin " + QString::number(child_count) + '\n')
                                 .toUtf8());
        QStringList words{"dilemma",   "tournament", "--rounds",    "1",          "--jobs", "2",
                          "--timeout", "10",         "--json-file", path("json"), entrants};
        words << "--share" << QFileInfo(ALEA_ATTACKER).path();
        if (!has_equal_shares_) words += {"--protection", "basic"};
        QProcess judging;
        judging.setWorkingDirectory(folder());
        words = judge(words);
        judging.start(words.takeFirst(), words);
        const QByteArray messages = tests::finished(judging, 2 * time_limit).messages;
        QVERIFY2(messages.contains("player 2 (other): ran out of time"), messages.constData());
        QVERIFY2(messages.contains("player 1 (honest): ran out of time") != has_equal_shares_,
                 messages.constData());
    }
};

} // namespace test_attacked_clocks
