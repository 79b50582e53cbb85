// The loop of a match, the same for all games. `Traits` has the members that differ:
//
//   Terms, GameResult, Result, Report        (the types of the game)
//   Traits(terms, seed)
//   parts()                                  (of the match, each with limits of its own)
//   games_per_unit(), enters_in_order()
//   open(part, engines, transcript)          (announces a part; returns why a program is out)
//   begin(part, result), has_opening
//   first_request()                          (only of games without an opening)
//   play(part, unit, half, engines, transcript)
//   add(played, result), games_left(result), is_decided(result)

#pragma once

#include "headless/engine/start.h"
#include "headless/match/engine_pair.h"
#include "headless/match/match.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace headless::match {

// Games that the same processes play, several at a time. A unit is a game or, with duplicates, a
// pair of games with the same dice, of which a session plays one half.
struct Session {
    int first_unit;
    int end_unit;
    int half = 0;
};

// Ends with all its processes.
using Part = std::vector<Session>;

// A stopped match always waits for one side; a wait of this length is worth a word.
inline constexpr double reported_silence_seconds = 1;

template <class Traits>
class Match {
public:
    using Report = typename Traits::Report;

    // All must outlive this.
    Match(const MatchOptionsOf<Traits>& options, const sandbox::Protection& protection,
          const MatchEventsOf<Traits>& events)
        : options_(options),
          protection_(protection),
          events_(events),
          observer_(one_at_a_time(events.observer)),
          traits_(options.terms, options.seed),
          programs_{engine::words_to_run(options.terms.commands[0]),
                    engine::words_to_run(options.terms.commands[1])},
          report_(typename Traits::Result(options.terms), options.seed) {
        report_.usage.emplace();
        report_.protection = protection.description();
        report_.file_sha256 = {engine::hash_of_program(programs_[0]),
                               engine::hash_of_program(programs_[1])};
    }

    // Throws std::system_error where the machine, not a program, is at fault.
    Report run() {
        const std::vector<Part> parts = traits_.parts();
        for (std::size_t part = 0; part < parts.size() && !is_stopped(); ++part) {
            part_ = part;
            budgets_.emplace(options_.limits);
            refusal_.reset();
            is_open_ = false;
            for (const Session& session : parts[part]) {
                if (session.half > 0) protection_.forget_files(); // of the twins that have ended
                if (goes_on()) play_session(session);
            }
            end_part();
        }
        return std::move(report_);
    }

private:
    using Played = PlayedGameOf<typename Traits::GameResult>;
    using Unit = std::vector<Played>; // all that has been played of it

    bool is_stopped() const { return options_.is_stopped && options_.is_stopped(); }
    bool goes_on() const {
        return !is_stopped() && !decided_ && !has_fault_ && !is_refused_ && !budgets_->has_failed();
    }

