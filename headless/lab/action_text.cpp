#include "headless/lab/action_text.h"

namespace headless::lab {

std::string words_for(const core::yahtzee::Position& position, core::yahtzee::Action action) {
    if (action.is_score()) return "score " + std::string(name(action.box()));
    std::string words = "keep";
    for (std::size_t slot = 0; slot < position.dice.size(); ++slot)
        if (action.holds(slot)) words += " " + std::to_string(position.dice[slot]);
    return words == "keep" ? "keep nothing" : words;
}

} // namespace headless::lab
