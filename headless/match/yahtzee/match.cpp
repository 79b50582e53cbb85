#include "headless/match/yahtzee/match.h"

#include "headless/engine/seat.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace headless::match::yahtzee {

using namespace headless::support;
using namespace headless::sandbox;
using namespace headless::engine;

namespace {

// Empty if the file can't be read.
std::string program_hash(const std::vector<std::string>& words) {
    try {
        return to_hex(sha256_of_tree(own_file(words)));
    } catch (const std::exception&) {
        return {};
    }
}

class Match {
public:
    Match(const MatchOptions& options, const Protection& protection, const MatchEvents& events)
        : options_(options),
          protection_(protection),
          events_(events),
          dice_(options.seed),
          result_(options.terms) {
        for (const std::string& command : options.terms.commands) {
            words_.push_back(words_to_run(command));
            file_sha256_[words_.size() - 1] = program_hash(words_.back());
        }
    }

    Report run();

private:
    // One copy of each program, talking to one thread.
    struct Pair {
        std::array<std::unique_ptr<Answerer>, 2> sides;
    };

    void play_at_a_table();
    Pair seat_programs(Table& table);
    void end_programs(Pair& pair);
    void play_unit(int unit, const Table& table, std::vector<Pair>& pairs);
    void enter(const GameResult& game, const std::string& transcript);
    bool goes_on() const;
    void enter_rests();

    const MatchOptions& options_;
    const Protection& protection_;
    const MatchEvents& events_;
    const core::dice::KeyedDice dice_;
    std::vector<std::vector<std::string>> words_;
    Budget budget_a_{options_.limits};
    Budget budget_b_{options_.limits};
    std::array<Budget*, 2> budgets_{&budget_a_, &budget_b_};
    std::atomic<int> next_unit_{0};
    std::atomic<bool> decided_{false}; // by the sequential test
    std::mutex mutex_;
    Result result_;
    std::array<Notes, 2> notes_;
    std::array<std::string, 2> file_sha256_;
    std::exception_ptr fault_;
};

bool Match::goes_on() const {
    const bool stopped = options_.is_stopped && options_.is_stopped();
    return !stopped && !decided_ && !budget_a_.has_failed() && !budget_b_.has_failed();
}

Match::Pair Match::seat_programs(Table& table) {
    Pair pair;
    for (std::size_t side = 0; side < 2; ++side)
        pair.sides[side] =
            seat_program(words_[side], protection_, options_.view, *budgets_[side], table);
    return pair;
}

void Match::end_programs(Pair& pair) {
    for (std::size_t side = 0; side < 2; ++side) {
        const Notes notes = take_leave(*pair.sides[side]);
        const std::lock_guard lock(mutex_);
        notes_[side] += notes;
    }
}

// A game or, with duplicates, a game and its twin, which other copies play.
void Match::play_unit(int unit, const Table& table, std::vector<Pair>& pairs) {
    const int size = static_cast<int>(pairs.size());
    for (int i = 0; i < size; ++i) {
        const int game = unit * size + i + 1;
        const Pairing pairing{game, (game - 1) % 2, static_cast<std::uint64_t>(unit)};
        const Pair& pair = pairs[static_cast<std::size_t>(i)];
        std::string transcript;
        const GameResult result =
            play(pairing, {pair.sides[0].get(), pair.sides[1].get()}, dice_, transcript);
        if (table.has_broken_off()) return;
        enter(result, transcript);
        if (!goes_on()) return;
    }
}

void Match::enter(const GameResult& game, const std::string& transcript) {
    const std::lock_guard lock(mutex_);
    result_.add(game);
    if (events_.game) events_.game(game, transcript, result_);
    const auto state = result_.sprt_state();
    if (state && state->verdict != SprtVerdict::undecided) decided_ = true;
}

void Match::play_at_a_table() {
    try {
        Table table(options_.is_stopped);
        std::vector<Pair> pairs;
        for (int i = 0; i < (options_.terms.duplicate ? 2 : 1); ++i)
            pairs.push_back(seat_programs(table));
        const int units = options_.terms.games / static_cast<int>(pairs.size());
        while (goes_on()) {
            if (options_.is_held_up && options_.is_held_up()) {
                table.look_at_limits(Clock::now());
                std::this_thread::sleep_for(tick);
                continue;
            }
            const int unit = next_unit_++;
            if (unit >= units) break;
            play_unit(unit, table, pairs);
        }
        for (Pair& pair : pairs) end_programs(pair);
    } catch (...) {
        const std::lock_guard lock(mutex_);
        fault_ = std::current_exception();
        decided_ = true;
    }
}

void Match::enter_rests() {
    const int left = options_.terms.games - result_.played();
    if (decided_ || left == 0) return;
    for (int side = 0; side < 2; ++side) {
        const auto failure = budgets_[static_cast<std::size_t>(side)]->failure();
        if (!failure) continue;
        const Rest rest{side, left, std::string(name(failure->cause)), failure->words};
        result_.add(rest);
        if (events_.rest) events_.rest(rest);
    }
}

Report Match::run() {
    std::vector<std::thread> threads;
    for (int i = 1; i < options_.tables; ++i) threads.emplace_back([this] { play_at_a_table(); });
    play_at_a_table();
    for (std::thread& thread : threads) thread.join();
    if (fault_) std::rethrow_exception(fault_);
    enter_rests();

    Report report{result_, options_.seed, std::array<SideUsage, 2>{}, protection_.description(),
                  file_sha256_};
    for (std::size_t side = 0; side < 2; ++side) {
        const Budget& budget = *budgets_[side];
        (*report.usage)[side] = {budget.cpu_seconds(), budget.wall_seconds(), budget.peak_bytes(),
                                 notes_[side]};
    }
    return report;
}

} // namespace

Report run_match(const MatchOptions& options, const Protection& protection,
                 const MatchEvents& events) {
    return Match(options, protection, events).run();
}

} // namespace headless::match::yahtzee
