#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "headless/judge/check_options.h"
#include "headless/judge/commands.h"
#include "headless/judge/joker_positions.h"
#include "headless/judge/match_options.h"
#include "headless/match/statistics.h"
#include "headless/match/yahtzee/play.h"
#include "headless/support/numbers.h"
#include "headless/support/progress.h"

#include <random>
#include <sys/wait.h>

namespace headless::judge {

namespace po = boost::program_options;
using namespace headless::sandbox;
using core::yahtzee::Position;

namespace {

constexpr std::size_t position_count = 1000;
constexpr std::size_t repeated_positions = 20;
constexpr int games_in_match = 1000;
constexpr int decisions_per_game = 39; // at most
constexpr int min_games_against_random = 20;
constexpr int max_games_against_random = 200;
constexpr double seconds_to_judge_speed = 60; // to see that a program is too slow

// Whom every entrant must beat first.
class RandomYahtzeePlayer : public engine::Engine {
public:
    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        request.remove_suffix(1);
        const auto actions =
            core::yahtzee::legal_actions({}, *core::yahtzee::parse_position(request));
        answer_ = std::to_string(actions[random_() % actions.size()].code());
        return std::string_view(answer_);
    }

private:
    std::mt19937_64 random_{1};
    std::string answer_;
};

class YahtzeeCheck {
public:
    YahtzeeCheck(const ProbeOptions& options, const Protection& protection, ProgramReport& report)
        : options_(options), protection_(protection), report_(report) {}

    void run() {
        positions_ = joker_positions();
        joker_count_ = positions_.size();
        const auto others = random_positions(position_count - joker_count_);
        positions_.insert(positions_.end(), others.begin(), others.end());
        if (!is_quiet_before_asked(options_, protection_, report_)) return;
        begin_ = Clock::now();
        ProgramProbe probe(options_, protection_);
        const bool plays = starts(probe) && answers(probe) && plays_games(probe);
        if (plays) judge_end(report_, probe.end_input(), options_);
        remark_errors(report_, probe.notes());
        tell_memory(probe);
        if (!plays) return report_.remark("not checked", "whatever comes after this");
        start_again();
        send_odd_lines();
    }

private:
    bool starts(ProgramProbe& probe);
    bool answers(ProgramProbe& probe);
    std::string fault_of(const Position& position, std::string_view answer) const;
    bool is_hopelessly_slow(std::size_t asked) const;
    bool plays_games(ProgramProbe& probe);
    void judge_score(double score, int games);
    void judge_use(double cpu_seconds, double wall_seconds, int games);
    void tell_memory(const ProgramProbe& probe);
    void start_again();
    void send_odd_lines();

    static double seconds_since(Clock::time_point start) {
        return std::chrono::duration<double>(Clock::now() - start).count();
    }

    const ProbeOptions& options_;
    const Protection& protection_;
    ProgramReport& report_;
    std::vector<Position> positions_;
    std::size_t joker_count_ = 0;
    std::vector<std::string> first_answers_;
    double start_seconds_ = 0; // CPU time until the first answer
    Clock::time_point begin_{};
};

// A fresh game's first roll, which no program can fail to know.
bool YahtzeeCheck::starts(ProgramProbe& probe) {
    const std::string request =
        to_text(core::yahtzee::Game().with_roll({1, 3, 4, 5, 6}).position());
    const auto answer = probe.ask(request + '\n');
    if (const auto* failure = std::get_if<Failure>(&answer)) {
        report_.fault("first answer", failure->words, request + " : none");
        return false;
    }
    report_.good("first answer", seconds_in_words(seconds_since(begin_)) + " after its start");
    start_seconds_ = probe.cpu_seconds();
    return true;
}

// Empty if the answer is a legal action.
std::string YahtzeeCheck::fault_of(const Position& position, std::string_view answer) const {
    const auto code = core::yahtzee::parse_action_code(answer);
    if (!code) return "the answer is not one whole number: " + quoted_briefly(answer);
    const auto verdict = core::yahtzee::judge({}, position, *code);
    if (verdict == core::yahtzee::Verdict::legal) return {};
    return "illegal action: " + std::string(words(verdict));
}

bool YahtzeeCheck::is_hopelessly_slow(std::size_t asked) const {
    const double seconds = seconds_since(begin_);
    return seconds > seconds_to_judge_speed &&
           seconds / static_cast<double>(asked) * games_in_match * decisions_per_game >
               options_.limits.wall_seconds;
}

bool YahtzeeCheck::answers(ProgramProbe& probe) {
    support::Progress bar("asking", static_cast<double>(positions_.size()), "positions");
    begin_ = Clock::now();
    std::size_t faults = 0;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        bar.show(static_cast<double>(i));
        const std::string request = to_text(positions_[i]);
        const auto answer = probe.ask(request + '\n');
        const std::string subject = i < joker_count_ ? "jokers" : "positions";
        if (const auto* failure = std::get_if<Failure>(&answer)) {
            report_.fault(subject, failure->words, request + " : none");
            return false;
        }
        const std::string line(std::get<std::string_view>(answer));
        if (i < repeated_positions) first_answers_.push_back(line);
        const std::string fault = fault_of(positions_[i], line);
        if (!fault.empty() && ++faults <= shown_faults)
            report_.fault(subject, fault, request + (" : " + line));
        if (is_hopelessly_slow(i + 1)) {
            report_.fault("speed", "only " + std::to_string(i + 1) + " answers within " +
                                       seconds_in_words(seconds_since(begin_)) +
                                       "; a match asks for up to 39,000 and allows " +
                                       seconds_in_words(options_.limits.wall_seconds));
            return false;
        }
    }
    if (faults > shown_faults)
        report_.fault("positions",
                      std::to_string(faults - shown_faults) + " more answers are no legal action");
    if (faults == 0)
        report_.good("positions", std::to_string(positions_.size()) + " answers, " +
                                      std::to_string(joker_count_) +
                                      " of them to five of a kind, all legal and flushed");
    return true;
}

