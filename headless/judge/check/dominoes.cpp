// The probes of a program that plays dominoes.

#include "core/dominoes/request.h"
#include "headless/judge/check/check_program.h"
#include "headless/match/dominoes/match.h"
#include "headless/support/words.h"

#include <map>
#include <random>

namespace headless::judge::check {

using namespace headless::sandbox;
using namespace core::dominoes;

namespace {

constexpr int games_per_case = 6; // that are played here
constexpr int match_games_per_case = 100;
constexpr auto expected_move = "expected L or R and a number, DRAW, PASS or 0";

// Plays any legal move.
class RandomDominoesPlayer : public engine::Engine {
public:
    std::variant<std::string_view, Failure> ask(std::string_view text) override {
        text.remove_suffix(1);
        const auto request = parse_request(text, setting_);
        if (const auto* init = std::get_if<Init>(&*request)) setting_ = init->setting;
        answer_ = "0";
        if (const auto* view = std::get_if<core::dominoes::View>(&*request)) {
            const auto moves = legal_moves(*view);
            answer_ = to_text(moves[random_() % moves.size()]);
        }
        return std::string_view(answer_);
    }

private:
    std::mt19937_64 random_{1};
    std::optional<Case> setting_;
    std::string answer_;
};

// Counts the program's answers, and its moves by kind.
struct Counts {
    int answers = 0;
    std::map<Move::Kind, int> moves;
};

class CountedProgram : public engine::Engine {
public:
    CountedProgram(Check& check, Counts& counts) : check_(check), counts_(counts) {}

    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        const auto answer = check_.program().ask(request);
        if (const auto* line = std::get_if<std::string_view>(&answer)) {
            ++counts_.answers;
            check_.findings.count_answer();
            if (const auto move = parse_move(*line)) ++counts_.moves[move->kind];
        }
        return answer;
    }

private:
    Check& check_;
    Counts& counts_;
};

// False if the program is out.
bool enter_forfeit(Check& check, const char* subject, const match::Forfeit& forfeit,
                   const std::string& transcript) {
    const std::string line = support::last_line(transcript);
    if (check.program().failure()) {
        check.enter_failure(subject, line);
        return false;
    }
    const bool is_format = forfeit.words.starts_with("the answer is not");
    check.findings.mistake(is_format ? "wrong format" : "illegal move", forfeit.words, line,
                           is_format ? expected_move : "");
    return true;
}

// A process for each case, as in a match.
bool plays_case(Check& check, Counts& counts, Case setting, bool is_first) {
    RandomDominoesPlayer random;
    CountedProgram program(check, counts);
    std::string transcript;
    random.ask(to_text(Init{setting}) + '\n');
    const char* const subject = is_first ? "first answer" : "init";
    if (const auto refusal = match::dominoes::announce(0, program, Init{setting}, transcript)) {
        enter_forfeit(check, subject, *refusal, transcript);
        return false;
    }
    const Use start = check.use_by_now();
    if (is_first)
        check.findings.good(subject, seconds_in_words(start.wall_seconds) + " after its start");
    for (int game = 1; game <= games_per_case; ++game) {
        transcript.clear();
        const Deal deal = match::dominoes::deal_of(core::dice::seed_from_number(1), setting, game);
        const auto result = match::dominoes::play(game, deal, {&program, &random}, transcript);
        if (result.forfeit && !enter_forfeit(check, "games", *result.forfeit, transcript))
            return false;
    }
    const Use now = check.use_by_now();
    constexpr double more = static_cast<double>(match_games_per_case) / games_per_case;
    check.enter_use({start.cpu_seconds + (now.cpu_seconds - start.cpu_seconds) * more,
                     (now.wall_seconds - start.wall_seconds) * more});
    return true;
}

bool sums_up(Check& check, const Counts& counts) {
    const auto moves = [&counts](Move::Kind kind) {
        const auto found = counts.moves.find(kind);
        return std::to_string(found == counts.moves.end() ? 0 : found->second);
    };
    if (!check.findings.has_mistakes())
        check.findings.good("moves", std::to_string(counts.answers) + " answers in " +
                                         std::to_string(case_count * games_per_case) +
                                         " games of all twenty cases, all legal and flushed: " +
                                         moves(Move::Kind::place) + " placements, " +
                                         moves(Move::Kind::draw) + " draws, " +
                                         moves(Move::Kind::pass) + " passes");
    return true;
}

} // namespace

CheckedGame dominoes() {
    CheckedGame game{
        "dominoes",
        "Tells an entrant whether a program would be admitted, and if not, why: output before\n"
        "it is asked, the first answer, six games of each of the twenty cases with a process\n"
        "for each case, flushing, CPU time and memory against the limits of a case, the end of\n"
        "the input, and how it takes damaged lines, which is no reason to turn it away. The\n"
        "exit status is 0 if it would be admitted, and 1 if not.",
        match::dominoes::contest_limits,
        "a case of 100 games",
        {},
        {}};
    const auto counts = std::make_shared<Counts>();
    for (int i = 0; i < case_count; ++i) {
        const Case setting = all_cases[static_cast<std::size_t>(i)];
        game.probes.push_back({true, i == 0, [counts, setting, i](Check& check) {
                                   return plays_case(check, *counts, setting, i == 0);
                               }});
    }
    game.probes.push_back(
        {false, false, [counts](Check& check) { return sums_up(check, *counts); }});
    for (const char* line : {"", "play", "what now?", "init 12 99"})
        game.odd_inputs.push_back({quoted_briefly(line), to_text(Init{all_cases.front()}), line});
    return game;
}

} // namespace headless::judge::check
