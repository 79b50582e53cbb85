#include "ai/yahtzee/practice/theme_figures.h"

#include <algorithm>
#include <array>

namespace ai::yahtzee::practice {

namespace {

constexpr std::array figures_by_theme{
    ThemeFigures{"pair-or-straight", 0.8635, 26'544, 0.0021, 1.5088, 1.3711},
    ThemeFigures{"two-pairs", 0.7864, 115'523, 0.0013, 1.3599, 1.5154},
    ThemeFigures{"high-or-low-pair", 0.8128, 108'429, 0.0013, 1.2612, 1.4461},
    ThemeFigures{"lone-pair", 0.9364, 156'952, 0.0006, 1.4929, 1.5309},
    ThemeFigures{"pair-of-a-filled-box", 0.6771, 118'817, 0.0014, 1.3301, 1.2919},
    ThemeFigures{"junk-roll", 0.8337, 13'291, 0.0033, 1.3462, 1.2403},
    ThemeFigures{"open-straight-draw", 0.8875, 70'547, 0.0012, 1.1803, 1.6474},
    ThemeFigures{"inside-straight-draw", 0.7031, 112'485, 0.0014, 1.4091, 1.3874},
    ThemeFigures{"small-to-large", 0.8723, 74'868, 0.0013, 1.3286, 1.7734},
    ThemeFigures{"three-of-a-kind", 0.8999, 196'610, 0.0008, 0.8006, 1.4875},
    ThemeFigures{"full-house-or-triple", 0.8615, 55'892, 0.0015, 0.5130, 1.2366},
    ThemeFigures{"four-of-a-kind", 0.9634, 48'482, 0.0009, 0.1127, 0.6479},
    ThemeFigures{"stop-or-roll-on", 0.9401, 130'047, 0.0007, 0.7316, 1.4539},
    ThemeFigures{"breaking-a-hand", 0.9313, 91'208, 0.0008, 0.9236, 1.6157},
    ThemeFigures{"which-box", 0.8785, 443'665, 0.0005, 0.1618, 0.7043},
    ThemeFigures{"upper-or-lower", 0.9012, 104'177, 0.0009, 0.1233, 0.6182},
    ThemeFigures{"chance-too-early", 0.8444, 60'811, 0.0015, 0.3704, 1.0428},
    ThemeFigures{"poor-roll", 0.7540, 91'921, 0.0015, 0.2284, 0.7858},
    ThemeFigures{"box-to-zero", 0.9114, 52'807, 0.0013, 0.2082, 0.7046},
    ThemeFigures{"first-turn", 0.9346, 116'397, 0.0007, 0.8493, 1.3842},
    ThemeFigures{"bonus-within-reach", 0.8698, 207'455, 0.0008, 0.6636, 1.3464},
    ThemeFigures{"bonus-gone", 0.7454, 38'972, 0.0024, 0.8083, 1.2636},
    ThemeFigures{"joker", 0.9332, 2'125, 0.0057, 0.0285, 0.2896},
    ThemeFigures{"yahtzee-zeroed", 0.7515, 49'350, 0.0021, 0.8037, 1.2540},
    ThemeFigures{"yahtzee-bonus", 0.9013, 47'963, 0.0015, 0.4380, 1.3055},
    ThemeFigures{"upper-boxes-left", 0.9419, 38'791, 0.0014, 1.0978, 1.4092},
    ThemeFigures{"last-three-turns", 0.7693, 232'396, 0.0010, 0.7686, 1.3106},
    ThemeFigures{"last-turn", 0.9163, 79'487, 0.0011, 0.6882, 1.2516},
    ThemeFigures{"ahead-or-behind", 0.6505, 10'571, 0.0048, 0.7748, 1.2409},
};

} // namespace

std::span<const ThemeFigures> theme_figures() { return figures_by_theme; }

const ThemeFigures* figures_of_theme(std::string_view theme) {
    const auto found = std::ranges::find(figures_by_theme, theme, &ThemeFigures::theme);
    return found == figures_by_theme.end() ? nullptr : &*found;
}

} // namespace ai::yahtzee::practice
