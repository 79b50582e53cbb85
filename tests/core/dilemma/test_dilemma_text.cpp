#include "core/dilemma/answer.h"
#include "core/dilemma/game.h"
#include "core/dilemma/request.h"
#include "core/dilemma/seeds.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

namespace test_dilemma_text {

using namespace core::dilemma;

Round round_of(int players, std::initializer_list<std::pair<int, int>> takes) {
    Round round(players);
    for (const auto& [taker, victim] : takes) round.take(taker, victim);
    return round;
}

class TestDilemmaText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_are_written_in_order_and_read_back() {
        const Round round = round_of(100, {{4, 1}, {1, 100}, {1, 2}, {65, 64}});
        const std::string text = "(1, 2) (1, 100) (4, 1) (65, 64)";
        QCOMPARE(to_text(round), text);
        QCOMPARE(to_text(Round(4)), std::string());
        QVERIFY(*parse_round(text, 100, 1) == round);
        QVERIFY(*parse_round("(4,1)( 65 , 64 ) (1, 100) (1, 2)\r", 100, 1) == round);
        QVERIFY(*parse_round("", 4, 1) == Round(4));
    }

    void malformed_rounds_are_refused_data() {
        const auto row = tests::columns<QString, int>("line", "column");
        row("no pair", "1 2", 1);
        row("ID 0", "(0, 2)", 2);
        row("above P", "(1, 5)", 5);
        row("from itself", "(2, 2)", 6);
        row("no comma", "(1 2)", 4);
        row("not closed", "(1, 2", 6);
        row("twice", "(1, 2) (1, 2)", 13);
        row("word", "(1, 2) x", 8);
        row("huge", "(1, 99999999999999999999)", 5);
    }
    void malformed_rounds_are_refused() {
        QFETCH(QString, line);
        const auto round = parse_round(line.toStdString(), 4, 9);
        QVERIFY(!round);
        QCOMPARE(round.error().line, std::size_t{9});
        QTEST(int(round.error().column), "column");
    }

    void history_adds_up() {
        History history(3);
        history.append(round_of(3, {{1, 2}, {1, 3}, {3, 1}}));
        history.append(round_of(3, {{1, 2}}));
        QCOMPARE(history.score(1), 3 - 2);
        QCOMPARE(history.score(2), -4);
        QCOMPARE(history.score(3), 1 - 2);
        QCOMPARE(history.takes(1, 2), 2);
        QCOMPARE(history.takes_by(1), 3);
        QCOMPARE(history.takes_from(2), 2);
        QCOMPARE(history.total_takes(), 4);
        QCOMPARE(ranking(history), (std::vector<int>{1, 3, 2}));
        QCOMPARE(winners(history), (std::vector<int>{1}));
        QVERIFY(winners(History(3)).empty()); // 0 is not above 0
    }

    void requests_are_written_and_read_back() {
        Game game(3);
        RoundLines lines;
        const std::vector<Answer> first{{{2}, "my  state\t\xff"}, {}, {{1, 2}, ""}};
        game.finish_round(first);
        game.finish_round(std::vector<Answer>{{{}, " s "}, {}, {}});
        for (int i = 0; i < 2; ++i) lines.append(game.history().round(i));

        const std::uint64_t most = ~std::uint64_t{0};
        const std::string text = head_text(3, 1, game.history().round_count()) +
                                 std::string(lines.text()) + tail_text(most, game.state(1));
        QCOMPARE(text, std::string("3 1 2\n(1, 2) (3, 1) (3, 2)\n\n18446744073709551615\n s \n"));
        const auto received = parse_request(text);
        QVERIFY(bool(received));
        QCOMPARE(received->id, 1);
        QVERIFY(received->history == game.history());
        QCOMPARE(received->number, most);
        QCOMPARE(received->state, std::string(" s "));
    }

    void first_request_has_an_empty_state() {
        QCOMPARE(head_text(2, 1, 0) + tail_text(7, ""), std::string("2 1 0\n7\n\n"));
        QVERIFY(bool(parse_request("2 1 0\n7\n\n")));
        QVERIFY(bool(parse_request("2 1 0\n7")));
    }

