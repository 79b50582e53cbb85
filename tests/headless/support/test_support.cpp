// Code that the programs share: words of messages, options and files.

#include "headless/support/chart.h"
#include "headless/support/html.h"
#include "headless/support/input.h"
#include "headless/support/lines.h"
#include "headless/support/options.h"
#include "headless/support/unique_fd.h"
#include "headless/support/words.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <QDir>

#include <fcntl.h>
#include <sstream>

namespace test_support {

using namespace headless::support;
namespace po = boost::program_options;

class TestSupport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void control_characters_are_made_visible_data() {
        const auto row = tests::columns<QByteArray, QByteArray>("text", "shown");
        row("plain", "plain", "plain");
        row("escape", "a\x1b[31mb", "a\\x1b[31mb");
        row("line feed", "a\nb\r", "a\\x0ab\\x0d");
        row("delete", "\x7f", "\\x7f");
        row("UTF-8", "\xc3\xa9t\xc3\xa9", "\xc3\xa9t\xc3\xa9");
        row("control of UTF-8", "\xc2\x9b", "\\x9b");
        row("direction of text",
            "a\xe2\x80\xae"
            "b",
            "a\\xe2\\x80\\xae"
            "b");
        row("byte order mark", "\xef\xbb\xbf-1", "\\xef\\xbb\\xbf-1");
        row("no UTF-8", "a\xff", "a\\xff");
        row("cut short", "\xe2\x82", "\\xe2\\x82");
        // More bytes than need be: a reader who does not mind sees "/", "<" and an escape.
        row("overlong of two", "\xc0\xaf\xc1\xbc", "\\xc0\\xaf\\xc1\\xbc");
        row("overlong of three", "\xe0\x80\xbc", "\\xe0\\x80\\xbc");
        row("overlong of four", "\xf0\x80\x80\x9b", "\\xf0\\x80\\x80\\x9b");
    }
    void control_characters_are_made_visible() {
        QFETCH(QByteArray, text);
        QTEST(QByteArray::fromStdString(printable(text.toStdString())), "shown");
    }

    void overlong_characters_are_no_markup() {
        for (const char* text : {"\xc0\xbc", "\xe0\x80\xbc", "\xf0\x80\x80\xbc"}) {
            std::string replaced;
            for (std::size_t i = 0; i < std::string_view(text).size(); ++i) replaced += "\ufffd";
            QCOMPARE(headless::support::html_text(text), replaced);
        }
    }

