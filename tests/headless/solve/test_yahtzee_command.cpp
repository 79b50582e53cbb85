// alea-solve yahtzee, run as a program.

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace {

struct Outcome {
    int status = -1;
    QString results;
    QString messages;
};

Outcome run(const QStringList& options) {
    QProcess solver;
    solver.start(ALEA_BIN_DIR "/alea-solve", QStringList{"yahtzee"} + options);
    if (!solver.waitForFinished()) return {};
    return {solver.exitCode(), QString::fromUtf8(solver.readAllStandardOutput()),
            QString::fromUtf8(solver.readAllStandardError())};
}

} // namespace

class TestYahtzeeCommand : public QObject {
    Q_OBJECT

private slots:
    void values_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<double>("value");
        QTest::newRow("default") << QStringList{} << 254.587729;
        QTest::newRow("forced") << QStringList{"--rules", "forced", "--threads", "1"} << 254.587729;
        QTest::newRow("verhoeff") << QStringList{"--rules=verhoeff"} << 254.589609;
        QTest::newRow("free") << QStringList{"--rules", "free", "--threads", "3"} << 254.709867;
    }
    void values() {
        QFETCH(QStringList, options);
        QFETCH(double, value);
        const Outcome outcome = run(options);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.messages, QString()); // no progress into a pipe
        static const QRegularExpression form(
            "^value (\\d+\\.\\d{6})\nstates 536448\nthreads \\d+\nseconds \\d+\\.\\d+\n$");
        const auto match = form.match(outcome.results);
        QVERIFY2(match.hasMatch(), qPrintable(outcome.results));
        QVERIFY(std::abs(match.captured(1).toDouble() - value) < 1e-5);
    }

    void wrong_use_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("unknown rule") << QStringList{"--rules", "hasbro"};
        QTest::newRow("no threads") << QStringList{"--threads", "0"};
        QTest::newRow("less than none") << QStringList{"--threads", "-2"};
        QTest::newRow("no number") << QStringList{"--threads", "two"};
        QTest::newRow("unknown option") << QStringList{"--fast"};
        QTest::newRow("more words") << QStringList{"now"};
    }
    void wrong_use() {
        QFETCH(QStringList, options);
        const Outcome outcome = run(options);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.results, QString());
        QVERIFY(outcome.messages.startsWith("alea-solve: "));
    }
};

QTEST_APPLESS_MAIN(TestYahtzeeCommand)
#include "test_yahtzee_command.moc"
