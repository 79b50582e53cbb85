// alea-judge yahtzee host, run as a program. The entrants are trusted, so that this runs where no
// sandbox can be built.

#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QDir>

#include <csignal>

namespace test_host {

const QByteArray open_card = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 ";
const QByteArray full_card = "3 6 9 12 15 18 20 20 25 30 40 50 20 0 ";
const QByteArray position = open_card + open_card + "6 6 6 6 6 1\n";

QStringList words(const QString& mode, const QStringList& options) {
    const QString command = mode.startsWith("sh -c") ? mode : ALEA_ENTRANT " " + mode;
    return QStringList{"yahtzee", "host", "--unsafe"} + options + QStringList{command};
}

struct Outcome : tests::Outcome {
    QList<QJsonObject> lines = objects();

    QString failure(qsizetype line) const { return lines.value(line)["failure"].toString(); }
    QStringList kinds() const { // the only key of each line
        QStringList all;
        for (const QJsonObject& line : lines) all << line.keys();
        return all;
    }
};

Outcome host(const QString& mode, const QByteArray& input, const QStringList& options = {}) {
    return {tests::run("judge", words(mode, options), input)};
}

bool has_child(qint64 parent) {
    for (const QString& process : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
        const QByteArray all = tests::read_if_there("/proc/" + process + "/stat");
        if (all.mid(all.lastIndexOf(')') + 2).split(' ').value(1).toLongLong() == parent)
            return true;
    }
    return false;
}

class TestHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void one_process_answers_every_position() {
        // The program fails at its sixth answer: so it is the same process until then.
        const Outcome outcome{host("exit 5", position.repeated(5)).must_end(0)};
        QCOMPARE(outcome.kinds(), QStringList(5, "action"));
        QCOMPARE(outcome.lines.first()["action"].toInt(), 22);
        QCOMPARE(host("exit 5", position.repeated(6)).kinds().last(), QString("failure"));
    }

    void a_line_is_written_exactly_as_documented() {
        const Outcome outcome = host("play 0", position);
        QCOMPARE(outcome.output, QByteArray("{\"action\": 22}\n"));
        QCOMPARE(outcome.status, 0);
    }