    void long_text_is_cut() {
        const std::string shown = printable(std::string(100'000, 'x'), 50);
        QVERIFY(shown.size() < 60);
        QVERIFY(shown.ends_with("x\u2026"));
    }

    void a_quoted_line_is_cut_between_characters() {
        using headless::support::quoted_briefly;
        const std::string whole = "ValueError: " + std::string(180, 'x');
        QCOMPARE(quoted_briefly(whole), '\'' + whole + '\'');
        for (const char* before : {"", "x"}) {
            std::string text = before;
            for (int i = 0; i < 300; ++i) text += "\u00e9";
            const auto shown = QString::fromStdString(quoted_briefly(text));
            QVERIFY2(shown.endsWith(QStringLiteral("\u00e9\u2026'")), qPrintable(shown));
            QVERIFY2(!shown.contains('\\') && shown.size() < 110, qPrintable(shown));
        }
    }

    void names_are_shortened_by_characters() {
        QCOMPARE(shortened("", 3), std::string());
        QCOMPARE(shortened("abc", 3), std::string("abc"));
        QCOMPARE(shortened("abcd", 3), std::string("ab\xe2\x80\xa6"));
        QCOMPARE(shortened("\xc3\xa4\xc3\xb6\xc3\xbc", 3), std::string("\xc3\xa4\xc3\xb6\xc3\xbc"));
        QCOMPARE(shortened("\xc3\xa4\xc3\xb6\xc3\xbc!", 3),
                 std::string("\xc3\xa4\xc3\xb6\xe2\x80\xa6"));
        // What is no UTF-8 counts as a character each.
        QCOMPARE(shortened("\xff\xff\xff", 3), std::string("\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"));
    }

    void amounts_of_memory_are_written_in_their_largest_unit_data() {
        tests::columns<qint64, QByteArray>("bytes", "words");
        const auto row = [](qint64 bytes, const char* words) {
            tests::row(words, bytes, QByteArray(words));
        };
        row(0, "0 B");
        row(5, "5 B");
        row(1023, "1023 B");
        row(1024, "1 KiB");
        row(12 << 10, "12 KiB");
        row(3 << 19, "1.5 MiB");
        row(1'500'000, "1.4 MiB");
        row((1 << 20) - 1, "1.0 MiB");
        row(qint64{2} << 30, "2 GiB");
        row(qint64{5} << 60, "5 EiB");
    }
    void amounts_of_memory_are_written_in_their_largest_unit() {
        QFETCH(qint64, bytes);
        QTEST(QByteArray::fromStdString(bytes_in_words(bytes)), "words");
    }

    void one_thing_is_counted_in_the_singular() {
        QCOMPARE(counted(0, "game"), std::string("0 games"));
        QCOMPARE(counted(1, "game"), std::string("1 game"));
        QCOMPARE(counted(2, "game"), std::string("2 games"));
    }

    void small_numbers_get_more_decimals() {
        QCOMPARE(decimals_for(12.3, 2, 3), 2);
        QCOMPARE(decimals_for(0.5, 2, 3), 3);
        QCOMPARE(decimals_for(0.00123, 2, 3), 5);
        QCOMPARE(decimals_for(0, 2, 3), 2);
        QCOMPARE(number_text(0.00123, 5), std::string("0.00123"));
        QCOMPARE(number_text(1.234e-15, 17), std::string("1.23e-15"));
        QCOMPARE(number_text(0, 17), std::string("0.000000000"));
        QCOMPARE(rounded(0.12345649), 0.123456);
        QCOMPARE(rounded(1.23456789e-8, 13), 1.23457e-8);
    }

    void numbers_must_lie_in_their_range_data() {
        const auto row = tests::columns<QString, bool>("text", "is_taken");
        row("least", "1", true);
        row("most", "9", true);
        row("below", "0", false);
        row("above", "10", false);
        row("negative", "-1", false);
        row("fraction", "1.5", false);
        row("word", "many", false);
        row("huge", "99999999999999999999999999", false);
        row("with more", "3x", false);
        row("with a sign for text", "%value%", false);
    }
    void numbers_must_lie_in_their_range() {
        QFETCH(QString, text);
        QFETCH(bool, is_taken);
        po::options_description options;
        options.add_options()("count", number_in<int>(1, 9), "");
        const Invocation call{"test", {"--count=" + text.toStdString()}};
        try {
            const auto given = read_options(call, {}, options);
            QVERIFY(is_taken);
            QCOMPARE((*given)["count"].as<int>(), text.toInt());
        } catch (const UsageError& error) {
            QVERIFY(!is_taken);
            const QByteArray words = error.what();
            const char* const range = "--count takes a whole number from 1 to 9";
            QVERIFY2(words.contains(text.contains('%') ? "%value%" : range), words);
        }
    }

    // The least x lies a little below 0, and the first mark is 0 times -1.
    void a_mark_at_zero_has_no_sign() {
        const std::string svg = to_svg({LineChart{"title", "x", {{"line", {{1, 1}, {100, 2}}}}}});
        QVERIFY(svg.find(">0<") != std::string::npos);
        QVERIFY(svg.find(">-0<") == std::string::npos);
    }

    void files_are_written_whole_or_not_at_all() {
        const QTemporaryDir folder;
        const QString name = folder.filePath("out");
        write_file(name.toStdString(), "one");
        write_file(name.toStdString(), "two");
        QCOMPARE(tests::read_file(name), QByteArray("two"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"out"});
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 write_file(folder.filePath("no/out").toStdString(), "x"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, write_file("/dev/full", "x"));
        write_file("/dev/null", "x");
        QVERIFY(QFileInfo("/dev/null").exists());
    }

    void lines_keep_their_count_and_their_bounds() {
        std::istringstream in("one\n\n" + std::string(100'000, 'x') + "\nlast");
        Lines lines(in);
        QVERIFY(lines.next() && lines.text() == "one" && lines.number() == 1);
        QVERIFY(lines.next() && lines.text().empty());
        QVERIFY(lines.next() && lines.too_long());
        QVERIFY(lines.next() && lines.text() == "last" && lines.number() == 4 && !lines.too_long());
        QVERIFY(!lines.next());
    }

    void a_line_without_end_is_refused() {
        Input zeros("/dev/zero");
        Lines lines(zeros.stream());
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, lines.next());
        std::string line;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, read_line(zeros.stream(), line, 1));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, whole_input("/dev/zero"));
        const UniqueFd fd(::open("/dev/zero", O_RDONLY));
        PolledLines polled(fd.get(), std::chrono::milliseconds(10), [] {});
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, polled.next());
    }

    void a_read_that_fails_is_no_end() {
        const QTemporaryDir folder;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, whole_input(folder.path().toStdString()));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, whole_input("/proc/self/mem"));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, whole_input("/dev/zero", 1'000'000));
        Input input("/proc/self/mem"); // opens, and can't be read at its beginning
        Lines lines(input.stream());
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, lines.next());
    }
};

} // namespace test_support