    void malformed_requests_are_refused_data() {
        const auto row = tests::columns<QString, int>("text", "line");
        row("empty", "", 1);
        row("one player", "1 1 0\n7\n\n", 1);
        row("ID above P", "3 4 0\n7\n\n", 1);
        row("more numbers", "3 1 0 0\n7\n\n", 1);
        row("bad round", "3 1 1\n(1, 4)\n7\n\n", 2);
        row("a round is missing", "3 1 2\n\n", 3);
        row("no number", "3 1 1\n\n", 3);
        row("number negative", "3 1 0\n-1\n\n", 2);
        row("number too great", "3 1 0\n18446744073709551616\n\n", 2);
    }
    void malformed_requests_are_refused() {
        QFETCH(QString, text);
        const auto received = parse_request(text.toStdString());
        QVERIFY(!received);
        QTEST(int(received.error().line), "line");
    }

    void logs_may_have_comments() {
        const auto history = parse_log("# a battle\n3 0 2\n# 1 first\n(1, 2)\n\n# the end\n");
        QVERIFY(bool(history));
        QCOMPARE(history->round_count(), 2);
        QCOMPARE(history->score(2), -2);
        QVERIFY(!parse_log("3 0 2\n\n"));
        QVERIFY(!parse_log("# nothing\n"));
    }

    void answers_are_read_data() {
        const auto row =
            tests::columns<QByteArray, QList<int>, QByteArray>("output", "victims", "state");
        row("nothing", "", {}, "");
        row("empty line", "\n", {}, "");
        row("IDs", "4 1\n", {1, 4}, "");
        row("no line end", "4 1", {1, 4}, "");
        row("the same ID twice", "4 4 1 4\n", {1, 4}, "");
        row("state", "1\nhello  you\n", {1}, "hello  you");
        row("state byte for byte", QByteArray("1\n \t\0\xff x\r\n", 10), {1},
            QByteArray(" \t\0\xff x\r", 7));
        row("state without takes", "\nhello", {}, "hello");
        row("empty lines after the state", "1\nhello\n\n", {1}, "hello");
    }
    void answers_are_read() {
        QFETCH(QByteArray, output);
        QFETCH(QList<int>, victims);
        QFETCH(QByteArray, state);
        const auto answer = parse_answer(output.toStdString(), 4, 2);
        QVERIFY(bool(answer));
        QCOMPARE(QList<int>(answer->victims.begin(), answer->victims.end()), victims);
        QCOMPARE(QByteArray::fromStdString(answer->state), state);
    }

    void bad_answers_are_void_data() {
        const auto row = tests::columns<QString>("output");
        row("its own ID", "1 2 3\n");
        row("zero", "0\n");
        row("negative", "-1\n");
        row("above P", "5\n");
        row("huge", "99999999999999999999\n");
        row("no number", "one\n");
        row("number and more", "1x\n");
        row("commas", "1, 3\n");
        row("two lines of state", "1\na\nb\n");
    }
    void bad_answers_are_void() {
        QFETCH(QString, output);
        QVERIFY(!parse_answer(output.toStdString(), 4, 2));
    }

    void answers_are_written() {
        QCOMPARE(to_text(Answer{}), std::string("\n"));
        QCOMPARE(to_text(Answer{{1, 4}, ""}), std::string("1 4\n"));
        QCOMPARE(to_text(Answer{{}, "state"}), std::string("\nstate\n"));
    }

    void official_seeds_are_read() {
        const std::string text = tests::read_file(ALEA_TEST_DATA "/pd_rand").toStdString();
        const auto seeds = parse_seeds(text);
        QVERIFY(bool(seeds));
        QCOMPARE(seeds->size(), std::size_t{500});
        QCOMPARE(seeds->front(), std::uint64_t{13790414708394749614u});
        QCOMPARE(to_text(*seeds), text);
        QCOMPARE(parse_seeds("1\n\n2\n").error().line, std::size_t{2});
    }
};

} // namespace test_dilemma_text
