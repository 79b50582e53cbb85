#include "ai/yahtzee/practice/rule_figures.h"

#include <algorithm>
#include <array>

namespace ai::yahtzee::practice {

namespace {

constexpr std::array figures{
    RuleFigure{"pair-or-straight", 0.8635, 26'544, 0.0021},
    RuleFigure{"two-pairs", 0.7864, 115'523, 0.0013},
    RuleFigure{"high-or-low-pair", 0.8128, 108'429, 0.0013},
    RuleFigure{"lone-pair", 0.9364, 156'952, 0.0006},
    RuleFigure{"pair-of-a-filled-box", 0.6771, 118'817, 0.0014},
    RuleFigure{"junk-roll", 0.8337, 13'291, 0.0033},
    RuleFigure{"open-straight-draw", 0.8875, 70'547, 0.0012},
    RuleFigure{"inside-straight-draw", 0.7031, 112'485, 0.0014},
    RuleFigure{"small-to-large", 0.8723, 74'868, 0.0013},
    RuleFigure{"three-of-a-kind", 0.8999, 196'610, 0.0008},
    RuleFigure{"full-house-or-triple", 0.8615, 55'892, 0.0015},
    RuleFigure{"four-of-a-kind", 0.9634, 48'482, 0.0009},
    RuleFigure{"stop-or-roll-on", 0.9401, 130'047, 0.0007},
    RuleFigure{"breaking-a-hand", 0.9313, 91'208, 0.0008},
    RuleFigure{"which-box", 0.8785, 443'665, 0.0005},
    RuleFigure{"upper-or-lower", 0.9012, 104'177, 0.0009},
    RuleFigure{"chance-too-early", 0.8444, 60'811, 0.0015},
    RuleFigure{"poor-roll", 0.7540, 91'921, 0.0015},
    RuleFigure{"box-to-zero", 0.9114, 52'807, 0.0013},
    RuleFigure{"first-turn", 0.9346, 116'397, 0.0007},
    RuleFigure{"bonus-within-reach", 0.8698, 207'455, 0.0008},
    RuleFigure{"bonus-gone", 0.7454, 38'972, 0.0024},
    RuleFigure{"joker", 0.9332, 2'125, 0.0057},
    RuleFigure{"yahtzee-zeroed", 0.7515, 49'350, 0.0021},
    RuleFigure{"yahtzee-bonus", 0.9013, 47'963, 0.0015},
    RuleFigure{"upper-boxes-left", 0.9419, 38'791, 0.0014},
    RuleFigure{"last-three-turns", 0.7693, 232'396, 0.0010},
    RuleFigure{"last-turn", 0.9163, 79'487, 0.0011},
    RuleFigure{"ahead-or-behind", 0.6505, 10'571, 0.0048},
};

} // namespace

std::span<const RuleFigure> rule_figures() { return figures; }

const RuleFigure* rule_figure(std::string_view theme) {
    const auto found = std::ranges::find(figures, theme, &RuleFigure::theme);
    return found == figures.end() ? nullptr : &*found;
}

} // namespace ai::yahtzee::practice
