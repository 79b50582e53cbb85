// Any text as what the smaller games read: never a crash, and what is read can be written and
// read again.

#include "core/clairvoyant/scenario.h"
#include "core/dilemma/answer.h"
#include "core/dilemma/request.h"
#include "core/dominoes/move.h"
#include "core/dominoes/request.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void read_scenario(std::string_view text) {
    const auto scenario = core::clairvoyant::parse_scenario(text, 1);
    if (!scenario || !*scenario) return;
    const auto again = core::clairvoyant::parse_scenario(to_text(**scenario), 1);
    if (!again || *again != *scenario) std::abort();
}

void read_answer(std::string_view text) {
    const auto answer = core::dilemma::parse_answer(text, 9, 4);
    if (!answer) return;
    const auto again = core::dilemma::parse_answer(to_text(*answer), 9, 4);
    if (!again || *again != *answer) std::abort();
}

void read_move(std::string_view text) {
    const auto move = core::dominoes::parse_move(text);
    if (move && core::dominoes::parse_move(to_text(*move)) != move) std::abort();
}

// The first line may set the case for the second.
void read_requests(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    const auto request = core::dominoes::parse_request(first, std::nullopt, 1);
    if (!request || !std::holds_alternative<core::dominoes::Init>(*request)) return;
    const auto setting = std::get<core::dominoes::Init>(*request).setting;
    text.remove_prefix(std::min(text.size(), first.size() + 1));
    static_cast<void>(core::dominoes::parse_request(text, setting, 2));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    read_scenario(text);
    read_answer(text);
    read_move(text);
    read_requests(text);
    static_cast<void>(core::dilemma::parse_request(text));
    static_cast<void>(core::dilemma::parse_log(text));
    return 0;
}
