#include "headless/support/input.h"

#include "headless/support/unique_fd.h"
#include "headless/support/words.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <iostream>
#include <poll.h>
#include <stdexcept>
#include <streambuf>
#include <sys/stat.h>

namespace headless::support {

core::support::Result<core::yahtzee::Position> read_position(const Lines& lines) {
    if (lines.too_long()) return core::support::Error{"the line is too long", lines.number(), 0};
    auto position = core::yahtzee::parse_position(lines.text(), lines.number());
    if (position && position->roll_number == core::yahtzee::rolls_per_turn &&
        position->mover.is_complete())
        return core::support::Error{"no box is open and no roll is left", lines.number(), 0};
    return position;
}

std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action) {
    if (action.is_score()) return "score " + std::string(name(action.box()));
    std::string words = "keep";
    for (std::size_t slot = 0; slot < position.dice.size(); ++slot)
        if (action.holds(slot)) words += " " + std::to_string(position.dice[slot]);
    return words == "keep" ? "keep nothing" : words;
}

namespace {

constexpr std::chrono::seconds max_wait{60}; // for the end of a pipe

[[noreturn]] void fail(const std::string& name, const std::string& why) {
    throw std::runtime_error(input_name(name) + ' ' + why);
}

[[noreturn]] void fail_reading(const std::string& name, int error) {
    fail(name, error == EISDIR ? "is a folder"
                               : std::string("could not be read: ") + std::strerror(error));
}

// Opens the file; an empty descriptor for standard input.
UniqueFd opened(const std::string& name, int flags) {
    if (name == "-") return {};
    UniqueFd file(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | flags));
    if (!file) fail(name, std::string("could not be opened: ") + std::strerror(errno));
    return file;
}

int descriptor_of(const UniqueFd& file) { return file ? file.get() : STDIN_FILENO; }

// The bytes that were read; 0 at the end.
std::size_t read_some(const std::string& name, int fd, char* bytes, std::size_t size) {
    while (true) {
        const ssize_t length = ::read(fd, bytes, size);
        if (length >= 0) return static_cast<std::size_t>(length);
        if (errno != EINTR) fail_reading(name, errno);
    }
}

// A person may take longer than a pipe.
void wait_for_input(const std::string& name, std::chrono::steady_clock::time_point deadline) {
    if (::isatty(STDIN_FILENO)) return;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now());
    pollfd wait{STDIN_FILENO, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&wait, 1, static_cast<int>(left.count())) == 0)
        fail(name, "has not ended within a minute");
}

void refuse_longer(const std::string& name, std::size_t bytes, std::size_t max_bytes) {
    if (bytes > max_bytes)
        fail(name, "has more than " + bytes_in_words(static_cast<std::int64_t>(max_bytes)));
}

} // namespace

// Hands out what there is: whoever drives the program by a pipe gets an answer for each line.
class Input::Buffer : public std::streambuf {
public:
    explicit Buffer(const std::string& name) : name_(name), file_(opened(name, 0)) {
        struct stat status {};
        if (::fstat(descriptor_of(file_), &status) == 0 && S_ISDIR(status.st_mode))
            fail(name, "is a folder");
    }

protected:
    int_type underflow() override {
        const std::size_t length =
            read_some(name_, descriptor_of(file_), block_.data(), block_.size());
        setg(block_.data(), block_.data(), block_.data() + length);
        return length == 0 ? traits_type::eof() : traits_type::to_int_type(block_[0]);
    }

private:
    std::string name_;
    UniqueFd file_;
    std::array<char, 65536> block_{};
};

Input::Input(const std::string& name)
    : buffer_(std::make_unique<Buffer>(name)), stream_(buffer_.get()) {
    stream_.exceptions(std::ios::badbit); // passes on what the buffer throws
}

Input::~Input() = default;

std::istream& Input::stream() { return stream_; }

std::string input_name(const std::string& name) {
    return name == "-" ? "standard input" : '\'' + name + '\'';
}

void announce_input(const Invocation& invocation, const po::variables_map& given,
                    const std::string& name, std::string_view what) {
    if (name == "-" && !is_quiet(given) && ::isatty(STDIN_FILENO) && ::isatty(STDERR_FILENO))
        std::cerr << invocation.program << ": reading " << what << "; Ctrl-D ends the input"
                  << std::endl;
}

std::string whole_input(const std::string& name, std::size_t max_bytes) {
    Input input(name);
    return whole_input(input.stream(), name, max_bytes);
}

std::string whole_input(std::istream& in, const std::string& name, std::size_t max_bytes) {
    std::string text;
    std::array<char, 65536> block;
    std::size_t lines = 0; // that have ended
    std::size_t begin = 0; // of the next one
    while (in) {
        in.read(block.data(), block.size());
        const auto length = static_cast<std::size_t>(in.gcount());
        for (std::size_t i = 0; i < length; ++i) {
            if (block[i] != '\n') continue;
            ++lines;
            begin = text.size() + i + 1;
        }
        text.append(block.data(), length);
        refuse_longer(name, text.size(), max_bytes);
        refuse_endless_line(lines + 1, text.size() - begin);
    }
    return text;
}

std::string read_file(const std::string& name, std::size_t max_bytes) {
    const UniqueFd file = opened(name, O_NONBLOCK);
    const int fd = descriptor_of(file);
    struct stat status {};
    if (::fstat(fd, &status) != 0) fail_reading(name, errno);
    if (S_ISDIR(status.st_mode)) fail(name, "is a folder");
    if (file && !S_ISREG(status.st_mode)) fail(name, "is no regular file");
    const auto deadline = std::chrono::steady_clock::now() + max_wait;
    std::string text;
    std::array<char, 65536> block;
    while (true) {
        if (!file) wait_for_input(name, deadline);
        const std::size_t length = read_some(name, fd, block.data(), block.size());
        if (length == 0) return text;
        text.append(block.data(), length);
        refuse_longer(name, text.size(), max_bytes);
    }
}

} // namespace headless::support
