// Lines that the logs of all games have in common, written and read:
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

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace headless::match {

// What a program wrote, as JSON: nothing in it breaks a line.
std::string quoted(std::string_view answer);
// An answer byte for byte: as it is where it is `plain`, the protocol's own form of it; else as a
// JSON string or, where it is no UTF-8, as {"bytes":"hexadecimal digits"}.
std::string logged(std::string_view answer, std::string_view plain);
std::string one_line(std::string text);

std::string log_rest(const Rest& rest);
std::string log_seed(const core::dice::Seed& seed);

// The SHA-256 that is published before a match, hexadecimal.
std::string published_hash(const core::dice::Seed& seed);

std::optional<int> side_named(std::string_view word);
std::optional<sandbox::Cause> cause_named(std::string_view word);
std::string rest_of(std::istringstream& words);

// The last seed of the log, which must be the one that was published; nothing if there is none.
core::support::Result<std::optional<core::dice::Seed>>
find_seed(const std::vector<std::string>& lines, const std::string& published);

// What a program was asked and what it said; no answer where it failed.
struct Exchange {
    std::size_t line = 0; // in the log
    std::string request;
    std::optional<std::string> answer;
};

// Of a line that begins with a side.
core::support::Result<Exchange> parse_exchange(const std::string& text, std::size_t line);

// Answers as the log says that a program did.
class ReplayEngine : public engine::Engine {
public:
    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override;

    void add(Exchange exchange) { exchanges_.push_back(std::move(exchange)); }
    // What is given where there is no answer.
    void fail_with(sandbox::Failure failure) { failure_ = std::move(failure); }

    // An answer that is missing though no failure was given.
    std::optional<std::size_t> unexplained_line() const;
    // The exchange that was not asked for, or `end` if more was asked for than there is.
    std::optional<std::size_t> wrong_line(std::size_t end) const;

private:
    std::vector<Exchange> exchanges_;
    std::optional<sandbox::Failure> failure_;
    std::size_t next_ = 0;
    bool mismatch_ = false;
};

} // namespace headless::match
