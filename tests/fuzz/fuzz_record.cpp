// Any text as records: never a crash, every error in the text, and whatever is read is written
// and read back equal.

#include "core/yahtzee/notation/record.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto records = parse_records(text);
    if (!records) {
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
        const core::support::Error& error = records.error();
        if (error.line < 1 || error.line > lines || error.column < 1 || error.column > size + 1)
            std::abort();
        return 0;
    }
    std::string written;
    for (const Record& record : *records) written += to_text(record);
    const auto again = parse_records(written);
    if (!again || *again != *records) std::abort();
    return 0;
}
