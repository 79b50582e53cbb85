// Any text as a protocol line: never a crash, and whatever is read is written back the same.

#include "core/yahtzee/legality.h"
#include "core/yahtzee/position.h"

#include <cstdint>
#include <cstdlib>

using namespace core::yahtzee;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = parse_position({reinterpret_cast<const char*>(data), size}, 1);
    if (!position) {
        if (position.error().line != 1 || position.error().column > size + 1) std::abort();
        return 0;
    }
    const auto again = parse_position(to_text(*position));
    if (!again || *again != *position) std::abort();
    // Cards that no play leads to must do no harm either.
    for (const JokerRule joker : all_joker_rules) {
        if (legal_actions({joker}, *position).empty() &&
            (position->roll_number < rolls_per_turn || !position->mover.open().empty()))
            std::abort();
    }
    static_cast<void>(position->mover.impossibility());
    return 0;
}
