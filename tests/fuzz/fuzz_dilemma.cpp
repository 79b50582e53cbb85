// Any text as what the dilemma's programs and its judge read: never a crash, and whatever is read
// is written and read back equal.

#include "core/dilemma/answer.h"
#include "core/dilemma/request.h"
#include "core/dilemma/seeds.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace core::dilemma;

namespace {

void check_answer(std::string_view text) {
    constexpr int players = 9;
    constexpr int id = 2;
    const auto answer = parse_answer(text, players, id);
    if (!answer) return;
    for (const int victim : answer->victims)
        if (victim < 1 || victim > players || victim == id) std::abort();
    const auto again = parse_answer(to_text(*answer), players, id);
    if (!again || *again != *answer) std::abort();
}

void check_request(std::string_view text) {
    const auto received = parse_request(text);
    if (!received) return;
    const History& history = received->history;
    std::string written = head_text(history.players(), received->id, history.round_count());
    for (int i = 0; i < history.round_count(); ++i) written += to_text(history.round(i)) + '\n';
    written += tail_text(received->number, received->state);
    const auto again = parse_request(written);
    if (!again || again->history != history || again->number != received->number ||
        again->state != received->state)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    check_answer(text);
    check_request(text);
    static_cast<void>(parse_log(text));
    static_cast<void>(parse_seeds(text));
    return 0;
}
