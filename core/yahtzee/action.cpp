#include "core/yahtzee/action.h"

#include "core/support/text.h"

#include <algorithm>
#include <limits>

namespace core::yahtzee {

namespace {

bool is_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && std::ranges::all_of(text, [](char c) { return '0' <= c && c <= '9'; });
}

// The verdict on a number out of range depends on its sign and its last bit only.
int out_of_range(std::string_view digits) {
    const int odd = (digits.back() - '0') % 2;
    if (digits.front() == '-') return std::numeric_limits<int>::min() + odd;
    return std::numeric_limits<int>::max() - 1 + odd;
}

} // namespace

Action lowest_hold(dice::Keep keep, const dice::Dice& dice) {
    for (unsigned slots = 0; slots < 1u << dice::dice_count; ++slots)
        if (const Action action = Action::hold(slots); action.keep(dice) == keep) return action;
    assert(false && "the dice do not contain the keep");
    return Action::hold(0);
}

support::Result<int> parse_action_code(std::string_view text, std::size_t line) {
    support::Scanner scanner(text, line);
    const std::string_view word = scanner.word();
    if (word.empty()) return scanner.error("the line ends before an action");
    if (!is_whole_number(word))
        return scanner.error("an action must be a whole number, not '" + std::string(word) + "'");
    if (!scanner.at_end()) return scanner.error("more text after the action");
    const std::optional<std::int64_t> code = support::to_integer(word);
    const bool fits = code && std::numeric_limits<int>::min() <= *code &&
                      *code <= std::numeric_limits<int>::max();
    return fits ? static_cast<int>(*code) : out_of_range(word);
}

} // namespace core::yahtzee