    // Where nobody observes, nothing is called.
    Observer one_at_a_time(const Observer& observer) {
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

    // Parallel games wait for copies of the same programs.
    std::function<void(int side, double seconds)> silence_of_either() {
        if (!options_.on_silence) return {};
        return [this](int side, double seconds) {
            if (!is_silence_reported_[static_cast<std::size_t>(side)].exchange(true))
                options_.on_silence(side, seconds);
        };
    }

    void play_session(const Session& session) {
        next_unit_ = session.first_unit;
        std::vector<std::jthread> threads; // joined also where not all of them can be made
        const int games = std::min(options_.parallel_games, session.end_unit - session.first_unit);
        try {
            for (int i = 1; i < games; ++i)
                threads.emplace_back(
                    [this, &session, i] { play_games(session, static_cast<std::size_t>(i)); });
        } catch (...) {
            has_fault_ = true; // those that were made end now
            throw;
        }
        play_games(session, 0);
    }

    // Plays games with one copy of each program, which this thread asks. `number`: of the parallel
    // game.
    void play_games(const Session& session, std::size_t number) {
        try {
            EnginePair pair({options_.is_stopped, options_.patience_seconds, silence_of_either(),
                             options_.freezes, number, observer_, options_.pace},
                            programs_, protection_, options_.views, *budgets_);
            neither_answers(pair); // where a side could not be started, the other is asked, too
            while (open(pair) && goes_on()) {
                const int unit = next_unit_++;
                if (unit >= session.end_unit) break;
                play_unit(unit, session.half, pair);
            }
            const Unanswered unanswered = pair.unanswered();
            const std::array<engine::Notes, 2> notes = pair.stop();
            const std::lock_guard lock(mutex_);
            if (unanswered.seconds >= reported_silence_seconds) report_.unanswered = unanswered;
            for (std::size_t side = 0; side < 2; ++side)
                (*report_.usage)[side].notes += notes[side];
        } catch (...) {
            const std::lock_guard lock(mutex_);
            fault_ = std::current_exception();
            has_fault_ = true;
        }
    }

    // Announces the part, once per pair of engines. False if that was abandoned.
    bool open(EnginePair& pair) {
        if constexpr (Traits::has_opening) {
            if (pair.is_open()) return true;
            std::string transcript;
            auto refusal = traits_.open(part_, pair.engines(), transcript);
            if (pair.has_broken_off()) return false;
            pair.set_open();
            const std::lock_guard lock(mutex_);
            if (!is_open_) {
                traits_.begin(part_, report_.result);
                if (events_.part) events_.part(part_, transcript);
            }
            is_open_ = true;
            if (refusal && !refusal_) refusal_ = std::move(refusal);
            is_refused_ = refusal_.has_value();
        }
        return true;
    }

    // Once a program has failed before anybody answered, asks its opponent, which must not win all
    // games by never being asked. True if that fails too: then no game counts.
    bool neither_answers(EnginePair& pair) const {
        if constexpr (Traits::has_opening)
            return false;
        else
            return budgets_->has_failed() && pair.neither_answers(Traits::first_request());
    }

    // A game or, with duplicates, one half of a pair.
    void play_unit(int unit, int half, EnginePair& pair) {
        pair.set_game(unit * traits_.games_per_unit() + half + 1);
        Played played;
        played.game = traits_.play(part_, unit, half, pair.engines(), played.transcript);
        if (neither_answers(pair) || pair.has_broken_off()) return;
        if (const auto& forfeit = played.game.forfeit; forfeit && forfeit->is_recovered())
            pair.restart(static_cast<std::size_t>(forfeit->side));
        if (options_.luck) played.luck = options_.luck(played.transcript);
        keep_or_enter(unit, half, std::move(played));
    }

    // The halves of a pair are entered one after the other. A sequential test takes the units in
    // the order of their numbers, so that it ends after the same game whatever the number of
    // parallel games.
    void keep_or_enter(int unit, int half, Played played) {
        const auto whole = static_cast<std::size_t>(traits_.games_per_unit());
        const std::lock_guard lock(mutex_);
        Unit& games = waiting_[unit];
        games.insert(half == 0 ? games.begin() : games.end(), std::move(played));
        const bool in_order = traits_.enters_in_order();
        for (auto next = waiting_.find(in_order ? next_entered_ : unit);
             next != waiting_.end() && next->second.size() == whole && !decided_;
             next = in_order ? waiting_.find(next_entered_) : waiting_.end()) {
            for (const Played& each : next->second) enter(each);
            ++next_entered_;
            waiting_.erase(next);
        }
    }

    void enter(const Played& played) {
        Traits::add(played, report_.result);
        if (events_.game) events_.game(played, report_.result);
        if (Traits::is_decided(report_.result)) decided_ = true;
    }

    // Enters the games that wait too, where a match ends before all units are whole, unless the
    // sequential test has all it needs.
    void end_part() {
        if (!decided_)
            for (const auto& [unit, games] : waiting_)
                for (const Played& played : games) enter(played);
        waiting_.clear();
        if (fault_) std::rethrow_exception(fault_);
        if (is_open_ || !Traits::has_opening) enter_rests();
        is_refused_ = false;
        for (std::size_t side = 0; side < 2; ++side) {
            SideUsage& usage = (*report_.usage)[side];
            const sandbox::Budget& budget = budgets_->of(side);
            usage.cpu_seconds += budget.cpu_seconds();
            usage.max_cpu_seconds = std::max(usage.max_cpu_seconds, budget.cpu_seconds());
            usage.wall_seconds += budget.wall_seconds();
            usage.peak_bytes = std::max(usage.peak_bytes, budget.peak_bytes());
        }
    }

    // The games left of the part are lost by the side that is out of it.
    void enter_rests() {
        const int left = Traits::games_left(report_.result);
        if (decided_) return;
        for (int side = 0; side < 2 && Traits::games_left(report_.result) > 0; ++side) {
            std::optional<Forfeit> why;
            if (refusal_ && refusal_->side == side)
                why = refusal_;
            else if (const auto failure = budgets_->of(static_cast<std::size_t>(side)).failure())
                why = Forfeit{side, std::string(name(failure->cause)), failure->words};
            if (!why) continue;
            const Rest rest{side, left, why->reason, why->words};
            report_.result.add(rest);
            if (events_.rest) events_.rest(rest);
        }
    }

    const MatchOptionsOf<Traits>& options_;
    const sandbox::Protection& protection_;
    const MatchEventsOf<Traits>& events_;
    const Observer observer_;
    const Traits traits_;
    const Programs programs_;
    std::size_t part_ = 0;
    std::optional<BudgetPair> budgets_;   // of the part
    std::optional<Forfeit> refusal_;      // of the part's opening
    std::atomic<bool> is_refused_{false}; // the same
    bool is_open_ = false;                // the part
    std::atomic<int> next_unit_{0};
    std::atomic<bool> decided_{false}; // by a sequential test
    std::mutex mutex_;
    std::map<int, Unit> waiting_; // by number: not whole, or the test needs one before it
    int next_entered_ = 0;        // the unit that a sequential test needs next
    Report report_;
    std::array<std::atomic<bool>, 2> is_silence_reported_{};
    std::exception_ptr fault_;
    std::atomic<bool> has_fault_{false};
};

// Throws std::system_error where the machine, not a program, is at fault.
template <class Traits>
typename Traits::Report run_match(const MatchOptionsOf<Traits>& options,
                                  const sandbox::Protection& protection,
                                  const MatchEventsOf<Traits>& events) {
    return Match<Traits>(options, protection, events).run();
}

} // namespace headless::match
