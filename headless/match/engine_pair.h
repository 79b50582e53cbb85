// The two programs of a match, started side by side and asked by one thread, with an observer, so
// that a person can follow the match.

#pragma once

#include "headless/engine/engine.h"
#include "headless/engine/engine_connection.h"
#include "headless/match/outcome.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/sandbox.h"

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::match {

// The request to side `side` in game `game`, without the line feed.
struct Request {
    int game;
    int side;
    std::string_view text;
};

// Empty functions are not called.
struct Observer {
    std::function<void(const Request&)> asked; // before the engine sees it
    std::function<void(const Request&, std::string_view answer)> answered; // not after a failure
};

// Waits until the next request may be sent. Must call `goes_on` every tick while it waits: that
// checks the programs' limits, and returns false once the match ends.
using Pace = std::function<void(const std::function<bool()>& goes_on)>;

// Reports its requests and answers to an observer, and can wait before each request.
class ObservedEngine : public engine::Engine {
public:
    // `game` is the number of the game that is on. All must outlive this.
    ObservedEngine(const std::unique_ptr<engine::Engine>& engine, int side, const int& game,
                   const Observer& observer, const Pace& pace, const std::function<bool()>& goes_on)
        : engine_(engine),
          side_(side),
          game_(game),
          observer_(observer),
          pace_(pace),
          goes_on_(goes_on) {}

    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override {
        const Request asked{game_, side_, request.substr(0, request.size() - 1)};
        if (observer_.asked) observer_.asked(asked);
        if (pace_) pace_(goes_on_);
        asked_ = sandbox::Clock::now();
        auto answer = engine_->ask(request);
        const auto* const failure = std::get_if<sandbox::Failure>(&answer);
        if (failure && failure->cause == sandbox::Cause::stopped) broken_off_ = waiting();
        asked_.reset();
        const auto* const text = std::get_if<std::string_view>(&answer);
        has_answered_ = has_answered_ || text;
        if (text && observer_.answered) observer_.answered(asked, *text);
        return answer;
    }

    // The seconds since it was asked; 0 while it is not asked.
    double waiting() const {
        return asked_ ? std::chrono::duration<double>(sandbox::Clock::now() - *asked_).count() : 0;
    }
    bool has_answered() const { return has_answered_; }
    // The seconds since it was asked when the match was stopped.
    double broken_off() const { return broken_off_; }

private:
    const std::unique_ptr<engine::Engine>& engine_; // another one after a crash
    const int side_;
    const int& game_;
    const Observer& observer_;
    const Pace& pace_;
    const std::function<bool()>& goes_on_;
    std::optional<sandbox::Clock::time_point> asked_;
    double broken_off_ = 0;
    bool has_answered_ = false;
};

using Engines = std::array<engine::Engine*, 2>;

using Programs = std::array<std::vector<std::string>, 2>; // commands as words

// The budgets of both sides.
class BudgetPair {
public:
    explicit BudgetPair(const sandbox::Limits& limits) : a_(limits), b_(limits) {}

    sandbox::Budget& of(std::size_t side) { return side == 0 ? a_ : b_; }
    bool has_failed() const { return a_.has_failed() || b_.has_failed(); }

private:
    sandbox::Budget a_;
    sandbox::Budget b_;
};

// See EngineGroup and ObservedEngine.
struct EnginePairOptions {
    std::function<bool()> is_stopped;
    double patience_seconds;
    std::function<void(int side, double seconds)> on_silence;
    bool freezes;
    std::size_t number;
    const Observer& observer;
    const Pace& pace;
};

class EnginePair {
public:
    // All must outlive this. Throws std::system_error if the machine, not a program, is at fault.
    EnginePair(const EnginePairOptions& options, const Programs& programs,
               const sandbox::Protection& protection, const std::array<sandbox::View, 2>& views,
               BudgetPair& budgets);

    EnginePair(const EnginePair&) = delete;
    EnginePair& operator=(const EnginePair&) = delete;

    Engines engines() { return {&observed_[0], &observed_[1]}; }
    void set_game(int game) { game_ = game; } // the number of the present game, for the observer
    void look_at_limits() { group_.look_at_limits(sandbox::Clock::now()); }
    bool has_broken_off() const { return group_.has_broken_off(); }

    // True if the part of the match has been announced to both.
    bool is_open() const { return is_open_; }
    void set_open() { is_open_ = true; }

    // True if no side has ever answered, and none answers `request`, with which each side that has
    // not failed is asked now; one that doesn't answer it has failed.
    bool neither_answers(std::string_view request);

    // The side that was asked when the match was stopped.
    Unanswered unanswered() const;

    // Starts the program of a side again, which ended by itself.
    void restart(std::size_t side);

    // Ends both and returns their notes.
    std::array<engine::Notes, 2> stop();

private:
    // The last moment in which a side used CPU time or was not asked.
    struct Sign {
        double cpu_seconds = 0;
        double waiting = 0; // seconds of the request
        bool is_reported = false;
    };
    bool is_stopped();
    void note_silence();
    std::unique_ptr<engine::Engine> start(std::size_t side);

    const std::function<bool()> is_stopped_;
    const double patience_seconds_;
    const std::function<void(int side, double seconds)> on_silence_;
    const Programs& programs_;
    const sandbox::Protection& protection_;
    const std::array<sandbox::View, 2>& views_;
    BudgetPair& budgets_;
    std::array<Sign, 2> signs_;
    std::array<engine::Notes, 2> notes_; // of programs that have ended
    engine::EngineGroup group_;
    std::array<std::unique_ptr<engine::Engine>, 2> engines_;
    int game_ = 0;
    bool is_open_ = false;
    const std::function<bool()> goes_on_;
    std::array<ObservedEngine, 2> observed_;
    bool is_started_ = false; // last, since starting asks whether the match is stopped
};

} // namespace headless::match
