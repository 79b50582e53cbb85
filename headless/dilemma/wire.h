// The messages between the judge and the server inside a player's sandbox, over two pipes. Both are
// the same program on the same machine, so numbers are as they lie in memory.

#pragma once

#include <cstdint>

namespace headless::dilemma {

// Followed by the bytes: the request's first line, the lines of rounds that the server has not had
// yet, the last two lines.
struct WireRequest {
    std::uint64_t head_bytes;
    std::uint64_t new_line_bytes;
    std::uint64_t tail_bytes;
};

enum class Ending : std::int32_t {
    ended,   // by itself, in time; wait_status says how
    late,    // killed at the time limit
    flooded, // killed at the limit of output
    absent,  // could not be started; wait_status is errno
};

// Followed by the output.
struct WireReply {
    Ending ending;
    std::int32_t wait_status; // of waitpid(2)
    std::uint64_t output_bytes;
};

// More output than this is cut, and void.
inline constexpr std::size_t max_output_bytes = 64 * 1024;

} // namespace headless::dilemma
