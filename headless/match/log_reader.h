// Reads the log of a match of any game, line by line. The reader of each game derives from it and
// checks the games.

#pragma once

#include "headless/match/log_lines.h"
#include "headless/match/outcome.h"

#include <array>
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace headless::match {

// The lines that begin a log, and the line that ends a game; `points` as the game writes them, each
// number after a space.
std::string log_head(std::string_view first_line, const std::string& terms);
std::string log_end(const GameOutcome& game, const std::string& points);

class LogReader {
protected:
    using Error = core::support::Error;

    explicit LogReader(std::istream& log);

    Error error(std::string what) const { return {std::move(what), next_ + 1, 1}; }

    // Reads the terms and the seed. `parse` reads the terms' JSON; `what` is "dice" or "deals", for
    // the error if the log has no seed.
    template <class Terms, class Parse>
    core::support::Result<Terms> read_head(std::string_view first_line, const char* what,
                                           Parse parse) {
        if (lines_.size() < 2 || lines_[0] != first_line || !lines_[1].starts_with("terms "))
            return Error{"the first line must be '" + std::string(first_line) +
                             "', and the second the terms",
                         1, 1};
        auto terms = parse(std::string_view(lines_[1]).substr(6));
        if (!terms) return Error{terms.error().what, 2, 7};
        const auto seed = find_seed(lines_, terms->seed_sha256);
        if (!seed) return seed.error();
        if (!*seed)
            return Error{std::string("the log has no seed, so its ") + what + " can't be checked",
                         lines_.size(), 1};
        seed_ = **seed;
        next_ = 2;
        return terms;
    }

    // Reads the requests and answers after this line, up to the next event; next_ is then the last
    // of them.
    std::optional<Error> read_exchanges();
    // Reads the line that ends a game. `read_points` reads what the game writes between the side
    // and the reason.
    std::optional<Error> read_end(GameOutcome& logged,
                                  const std::function<void(std::istringstream&)>& read_points);
    // Reads a line "rest ...".
    core::support::Result<Rest> parse_rest() const;
    // Explains a missing answer by the forfeit or the rest that follows it.
    void fail_with(const std::optional<int>& side, const std::string& reason,
                   const std::string& words);
    // An error unless all requests were those of the log.
    std::optional<Error> judge_exchanges() const;

    const core::dice::Seed& seed() const { return *seed_; }
    std::array<engine::Engine*, 2> engines() { return {&engines_[0], &engines_[1]}; }

    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    std::array<ReplayEngine, 2> engines_;

private:
    std::optional<core::dice::Seed> seed_; // the log's last line: it makes the dice
};

} // namespace headless::match
