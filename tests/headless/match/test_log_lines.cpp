// The answers in the logs of all games, byte for byte.

#include "headless/match/log_lines.h"
#include "tests/support/test.h"

namespace test_log_lines {

using namespace headless::match;

class TestLogLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_answer_is_kept_byte_for_byte_data() {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("24") << QByteArray("24") << QByteArray("24");
        QTest::newRow("carriage return")
            << QByteArray("24\r") << QByteArray("24") << QByteArray("\"24\\r\"");
        QTest::newRow("plus") << QByteArray("+24") << QByteArray("24") << QByteArray("\"+24\"");
        QTest::newRow("blanks") << QByteArray(" 24 ") << QByteArray("24") << QByteArray("\" 24 \"");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("0") << QByteArray("\"\"");
        QTest::newRow("words") << QByteArray("none") << QByteArray("") << QByteArray("\"none\"");
        QTest::newRow("quotes") << QByteArray("\"a : b\"") << QByteArray("")
                                << QByteArray("\"\\\"a : b\\\"\"");
        QTest::newRow("UTF-8") << QByteArray("\xc3\xa4") << QByteArray("")
                               << QByteArray("\"\\u00e4\"");
        QTest::newRow("NUL") << QByteArray("2\0004", 3) << QByteArray("")
                             << QByteArray("\"2\\u00004\"");
        QTest::newRow("no UTF-8") << QByteArray("24\xff\x80") << QByteArray("")
                                  << QByteArray("{\"bytes\":\"3234ff80\"}");
    }
    void an_answer_is_kept_byte_for_byte() {
        QFETCH(QByteArray, answer);
        QFETCH(QByteArray, plain);
        QFETCH(QByteArray, text);
        const std::string written = logged(answer.toStdString(), plain.toStdString());
        QCOMPARE(QByteArray::fromStdString(written), text);
        const auto read = parse_exchange("a question : " + written, 1);
        QVERIFY(read);
        QVERIFY(read->answer.has_value());
        QCOMPARE(QByteArray::fromStdString(*read->answer), answer);
    }

    void damaged_answers_are_refused() {
        for (const char* answer : {"\"", "{", "{}", "{\"bytes\":\"3\"}", "{\"bytes\":\"xx\"}",
                                   "{\"bytes\":5}", "{\"bytes\":\"}", "\"a\" b"})
            QVERIFY2(!parse_exchange(std::string("a question : ") + answer, 1), answer);
    }

    void no_answer_is_none() {
        const auto read = parse_exchange("b question : none", 1);
        QVERIFY(read);
        QVERIFY(!read->answer.has_value());
    }
};

} // namespace test_log_lines
