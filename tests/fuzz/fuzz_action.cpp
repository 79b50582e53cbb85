// Any text as an action, judged in a fixed position: never a crash, and a verdict in words.

#include "core/yahtzee/action.h"
#include "core/yahtzee/legality.h"

#include <cstdint>
#include <cstdlib>

using namespace core::yahtzee;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto code = parse_action_code({reinterpret_cast<const char*>(data), size}, 1);
    if (!code) {
        if (code.error().line != 1 || code.error().column > size + 1) std::abort();
        return 0;
    }
    const Position position{Card().with_points(Box::yahtzee, 50), {Card()}, {4, 4, 4, 4, 4}, 2};
    for (const JokerRule joker : all_joker_rules) {
        const Verdict verdict = judge({joker}, position, *code);
        if (words(verdict).empty()) std::abort();
        if (verdict == Verdict::legal && Action::from_code(*code)->code() != *code) std::abort();
    }
    return 0;
}
