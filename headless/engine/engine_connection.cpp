#include "headless/engine/engine_connection.h"

#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/ioctl.h>
#include <thread>

namespace headless::engine {

using namespace headless::sandbox;

namespace {

constexpr int exit_not_runnable = 126; // a shell's status for what it can't run
constexpr int exit_not_found = 127;

// For a program that ends by itself at the end of its input, and for the status of one that has
// closed its output.
constexpr std::chrono::milliseconds patience{500};

std::optional<int> wait_for_end(Process& process) {
    const auto give_up = Clock::now() + patience;
    while (true) {
        if (const auto status = process.ended()) return status;
        if (Clock::now() >= give_up) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

} // namespace

Notes& Notes::operator+=(const Notes& other) {
    unasked_lines += other.unasked_lines;
    error_bytes += other.error_bytes;
    if (errors.empty()) errors = other.errors;
    if (!other.last_errors.empty()) last_errors = other.last_errors;
    return *this;
}

void EngineGroup::look_at_limits(Clock::time_point now) {
    next_look_ = now + tick;
    for (EngineConnection* connection : connections_) connection->look_at_limits();
}

EngineConnection::EngineConnection(std::unique_ptr<Process> process, Budget& budget,
                                   EngineGroup& group)
    : process_(std::move(process)),
      budget_(budget),
      group_(group),
      copy_(budget.add_copy(group.number_)) {
    group_.connections_.push_back(this);
}

EngineConnection::~EngineConnection() {
    finish();
    std::erase(group_.connections_, this);
}

double EngineConnection::wall_seconds(Clock::time_point now) const {
    const Clock::duration move = asking_ ? now - asked_ : Clock::duration{};
    return std::chrono::duration<double>(thinking_ + move).count();
}

std::variant<std::string_view, Failure> EngineConnection::ask(std::string_view request) {
    if (failure_) return *failure_;
    if (budget_.has_failed()) return fail(*budget_.failure());
    if (group_.is_stopped()) return break_off();
    asking_ = true;
    asked_ = Clock::now();
    request_bytes_ = request.size();
    if (group_.is_time_to_look(asked_)) group_.look_at_limits(asked_);
    if (given_ < read_.size()) ++notes_.unasked_lines;

    if (group_.freezes_) process_->set_frozen(false);
    const std::size_t max_bytes = budget_.limits().line_bytes;
    bool well = send(request);
    while (well && !take_line()) {
        if (read_.size() - given_ > max_bytes)
            return fail({Cause::output, "output without a line feed, more than " +
                                            std::to_string(max_bytes) + " bytes"});
        well = !output_closed_ && read_output();
    }
    if (well && given_ - 1 - line_end_ > max_bytes)
        return fail(
            {Cause::output, "an answer of more than " + std::to_string(max_bytes) + " bytes"});
    thinking_ += Clock::now() - asked_;
    asking_ = false;
    if (!well) return group_.is_stopped() ? break_off() : fail(why_silent());
    answered_ = true;
    if (group_.freezes_) process_->set_frozen(true);
    return std::string_view(read_).substr(line_end_, given_ - 1 - line_end_);
}

// The next whole line becomes the answer, if there is one.
bool EngineConnection::take_line() {
    const std::size_t end = read_.find('\n', std::max(given_, searched_));
    if (end == std::string::npos) {
        searched_ = read_.size();
        return false;
    }
    line_end_ = given_;
    given_ = end + 1;
    return true;
}

bool EngineConnection::send(std::string_view request) {
    while (!request.empty()) {
        const ssize_t sent = ::write(process_->input().get(), request.data(), request.size());
        if (sent > 0)
            request.remove_prefix(static_cast<std::size_t>(sent));
        else if (sent < 0 && errno == EAGAIN) {
            if (!wait_for(process_->input(), POLLOUT)) return false;
        } else if (sent < 0 && errno != EINTR) {
            // A program may close its input and still answer what it has read; the output decides.
            return true;
        }
    }
    return true;
}

// Waits until the limits must be looked at again, at most. False if the program is out of the
// match.
bool EngineConnection::wait_for(const support::UniqueFd& fd, short events) {
    const auto left = std::max(group_.next_look() - Clock::now(), Clock::duration::zero());
    const auto nanoseconds = std::chrono::nanoseconds(left).count();
    const timespec time{nanoseconds / 1'000'000'000, nanoseconds % 1'000'000'000};
    pollfd wait{fd.get(), events, 0};
    if (::ppoll(&wait, 1, &time, nullptr) > 0 && left > Clock::duration::zero()) return true;
    return goes_on();
}

bool EngineConnection::goes_on() {
    const auto now = Clock::now();
    if (group_.is_time_to_look(now)) group_.look_at_limits(now);
    return !group_.is_stopped() && !budget_.has_failed() && !process_->ended();
}

// True if a program that ended while its limits were looked at has left output.
bool EngineConnection::has_last_words() const {
    pollfd fd{process_->output().get(), POLLIN, 0};
    return !budget_.has_failed() && ::poll(&fd, 1, 0) > 0 && (fd.revents & POLLIN) != 0;
}

// At the end of the output the lines before it still count. False if the program is out of the
// match.
bool EngineConnection::read_output() {
    read_.erase(0, given_);
    searched_ -= std::min(searched_, given_);
    given_ = 0;
    std::array<char, 4096> block;
    if (!wait_for(process_->output(), POLLIN) && !has_last_words()) return false;
    const ssize_t length = ::read(process_->output().get(), block.data(), block.size());
    if (length < 0) return errno == EAGAIN || errno == EINTR;
    read_.append(block.data(), static_cast<std::size_t>(length));
    output_closed_ = length == 0;
    return true;
}

std::string_view EngineConnection::unasked_output() {
    std::array<char, 4096> block;
    while (process_ && read_.size() - given_ <= budget_.limits().line_bytes) {
        const ssize_t length = ::read(process_->output().get(), block.data(), block.size());
        if (length == 0) output_closed_ = true;
        if (length <= 0) break;
        read_.append(block.data(), static_cast<std::size_t>(length));
    }
    return std::string_view(read_).substr(given_);
}

bool EngineConnection::has_read_request() const {
    int left = 0; // bytes in the pipe
    const bool is_known = process_ && ::ioctl(process_->input().get(), FIONREAD, &left) == 0;
    return !is_known || static_cast<std::size_t>(left) < request_bytes_;
}

EndOfInput EngineConnection::end_input(std::chrono::milliseconds limit) {
    if (!process_) return {};
    process_->close_input();
    if (group_.freezes_) process_->set_frozen(false);
    const auto give_up = Clock::now() + limit;
    std::optional<int> status;
    while (!(status = process_->ended()) && Clock::now() < give_up) {
        unasked_output();
        read_errors();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return {status, std::string(unasked_output())};
}

// Reads the standard error that is there, as far as it is allowed.
void EngineConnection::read_errors() {
    std::array<char, 4096> block;
    while (!errors_closed_ && error_allowance_ > 0) {
        const ssize_t length = ::read(process_->errors().get(), block.data(),
                                      std::min(block.size(), error_allowance_));
        if (length == 0) errors_closed_ = true;
        if (length <= 0) return;
        const auto bytes = static_cast<std::size_t>(length);
        error_allowance_ -= bytes;
        notes_.error_bytes += bytes;
        notes_.errors.append(block.data(),
                             std::min(bytes, kept_error_bytes - notes_.errors.size()));
        notes_.last_errors.append(block.data(), bytes);
        if (notes_.last_errors.size() > kept_last_error_bytes)
            notes_.last_errors.erase(0, notes_.last_errors.size() - kept_last_error_bytes);
    }
}

void EngineConnection::look_at_limits() {
    error_allowance_ = error_bytes_per_tick;
    read_errors();
    if (failure_) return;
    const auto now = Clock::now();
    budget_.report(copy_, process_->usage(), wall_seconds(now));
    if (is_answer_overdue(now))
        budget_.enter({Cause::wall, support::formatted("no answer within %.6g s",
                                                       budget_.limits().answer_seconds)});
    if (budget_.has_failed()) process_->kill();
}

bool EngineConnection::is_answer_overdue(Clock::time_point now) const {
    return asking_ &&
           std::chrono::duration<double>(now - asked_).count() > budget_.limits().answer_seconds;
}

// No fault of the program's, so the budget does not hear of it; but nobody waits for its end.
Failure EngineConnection::break_off() {
    group_.break_off();
    failure_ = Failure{Cause::stopped, "the match was stopped"};
    return *failure_;
}

// Why no answer comes from a program that is gone, going, or over a limit.
Failure EngineConnection::why_silent() {
    look_at_limits();
    if (const auto failure = budget_.failure()) return *failure;
    const auto status = wait_for_end(*process_);
    look_at_limits(); // the end may have been the kernel's, at the memory limit
    if (const auto failure = budget_.failure()) return *failure;
    if (!status) return {Cause::closed_output, "closed its output"};
    const bool never_ran =
        WIFEXITED(*status) && !answered_ &&
        (WEXITSTATUS(*status) == exit_not_found || WEXITSTATUS(*status) == exit_not_runnable);
    if (never_ran)
        return {Cause::not_started,
                "could not be started: " +
                    support::printable(notes_.errors.substr(0, notes_.errors.find('\n')))};
    return {is_crash(*status) ? Cause::crashed : Cause::exited, describe_end(*status)};
}

std::variant<std::string_view, Failure> EngineConnection::fail(const Failure& failure) {
    if (asking_) thinking_ += Clock::now() - asked_;
    asking_ = false;
    failure_ = budget_.enter(failure);
    process_->kill();
    budget_.report(copy_, process_->usage(), wall_seconds(Clock::now()));
    return *failure_;
}

void EngineConnection::finish() {
    if (!process_) return;
    process_->close_input();
    if (group_.freezes_) process_->set_frozen(false);
    read_errors();
    if (!failure_) wait_for_end(*process_);
    read_errors();
    process_->kill();
    budget_.report(copy_, process_->usage(), wall_seconds(Clock::now()));
    process_.reset();
}

} // namespace headless::engine
