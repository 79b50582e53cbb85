// alea-bot at draw dominoes, through pipes, line by line as a referee asks it.

#include "core/dominoes/game.h"
#include "core/dominoes/request.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

namespace test_bot_dominoes {

using namespace core::dominoes;

class Bot {
public:
    explicit Bot(const QString& strategy) {
        process_.start(ALEA_BIN_DIR "/alea-bot",
                       {"--game", "dominoes", "--strategy", strategy, "--seed", "7"});
    }

    // One line out, one line back.
    QByteArray ask(const QByteArray& line) {
        process_.write(line + '\n');
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(60'000)) return "no answer";
        return process_.readLine().trimmed();
    }
    QByteArray ask(const Request& request) {
        return ask(QByteArray::fromStdString(to_text(request)));
    }

    // Ends it.
    tests::Outcome end() { return tests::finished(process_); }

private:
    QProcess process_;
};

class TestBotDominoes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_example_of_the_protocol() {
        Bot bot("champion");
        QCOMPARE(bot.ask("init 7 5"), "0");
        QCOMPARE(bot.ask("reset 66"), "0");
        const QByteArray choice = bot.ask("play 13 04 22 05 | 46 66 61 | 16");
        QVERIFY(choice == "R0" || choice == "L1");
        QCOMPARE(bot.ask("play 22 05 13 | 66 | 18"), "DRAW");
        QCOMPARE(bot.ask("play 22 05 13 | 46 66 | 0"), "PASS");
        QCOMPARE(bot.ask("play 22 05 13 | 66 61 | 17"), "R2");
        QCOMPARE(bot.end().must_end(0).messages, "");
    }

    void whole_games_are_legal_data() {
        tests::each("strategy", {"random", "pips", "block", "flat", "champion"});
    }
    void whole_games_are_legal() {
        QFETCH(QString, strategy);
        const auto seed = core::dice::seed_from_number(8);
        Bot bot(strategy);
        for (const Case setting : {Case{5, 7}, Case{7, 4}}) {
            QCOMPARE(bot.ask(Init{setting}), "0");
            for (std::uint32_t g = 0; g < 2; ++g) {
                Game game(deal(setting, shuffled_tiles(seed, setting, g)));
                QCOMPARE(bot.ask(Reset{game.start().tile}), "0");
                while (!game.is_over()) {
                    const View view = game.view();
                    if (game.mover() == 1) {
                        game = game.apply(legal_moves(view).front());
                        continue;
                    }
                    const auto move = parse_move(bot.ask(Request(view)).toStdString());
                    QVERIFY(move && judge(view, *move) == Verdict::legal);
                    game = game.apply(*move);
                }
            }
        }
        QCOMPARE(bot.end().must_end(0).messages, "");
    }

    // Every line has its answer, so that the conversation stays in step, and play goes on.
    void malformed_requests_cost_an_answer_only_data() {
        tests::each("line",
                    {"init", "init 4 5", "init 7 8", "init 7 5 1", "reset", "reset 6", "reset 77",
                     "play", "play 13 | 66", "play 13 | 66 | x", "play 13 13 | 66 | 18",
                     "play 13 04 | 46 16 | 16", "play 99 | 66 | 18", "play 13 | 66 | 99",
                     "play | 66 | 18", "pass", "R0", "PLAY 13 | 66 | 18"});
    }
    void malformed_requests_cost_an_answer_only() {
        QFETCH(QString, line);
        Bot bot("block");
        QCOMPARE(bot.ask("init 7 5"), "0");
        QCOMPARE(bot.ask("reset 66"), "0");
        QCOMPARE(bot.ask(line.toUtf8()), "?");
        QCOMPARE(bot.ask("play 22 05 13 | 66 61 | 17"), "R2");
        bot.end().must_end(1, "line 3");
    }

    void play_before_reset_costs_an_answer_only() {
        Bot bot("champion");
        for (int time = 0; time < 2; ++time) {
            QCOMPARE(bot.ask("init 9 7"), "0");
            QCOMPARE(bot.ask("play 28 02 03 | 25 55 56 60 | 31"), "?");
            QCOMPARE(bot.ask("init 7 5"), "0");
            QCOMPARE(bot.ask("reset 66"), "0");
            QCOMPARE(bot.ask("play 22 05 13 | 66 61 | 17"), "R2");
        }
        bot.end().must_end(1, "play before reset");
    }

    void nothing_makes_sense_before_init() {
        Bot bot("champion");
        QCOMPARE(bot.ask("reset 66"), "?");
        QCOMPARE(bot.ask("play 22 05 13 | 66 61 | 17"), "?");
        QCOMPARE(bot.ask("init 7 5"), "0");
        QCOMPARE(bot.ask("reset 66"), "0");
        QVERIFY(bot.end().messages.contains("line 1"));
    }
};

} // namespace test_bot_dominoes
