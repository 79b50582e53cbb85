#include "core/yahtzee/notation/record.h"

#include "core/yahtzee/legality.h"
#include "tests/support/files.h"
#include "tests/support/test.h"

#include <random>

namespace test_record {

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

// Makes records of every kind: odd names and comments, variations within variations, unfinished
// games, games from the middle.
class RecordMaker {
public:
    explicit RecordMaker(unsigned seed) : random_(seed) {}

    Record make() {
        Record record;
        for (int i = 1 + below(max_players); i > 0; --i)
            record.players.push_back({text(), chance(2) ? "" : "greedy" + text()});
        record.rules = {all_joker_rules[static_cast<std::size_t>(below(3))]};
        if (chance(2)) record.date = "2024-02-29";
        if (chance(2)) record.dice = {{core::dice::seed_from_number(random_()), random_()}};
        if (chance(3)) record.take_backs = below(20);
        if (chance(3)) record.tags = {{"Event", text()}, {"Player", text()}, {"Card01", text()}};
        if (chance(3)) record.comment = text();
        few_faces_ = chance(2);
        if (chance(4)) record.start = start(record);
        record.line = line(start_of(record), 0);
        if (chance(3))
            record.line.resize(
                static_cast<std::size_t>(below(static_cast<int>(record.line.size()) + 1)));
        return record;
    }

private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool chance(int one_in) { return below(one_in) == 0; }

    std::string text() {
        static const std::string letters = "aZ 9.\\\"}{][)(\n\r\t:;+-\xc3\xa9";
        std::string result;
        for (int i = below(12); i > 0; --i)
            result += letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))];
        return result;
    }

    RecordedStart start(const Record& record) {
        Game game = start_of(record);
        for (int i = below(60); i > 0 && game.phase() != Phase::over; --i)
            game = play(game, move(game));
        return {game.cards(), game.mover()};
    }

    Move move(const Game& game) {
        if (game.phase() == Phase::to_decide) {
            const auto actions = legal_actions(game.rules(), game.position());
            return actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))];
        }
        core::dice::Dice dice;
        // With one or two faces only, jokers are common.
        const int faces = few_faces_ ? 1 + below(2) : 6;
        for (int& die : dice) die = faces < 3 ? 3 + below(faces) : 1 + below(faces);
        return game.with_roll(dice).dice();
    }

    Line line(Game game, int depth) {
        Line line;
        int plies = depth == 0 ? 1000 : 1 + below(12);
        while (plies-- > 0 && game.phase() != Phase::over) {
            Ply ply{move(game)};
            if (chance(10)) ply.comment = text();
            if (game.phase() == Phase::to_decide && depth < 3)
                while (chance(12)) ply.variations.push_back(this->line(game, depth + 1));
            game = play(game, ply.move);
            line.push_back(std::move(ply));
        }
        return line;
    }

    std::mt19937 random_;
    bool few_faces_ = false;
};

const std::string head = "[Alea \"1\"]\n[Player1 \"Ada\"]\n[Player2 \"Bob\"]\n";

core::support::Error error_of(const std::string& text) {
    const auto records = parse_records(text);
    return records ? core::support::Error{"none"} : records.error();
}

class TestRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void written_records_are_read_back_equal() {
        RecordMaker maker(3);
        std::string collection;
        std::vector<Record> written;
        std::size_t variations = 0;
        int with_bonuses = 0;
        const int games = qEnvironmentVariableIntValue("ALEA_LONG_TESTS") ? 30000 : 3000;
        for (int i = 0; i < games; ++i) {
            const Record record = maker.make();
            const std::string text = to_text(record);
            const auto read = parse_records(text);
            QVERIFY2(read, qPrintable(QString::fromStdString((read ? "" : to_string(read.error())) +
                                                             "\n" + text)));
            QCOMPARE(read->size(), std::size_t{1});
            QVERIFY2(read->front() == record, text.c_str());
            for (const Ply& ply : record.line) variations += ply.variations.size();
            if (replay(record).card(0).yahtzee_bonuses() > 0) ++with_bonuses;
            if (i < 100) {
                collection += text + '\n';
                written.push_back(record);
            }
        }
        QVERIFY(variations > 3000 && with_bonuses > 30);
        const auto read = parse_records(collection);
        QVERIFY(read);
        QVERIFY(*read == written);
        // Line endings of other systems.
        QString with_returns = QString::fromLatin1(collection.c_str());
        with_returns.replace("\n", "\r\n");
        const auto again = parse_records(with_returns.toLatin1().toStdString());
        QVERIFY(again);
        QVERIFY(*again == written);
    }

    void the_text_is_as_the_notation_says() {
        Record record{{{"Ada"}, {"Alea", "optimal"}}};
        record.date = "2026-11-20";
        record.comment = "A short one";
        record.line = {
            {core::dice::Dice{2, 2, 5, 6, 1}},
            {Action::hold(0b00011), "of course"},
            {core::dice::Dice{2, 2, 3, 4, 4}},
            {Action::hold(0b11011), "", {{{Action::score(Box::chance)}}}},
            {core::dice::Dice{2, 2, 2, 4, 4}},
            {Action::score(Box::full_house)},
            {core::dice::Dice{6, 6, 6, 6, 1}},
        };
        QCOMPARE(QString::fromStdString(to_text(record)),
                 QString("[Alea \"1\"]\n"
                         "[Date \"2026-11-20\"]\n"
                         "[Player1 \"Ada\"]\n"
                         "[Player2 \"Alea\"]\n"
                         "[Program2 \"optimal\"]\n"
                         "[Rules \"forced\"]\n"
                         "[Dice \"real\"]\n"
                         "[Result \"*\"]\n"
                         "\n"
                         "{A short one}\n"
                         "\n"
                         "1.1: 22561 22... {of course} "
                         "22344 22.44 22244 full house 25\n"
                         "  (1.1/2: chance 15)\n"
                         "1.2: 66661\n"));
    }

    void records_written_by_hand_are_understood() {
        const auto read = parse_records(head + "1.1:13456 3456 23456 LS\n"
                                               "1.2: 61624 66 12366 -  55555 y 50 {first}{second}\n"
                                               "2.1: 11111 Three Of A Kind\n"
                                               "2.2: 55555 fives 25 +100");
        QVERIFY2(read, read ? "" : to_string(read.error()).c_str());
        const Record& record = read->front();
        QCOMPARE(std::get<Action>(record.line[1].move), Action::hold(0b11110));
        // The kept sixes stay in their slots, the others fill up as written.
        QCOMPARE(std::get<core::dice::Dice>(record.line[6].move),
                 (core::dice::Dice{6, 1, 6, 2, 3}));
        QCOMPARE(record.line[9].comment, std::string("first\nsecond"));
        QVERIFY(!record.dice);
        const Game game = replay(record);
        QCOMPARE(game.card(0).total(), 45);
        QCOMPARE(game.card(1).total(), 175);
        QCOMPARE(replay(record, 4).card(0).total(), 40);
        QVERIFY(parse_records("")->empty());
        QVERIFY(parse_records(" \r\n\t")->empty());
    }

    void a_game_without_moves_ends_where_the_next_begins() {
        const auto records = parse_records("[Alea \"1\"]\n[Player1 \"A\"]\n[Result \"*\"]\n\n"
                                           "[Alea \"1\"]\n[Player1 \"B\"]\n\n1.1: 12345\n");
        QVERIFY2(records, records ? "" : records.error().what.c_str());
        QCOMPARE(records->size(), std::size_t{2});
        QCOMPARE((*records)[0].players[0].name, "A");
        QCOMPARE((*records)[1].line.size(), std::size_t{1});
    }

    void the_example_of_the_specification_is_a_game() {
        const QString page = tests::read_file(ALEA_SOURCE_DIR "/resources/notation.md");
        const auto begin = page.indexOf("[Alea ");
        const auto end = page.indexOf("```", begin);
        QVERIFY(begin > 0 && end > begin);
        const std::string example = page.mid(begin, end - begin).toStdString();
        const auto read = parse_records(example);
        QVERIFY2(read, read ? "" : to_string(read.error()).c_str());
        QCOMPARE(QString::fromStdString(to_text(read->front())), QString::fromStdString(example));
    }

    void faults_have_a_place_data() {
        const auto row = tests::columns<QString, int, int>("text", "line", "column");
        const QString tags = QString::fromStdString(head);
        row("no tags", "1.1: 12345", 1, 1);
        row("no version", "[Player1 \"Ada\"]", 1, 1);
        row("another version", "[Alea \"2\"]", 1, 8);
        row("a tag twice", tags + "[Player1 \"Eve\"]", 4, 1);
        row("no players", "[Alea \"1\"]", 1, 1);
        row("a gap in the players", tags + "[Player4 \"Eve\"]", 4, 1);
        row("player 0", tags + "[Player0 \"Eve\"]", 4, 1);
        row("a program without its player", tags + "[Program3 \"greedy\"]", 4, 1);
        row("other rules", tags + "[Rules \"mine\"]", 4, 9);
        row("no such day", tags + "[Date \"2026-02-29\"]", 4, 8);
        row("a short seed", tags + "[Dice \"00ff\"]", 4, 8);
        row("a letter in the seed", tags + "[Dice \"" + QString(63, '0') + "x\"]", 4, 71);
        row("a game without a seed", tags + "[Game \"3\"]", 4, 1);
        row("a negative game", tags + "[Dice \"" + QString(64, '0') + "\"] [Game \"-3\"]", 4, 82);
        row("half the cards", tags + "[Card1 \"" + QString("-1 ").repeated(13) + "0\"]", 1, 1);
        row("a card with 2 in threes",
            tags + "[Card1 \"-1 -1 2" + QString(" -1").repeated(10) + " 0\"]", 4, 9);
        row("a card with a word", tags + "[Card1 \"-1 -1 x" + QString(" -1").repeated(10) + " 0\"]",
            4, 15);
        row("a mover without cards", tags + "[Mover \"1\"]", 4, 1);
        row("a value that does not end", tags + "[Event \"Test]\n", 4, 8);
        row("a tag that does not end", tags + "[Event \"Test\"\n1.1: 12345", 5, 1);
        row("a tag without a value", tags + "[Event ]", 4, 8);
        row("an unknown escape", tags + "[Event \"a\\b\"]", 4, 11);
        row("the wrong result", tags + "[Result \"3-4\"]", 4, 10);
        row("the wrong label", tags + "1.2: 12345", 4, 1);
        row("no label", tags + "12345", 4, 1);
        row("no colon", tags + "1.1 12345", 4, 1);
        row("the next label is wrong", tags + "1.1: 12345 chance 15\n1.1: 12345", 5, 1);
        row("six dice", tags + "1.1: 123456", 4, 6);
        row("a die of 7", tags + "1.1: 12347", 4, 6);
        row("a dice that are not there kept", tags + "1.1: 12345 66", 4, 12);
        row("a mask that does not fit", tags + "1.1: 12345 2....", 4, 12);
        row("a mask of four", tags + "1.1: 12345 1...", 4, 12);
        row("kept dice moved", tags + "1.1: 12345 1.... 21345", 4, 18);
        row("kept dice gone", tags + "1.1: 12345 1 22345", 4, 14);
        row("a third keep", tags + "1.1: 12345 - 12345 - 12345 -", 4, 28);
        row("no such box", tags + "1.1: 12345 sevens 7", 4, 12);
        row("a filled box", tags + "1.1: 12345 chance\n1.2: 12345 ls\n2.1: 12345 chance", 6, 12);
        row("a wrong sum", tags + "1.1: 12345 chance 16", 4, 19);
        row("a bonus too many", tags + "1.1: 55555 yahtzee 50 +100", 4, 23);
        row("a bonus that is missing", tags + "1.1: 55555 y\n1.2: 12345 ls\n2.1: 55555 fives 25\n",
            6, 18);
        row("a wrong bonus", tags + "1.1: 55555 y\n1.2: 12345 ls\n2.1: 55555 fives 25 +50\n", 6,
            21);
        row("a joker in another box", tags + "1.1: 55555 y\n1.2: 12345 ls\n2.1: 55555 fh 25\n", 6,
            12);
        row("two numbers of points", tags + "1.1: 12345 chance 15 15", 4, 22);
        row("a comment that does not end", tags + "1.1: 12345 {oh\n\n", 4, 12);
        row("a bracket of a comment", tags + "1.1: 12345 }", 4, 12);
        row("a bracket of a tag", tags + "1.1: 12345 ]", 4, 12);
        row("a bracket of a variation", tags + "1.1: 12345 )", 4, 12);
        row("a variation that does not end", tags + "1.1: 12345 ls\n(1.1/1: ch", 5, 11);
        row("a variation without moves", tags + "1.1: 12345 ls\n(1.1/1: )", 5, 9);
        row("a variation of no decision", tags + "1.1: 12345 ls\n(1.1/2: ch)", 5, 2);
        row("a variation before its decision", tags + "1.1: 12345 (1.1/1: ch)", 4, 13);
        row("a variation of an older turn", tags + "1.1: 12345 ls\n1.2: 12345 ls (1.1/1: ch)", 5,
            16);
        row("a fault in a variation", tags + "1.1: 12345 ls\n(1.1/1: ch 14)", 5, 12);
        row("a comment before its move", tags + "1.1: 12345 ls\n(1.1/1: {hm} ch)", 5, 9);
        row("too many variations in variations",
            tags + "1.1: 12345 ls\n" + QString("(1.1/1: ch ").repeated(102), 5, 11 * 100 + 1);
    }
    void faults_have_a_place() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto error = error_of(text.toStdString());
        QVERIFY2(error.what != "none", "it was read without an error");
        const QString place = QString::fromStdString(to_string(error));
        QVERIFY2(static_cast<int>(error.line) == line, qPrintable(place));
        QVERIFY2(static_cast<int>(error.column) == column, qPrintable(place));
    }

    // Cards in records and in position lines are read by one function, with one limit.
    void a_card_has_the_limits_of_one_in_a_position_line() {
        const std::string rest = " -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0";
        for (const int points : {100'001, 1'000'000, 1'000'001}) {
            const std::string card = std::to_string(points) + rest;
            const bool is_in_range = points <= 1'000'000;
            QCOMPARE(parse_position(card + " -1" + rest + " 1 2 3 4 5 1").operator bool(),
                     is_in_range);
            const auto error = error_of(head + "[Card1 \"" + card + "\"]");
            QCOMPARE(error.what.find("to 1000000") == std::string::npos, is_in_range);
        }
    }

    void a_finished_game_tells_its_result() {
        RecordMaker maker(8);
        int finished = 0;
        for (int i = 0; i < 200; ++i) {
            const Record record = maker.make();
            const Game game = replay(record);
            if (game.phase() != Phase::over) continue;
            ++finished;
            std::string text = to_text(record);
            const std::string result = "[Result \"" + std::to_string(game.card(0).total());
            const auto at = text.find(result);
            QVERIFY(at != std::string::npos);
            text.replace(at, result.size(), result + "0");
            QVERIFY(!parse_records(text));
            const std::string beyond = to_text(record) + "14.1: 12345";
            QVERIFY(!parse_records(beyond));
        }
        QVERIFY(finished > 50);
    }
};

} // namespace test_record
