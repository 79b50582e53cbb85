// A program's input: a file by its name, or standard input for "-". A failed read throws
// std::runtime_error and is never taken for the end of the input. whole_input() reads trusted
// files, read_file() files that somebody else may have prepared.

#pragma once

#include "core/support/result.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/support/command.h"
#include "headless/support/lines.h"

#include <cstddef>
#include <istream>
#include <memory>
#include <string>
#include <string_view>

namespace headless::support {

// Positions of Yahtzee as input lines, and actions in words.

// The position on the current line; an error with its line and column if it is none or if no action
// is legal in it.
core::support::Result<core::yahtzee::Position> read_position(const Lines& lines);

// "keep 4 4 6", "score full house"
std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action);

class Input {
public:
    // Throws std::runtime_error if the file can't be opened or is a folder.
    explicit Input(const std::string& name);
    ~Input();
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    std::istream& stream();

private:
    class Buffer;
    std::unique_ptr<Buffer> buffer_;
    std::istream stream_;
};

// "standard input" for "-", else the name in quotes.
std::string input_name(const std::string& name);

// The result of reading an input. Throws std::runtime_error, which names the input, for an error.
template <class T>
T value_or_throw(core::support::Result<T> result, const std::string& name) {
    if (!result) throw std::runtime_error(input_name(name) + ": " + to_string(result.error()));
    return *std::move(result);
}

// If standard input is a terminal, says on standard error which input the program waits for, unless
// --quiet is given. `what`: "positions, one per line".
void announce_input(const Invocation& invocation, const po::variables_map& given,
                    const std::string& name, std::string_view what);

inline constexpr std::size_t max_file_bytes = std::size_t{64} << 20;
inline constexpr std::size_t max_input_bytes = std::size_t{1} << 30;

// The whole input, pipes and devices included. Throws std::runtime_error if it is longer than
// `max_bytes`, or has a line without end.
std::string whole_input(const std::string& name, std::size_t max_bytes = max_input_bytes);
std::string whole_input(std::istream& in, const std::string& name,
                        std::size_t max_bytes = max_input_bytes);

// The whole of a regular file, opened without waiting, so that a pipe or device of that name can't
// block the program. Standard input for "-", which must end within a minute. Throws
// std::runtime_error.
std::string read_file(const std::string& name, std::size_t max_bytes = max_file_bytes);

} // namespace headless::support
