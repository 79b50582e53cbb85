// An engine that reports its requests and answers to an observer and can wait before each request,
// so that a person can follow a match.

#pragma once

#include "headless/engine/engine.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

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

} // namespace headless::match
