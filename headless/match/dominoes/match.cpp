#include "headless/match/dominoes/match.h"

#include "headless/engine/seat.h"

#include <algorithm>
#include <memory>

namespace headless::match::dominoes {

using namespace headless::sandbox;
using namespace headless::engine;

namespace {

// One case: the programs are started, told of it, and play its games.
class CaseMatch {
public:
    CaseMatch(const MatchOptions& options, const Protection& protection, const MatchEvents& events,
              core::dominoes::Case setting, Report& report)
        : options_(options),
          events_(events),
          setting_(setting),
          report_(report),
          protection_(protection),
          table_(options.is_stopped, options.freezes) {}

    void run() {
        play_games();
        for (std::size_t side = 0; side < 2; ++side) end_program(side);
    }

private:
    std::unique_ptr<Engine> start(std::size_t side) {
        return seat_program(words_to_run(options_.terms.commands[side]), protection_, options_.view,
                            *budgets_[side], table_);
    }

    void play_games() {
        std::string transcript;
        std::optional<Forfeit> refusal;
        for (int side = 0; side < 2 && !refusal; ++side)
            refusal = announce(side, observed_[static_cast<std::size_t>(side)],
                               core::dominoes::Init{setting_}, transcript);
        if (table_.has_broken_off()) return;
        report_.result.begin(setting_);
        if (events_.begin) events_.begin(setting_, transcript);
        int game = 1;
        while (!refusal && game <= options_.terms.games && !table_.is_stopped()) {
            if (!play_game(game)) return;
            ++game;
            refusal = disqualified();
        }
        const int left = options_.terms.games - game + 1;
        if (refusal && left > 0) enter(Rest{refusal->side, left, refusal->reason, refusal->words});
    }

    // False if it was broken off.
    bool play_game(int game) {
        std::string transcript;
        game_ = game;
        const GameResult result = play(game, deal_of(options_.seed, setting_, game),
                                       {&observed_[0], &observed_[1]}, transcript);
        if (table_.has_broken_off()) return false;
        report_.result.add(result);
        if (events_.game) events_.game(result, transcript, report_.result);
        return true;
    }

    std::optional<Forfeit> disqualified() const {
        for (int side = 0; side < 2; ++side)
            if (const auto failure = budgets_[static_cast<std::size_t>(side)]->failure())
                return Forfeit{side, std::string(name(failure->cause)), failure->words};
        return std::nullopt;
    }

    void enter(const Rest& rest) {
        report_.result.add(rest);
        if (events_.rest) events_.rest(rest);
    }

    void end_program(std::size_t side) {
        SideUsage& usage = report_.usage[side];
        usage.notes += take_leave(*programs_[side]);
        const Budget& budget = *budgets_[side];
        usage.cpu_seconds += budget.cpu_seconds();
        usage.max_cpu_seconds = std::max(usage.max_cpu_seconds, budget.cpu_seconds());
        usage.peak_bytes = std::max(usage.peak_bytes, budget.peak_bytes());
    }

    const MatchOptions& options_;
    const MatchEvents& events_;
    const core::dominoes::Case setting_;
    Report& report_;
    const Protection& protection_;
    Table table_;
    Budget budget_a_{options_.limits};
    Budget budget_b_{options_.limits};
    const std::array<Budget*, 2> budgets_{&budget_a_, &budget_b_};
    std::array<std::unique_ptr<Engine>, 2> programs_{start(0), start(1)};
    int game_ = 0; // that is on
    const std::function<bool()> goes_on_ = [this] {
        table_.look_at_limits(Clock::now());
        return !table_.is_stopped();
    };
    std::array<ObservedEngine, 2> observed_{
        ObservedEngine(*programs_[0], 0, game_, events_.observer, options_.pace, goes_on_),
        ObservedEngine(*programs_[1], 1, game_, events_.observer, options_.pace, goes_on_)};
};

} // namespace

Report run_match(const MatchOptions& options, const Protection& protection,
                 const MatchEvents& events) {
    Report report{Result(options.terms), {}};
    for (const core::dominoes::Case setting : options.terms.cases) {
        if (options.is_stopped && options.is_stopped()) break;
        CaseMatch(options, protection, events, setting, report).run();
    }
    return report;
}

} // namespace headless::match::dominoes
