#include "headless/dilemma/player.h"

#include "headless/sandbox/command_line.h"
#include "headless/support/words.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <unistd.h>

namespace headless::dilemma {

using namespace headless::sandbox;

namespace {

// A server that says nothing for this long after the limit has been stopped by its program, or gets
// no time beside the program's processes.
constexpr std::chrono::seconds grace{10};

// For a machine that can't start a program in the course of a tournament.
constexpr std::chrono::seconds max_wait{20};

std::string in_seconds(std::chrono::milliseconds time) {
    return support::formatted("%.3f s", static_cast<double>(time.count()) / 1000);
}

template <class Value>
std::string_view bytes_of(const Value& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

} // namespace

Player::Player(PlayerOptions options, const Protection& protection)
    : options_(std::move(options)), protection_(protection) {
    const auto program = find_program(options_.words.front());
    if (program.empty()) throw std::runtime_error(why_not_runnable(options_.words.front()));
    options_.view = own_view(options_.words, options_.view);
    options_.view.readable.push_back(std::filesystem::read_symlink("/proc/self/exe"));
    options_.words.front() = program.string();
    start(keeps_trying_aloud());
}

Player::~Player() = default;
Player::Player(Player&&) noexcept = default;

void Player::start(const KeepsTrying& keeps_trying) {
    std::vector<std::string> words{std::filesystem::read_symlink("/proc/self/exe").string(),
                                   "dilemma", "serve", "--limit",
                                   std::to_string(options_.round_limit.count())};
    if (protection_.has_sandbox())
        words.insert(words.end(), {"--alone", "--scratch", "/tmp", "--scratch", "/dev/shm"});
    words.push_back("--");
    words.insert(words.end(), options_.words.begin(), options_.words.end());
    auto started = Process::start(words, protection_, options_.view, options_.limits, keeps_trying);
    if (const auto* failure = std::get_if<Failure>(&started))
        throw std::runtime_error(failure->words);
    process_ = std::move(std::get<std::unique_ptr<Process>>(started));
    known_lines_ = 0;
}

// Without waiting: other players' time goes on.
bool Player::try_to_start() {
    try {
        start([](const std::string&) { return false; });
        why_not_started_.clear();
        return true;
    } catch (const std::runtime_error& error) {
        why_not_started_ = error.what();
        return false;
    }
}

void Player::ask(std::string_view head, std::string_view lines, std::string_view tail) {
    if (process_ || try_to_start()) return begin(head, lines, tail);
    if (!is_machine_fault(why_not_started_)) return;
    const auto now = Clock::now();
    waiting_ = Waiting{std::string(head), std::string(lines), std::string(tail), now + max_wait};
    deadline_ = next_look_ = now + between_tries;
}

// Tries a due start again. True if another try is still to come.
bool Player::is_waiting() {
    if (!waiting_ || Clock::now() < next_look_) return waiting_.has_value();
    if (try_to_start())
        begin(waiting_->head, waiting_->lines, waiting_->tail);
    else if (Clock::now() < waiting_->give_up)
        deadline_ = next_look_ = Clock::now() + between_tries;
    if (process_ || Clock::now() >= waiting_->give_up) waiting_.reset();
    return waiting_.has_value();
}

void Player::begin(std::string_view head, std::string_view lines, std::string_view tail) {
    if (options_.freezes) process_->set_frozen(false);
    const std::string_view fresh = lines.substr(known_lines_);
    const WireRequest request{head.size(), fresh.size(), tail.size()};
    to_send_ = bytes_of(request);
    ((to_send_ += head) += fresh) += tail;
    known_lines_ = lines.size();
    sent_ = 0;
    received_.clear();
    deadline_ = Clock::now() + options_.round_limit + grace;
    next_look_ = Clock::now() + tick;
}

std::vector<pollfd> Player::waits() const {
    if (!process_) return {};
    std::vector<pollfd> waits{{process_->output().get(), POLLIN, 0}};
    if (sent_ < to_send_.size()) waits.push_back({process_->input().get(), POLLOUT, 0});
    return waits;
}

std::optional<Outcome> Player::proceed() {
    auto outcome = go_on();
    if (outcome && process_ && options_.freezes) process_->set_frozen(true);
    return outcome;
}

std::optional<Outcome> Player::go_on() {
    if (is_waiting()) return std::nullopt;
    if (!process_) return Outcome{{}, "could not be started: " + why_not_started_};
    const auto now = Clock::now();
    if (now >= next_look_) {
        if (passes_memory_limit()) return broken("used more memory than allowed");
        next_look_ = now + tick;
    }
    if (!send()) return broken("broke its sandbox");
    // The judge itself may be late, where another start had to wait.
    auto outcome = take_reply();
    if (!outcome && now > deadline_) return broken(fault_of({Ending::late, 0, 0}));
    return outcome;
}

bool Player::passes_memory_limit() {
    const Usage usage = process_->usage();
    return usage.out_of_memory || usage.memory_bytes > options_.limits.memory_bytes;
}

// False if the server is gone.
bool Player::send() {
    while (sent_ < to_send_.size()) {
        const ssize_t length =
            ::write(process_->input().get(), to_send_.data() + sent_, to_send_.size() - sent_);
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) return errno == EAGAIN;
        sent_ += static_cast<std::size_t>(length);
    }
    return true;
}

std::optional<Outcome> Player::take_reply() {
    std::array<char, 16384> block;
    WireReply reply{};
    for (;;) {
        if (received_.size() >= sizeof reply) {
            std::memcpy(&reply, received_.data(), sizeof reply);
            if (reply.output_bytes > max_output_bytes) return broken("broke its sandbox");
            if (received_.size() == sizeof reply + reply.output_bytes) break;
            if (received_.size() > sizeof reply + reply.output_bytes)
                return broken("broke its sandbox");
        }
        const ssize_t length = ::read(process_->output().get(), block.data(), block.size());
        if (length < 0 && errno == EINTR) continue;
        if (length < 0 && errno == EAGAIN) return std::nullopt;
        if (length <= 0)
            return broken(passes_memory_limit() ? "used more memory than allowed"
                                                : "broke its sandbox");
        received_.append(block.data(), static_cast<std::size_t>(length));
    }
    // The kernel may have stopped the program alone; the next round must not find its mark.
    if (reply.ending == Ending::ended && reply.wait_status != 0 && passes_memory_limit())
        return broken("used more memory than allowed");
    Outcome outcome{received_.substr(sizeof reply), fault_of(reply)};
    if (!outcome.fault.empty()) outcome.output.clear();
    return outcome;
}

// The program has got at the server, or must be ended with it: the next round begins with new ones.
Outcome Player::broken(std::string fault) {
    process_.reset();
    return {{}, std::move(fault)};
}

std::string Player::fault_of(const WireReply& reply) const {
    switch (reply.ending) {
    case Ending::late:
        return "ran out of time (" + in_seconds(options_.round_limit) + ')';
    case Ending::flooded:
        return "wrote more than " + std::to_string(max_output_bytes) + " bytes";
    case Ending::absent:
        return std::string("could not be started: ") + std::strerror(reply.wait_status);
    case Ending::ended:
        break;
    }
    return reply.wait_status == 0 ? std::string() : describe_end(reply.wait_status);
}

} // namespace headless::dilemma
