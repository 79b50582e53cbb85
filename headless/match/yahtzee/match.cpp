#include "headless/match/yahtzee/match.h"

#include "headless/engine/seat.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace headless::match::yahtzee {

using namespace headless::support;
using namespace headless::sandbox;
using namespace headless::engine;

namespace {

constexpr int pairs_per_block = 1000;
constexpr int pairs_per_tested_block = 100;

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
        std::array<std::unique_ptr<Engine>, 2> sides;
    };

    struct Played {
        GameResult game;
        std::string transcript;
    };

    // Games that are played at the same time by the same processes: all of a match, or, with
    // duplicates, the first halves of a block of pairs or its second halves.
    struct Session {
        int first_unit;
        int end_unit;
        int half;
    };

    void play_session(const Session& session);
    void play_at_a_table(const Session& session, std::size_t number);
    Pair seat_programs(Table& table);
    void end_programs(Pair& pair);
    void play_unit(int unit, int half, const Table& table, const Pair& pair);
    void keep_or_enter(int unit, int half, Played played);
    void enter_unpaired();
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
    std::map<int, Played> first_halves_; // by unit: pairs whose second half is to come
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

// A game or, with duplicates, one half of a pair.
void Match::play_unit(int unit, int half, const Table& table, const Pair& pair) {
    const int size = options_.terms.duplicate ? 2 : 1;
    const int game = unit * size + half + 1;
    const Pairing pairing{game, (game - 1) % 2, static_cast<std::uint64_t>(unit)};
    std::string transcript;
    const GameResult result =
        play(pairing, {pair.sides[0].get(), pair.sides[1].get()}, dice_, transcript);
    if (!table.has_broken_off()) keep_or_enter(unit, half, {result, std::move(transcript)});
}

// The halves of a pair are entered one after the other.
void Match::keep_or_enter(int unit, int half, Played played) {
    if (options_.terms.duplicate && half == 0) {
        const std::lock_guard lock(mutex_);
        first_halves_[unit] = std::move(played);
        return;
    }
    std::optional<Played> first;
    if (options_.terms.duplicate) {
        const std::lock_guard lock(mutex_);
        auto node = first_halves_.extract(unit);
        if (!node.empty()) first = std::move(node.mapped());
    }
    if (first) enter(first->game, first->transcript);
    enter(played.game, played.transcript);
}

// Where a match ends before the second halves, unless the sequential test has all it needs.
void Match::enter_unpaired() {
    if (!decided_)
        for (const auto& [unit, played] : first_halves_) enter(played.game, played.transcript);
    first_halves_.clear();
}

void Match::enter(const GameResult& game, const std::string& transcript) {
    const std::lock_guard lock(mutex_);
    result_.add(game);
    if (events_.game) events_.game(game, transcript, result_);
    const auto state = result_.sprt_state();
    if (state && state->verdict != SprtVerdict::undecided) decided_ = true;
}

void Match::play_at_a_table(const Session& session, std::size_t number) {
    try {
        Table table(options_.is_stopped, options_.freezes, number);
        Pair pair = seat_programs(table);
        while (goes_on()) {
            if (options_.is_held_up && options_.is_held_up()) {
                table.look_at_limits(Clock::now());
                std::this_thread::sleep_for(tick);
                continue;
            }
            const int unit = next_unit_++;
            if (unit >= session.end_unit) break;
            play_unit(unit, session.half, table, pair);
        }
        end_programs(pair);
    } catch (...) {
        const std::lock_guard lock(mutex_);
        fault_ = std::current_exception();
        decided_ = true;
    }
}

// Ends with all its processes.
void Match::play_session(const Session& session) {
    next_unit_ = session.first_unit;
    std::vector<std::thread> threads;
    const int tables = std::min(options_.tables, session.end_unit - session.first_unit);
    for (int i = 1; i < tables; ++i)
        threads.emplace_back(
            [this, &session, i] { play_at_a_table(session, static_cast<std::size_t>(i)); });
    play_at_a_table(session, 0);
    for (std::thread& thread : threads) thread.join();
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

// With duplicates, the processes that have played the first halves of a block are gone before
// those of the second halves begin: the latter would learn from them what the opponent rolls.
Report Match::run() {
    const int halves = options_.terms.duplicate ? 2 : 1;
    const int units = options_.terms.games / halves;
    // The sequential test needs whole pairs now and then.
    const int pairs = options_.terms.sprt ? pairs_per_tested_block : pairs_per_block;
    const int block = options_.terms.duplicate ? pairs : units;
    for (int unit = 0; unit < units && goes_on(); unit += block)
        for (int half = 0; half < halves && goes_on(); ++half)
            play_session({unit, std::min(unit + block, units), half});
    enter_unpaired();
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
