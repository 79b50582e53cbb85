// An engine whose requests and answers are told to an observer, and which may be held back before
// each request: for whoever follows a match.

#pragma once

#include "headless/engine/engine.h"

#include <functional>
#include <string_view>

namespace headless::match {

// What side `side` is asked in game `game`, without the line feed.
struct Request {
    int game;
    int side;
    std::string_view text;
};

// Empty functions are not called.
struct Observer {
    std::function<void(const Request&)> asked; // before the engine sees it
    std::function<void(const Request&, std::string_view answer)> answered; // not where it failed
};

// Returns when the next request may be sent. `goes_on` is asked every tick meanwhile: it looks at
// the programs' limits, and says whether the match goes on.
using Pace = std::function<void(const std::function<bool()>& goes_on)>;

class ObservedEngine : public engine::Engine {
public:
    // `game` is the number of the game that is on. All must outlive this.
    ObservedEngine(engine::Engine& engine, int side, const int& game, const Observer& observer,
                   const Pace& pace, const std::function<bool()>& goes_on)
        : engine_(engine),
          side_(side),
          game_(game),
          observer_(observer),
          pace_(pace),
          goes_on_(goes_on) {}

    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override {
        const Request told{game_, side_, request.substr(0, request.size() - 1)};
        if (observer_.asked) observer_.asked(told);
        if (pace_) pace_(goes_on_);
        auto answer = engine_.ask(request);
        if (const auto* text = std::get_if<std::string_view>(&answer); text && observer_.answered)
            observer_.answered(told, *text);
        return answer;
    }

private:
    engine::Engine& engine_;
    const int side_;
    const int& game_;
    const Observer& observer_;
    const Pace& pace_;
    const std::function<bool()>& goes_on_;
};

} // namespace headless::match
