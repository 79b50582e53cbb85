// Reads lines from a descriptor in bounded memory, and calls a function while it waits.

#pragma once

#include "headless/support/lines.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace headless::support {

class PolledLines {
public:
    // `idle` is called once per `tick` while it waits for a line.
    PolledLines(int fd, std::chrono::milliseconds tick, std::function<void()> idle)
        : fd_(fd), tick_(tick), idle_(std::move(idle)) {}

    // Goes to the next line; false at the end of the input. Throws std::system_error, and
    // std::runtime_error where a line has no end.
    bool next();

    std::size_t number() const { return number_; } // of this line, from 1
    bool too_long() const { return too_long_; }    // then text() is only its beginning
    std::string_view text() const { return line_; }

private:
    bool take_line();
    void read_more();
    void wait() const;

    const int fd_;
    const std::chrono::milliseconds tick_;
    const std::function<void()> idle_;
    std::string buffer_; // read, not yet given away
    std::string line_;
    std::size_t number_ = 0;
    std::size_t skipped_ = 0; // bytes of a line that is too long
    bool too_long_ = false;
    bool at_end_ = false;
};

} // namespace headless::support
