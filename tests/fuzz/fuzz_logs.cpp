// Any text as the log of a match: never a crash, every error in the text.

#include "core/yahtzee/notation/match_log.h"
#include "headless/match/dominoes/match.h"
#include "headless/match/yahtzee/match.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

namespace {

void check(const core::support::Error& error, const std::string& text) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    if (error.what.empty() || error.line > lines + 1) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{reinterpret_cast<const char*>(data), size};
    if (const auto records = core::yahtzee::notation::parse_match_log(text); !records)
        check(records.error(), text);
    std::istringstream log(text);
    if (const auto played = headless::match::yahtzee::replay(log); !played)
        check(played.error(), text);
    std::istringstream domino_log(text);
    if (const auto played = headless::match::dominoes::replay(domino_log); !played)
        check(played.error(), text);
    return 0;
}
