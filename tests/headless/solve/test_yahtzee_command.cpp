// alea-solve yahtzee, run as a program.

#include "tests/support/program.h"
#include "tests/support/test.h"

#include <QRegularExpression>

namespace test_yahtzee_command {

using tests::Outcome;

Outcome run(const QStringList& options) {
    return tests::run("solve", QStringList{"yahtzee"} + options);
}

class TestYahtzeeCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data() {
        const auto row = tests::columns<QStringList, double>("options", "value");
        row("default", {}, 254.587729);
        row("forced", {"--rules", "forced", "--threads", "1"}, 254.587729);
        row("verhoeff", {"--rules=verhoeff"}, 254.589609);
        row("free", {"--rules", "free", "--threads", "3"}, 254.709867);
    }
    void values() {
        QFETCH(QStringList, options);
        QFETCH(double, value);
        const Outcome outcome = run(options).must_end(0);
        QCOMPARE(outcome.messages, QByteArray()); // no progress into a pipe
        static const QRegularExpression form(
            "^value (\\d+\\.\\d{6})\nstates 536448\nthreads \\d+\nseconds \\d+\\.\\d+\n$");
        const auto match = form.match(outcome.output);
        QVERIFY2(match.hasMatch(), outcome.output);
        QVERIFY(std::abs(match.captured(1).toDouble() - value) < 1e-5);
    }

    void exact_values_data() {
        // Published: to as many decimals as it was.
        const auto row = tests::columns<QString, QString, QString, QString>("rule", "published",
                                                                            "value", "sha256");
        row("forced", "forced", "254.587729",
            "254.58772873449589123182524606491679140283780800809712",
            "00ad159245b53b1b99bee4fefb79c6248322f47f66cb4cef82fcbe98038f4ef6");
        row("verhoeff", "verhoeff", "254.589609",
            "254.58960948196314420814546360245173984680375978317512",
            "9c04a703f360313afbab1424d4a3f8451266222a584c954914e3c3adfba04a40");
        row("free", "free", "254.709867", "254.70986667665238920369421935371416733040973504097894",
            "8a0e8ee47836a5072eaea93dabc0309a7b40f0f85e616a93fbe1911e46b01127");
    }
    void exact_values() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long: set ALEA_LONG_TESTS=1");
        QFETCH(QString, rule);
        QFETCH(QString, value);
        const Outcome outcome = run({"--exact", "--rules", rule}).must_end(0);
        QCOMPARE(outcome.messages, QByteArray());
        static const QRegularExpression form(
            "^numerator (\\d{100,})\ndenominator (\\d{100,})\nvalue (\\d+\\.\\d{50})\n"
            "greatest difference of the fast solver (0\\.0000\\d+)\nsha256 ([0-9a-f]{64})\n$");
        const auto match = form.match(outcome.output);
        QVERIFY2(match.hasMatch(), outcome.output);
        QCOMPARE(match.captured(3), value);
        QTEST(QString::number(value.toDouble(), 'f', 6), "published");
        QVERIFY(match.captured(4).toDouble() < 2e-5);
        QTEST(match.captured(5), "sha256");
    }

    void wrong_use_data() {
        const auto row = tests::columns<QStringList>("options");
        row("unknown rule", {"--rules", "hasbro"});
        row("too many threads", {"--threads", "1025"});
        row("less than none", {"--threads", "-2"});
        row("no number", {"--threads", "two"});
        row("unknown option", {"--fast"});
        row("more words", {"now"});
    }
    void wrong_use() {
        QFETCH(QStringList, options);
        const Outcome outcome = run(options).must_end(2);
        QCOMPARE(outcome.output, QByteArray());
        QVERIFY(outcome.messages.startsWith("alea-solve yahtzee: "));
    }
};

} // namespace test_yahtzee_command
