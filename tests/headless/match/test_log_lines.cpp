// The answers in the logs of all games, byte for byte.

#include "headless/match/log_lines.h"
#include "tests/support/test.h"

namespace test_log_lines {

using namespace headless::match;

class TestLogLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_answer_is_kept_byte_for_byte_data() {
        tests::columns<QByteArray, QByteArray, QByteArray>("answer", "plain", "text");
        tests::row("plain", QByteArray("24"), QByteArray("24"), QByteArray("24"));
        tests::row("carriage return", QByteArray("24\r"), QByteArray("24"),
                   QByteArray("\"24\\r\""));
        tests::row("plus", QByteArray("+24"), QByteArray("24"), QByteArray("\"+24\""));
        tests::row("blanks", QByteArray(" 24 "), QByteArray("24"), QByteArray("\" 24 \""));
        tests::row("nothing", QByteArray(""), QByteArray("0"), QByteArray("\"\""));
        tests::row("words", QByteArray("none"), QByteArray(""), QByteArray("\"none\""));
        tests::row("quotes", QByteArray("\"a : b\""), QByteArray(""),
                   QByteArray("\"\\\"a : b\\\"\""));
        tests::row("UTF-8", QByteArray("\xc3\xa4"), QByteArray(""), QByteArray("\"\\u00e4\""));
        tests::row("NUL", QByteArray("2\0004", 3), QByteArray(""), QByteArray("\"2\\u00004\""));
        tests::row("no UTF-8", QByteArray("24\xff\x80"), QByteArray(""),
                   QByteArray("{\"bytes\":\"3234ff80\"}"));
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
