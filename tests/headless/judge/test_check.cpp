// alea-judge yahtzee check, run as a program.

#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QFile>

namespace test_check {

using tests::Outcome;

Outcome check(const QByteArray& input, const QStringList& words = {"yahtzee", "check"}) {
    return tests::run("judge", words, input);
}

const QByteArray open_card = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 ";
const QByteArray fresh = open_card + open_card + "1 3 4 5 6 2\n";

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_examples() {
        QFile file(ALEA_TEST_DATA "/contest-examples.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray input;
        QByteArrayList verdicts;
        while (!file.atEnd()) {
            input += file.readLine();
            input += file.readLine();
            verdicts << file.readLine().trimmed();
        }
        QCOMPARE(verdicts.size(), 23);
        const Outcome outcome = check(input).must_end(0);
        QCOMPARE(outcome.lines(), verdicts);
        QVERIFY(outcome.messages.isEmpty());
        QCOMPARE(check(input.replace("\n", "\r\n")).lines(), verdicts);
    }

    void malformed_pairs_keep_the_lines_aligned() {
        const QByteArray bad = QByteArray(fresh).replace("1 3 4", "1 7 4");
        const Outcome outcome = check(fresh + "24\n" + bad + "24\n" + fresh + "2x\n" + fresh + "1")
                                    .must_end(1, "line 3, column 85: a die");
        QCOMPARE(outcome.lines(), QByteArrayList({"legal", "malformed", "malformed", "legal"}));
        QVERIFY(outcome.messages.contains("line 6, column 1: "));
    }

    void the_last_position_may_lack_its_action() {
        QCOMPARE(check(fresh + "24\n" + fresh).must_end(1, "line 4").lines(),
                 QByteArrayList({"legal", "malformed"}));
    }

    void nothing_and_an_empty_line_at_the_end_are_fine() {
        QCOMPARE(check("").status, 0);
        QCOMPARE(check("").lines().size(), 0);
        QCOMPARE(check(fresh + "24\n\n").status, 0);
    }

    void each_verdict_comes_at_once() {
        tests::Running judge("judge", {"yahtzee", "check"});
        for (int i = 0; i < 3; ++i) {
            judge.write(fresh + "65\n");
            QVERIFY(judge.waitForReadyRead());
            QCOMPARE(judge.readLine(),
                     QByteArray("Only the first five dice are available for holding\n"));
        }
        judge.closeWriteChannel();
        QVERIFY(judge.waitForFinished());
    }

    void wrong_use() {
        QCOMPARE(check({}, {"yahtzee", "chess"}).status, 2);
        QCOMPARE(check({}, {"yahtzee", "check", "--nope"}).status, 2);
        QCOMPARE(check({}, {"yahtzee", "check", "/no/file"}).status, 1);
        QCOMPARE(check({}, {"yahtzee", "check", "/"}).status, 1);
    }
};

} // namespace test_check
