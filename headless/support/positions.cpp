#include "headless/support/positions.h"

namespace headless::support {

core::support::Result<core::yahtzee::Position> read_position(const Lines& lines) {
    if (lines.too_long()) return core::support::Error{"the line is too long", lines.number(), 0};
    auto position = core::yahtzee::parse_position(lines.text(), lines.number());
    if (position && position->roll_number == core::yahtzee::rolls_per_turn &&
        position->mover.is_complete())
        return core::support::Error{"no box is open and no roll is left", lines.number(), 0};
    return position;
}

std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action) {
    if (action.is_score()) return "score " + std::string(name(action.box()));
    std::string words = "keep";
    for (std::size_t slot = 0; slot < position.dice.size(); ++slot)
        if (action.holds(slot)) words += " " + std::to_string(position.dice[slot]);
    return words == "keep" ? "keep nothing" : words;
}

} // namespace headless::support