    void every_answer_comes_at_once() {
        tests::Running judge("judge", words("play 0", {}));
        for (const QByteArray& line : {position, QByteArray("nonsense\n"), position}) {
            judge.write(line);
            QVERIFY(judge.waitForReadyRead(30'000));
            const QByteArray answer = judge.readLine();
            QVERIFY(answer.endsWith('\n'));
            QCOMPARE(answer.contains("action"), line == position);
        }
        judge.closeWriteChannel();
        QVERIFY(judge.waitForFinished());
    }

    void a_line_that_is_no_position_is_a_failure_and_reading_goes_on_data() {
        const auto row = tests::columns<QByteArray>("line");
        row("blank", "\n");
        row("blank with carriage return", "\r\n");
        row("words", "hold all\n");
        row("33 integers", position.left(position.size() - 3) + "\n");
        row("35 integers", position.left(position.size() - 1) + " 1\n");
        row("die 7", QByteArray(position).replace("6 6 6 6 6 1", "6 6 7 6 6 1"));
        row("roll 4", QByteArray(position).replace("6 6 6 6 6 1", "6 6 6 6 6 4"));
        row("NUL", QByteArray("\0", 1) + position);
        row("NUL within", QByteArray(position).replace(20, 1, QByteArray("\0", 1)));
        row("bytes that are no UTF-8", "\xff\xfe\x80\n");
        row("a million bytes", QByteArray(1'000'000, 'x') + "\n");
        row("a position and a million blanks",
            position.trimmed() + QByteArray(1'000'000, ' ') + "\n");
        row("nothing legal", full_card + open_card + "6 6 6 6 6 3\n");
    }
    void a_line_that_is_no_position_is_a_failure_and_reading_goes_on() {
        QFETCH(QByteArray, line);
        const Outcome outcome{
            host("play 0", position + line + line.repeated(5) + position).must_end(0)};
        QCOMPARE(outcome.kinds(),
                 QStringList("action") + QStringList(6, "failure") + QStringList("action"));
    }

    void a_carriage_return_after_a_position_is_forgiven_as_everywhere() {
        QCOMPARE(host("play 0", position.trimmed() + "\r\n").kinds(), QStringList("action"));
    }

    void the_last_line_may_lack_its_line_feed() {
        QCOMPARE(host("play 0", position.trimmed()).kinds(), QStringList("action"));
        QCOMPARE(host("play 0", "").kinds(), QStringList());
        QCOMPARE(host("play 0", "").status, 0);
    }

    void a_fault_of_the_program_is_reported_in_words_data() {
        const auto row = tests::columns<QString, QString>("mode", "words");
        row("exit", "exit 1", "exited with status 3");
        row("crash", "crash 1", "killed by signal 6 (Aborted)");
        row("silence", "sleep 1", "no answer within 0.4 s");
        row("half a line", "half-a-line 0", "no answer within 0.4 s");
        row("closed output", "close-output 1", "closed its output");
        row("bad output", "answer-words 1", "bad output, not one whole number: ");
        row("flood", "flood 0", "output without a line feed, more than 4096 bytes");
    }
    void a_fault_of_the_program_is_reported_in_words() {
        QFETCH(QString, mode);
        QFETCH(QString, words);
        const Outcome outcome{host(mode, position.repeated(3), {"--wall", "0.4"}).must_end(0)};
        const bool fails_at_once = mode.endsWith('0');
        QCOMPARE(outcome.kinds(), fails_at_once ? QStringList(3, "failure")
                                                : QStringList({"action", "failure", "action"}));
        QVERIFY2(outcome.failure(1).startsWith(words), qPrintable(outcome.failure(1)));
    }

    void a_failure_tells_the_details_data() {
        const auto row = tests::columns<QString, QString>("command", "words");
        row("output before the position is read", "sh -c 'sleep 2; echo 22; sleep 60'",
            "output before it read the position: '22'");
        row("an illegal action, in the contest's words", "sh -c 'while read x; do echo 26; done'",
            "illegal action '26': Invalid row for placement");
        row("the last line on standard error",
            "sh -c 'echo first >&2; printf \"no \\033[31mtables\\n\" >&2; exit 4'",
            "exited with status 4; its last line on standard error: 'no \\x1b[31mtables'");
    }
    void a_failure_tells_the_details() {
        QFETCH(QString, command);
        QTEST(host(command, position).failure(0), "words");
    }

    void three_fresh_processes_and_no_more() {
        const Outcome outcome{host("exit 0", position.repeated(6)).must_end(0)};
        QCOMPARE(outcome.kinds(), QStringList(6, "failure"));
        for (int line = 0; line < 4; ++line)
            QCOMPARE(outcome.failure(line), QString("exited with status 3"));
        for (int line = 4; line < 6; ++line)
            QVERIFY(outcome.failure(line).contains("failed 4 times and is not started again"));
    }

    void output_that_nobody_asked_for_is_a_failure() {
        const Outcome outcome{host("babble 1", position.repeated(4)).must_end(0)};
        QCOMPARE(outcome.lines.size(), 4);
        QVERIFY(outcome.kinds().contains("failure"));
        for (qsizetype line = 0; line < outcome.lines.size(); ++line)
            if (!outcome.failure(line).isEmpty())
                QVERIFY(outcome.failure(line).startsWith("output that nobody asked for: "));
    }

    void a_program_passes_no_limit_while_nobody_asks() {
        tests::Running judge("judge", words("burn 1", {"--cpu", "0.3"}));
        judge.write(position);
        QVERIFY(judge.waitForReadyRead(30'000));
        QTRY_VERIFY(!has_child(judge.processId())); // it has been ended
        judge.write(position);
        judge.closeWriteChannel();
        QVERIFY(judge.waitForFinished(30'000));
        QVERIFY(judge.readAllStandardOutput().contains("CPU time spent, more than 0.3 s"));
    }

    void it_ends_by_sigpipe_when_nobody_reads() {
        QProcess shell;
        shell.start("sh",
                    {"-c", QString("(while true; do echo '%1'; sleep 0.05; done) | "
                                   "{ %2/alea-judge yahtzee host --unsafe '%3 play 0'; "
                                   "echo $? >&2; } | head -n 1")
                               .arg(QString(position.trimmed()), ALEA_BIN_DIR, ALEA_ENTRANT)});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardError().trimmed().split('\n').last(),
                 QByteArray::number(128 + SIGPIPE));
    }

    void wrong_use() {
        const auto status = [](const QStringList& words) {
            return QProcess::execute(ALEA_BIN_DIR "/alea-judge",
                                     QStringList{"yahtzee", "host"} + words);
        };
        QCOMPARE(status({}), 2);
        QCOMPARE(status({"--unsafe", "/no/such/program"}), 2);
        QCOMPARE(status({"--unsafe", "cat", "cat"}), 2);
        QCOMPARE(status({"--unsafe", "'cat"}), 2);
        QCOMPARE(status({"--unsafe", "--wall", "0", "cat"}), 2);
        QCOMPARE(status({"--unsafe", "--nope", "cat"}), 2);
        QCOMPARE(status({"--help"}), 0);
    }
};

} // namespace test_host
