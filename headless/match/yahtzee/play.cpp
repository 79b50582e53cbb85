#include "headless/match/yahtzee/play.h"

#include "core/support/text.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "headless/match/log_lines.h"
#include "headless/support/words.h"

namespace headless::match::yahtzee {

using core::yahtzee::Game;
using core::yahtzee::Phase;
using core::yahtzee::Verdict;

namespace {

constexpr std::size_t longest_transcript = 10'000; // bytes of a usual game: 78 decisions

// Judges the program's answer: the reason why it may not go on, or the action.
std::optional<Forfeit> judge_answer(int side, const core::yahtzee::Position& position,
                                    std::string_view answer, int& action, std::string& transcript) {
    const auto code = core::yahtzee::parse_action_code(answer);
    if (!code) {
        transcript += logged(answer, {});
        return Forfeit{side, "illegal", "not one whole number"};
    }
    action = *code;
    transcript += logged(answer, std::to_string(action));
    const Verdict verdict = core::yahtzee::judge({}, position, action);
    if (verdict == Verdict::legal) return std::nullopt;
    return Forfeit{side, "illegal", std::string(words(verdict))};
}

std::optional<Forfeit> decide(int side, engine::Engine& engine, Game& game,
                              std::string& transcript) {
    const core::yahtzee::Position position = game.position();
    const auto answer = ask(side, engine, to_text(position), transcript);
    if (const auto* forfeit = std::get_if<Forfeit>(&answer)) return *forfeit;
    int action = 0;
    auto forfeit =
        judge_answer(side, position, std::get<std::string_view>(answer), action, transcript);
    transcript += '\n';
    if (!forfeit) game = game.apply(*core::yahtzee::Action::from_code(action));
    return forfeit;
}

} // namespace

std::variant<int, std::string> action_in(const core::yahtzee::Position& position,
                                         std::string_view answer) {
    const std::string quoted = support::quoted_briefly(answer);
    const auto code = core::yahtzee::parse_action_code(answer);
    if (!code) return "bad output, not one whole number: " + quoted;
    const Verdict verdict = core::yahtzee::judge({}, position, *code);
    if (verdict == Verdict::legal) return *code;
    return "illegal action " + quoted + ": " + std::string(words(verdict));
}

GameResult play(const Pairing& pairing, const Engines& engines, const core::dice::KeyedDice& dice,
                std::string& transcript) {
    transcript.reserve(transcript.size() + longest_transcript);
    GameResult result{{pairing.game, pairing.first, {}, {}}, pairing.dice, {}};
    const auto side_of = [&pairing](int seat) { return (pairing.first + seat) % 2; };
    Game game;
    std::array<core::dice::Dice, 3> rolls{};
    while (game.phase() != Phase::over && !result.forfeit) {
        const int seat = game.mover();
        if (game.phase() == Phase::to_roll) {
            if (game.roll_number() == 0) rolls = dice.turn(pairing.dice, seat, game.turn());
            game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
            continue;
        }
        const int side = side_of(seat);
        result.forfeit = decide(side, *engines[static_cast<std::size_t>(side)], game, transcript);
    }
    for (int seat = 0; seat < 2; ++seat)
        result.points[static_cast<std::size_t>(side_of(seat))] = game.card(seat).total();
    if (result.forfeit)
        result.winner = 1 - result.forfeit->side;
    else if (result.points[0] != result.points[1])
        result.winner = result.points[0] > result.points[1] ? 0 : 1;
    return result;
}

std::vector<Decision> decisions_in(std::string_view transcript) {
    std::vector<Decision> decisions;
    while (!transcript.empty()) {
        const std::string line(core::support::take_line(transcript));
        const auto exchange = parse_exchange(line, 0);
        const auto side = side_named(std::string_view(line).substr(0, 1));
        if (!exchange || !side) continue;
        const auto position = core::yahtzee::parse_position(exchange->request);
        if (!position) continue;
        Decision decision{*side, *position, std::nullopt, exchange->answer.value_or("no answer")};
        const auto code = core::yahtzee::parse_action_code(decision.answer);
        if (code && judge({}, *position, *code) == Verdict::legal)
            decision.action = core::yahtzee::Action::from_code(*code);
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

} // namespace headless::match::yahtzee
