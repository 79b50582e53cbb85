// alea-bot in the Prisoner's Dilemma: a process for each round.

#include "ai/dilemma/field.h"
#include "core/dilemma/game.h"
#include "tests/support/program.h"
#include "tests/support/test.h"

namespace test_bot_dilemma {

using namespace core::dilemma;
using tests::Outcome;

Outcome ask(const QString& strategy, const QByteArray& input) {
    return tests::run("bot", {"--game", "dilemma", "--strategy", strategy}, input);
}

class TestBotDilemma : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_through_processes_are_as_in_process() {
        const QStringList names{"coalition", "wrathful", "exploiter", "lazy"};
        std::vector<const ai::dilemma::strategies::Strategy*> players;
        for (const QString& name : names)
            players.push_back(ai::dilemma::strategies::find_strategy(name.toStdString()));
        const std::vector<std::uint64_t> seeds{1, ~std::uint64_t{0}, 3, 4, 5, 6, 7, 8};

        Game game(4);
        RoundLines lines;
        for (const std::uint64_t seed : seeds) {
            std::vector<Answer> answers;
            for (int id = 1; id <= 4; ++id) {
                const std::string input = head_text(4, id, game.history().round_count()) +
                                          std::string(lines.text()) +
                                          tail_text(seed, game.state(id));
                const Outcome outcome =
                    ask(names[id - 1], QByteArray::fromStdString(input)).must_end(0);
                QCOMPARE(outcome.messages, QByteArray());
                const auto answer = parse_answer(outcome.output.toStdString(), 4, id);
                QVERIFY(bool(answer));
                answers.push_back(*answer);
            }
            game.finish_round(answers);
            lines.append(game.history().last_round());
        }
        QVERIFY(game.history() == ai::dilemma::play_battle(players, seeds));
    }

    void a_request_that_is_none_is_named() {
        for (const char* input : {"", "rubbish\n", "2 1 1\n(1, 1)\n5\n\n"}) {
            const Outcome outcome = ask("greedy", input).must_end(1, "line ");
            QCOMPARE(outcome.output, QByteArray());
        }
    }

    void an_unknown_strategy_is_wrong_use() { QCOMPARE(ask("nobody", "").status, 2); }
};

} // namespace test_bot_dilemma
