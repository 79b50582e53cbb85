// The judge's side of the pipes to one copy of a program: sends a line and reads a line, and
// enforces the limits.

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

// The engines that one thread asks in turn. While one is asked, the limits of all are checked: a
// program may use CPU time while another one is to move. Used only by the thread that made it.
class EngineGroup {
public:
    // `is_stopped` is called with every request, and with every tick while an answer is awaited.
    // When it returns true the request is abandoned; from then on it must always return true. With
    // `freezes`, a program is suspended while it is not its move. `number` is that of the parallel
    // game, for the budgets.
    explicit EngineGroup(std::function<bool()> is_stopped = {}, bool freezes = false,
                         std::size_t number = 0)
        : is_stopped_(std::move(is_stopped)), freezes_(freezes), number_(number) {}

    bool is_stopped() const { return is_stopped_ && is_stopped_(); }
    // True if a request was abandoned for that reason, so that its game doesn't count.
    bool has_broken_off() const { return broken_off_; }
    void break_off() { broken_off_ = true; }

    void look_at_limits(sandbox::Clock::time_point now);
    bool is_time_to_look(sandbox::Clock::time_point now) const { return now >= next_look_; }
    // No wait may last longer than this.
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

// Facts about a program for the report that are no fault.
struct Notes {
    std::uint64_t unasked_lines = 0; // lines that were written before the request
    std::uint64_t error_bytes = 0;   // read from its standard error
    std::string errors;              // the first kept_error_bytes of them
    std::string last_errors;         // the last kept_last_error_bytes of them

    Notes& operator+=(const Notes& other);
};

// The state of a program after the end of its input.
struct EndOfInput {
    std::optional<int> wait_status; // of waitpid(2); nothing: it still runs
    std::string output;             // what it wrote beyond its last answer
};

class EngineConnection : public Engine {
public:
    // Group and budget must outlive it.
    EngineConnection(std::unique_ptr<sandbox::Process> process, sandbox::Budget& budget,
                     EngineGroup& group);
    ~EngineConnection() override; // ends the program

    EngineConnection(const EngineConnection&) = delete;
    EngineConnection& operator=(const EngineConnection&) = delete;

    std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) override;

    // Output beyond the last answer that is there already.
    std::string_view unasked_output();

    // True if the program has read something of the last request.
    bool has_read_request() const;

    // Closes the input and waits up to `limit` for the program to end by itself.
    EndOfInput end_input(std::chrono::milliseconds limit);

    // Closes the input, waits a moment for the program to end by itself, then kills it.
    void finish();

    const Notes& notes() const { return notes_; }

private:
    friend class EngineGroup;

    std::variant<std::string_view, sandbox::Failure> fail(const sandbox::Failure& failure);
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
    std::string read_;              // output of the program from its last answers on
    std::size_t given_ = 0;         // how much of read_ was returned as answers
    std::size_t line_end_ = 0;      // of the last answer, in read_
    std::size_t searched_ = 0;      // of read_, for a line feed
    std::size_t request_bytes_ = 0; // of the last request
    bool answered_ = false;
    bool output_closed_ = false;
    bool asking_ = false;
    std::size_t error_allowance_ = sandbox::error_bytes_per_tick;
    bool errors_closed_ = false;
    sandbox::Clock::duration thinking_{}; // in all its finished moves
    sandbox::Clock::time_point asked_{};
    Notes notes_;
};

} // namespace headless::engine
