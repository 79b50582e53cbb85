// alea-bot as the contest runs it: a process that reads positions and writes actions.

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

namespace test_bot {

using namespace core::yahtzee;

constexpr int patience = 300'000; // milliseconds; a slow machine may need some to solve the game

const QByteArray fresh = "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 "
                         "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 3 4 6 2";
const QByteArray full = "1 2 3 4 5 6 20 20 25 30 40 50 20 0 "
                        "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 3 4 6 3";

class Bot {
public:
    explicit Bot(const QStringList& arguments) {
        process_.setProgram(ALEA_BIN_DIR "/alea-bot");
        process_.setArguments(arguments);
        process_.start();
        if (!process_.waitForStarted(patience)) qFatal("alea-bot does not start");
    }

    void send(const QByteArray& line) { process_.write(line + '\n'); }

    // The next line of its answers, without the line feed.
    QByteArray receive() {
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(patience)) return "nothing";
        return process_.readLine().chopped(1);
    }

    // Ends its input and waits for it.
    tests::Outcome finish() { return tests::finished(process_); }

private:
    QProcess process_;
};

void expect_silent_end(Bot& bot) {
    const auto rest = bot.finish().must_end(0);
    QCOMPARE(rest.output + rest.messages, QByteArray());
}

tests::Outcome answers_to(const QStringList& arguments, const QByteArray& input) {
    return tests::run("bot", arguments, input);
}

class Match {
public:
    Match(int games, std::uint64_t seed)
        : dice_(core::dice::seed_from_number(seed)), games_(static_cast<std::size_t>(games)) {}

    // Plays all games side by side; false at the first illegal action. In odd games seat 0 is
    // the second program's.
    bool play(std::array<Bot*, 2> bots) {
        for (;;) {
            std::array<std::vector<std::size_t>, 2> asked;
            for (std::size_t g = 0; g < games_.size(); ++g) {
                Game& game = games_[g];
                if (game.phase() == Phase::over) continue;
                const auto rolls = dice_.turn(g, game.mover(), game.turn());
                game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
                const auto seat = static_cast<std::size_t>(game.mover()) ^ (g & 1);
                bots[seat]->send(QByteArray::fromStdString(to_text(game.position())));
                asked[seat].push_back(g);
            }
            if (asked[0].empty() && asked[1].empty()) return true;
            for (std::size_t b = 0; b < 2; ++b)
                for (const std::size_t g : asked[b])
                    if (!act(games_[g], bots[b]->receive())) return false;
        }
    }

    // The average score of a program.
    double average(std::size_t program) const {
        double sum = 0;
        for (std::size_t g = 0; g < games_.size(); ++g)
            sum += games_[g].card(static_cast<int>(program ^ (g & 1))).total();
        return sum / static_cast<double>(games_.size());
    }

private:
    static bool act(Game& game, const QByteArray& answer) {
        bool is_number = false;
        const int code = answer.toInt(&is_number);
        if (!is_number || judge(game.rules(), game.position(), code) != Verdict::legal) {
            qWarning() << answer << "to" << to_text(game.position()).c_str();
            return false;
        }
        game = game.apply(*Action::from_code(code));
        return true;
    }

    core::dice::KeyedDice dice_;
    std::vector<Game> games_;
};

