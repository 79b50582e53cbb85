// The interface of alea-bot to a game: its name, its strategies, and how to answer its protocol.
// One file per game defines one of these.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headless::bot {

struct Options {
    std::string strategy; // a name of the game's strategies
    std::uint64_t seed = 1;
    std::optional<std::string> tables; // a folder
    bool is_quiet = false;
};

struct Strategy {
    std::string name;
    std::string description; // for people, without a full stop
};

// The strategies in a roster whose members have a name and a description.
template <class Roster>
std::vector<Strategy> strategies_in(const Roster& roster) {
    std::vector<Strategy> all;
    for (const auto& member : roster)
        all.push_back({std::string(member.name), std::string(member.description)});
    return all;
}

struct Game {
    std::string_view name;
    std::string_view default_strategy;
    std::vector<Strategy> (*strategies)();
    // Answers requests until the input ends: nothing but answers on `out`, each flushed at once,
    // messages on `errors`. Gives the exit status. Throws support::UsageError where no strategy
    // has the name.
    int (*run)(const Options& options, std::istream& in, std::ostream& out, std::ostream& errors);
    // Makes the large data files in a folder; null if the game has none.
    void (*make_tables)(const std::string& folder, bool is_quiet, std::ostream& errors) = nullptr;
};

extern const Game dilemma;
extern const Game yahtzee;
extern const Game dominoes;

// Throws support::UsageError, with the nearest name of a strategy and `more` about them.
[[noreturn]] void refuse_strategy(const Game& game, const std::string& name,
                                  const std::string& more = {});

// All of them; the first is the default.
std::span<const Game* const> games();

} // namespace headless::bot
