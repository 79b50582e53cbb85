#include "core/dilemma/game.h"
#include "headless/dilemma/player.h"
#include "headless/judge/check_options.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/support/numbers.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace headless::judge {

namespace po = boost::program_options;
using namespace headless::sandbox;
using namespace core::dilemma;

namespace {

constexpr std::array fields{2, 4, 20}; // players
constexpr int repeat_every = 10;       // rounds in which the program is asked twice
constexpr int long_battle = 200;       // rounds; of such only the first and the last are asked for
constexpr int asked_at_ends = 10;
constexpr double max_seconds_of_rounds = 120; // all together

struct Settings {
    std::vector<std::string> words;
    View view;
    Limits limits;
    std::chrono::milliseconds round_limit{2000};
};

// Waits for it.
dilemma::Outcome outcome_of(dilemma::Player& player) {
    while (true) {
        if (auto outcome = player.proceed()) return *std::move(outcome);
        auto waits = player.waits();
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(player.deadline() - Clock::now()).count();
        ::poll(waits.data(), waits.size(), static_cast<int>(std::max<std::int64_t>(left, 0)));
    }
}

class DilemmaCheck {
public:
    DilemmaCheck(const Settings& settings, const Protection& protection, ProgramReport& report)
        : settings_(settings), protection_(protection), report_(report) {}

    void run() {
        start_ = Clock::now();
        for (const int players : fields)
            if (faults_ <= shown_faults) play_field(players);
        tell_totals();
        send_odd_input();
    }

private:
    dilemma::Player new_player() const {
        return {{settings_.words, settings_.view, settings_.limits, settings_.round_limit},
                protection_};
    }
    bool has_enough() const {
        return std::chrono::duration<double>(Clock::now() - start_).count() > max_seconds_of_rounds;
    }
    void play_field(int players);
    Answer ask(dilemma::Player& player, const Game& game, int id, const RoundLines& lines);
    void note_fault(const std::string& subject, const std::string& words, const std::string& head);
    void tell_totals();
    void send_odd_input();

