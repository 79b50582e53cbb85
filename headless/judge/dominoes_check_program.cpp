#include "core/dominoes/request.h"
#include "headless/judge/check_options.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/match/dominoes/match.h"
#include "headless/match/dominoes/play.h"
#include "headless/support/numbers.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <map>
#include <random>

namespace headless::judge {

namespace po = boost::program_options;
using namespace headless::sandbox;
using namespace core::dominoes;

namespace {

constexpr int games_per_case = 6; // that are played here
constexpr int match_games_per_case = 100;

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

// Notes which kinds of moves the program has made.
class Counter : public engine::Engine {
public:
    explicit Counter(ProgramProbe& probe) : probe_(probe) {}

    std::variant<std::string_view, Failure> ask(std::string_view request) override {
        ++asked_;
        const auto answer = probe_.ask(request);
        if (const auto* line = std::get_if<std::string_view>(&answer))
            if (const auto move = parse_move(*line)) ++moves_[move->kind];
        return answer;
    }

    int asked() const { return asked_; }
    int moves(Move::Kind kind) const {
        const auto found = moves_.find(kind);
        return found == moves_.end() ? 0 : found->second;
    }

private:
    ProgramProbe& probe_;
    int asked_ = 0;
    std::map<Move::Kind, int> moves_;
};

class DominoesCheck {
public:
    DominoesCheck(const ProbeOptions& options, const Protection& protection, ProgramReport& report)
        : options_(options), protection_(protection), report_(report) {}

    void run() {
        if (!is_quiet_before_asked(options_, protection_, report_)) return;
        support::Progress bar("playing", case_count, "cases");
        for (int i = 0; i < case_count; ++i) {
            bar.show(i);
            if (!plays_case(all_cases[static_cast<std::size_t>(i)], i == 0))
                return report_.remark("not checked", "whatever comes after this");
        }
        tell_totals();
        send_odd_lines();
    }

private:
    bool plays_case(Case setting, bool is_first);
    bool plays_game(Case setting, int game, Counter& program);
    void tell_use(Case setting, double start_seconds, double cpu_seconds);
    void tell_totals();
    void send_odd_lines();

