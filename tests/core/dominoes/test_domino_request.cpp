#include "core/dominoes/request.h"

#include "tests/support/test.h"

namespace test_domino_request {

using namespace core::dominoes;

class TestDominoRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void requests_are_read_and_written_data() {
        tests::each("text", {"init 7 5", "init 5 4", "init 9 7", "reset 66", "reset 05",
                             "play 13 04 22 05 | 46 66 61 | 16", "play 13 | 44 | 0"});
    }
    void requests_are_read_and_written() {
        QFETCH(QString, text);
        const auto request = parse_request(text.toStdString(), Case{7, 5}, 3);
        QVERIFY2(request, request ? "" : to_string(request.error()).c_str());
        QCOMPARE(to_text(*request), text.toStdString());
    }

    void a_play_is_what_the_mover_sees() {
        const auto request = parse_request("play 31 04 | 46 66 61 | 16\r", Case{7, 5});
        const View& view = std::get<View>(*request);
        QCOMPARE(view.hand, (std::vector{Tile::of(1, 3), Tile::of(0, 4)}));
        QCOMPARE(view.line.left(), 4);
        QCOMPARE(view.line.right(), 1);
        QCOMPARE(view.stock, 16);
    }

    void errors_tell_their_place_data() {
        tests::columns<QString, int, QString>("text", "column", "part");
        const auto row = [](const char* text, int column, const char* part) {
            QTest::addRow("%s", text) << text << column << part;
        };
        row("", 1, "a request is");
        row("halt", 1, "a request is");
        row("init", 5, "before N");
        row("init 4 4", 6, "from 5 to 9");
        row("init 5 8", 8, "from 4 to 7");
        row("init 5 4 1", 10, "more text");
        row("reset", 6, "ends where a tile");
        row("reset 67", 7, "from 0 to 6");
        row("reset 6", 7, "two digits");
        row("reset 66 1", 10, "more text");
        row("play", 5, "missing after the hand");
        row("play | 66 | 3", 6, "has no tile");
        row("play 12 | | 3", 11, "has no tile");
        row("play 12 13", 11, "missing after the hand");
        row("play 12 | 66", 13, "missing after the line");
        row("play 12 21 | 66 | 3", 9, "twice");
        row("play 12 | 66 61 12 | 3", 17, "twice");
        row("play 12 | 66 51 | 3", 14, "does not match");
        row("play 12 | 6a | 3", 11, "two digits");
        row("play 12 | 66 |", 15, "before the stock");
        row("play 12 | 66 | 27", 16, "from 0 to 26");
        row("play 12 | 66 | -1", 16, "from 0 to 26");
        row("play 12 | 66 | 3 3", 18, "more text");
    }
    void errors_tell_their_place() {
        QFETCH(QString, text);
        QFETCH(int, column);
        QFETCH(QString, part);
        const std::string line = text.toStdString();
        const auto request = parse_request(line, Case{7, 5}, 12);
        QVERIFY(!request);
        const QString error = QString::fromStdString(to_string(request.error()));
        QVERIFY2(error.startsWith(QString("line 12, column %1: ").arg(column)), qPrintable(error));
        QVERIFY2(error.contains(part), qPrintable(error));
    }

    void nothing_makes_sense_before_init() {
        QVERIFY(parse_request("init 5 4", std::nullopt));
        QVERIFY(!parse_request("reset 44", std::nullopt));
        QVERIFY(!parse_request("play 12 | 44 | 3", std::nullopt));
    }
};

} // namespace test_domino_request