    const Settings& settings_;
    const Protection& protection_;
    ProgramReport& report_;
    std::mt19937_64 random_{1};
    Clock::time_point start_{};
    int asked_ = 0;
    std::size_t faults_ = 0;
    bool has_differed_ = false;
    double max_seconds_ = 0; // of a round
};

void DilemmaCheck::note_fault(const std::string& subject, const std::string& words,
                              const std::string& head) {
    if (++faults_ <= shown_faults) report_.fault(subject, words, "request " + head);
}

// One round's answer; that of a player whose output is void where it is at fault.
Answer DilemmaCheck::ask(dilemma::Player& player, const Game& game, int id,
                         const RoundLines& lines) {
    const int players = game.history().players();
    const int rounds = game.history().round_count();
    std::string head = head_text(players, id, rounds);
    const std::string tail = tail_text(random_(), game.state(id));
    const bool repeats = rounds % repeat_every == 0;
    dilemma::Outcome outcome;
    for (int time = 0; time < (repeats ? 2 : 1); ++time) {
        const auto begin = Clock::now();
        player.ask(head, lines.text(), tail);
        const dilemma::Outcome again = outcome_of(player);
        max_seconds_ =
            std::max(max_seconds_, std::chrono::duration<double>(Clock::now() - begin).count());
        has_differed_ = has_differed_ || (time > 0 && again != outcome);
        outcome = again;
        ++asked_;
    }
    head.pop_back(); // its line feed
    if (!outcome.fault.empty()) {
        note_fault("rounds", outcome.fault, head);
        return {};
    }
    auto answer = parse_answer(outcome.output, players, id);
    if (answer) return *std::move(answer);
    note_fault("output", to_string(answer.error()) + ": " + quoted_briefly(outcome.output), head);
    return {};
}

// A battle against players who take at random. What is not asked for counts as void.
void DilemmaCheck::play_field(int players) {
    support::Progress bar("playing", players * rounds_per_player, "rounds");
    dilemma::Player player = new_player();
    Game game(players);
    RoundLines lines;
    const int id = players / 2 + 1;
    const int rounds = players * rounds_per_player;
    for (int round = 0; round < rounds && !has_enough(); ++round) {
        bar.show(round);
        const bool is_asked =
            rounds < long_battle || round < asked_at_ends || round >= rounds - asked_at_ends;
        std::vector<Answer> answers(static_cast<std::size_t>(players));
        for (int other = 1; other <= players; ++other)
            for (int victim = 1; victim <= players; ++victim)
                if (other != id && other != victim && random_() % 3 == 0)
                    answers[static_cast<std::size_t>(other - 1)].victims.push_back(victim);
        if (is_asked) answers[static_cast<std::size_t>(id - 1)] = ask(player, game, id, lines);
        if (faults_ > shown_faults) return;
        game.finish_round(answers);
        lines.append(game.history().last_round());
    }
}

void DilemmaCheck::tell_totals() {
    if (faults_ == 0)
        report_.good("rounds", std::to_string(asked_) +
                                   " answers in battles of 2, 4 and 20 players, all valid");
    if (faults_ > shown_faults) report_.fault("rounds", "there are more such faults");
    if (has_enough()) report_.remark("rounds", "not all rounds were played: the program is slow");
    if (has_differed_)
        report_.fault("determinism", "the same request was answered in two ways");
    else
        report_.good("determinism", "the same request has the same answer");
    const double limit = std::chrono::duration<double>(settings_.round_limit).count();
    const std::string words = "the slowest answer took " + seconds_in_words(max_seconds_) +
                              "; the limit is " + seconds_in_words(limit);
    if (max_seconds_ > limit / 2)
        report_.remark("time", words);
    else
        report_.good("time", words);
    report_.good("memory",
                 "the limit is " + support::bytes_in_words(settings_.limits.memory_bytes));
}

// The judge sends none; how a program takes it is its own affair.
void DilemmaCheck::send_odd_input() {
    const struct {
        const char* name;
        const char* text;
    } cases[] = {{"nothing", ""},
                 {"an end within the rounds", "4 1 7\n(1, 2)\n"},
                 {"words", "what now?\n"},
                 {"carriage returns", "2 1 0\r\n5\r\n\r\n"}};
    for (const auto& odd : cases) {
        dilemma::Player player = new_player();
        player.ask(odd.text, "", "");
        const dilemma::Outcome outcome = outcome_of(player);
        report_.remark("odd input", std::string(odd.name) + ": " +
                                        (outcome.fault.empty()
                                             ? "answered with " + quoted_briefly(outcome.output)
                                             : outcome.fault));
    }
}

Settings settings_from(const po::variables_map& given, const std::string& command) {
    Settings settings{program_words('\'' + command + '\'', command),
                      program_view_from(given),
                      limits_from(given),
                      {}};
    settings.round_limit =
        std::chrono::milliseconds(std::llround(1000 * settings.limits.wall_seconds));
    seconds_from(given, "patience"); // only Yahtzee and dominoes have silent programs
    if (settings.round_limit < std::chrono::milliseconds(1) ||
        settings.round_limit > std::chrono::hours(1))
        throw support::UsageError("--wall is a number of seconds from 0.001 to 3600");
    return settings;
}

} // namespace

int dilemma_check_program(const support::Invocation& invocation) {
    Limits defaults;
    defaults.wall_seconds = 2;
    const auto given = read_check_options(
        invocation,
        "Tells an entrant whether a program would be admitted, and if not, why: battles of 2,\n"
        "4 and 20 players with what can go wrong in a round (a late, failed or invalid "
        "answer),\n"
        "whether the same request has the same answer, time (--wall is for a round here) and\n"
        "memory, and how it takes damaged input, which is no reason to turn it away. The exit\n"
        "status is 0 if it would be admitted, and 1 if not.",
        defaults);
    if (!given) return support::exit_done;

    const std::string command = command_from(*given);
    Settings settings = settings_from(*given, command);
    const Protection protection = protection_from(*given);
    const CheckedProgram program =
        checked_program("dilemma", command, settings.words, settings.limits, protection);
    ++settings.limits.processes; // the helper in the sandbox
    ProgramReport report;
    DilemmaCheck(settings, protection, report).run();
    return tell(report, program, *given);
}

} // namespace headless::judge
