// The state of a tournament on disk: a line for the tournament, then a line a round, appended as
// rounds end (JSON). A tournament killed at any moment goes on from its last whole line.

#pragma once

#include "headless/dilemma/tournament.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headless::dilemma {

// The facts that must be the same when a tournament is resumed.
struct Setting {
    std::vector<Entrant> entrants; // by ID
    std::vector<std::uint64_t> seeds;
    std::string seeds_digest; // SHA-256 of the seeds' file, base64
    std::int64_t limit_milliseconds = 0;
    bool checks_determinism = false;

    friend bool operator==(const Setting&, const Setting&) = default;
};

struct Progress {
    Setting setting;
    std::vector<PlayedRound> rounds;
};

// The progress recorded in the file; nothing if it holds no whole line. A broken last line is cut
// off the file. Throws std::runtime_error if it can't be read or is no journal, and then leaves it
// as it is.
std::optional<Progress> resume(const std::filesystem::path& path);

class Journal {
public:
    // Writes nowhere.
    Journal() = default;

    // Appends to the file. Throws std::system_error.
    explicit Journal(const std::filesystem::path& path);

    void begin(const Setting& setting);
    void append(const PlayedRound& round);

private:
    void write_line(const std::string& line);

    support::UniqueFd file_;
};

} // namespace headless::dilemma