    const ProbeOptions& options_;
    const Protection& protection_;
    ProgramReport& report_;
    RandomDominoesPlayer random_;
    std::size_t faults_ = 0;
    int asked_ = 0;
    std::map<Move::Kind, int> moves_;
    double max_cpu_seconds_ = 0; // of a case of 100 games, if they go on so
    std::int64_t peak_bytes_ = 0;
};

// A process for each case, as in a match. False if the program is out.
bool DominoesCheck::plays_case(Case setting, bool is_first) {
    const auto start = Clock::now();
    ProgramProbe probe(options_, protection_);
    Counter program(probe);
    std::string transcript;
    random_.ask(to_text(Init{setting}) + '\n');
    if (const auto refusal = match::dominoes::announce(0, program, Init{setting}, transcript)) {
        report_.fault(is_first ? "first answer" : "init", refusal->words, last_line(transcript));
        return false;
    }
    if (is_first)
        report_.good("first answer",
                     seconds_in_words(std::chrono::duration<double>(Clock::now() - start).count()) +
                         " after its start");
    const double start_seconds = probe.cpu_seconds();
    for (int game = 1; game <= games_per_case; ++game)
        if (!plays_game(setting, game, program)) return false;
    tell_use(setting, start_seconds, probe.cpu_seconds());
    asked_ += program.asked();
    for (const auto kind : {Move::Kind::place, Move::Kind::draw, Move::Kind::pass})
        moves_[kind] += program.moves(kind);
    if (is_first) {
        judge_end(report_, probe.end_input(), options_);
        remark_errors(report_, probe.notes());
    }
    peak_bytes_ = std::max(peak_bytes_, probe.peak_bytes());
    return true;
}

bool DominoesCheck::plays_game(Case setting, int game, Counter& program) {
    std::string transcript;
    const Deal deal = match::dominoes::deal_of(core::dice::seed_from_number(1), setting, game);
    const auto result = match::dominoes::play(game, deal, {&program, &random_}, transcript);
    if (!result.forfeit) return true;
    if (++faults_ <= shown_faults)
        report_.fault(result.forfeit->disqualifies() ? "games" : "moves", result.forfeit->words,
                      last_line(transcript));
    return !result.forfeit->disqualifies();
}

void DominoesCheck::tell_use(Case setting, double start_seconds, double cpu_seconds) {
    const double whole = start_seconds + (cpu_seconds - start_seconds) * match_games_per_case /
                                             static_cast<double>(games_per_case);
    max_cpu_seconds_ = std::max(max_cpu_seconds_, whole);
    if (whole > options_.limits.cpu_seconds)
        report_.fault("CPU time", "about " + seconds_in_words(whole) +
                                      " in the 100 games of case " +
                                      std::to_string(setting.numbers) + ',' +
                                      std::to_string(setting.hand_size) + "; the limit is " +
                                      seconds_in_words(options_.limits.cpu_seconds));
}

void DominoesCheck::tell_totals() {
    if (faults_ > shown_faults)
        report_.fault("moves", std::to_string(faults_ - shown_faults) +
                                   " more games were lost by an illegal answer");
    if (faults_ == 0)
        report_.good("moves", std::to_string(asked_) + " answers in " +
                                  std::to_string(case_count * games_per_case) +
                                  " games of all twenty cases, all legal and flushed: " +
                                  std::to_string(moves_[Move::Kind::place]) + " placements, " +
                                  std::to_string(moves_[Move::Kind::draw]) + " draws, " +
                                  std::to_string(moves_[Move::Kind::pass]) + " passes");
    report_.good("starts", "the program started twenty times");
    if (max_cpu_seconds_ <= options_.limits.cpu_seconds)
        report_.good("CPU time", "at most about " + seconds_in_words(max_cpu_seconds_) +
                                     " in a case of 100 games; the limit is " +
                                     seconds_in_words(options_.limits.cpu_seconds));
    report_.good("memory", "at most " + support::bytes_in_words(peak_bytes_) + "; the limit is " +
                               support::bytes_in_words(options_.limits.memory_bytes));
}

// The judge sends none; how a program takes them is its own affair.
void DominoesCheck::send_odd_lines() {
    const ProbeOptions options = for_odd_input(options_);
    for (const char* line : {"", "play", "what now?", "init 12 99"}) {
        ProgramProbe probe(options, protection_);
        probe.ask(to_text(Init{all_cases.front()}) + '\n');
        const auto answer = probe.ask(std::string(line) + '\n');
        const auto* failure = std::get_if<Failure>(&answer);
        report_.remark(
            "odd input",
            quoted_briefly(line) + ": " +
                (failure ? failure->words
                         : "answered with " + quoted_briefly(std::get<std::string_view>(answer))));
    }
}

} // namespace

int dominoes_check_program(const support::Invocation& invocation) {
    const auto given = read_check_options(
        invocation,
        "Tells an entrant whether a program would be admitted, and if not, why: output before it\n"
        "is asked, the first answer, six games of each of the twenty cases with a process for\n"
        "each case, flushing, CPU time and memory against the limits of a case, the end of the\n"
        "input, and how it takes damaged lines, which is no reason to turn it away. The exit\n"
        "status is 0 if it would be admitted, and 1 if not.",
        match::dominoes::contest_limits);
    if (!given) return support::exit_done;

    const std::string command = command_from(*given);
    const ProbeOptions probe = probe_options_from(*given, command);
    const Protection protection = protection_from(*given);
    ProgramReport report;
    DominoesCheck(probe, protection, report).run();
    return tell(report, checked_program("dominoes", command, probe.words, probe.limits, protection),
                *given);
}

} // namespace headless::judge
