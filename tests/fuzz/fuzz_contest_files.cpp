// Any text as the files of a contest: entrants, the state of a knockout, the journal of a
// tournament of the dilemma. Never a crash, and whatever is read is written and read back equal.

#include "headless/dilemma/report.h"
#include "headless/dilemma/tournament.h"
#include "headless/knockout/state.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

void read_state(const std::string& text) {
    const auto state = headless::knockout::state_from_json(text);
    if (!state) return;
    const auto again = headless::knockout::state_from_json(headless::knockout::to_json(*state));
    if (!again || *again != *state) std::abort();
    static_cast<void>(headless::knockout::results_of(*state));
    for (const auto& entrant : state->entrants)
        static_cast<void>(headless::knockout::turned_away(*state, entrant));
}

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// A journal is read from a file, whose broken last line is cut off; else nothing changes it.
void read_journal(const std::string& text) {
    const fs::path path = "/dev/shm/alea-fuzz-" + std::to_string(::getpid());
    std::ofstream(path, std::ios::binary) << text;
    try {
        const auto progress = headless::dilemma::resume(path);
        const std::string left = content(path);
        if (!text.starts_with(left)) std::abort();
        const auto again = headless::dilemma::resume(path);
        if (again.has_value() != progress.has_value() || content(path) != left) std::abort();
        if (again && (again->setting != progress->setting ||
                      again->rounds.size() != progress->rounds.size()))
            std::abort();
    } catch (const std::runtime_error&) {
        if (content(path) != text) std::abort();
    }
    fs::remove(path);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{reinterpret_cast<const char*>(data), size};
    static_cast<void>(headless::knockout::parse_entrants(text));
    static_cast<void>(headless::dilemma::parse_entrants(text));
    read_state(text);
    read_journal(text);
    return 0;
}
