// Themes of the last roll: which box to take.

#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"
#include "ai/yahtzee/practice/theme.h"
#include "core/support/translatable.h"

#include <algorithm>
#include <array>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

using Context = DecisionContext;

// Whether an open box of the lower half, but for chance, scores.
bool makes_something(const Context& d) {
    return std::ranges::any_of(d.open(), [&](Box box) { return is_made(d, box); });
}

bool is_zero(const Context& d, const RankedAction& choice) {
    return choice.action.is_score() && d.points(choice.action.box()) == 0;
}

bool is_triple_with_two_boxes(const Context& d) {
    const int face = d.commonest_face();
    const bool is_full_house = d.is_open(Box::full_house) && is_made(d, Box::full_house);
    return d.is_last_roll() && d.max_of_a_kind() >= 3 && d.max_of_a_kind() < dice_count &&
           !is_full_house && d.is_open(upper_box(face)) &&
           ((d.is_open(Box::three_of_a_kind) && is_made(d, Box::three_of_a_kind)) ||
            (d.is_open(Box::four_of_a_kind) && is_made(d, Box::four_of_a_kind)));
}

Advice upper_box_of_triple(const Context& d) { return score(upper_box(d.commonest_face())); }

constexpr std::array box_theme_list{
    Theme{"which-box", TRANSLATABLE("Themes", "The last roll: which box"),
          TRANSLATABLE(
              "Themes",
              "Straights, full houses and Yahtzees go into their own boxes, three or four of a "
              "kind into their upper box. A poor roll goes into the upper box of a low pair, "
              "into chance from 18 points on, else into ones."),
          [](const Context& d) { return d.is_last_roll(); }, usual_box},
    Theme{"upper-or-lower",
          TRANSLATABLE("Themes", "Three or four of a kind: the upper box or the lower one"),
          TRANSLATABLE("Themes", "Take the upper box, because three of each face earn the bonus of "
                                 "35 points. Three sixes "
                                 "are the one close call."),
          is_triple_with_two_boxes, upper_box_of_triple},
    Theme{"chance-too-early", TRANSLATABLE("Themes", "Chance too early"),
          TRANSLATABLE(
              "Themes",
              "Use chance from 22 points on, or from 18 on without a pair of ones, twos or "
              "threes. Otherwise fill the upper box of that pair, or ones, and keep chance for "
              "later."),
          [](const Context& d) {
              return d.is_last_roll() && d.is_open(Box::chance) && d.open_count() >= 7 &&
                     d.max_of_a_kind() <= 2 && !makes_something(d);
          },
          poor_roll_box},
    Theme{"poor-roll", TRANSLATABLE("Themes", "A poor last roll without chance"),
          TRANSLATABLE(
              "Themes",
              "Fill the upper box of a low pair, or ones. With neither give up the Yahtzee box "
              "or four of a kind."),
          [](const Context& d) {
              return d.is_last_roll() && !d.is_open(Box::chance) && d.max_of_a_kind() <= 2 &&
                     !makes_something(d);
          },
          poor_roll_box},
    Theme{
        "box-to-zero", TRANSLATABLE("Themes", "Which box to zero"),
        TRANSLATABLE(
            "Themes",
            "Give up the Yahtzee box first, then four of a kind, then the full house; early in the "
            "game ones go before them. Keep three of a kind and the small straight as long as you "
            "can."),
        [](const Context& d) { return d.is_last_roll() && is_zero(d, d.ranking().front()); },
        box_to_zero},
};

} // namespace

std::span<const Theme> box_themes() { return box_theme_list; }

} // namespace ai::yahtzee::practice
