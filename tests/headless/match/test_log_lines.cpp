// The answers in the logs of all games, byte for byte.

#include "headless/match/log_lines.h"
#include "tests/support/test.h"

namespace test_log_lines {

using namespace headless::match;

class TestLogLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_answer_is_kept_byte_for_byte_data() {
        const auto row =
            tests::columns<QByteArray, QByteArray, QByteArray>("answer", "plain", "text");
        row("plain", "24", "24", "24");
        row("carriage return", "24\r", "24", "\"24\\r\"");
        row("plus", "+24", "24", "\"+24\"");
        row("blanks", " 24 ", "24", "\" 24 \"");
        row("nothing", "", "0", "\"\"");
        row("words", "none", "", "\"none\"");
        row("quotes", "\"a : b\"", "", "\"\\\"a : b\\\"\"");
        row("UTF-8", "\xc3\xa4", "", "\"\\u00e4\"");
        row("NUL", QByteArray("2\0004", 3), "", "\"2\\u00004\"");
        row("no UTF-8", "24\xff\x80", "", "{\"bytes\":\"3234ff80\"}");
    }
    void an_answer_is_kept_byte_for_byte() {
        QFETCH(QByteArray, answer);
        QFETCH(QByteArray, plain);
        const std::string written = logged(answer.toStdString(), plain.toStdString());
        QTEST(QByteArray::fromStdString(written), "text");
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
