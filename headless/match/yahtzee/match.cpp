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
          observer_(one_at_a_time(events.observer)),
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

    // A game, or with duplicates two with the same dice: all that has been played of it.
    using Unit = std::vector<PlayedGame>;

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
    void play_unit(int unit, int half, Table& table, const Pair& pair);
    void keep_or_enter(int unit, int half, PlayedGame played);
    void enter_waiting();
    void enter(const PlayedGame& played);
    bool goes_on() const;
    void enter_rests();
    Observer one_at_a_time(const Observer& observer);
    std::size_t games_per_unit() const { return options_.terms.duplicate ? 2 : 1; }

    const MatchOptions& options_;
    const Protection& protection_;
    const MatchEvents& events_;
    const Observer observer_;
    const core::dice::KeyedDice dice_;
    std::vector<std::vector<std::string>> words_;
    Budget budget_a_{options_.limits};
    Budget budget_b_{options_.limits};
    std::array<Budget*, 2> budgets_{&budget_a_, &budget_b_};
    std::atomic<int> next_unit_{0};
    std::atomic<bool> decided_{false}; // by the sequential test
    std::mutex mutex_;
    std::map<int, Unit> waiting_; // by number: not whole, or the test needs one before it
    int next_entered_ = 0;        // the unit that the sequential test needs next
    Result result_;
    std::array<Notes, 2> notes_;
    std::array<std::string, 2> file_sha256_;
    std::exception_ptr fault_;
    std::atomic<bool> has_fault_{false};
};

bool Match::goes_on() const {
    const bool stopped = options_.is_stopped && options_.is_stopped();
    return !stopped && !decided_ && !has_fault_ && !budget_a_.has_failed() &&
           !budget_b_.has_failed();
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

// Where nobody observes, nothing is called.
Observer Match::one_at_a_time(const Observer& observer) {
    Observer locked;
    if (observer.asked)
        locked.asked = [this, &observer](const Request& request) {
            const std::lock_guard lock(mutex_);
            observer.asked(request);
        };
    if (observer.answered)
        locked.answered = [this, &observer](const Request& request, std::string_view answer) {
            const std::lock_guard lock(mutex_);
            observer.answered(request, answer);
        };
    return locked;
}

// A game or, with duplicates, one half of a pair.
void Match::play_unit(int unit, int half, Table& table, const Pair& pair) {
    const int game = unit * static_cast<int>(games_per_unit()) + half + 1;
    const Pairing pairing{game, (game - 1) % 2, static_cast<std::uint64_t>(unit)};
    const std::function<bool()> goes_on = [&table] {
        table.look_at_limits(Clock::now());
        return !table.is_stopped();
    };
    ObservedEngine a(*pair.sides[0], 0, game, observer_, options_.pace, goes_on);
    ObservedEngine b(*pair.sides[1], 1, game, observer_, options_.pace, goes_on);
    PlayedGame played;
    played.game = play(pairing, {&a, &b}, dice_, played.transcript);
    if (table.has_broken_off()) return;
    if (options_.terms.adjusts_luck) played.luck = options_.luck(played.transcript);
    keep_or_enter(unit, half, std::move(played));
}

// The halves of a pair are entered one after the other. The sequential test takes the units in the
// order of their numbers, so that it ends after the same game whatever the number of tables.
void Match::keep_or_enter(int unit, int half, PlayedGame played) {
    const std::lock_guard lock(mutex_);
    Unit& games = waiting_[unit];
    games.insert(half == 0 ? games.begin() : games.end(), std::move(played));
    const bool in_order = options_.terms.sprt.has_value();
    for (auto next = waiting_.find(in_order ? next_entered_ : unit);
         next != waiting_.end() && next->second.size() == games_per_unit() && !decided_;
         next = in_order ? waiting_.find(next_entered_) : waiting_.end()) {
        for (const PlayedGame& each : next->second) enter(each);
        ++next_entered_;
        waiting_.erase(next);
    }
}

// Where a match ends before all units are whole, unless the sequential test has all it needs.
void Match::enter_waiting() {
    if (!decided_)
        for (const auto& [unit, games] : waiting_)
            for (const PlayedGame& played : games) enter(played);
    waiting_.clear();
}

void Match::enter(const PlayedGame& played) {
    result_.add(played.game, played.luck);
    if (events_.game) events_.game(played, result_);
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
        has_fault_ = true;
    }
}

// Ends with all its processes.
void Match::play_session(const Session& session) {
    next_unit_ = session.first_unit;
    std::vector<std::jthread> threads; // joined also where not all of them can be made
    const int tables = std::min(options_.tables, session.end_unit - session.first_unit);
    try {
        for (int i = 1; i < tables; ++i)
            threads.emplace_back(
                [this, &session, i] { play_at_a_table(session, static_cast<std::size_t>(i)); });
    } catch (...) {
        has_fault_ = true; // those that were made end now
        throw;
    }
    play_at_a_table(session, 0);
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
    enter_waiting();
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
