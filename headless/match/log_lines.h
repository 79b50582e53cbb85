// The lines that the logs of all games have in common, written and read:
//
//   SIDE REQUEST : ANSWER                    (the protocol's, else as JSON; or none)
//   forfeit SIDE … REASON WORDS
//   rest SIDE GAMES REASON WORDS             (games left, all lost)
//   seed 64-HEXADECIMAL-DIGITS               (after the last game)

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "headless/engine/engine.h"
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

// The output of a program as a JSON string, which has no line breaks.
std::string quoted(std::string_view answer);
// An answer, byte for byte: unchanged if it equals `plain`, the protocol's form; else as a JSON
// string or, if it is no UTF-8, as {"bytes":"hexadecimal digits"}.
std::string logged(std::string_view answer, std::string_view plain);
std::string one_line(std::string text);

// Sends a request to a program and writes "a REQUEST : " to the transcript, then "none" and a line
// feed if there is no answer. The caller writes the answer, since only it knows its plain form. The
// answer stays valid until the next call.
std::variant<std::string_view, Forfeit> ask(int side, engine::Engine& engine, std::string request,
                                            std::string& transcript);

std::string log_rest(const Rest& rest);
std::string log_seed(const core::dice::Seed& seed);

// The SHA-256 that is published before a match, hexadecimal.
std::string published_hash(const core::dice::Seed& seed);

std::optional<int> side_named(std::string_view word);
std::optional<sandbox::Cause> cause_named(std::string_view word);
std::string rest_of(std::istringstream& words);

// The last seed in the log; an error if its hash is not the `published` one, nothing if there is
// none.
core::support::Result<std::optional<core::dice::Seed>>
find_seed(const std::vector<std::string>& lines, const std::string& published);

// A request to a program and its answer; no answer if it failed.
struct Exchange {
    std::size_t line = 0; // in the log
    std::string request;
    std::optional<std::string> answer;
};

// Reads a line that begins with a side.
core::support::Result<Exchange> parse_exchange(const std::string& text, std::size_t line);

// An engine that gives the answers of a log.
class ReplayEngine : public engine::Engine {
public:
    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override;

    void add(Exchange exchange) { exchanges_.push_back(std::move(exchange)); }
    // The failure to return where the log has no answer.
    void fail_with(sandbox::Failure failure) { failure_ = std::move(failure); }

    // The line of a missing answer that no failure explains.
    std::optional<std::size_t> unexplained_line() const;
    // The line of the first exchange that was not requested; `end` if there were more requests than
    // exchanges.
    std::optional<std::size_t> wrong_line(std::size_t end) const;

private:
    std::vector<Exchange> exchanges_;
    std::optional<sandbox::Failure> failure_;
    std::size_t next_ = 0;
    bool mismatch_ = false;
};

// The lines that begin a log, and the line that ends a game; `points` as the game writes them, each
// number after a space.
std::string log_head(std::string_view first_line, const std::string& terms);
std::string log_end(const GameOutcome& game, const std::string& points);

// Reads the log of a match of any game, line by line. The reader of each game derives from it and
// checks the games.
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