class TestBot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_folder_without_tables_is_an_error() {
        const QString none = "/nonexistent/tables";
        const auto rest = Bot({"--tables", none}).finish().must_end(2);
        QCOMPARE(rest.output, QByteArray());
        QVERIFY2(rest.messages.contains(none.toUtf8()) && rest.messages.contains("--make-tables"),
                 rest.messages);
    }

    void every_line_is_answered_at_once() {
        Bot bot({"--strategy", "random", "--seed", "3"});
        for (int i = 0; i < 100; ++i) {
            bot.send(fresh);
            const auto position = parse_position(fresh.toStdString());
            QCOMPARE(judge({}, *position, bot.receive().toInt()), Verdict::legal);
        }
        expect_silent_end(bot);
    }

    void lines_that_are_no_position_are_named_and_skipped_data() {
        const auto row = tests::columns<QByteArray, QByteArray>("line", "place");
        row("words", "hello world", "line 2, column 1");
        row("empty", {}, "line 2, column 1");
        row("short", fresh.chopped(2), "line 2, column");
        row("die 7", QByteArray(fresh).replace("6 2", "7 2"), "line 2, column");
        row("roll 4", QByteArray(fresh).replace("6 2", "6 4"), "line 2, column");
        row("nothing legal", full, "line 2:");
        row("endless", QByteArray(200'000, '1'), "line 2:");
    }
    void lines_that_are_no_position_are_named_and_skipped() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, place);
        const auto rest =
            answers_to({"--strategy", "random"}, fresh + '\n' + line + '\n' + fresh + '\n')
                .must_end(1, place);
        QCOMPARE(rest.output.count('\n'), 2);
        QCOMPARE(rest.messages.count('\n'), 1);
    }

    void the_last_line_may_lack_its_end() {
        const auto rest = answers_to({"--strategy", "random"}, fresh + "\r\n" + fresh).must_end(0);
        QCOMPARE(rest.output.count('\n'), 2);
        QCOMPARE(answers_to({"--strategy", "random"}, {}).output, QByteArray());
    }

    // Dice and roll number are right, but no play leads to the card.
    void impossible_cards_get_a_legal_action_data() {
        const auto row = tests::columns<QByteArray>("cards");
        const QByteArray open = " -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 ";
        row("ones 7", "7 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0" + open);
        row("much", "999999 -1 999999 -1 -1 -1 -1 -1 -1 -1 -1 7 -1 999999" + open);
        row("total 1", "-1 1 0 0 0 0 -1 -1 -1 -1 -1 -1 -1 0" + open);
        row("bonus", "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 500" + open);
        row("uneven", "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0" +
                          QByteArray(" 1 2 3 4 5 6 20 20 25 30 40 50 20 0 "));
    }
    void impossible_cards_get_a_legal_action() {
        QFETCH(QByteArray, cards);
        QByteArray input;
        for (const char* dice : {"1 1 1 1 1 ", "6 6 6 6 6 ", "1 2 3 4 6 ", "2 2 3 3 3 "})
            for (const char roll : {'1', '2', '3'}) input += cards + dice + roll + '\n';
        const auto rest = answers_to({"--strategy", "optimal"}, input);
        QCOMPARE(rest.messages, QByteArray());
        const auto lines = input.chopped(1).split('\n');
        const auto answers = rest.output.chopped(1).split('\n');
        QCOMPARE(answers.size(), lines.size());
        for (int i = 0; i < lines.size(); ++i) {
            const auto position = parse_position(lines[i].toStdString());
            QVERIFY(position);
            QCOMPARE(judge({}, *position, answers[i].toInt()), Verdict::legal);
        }
    }

    void a_thousand_games_without_an_illegal_action() {
        Bot optimal({"--strategy", "optimal"});
        Bot random({"--strategy", "random", "--seed", "7"});
        Match match(1000, 2012);
        QVERIFY(match.play({&optimal, &random}));
        for (Bot* bot : {&optimal, &random}) expect_silent_end(*bot);
        // Five standard errors around 254.59.
        QVERIFY(std::abs(match.average(0) - 254.59) < 5 * 59.6 / std::sqrt(1000.0));
        QVERIFY(match.average(1) < 80);
    }

    void the_command_line() {
        const auto list = answers_to({"--list"}, {});
        QVERIFY(list.output.contains("optimal") && list.output.contains("random"));
        QCOMPARE(answers_to({"--strategy", "nobody"}, {}).status, 2);
        QCOMPARE(answers_to({"--game", "chess"}, {}).status, 2);
        QCOMPARE(answers_to({"--nonsense"}, {}).status, 2);
        QVERIFY(answers_to({"--help"}, {}).output.startsWith("Usage: alea-bot"));
    }
};

} // namespace test_bot
