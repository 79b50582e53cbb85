#include "core/yahtzee/action.h"

#include "core/base/text.h"

#include <limits>

namespace core::yahtzee {

Action lowest_hold(dice::Keep keep, const dice::Dice& dice) {
    for (unsigned slots = 0; slots < 1u << dice::dice_count; ++slots)
        if (const Action action = Action::hold(slots); action.keep(dice) == keep) return action;
    assert(!"the dice do not contain the keep");
    return Action::hold(0);
}

base::Result<int> parse_action_code(std::string_view text, std::size_t line) {
    base::Scanner scanner(text, line);
    const base::Result<std::int64_t> code = scanner.integer(
        "an action", std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    if (!code) return code.error();
    if (!scanner.at_end()) return scanner.error("more text after the action");
    return static_cast<int>(*code);
}

} // namespace core::yahtzee
