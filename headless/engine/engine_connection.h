// The judge's side of the pipes to one copy of a program: a line out, a line in, under limits.

#pragma once

#include "headless/engine/engine.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/process.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headless::engine {

class EngineConnection;

// The conversations at one group, which the thread that made it leads. While one program is asked,
// the limits of all are looked at: a program may use CPU time while the other one is to move.
class EngineGroup {
public:
    // `is_stopped` is asked with every request, and with every tick while an answer is awaited:
    // whether to break off. Once it says so it must not change its mind.
    // With `freezes`, a program is stopped while it is not its move. `number` tells tables apart
    // that play at the same time.
    explicit EngineGroup(std::function<bool()> is_stopped = {}, bool freezes = false,
                         std::size_t number = 0)
        : is_stopped_(std::move(is_stopped)), freezes_(freezes), number_(number) {}

    bool is_stopped() const { return is_stopped_ && is_stopped_(); }
    // An answer was given up for that reason, so the game that was on is none.
    bool has_broken_off() const { return broken_off_; }

    void look_at_limits(sandbox::Clock::time_point now);
    bool is_time_to_look(sandbox::Clock::time_point now) const { return now >= next_look_; }
    // Nothing may be waited for longer.
    sandbox::Clock::time_point next_look() const { return next_look_; }

private:
    friend class EngineConnection;

    std::vector<EngineConnection*> connections_;
    sandbox::Clock::time_point next_look_{};
    const std::function<bool()> is_stopped_;
    const bool freezes_;
    const std::size_t number_;
    bool broken_off_ = false;
};

// What a program did that is no fault but worth a note.
struct Notes {
    std::uint64_t unasked_lines = 0; // were there before the request they answered
    std::uint64_t error_bytes = 0;   // read from its standard error
    std::string errors;              // the first of them
    std::string last_errors;         // the last of them

    Notes& operator+=(const Notes& other);
};

// What became of a program whose input has ended.
struct EndOfInput {
    std::optional<int> wait_status; // of waitpid(2); nothing: it still runs
    std::string output;             // what it wrote beyond its last answer
};

class EngineConnection : public Engine {
public:
    // EngineGroup and budget must live longer.
    EngineConnection(std::unique_ptr<sandbox::Process> process, sandbox::Budget& budget,
                     EngineGroup& group);
    ~EngineConnection() override; // ends the program

    EngineConnection(const EngineConnection&) = delete;
    EngineConnection& operator=(const EngineConnection&) = delete;

    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override;

    // What the program has written beyond its last answer, as far as it is there: nobody asked for
    // it.
    std::string_view unasked_output();

    // Closes the input and waits for the program to end by itself, in vain if it does not.
    EndOfInput end_input(std::chrono::milliseconds patience);

    // Closes the input, gives the program a moment to end by itself, and ends it.
    void finish();

    const Notes& notes() const { return notes_; }

private:
    friend class EngineGroup;

    std::variant<std::string_view, sandbox::Failure> fail(sandbox::Failure failure);
    sandbox::Failure break_off();
    sandbox::Failure why_silent();
    void look_at_limits();
    bool send(std::string_view request);
    bool wait_for(const support::UniqueFd& fd, short events);
    bool take_line();
    bool read_output();
    bool goes_on();
    bool has_last_words() const;
    void read_errors();
    bool is_answer_overdue(sandbox::Clock::time_point now) const;
    double wall_seconds(sandbox::Clock::time_point now) const;

    std::unique_ptr<sandbox::Process> process_;
    sandbox::Budget& budget_;
    EngineGroup& group_;
    std::size_t copy_;
    std::optional<sandbox::Failure> failure_;
    std::string read_;         // from the program, not yet given away
    std::size_t given_ = 0;    // of read_
    std::size_t line_end_ = 0; // of the last answer, in read_
    std::size_t searched_ = 0; // of read_, for a line feed
    bool answered_ = false;
    bool output_closed_ = false;
    bool asking_ = false;
    std::size_t error_allowance_ = sandbox::error_bytes_a_tick;
    bool errors_closed_ = false;
    sandbox::Clock::duration thinking_{}; // in all its finished moves
    sandbox::Clock::time_point asked_{};
    Notes notes_;
};

} // namespace headless::engine