// Whole games, as the qualification has them, but fewer.
bool YahtzeeCheck::plays_games(ProgramProbe& probe) {
    support::Progress bar("playing", max_games_against_random, "games");
    RandomYahtzeePlayer random;
    const core::dice::KeyedDice dice(core::dice::seed_from_number(2));
    const double cpu_before = probe.cpu_seconds();
    begin_ = Clock::now();
    double score = 0;
    int games = 0;
    const auto is_decided = [&] {
        return games >= min_games_against_random &&
               match::wilson_interval(score / games, games).low > 0.5;
    };
    while (games < max_games_against_random && !is_decided()) {
        bar.show(games);
        std::string transcript;
        const auto result =
            match::yahtzee::play({games + 1, games % 2, static_cast<std::uint64_t>(games)},
                                 {&probe, &random}, dice, transcript);
        ++games;
        score += !result.winner ? 0.5 : *result.winner == 0 ? 1 : 0;
        if (result.forfeit) {
            report_.fault("games", result.forfeit->words, last_line(transcript));
            if (probe.failure()) return false;
            break;
        }
    }
    judge_score(score, games);
    judge_use(probe.cpu_seconds() - cpu_before, seconds_since(begin_), games);
    return true;
}

void YahtzeeCheck::judge_score(double score, int games) {
    char text[160];
    std::snprintf(text, sizeof text,
                  "%g of %d against the random player, whom an entrant must beat over a match",
                  score, games);
    if (2 * score > games)
        report_.good("games", text);
    else
        report_.fault("games", text);
}

// In a whole match, if it goes on so.
void YahtzeeCheck::judge_use(double cpu_seconds, double wall_seconds, int games) {
    const auto judge = [this](const char* what, double seconds, double limit) {
        const std::string words = "about " + seconds_in_words(seconds) +
                                  " in a match of 1,000 games; the limit is " +
                                  seconds_in_words(limit);
        if (seconds > limit)
            report_.fault(what, words);
        else
            report_.good(what, words);
    };
    const double matches = static_cast<double>(games_in_match) / games;
    judge("CPU time", start_seconds_ + cpu_seconds * matches, options_.limits.cpu_seconds);
    judge("wall clock", wall_seconds * matches, options_.limits.wall_seconds);
}

void YahtzeeCheck::tell_memory(const ProgramProbe& probe) {
    // Over the limit the program has been stopped before.
    report_.good("memory", "at most " + support::bytes_in_words(probe.peak_bytes()) +
                               "; the limit is " +
                               support::bytes_in_words(options_.limits.memory_bytes));
}

// Programs are started again between matches.
void YahtzeeCheck::start_again() {
    ProgramProbe probe(options_, protection_);
    bool differs = false;
    for (std::size_t i = 0; i < first_answers_.size(); ++i) {
        const std::string request = to_text(positions_[i]);
        const auto answer = probe.ask(request + '\n');
        if (const auto* failure = std::get_if<Failure>(&answer))
            return report_.fault("second start", failure->words, request + " : none");
        differs = differs || std::get<std::string_view>(answer) != first_answers_[i];
    }
    if (differs)
        report_.remark("second start", "some answers differ from those of the first process");
    else
        report_.good("second start", "the same answers again");
}

// The judge sends none; how a program takes them is its own affair.
void YahtzeeCheck::send_odd_lines() {
    const ProbeOptions options = for_odd_input(options_);
    const std::string good = to_text(positions_.back());
    const struct {
        const char* name;
        std::string line;
    } cases[] = {{"a blank line", ""},
                 {"a position of 33 integers", good.substr(0, good.rfind(' '))},
                 {"words", "what now?"},
                 {"a carriage return", good + '\r'}};
    for (const auto& odd : cases) {
        ProgramProbe probe(options, protection_);
        probe.ask(good + '\n');
        const auto answer = probe.ask(odd.line + '\n');
        const auto* failure = std::get_if<Failure>(&answer);
        report_.remark(
            "odd input",
            std::string(odd.name) + ": " +
                (failure ? failure->words
                         : "answered with " + quoted_briefly(std::get<std::string_view>(answer))));
    }
}

} // namespace

int yahtzee_check_program(const support::Invocation& invocation) {
    const auto given = read_check_options(
        invocation,
        "Tells an entrant whether a program would be admitted, and if not, why: output before it\n"
        "is asked, the first answer, 1,000 positions with every case of the joker rule, flushing,\n"
        "games against the random player, CPU time and memory against the limits of a match, the\n"
        "end of the input, a second start, and how it takes damaged lines, which is no reason to\n"
        "turn it away. The exit status is 0 if it would be admitted, and 1 if not.",
        {});
    if (!given) return support::exit_done;

    const std::string command = command_from(*given);
    const ProbeOptions probe = probe_options_from(*given, command);
    const Protection protection = protection_from(*given);
    ProgramReport report;
    YahtzeeCheck(probe, protection, report).run();
    return tell(report, checked_program("yahtzee", command, probe.words, probe.limits, protection),
                *given);
}

} // namespace headless::judge
