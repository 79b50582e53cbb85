// Themes of the card: what the filled boxes and the other player's points ask for.

#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"
#include "ai/yahtzee/practice/theme.h"
#include "core/support/translatable.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

using Context = DecisionContext;

BoxSet open_upper(const Context& d) { return d.open() & BoxSet::upper(); }

// The face with an open upper box that most dice show, the highest of several; 0 if none is open.
int commonest_open_face(const Context& d) {
    int best = 0;
    for (const Box box : open_upper(d))
        if (best == 0 || d.roll().count(face_of(box)) >= d.roll().count(best)) best = face_of(box);
    return best;
}

Advice usual(const Context& d) { return d.is_last_roll() ? usual_box(d) : usual_keep(d); }

Advice collect_upper(const Context& d) {
    const int face = commonest_open_face(d);
    if (d.is_last_roll()) {
        if (d.roll().count(face) >= 3) return score(upper_box(face));
        return usual_box(d);
    }
    return d.roll().count(face) >= 2 && d.roll().count(face) >= d.max_of_a_kind()
               ? keep_face(d, face)
               : usual_keep(d);
}

bool has_yahtzee_points(const Context& d, int points) {
    return d.position().mover.points(Box::yahtzee) == points;
}

constexpr std::array card_theme_list{
    Theme{"first-turn", TRANSLATABLE("Themes", "The first turn"),
          TRANSLATABLE("Themes",
                       "Keep what is most of a kind, the higher of two pairs, and go for the upper "
                       "boxes. Only "
                       "straights and four in a row with room at both ends go before a pair."),
          [](const Context& d) { return d.open_count() == box_count; }, usual},
    Theme{
        "bonus-within-reach", TRANSLATABLE("Themes", "The upper bonus within reach"),
        TRANSLATABLE(
            "Themes",
            "Count three dice of each open upper face: if that brings 63 or nearly so, faces come "
            "first. Keep the face with the most dice and score three of it above."),
        [](const Context& d) {
            return d.is_bonus_undecided() && open_upper(d).size() <= 3 &&
                   std::abs(d.upper_lead()) <= 4 && d.roll().count(commonest_open_face(d)) >= 2;
        },
        collect_upper},
    Theme{
        "bonus-gone", TRANSLATABLE("Themes", "The upper bonus is gone"),
        TRANSLATABLE(
            "Themes",
            "Without the bonus an upper box is worth what its dice show and no more. Use low upper "
            "boxes for poor rolls, and give three of a kind to the lower box."),
        [](const Context& d) {
            return !d.is_bonus_undecided() && d.position().mover.upper_bonus() == 0 &&
                   !open_upper(d).empty();
        },
        usual},
    Theme{"joker", TRANSLATABLE("Themes", "A second Yahtzee: the joker"),
          TRANSLATABLE("Themes", "Its upper box comes first by the rules. With that filled take "
                                 "the large straight, then "
                                 "four of a kind, then the full house."),
          [](const Context& d) { return d.is_joker(); },
          [](const Context& d) { return usual_box(d); }},
    Theme{"yahtzee-zeroed",
          TRANSLATABLE("Themes", "Three or more alike with the Yahtzee box zeroed"),
          TRANSLATABLE("Themes", "A fifth die earns nothing now. Keep the dice for the upper box, "
                                 "three or four of a kind "
                                 "or the full house."),
          [](const Context& d) {
              return !d.is_last_roll() && has_yahtzee_points(d, 0) && d.max_of_a_kind() >= 3;
          },
          usual_keep},
    Theme{"yahtzee-bonus", TRANSLATABLE("Themes", "Three or more alike with a Yahtzee on the card"),
          TRANSLATABLE("Themes", "Every further Yahtzee is worth 100 points and counts as a joker. "
                                 "Keep three of a kind, "
                                 "and four of a kind always."),
          [](const Context& d) {
              return !d.is_last_roll() && has_yahtzee_points(d, yahtzee_points) &&
                     d.max_of_a_kind() >= 3;
          },
          usual_keep},
    Theme{"upper-boxes-left", TRANSLATABLE("Themes", "Only upper boxes are left"),
          TRANSLATABLE("Themes",
                       "Keep the open face with the most dice. Among equals take the higher one."),
          [](const Context& d) {
              return !d.is_last_roll() && !d.open().empty() && open_upper(d) == d.open();
          },
          [](const Context& d) { return keep_face(d, commonest_open_face(d)); }},
    Theme{"last-three-turns", TRANSLATABLE("Themes", "The last three turns"),
          TRANSLATABLE(
              "Themes",
              "Look at the open boxes only and forget what usually pays. Keep the dice for the box "
              "that they are nearest to."),
          [](const Context& d) { return d.open_count() <= 3 && d.open_count() > 1; }, usual},
    Theme{
        "last-turn", TRANSLATABLE("Themes", "The last turn: one box is left"),
        TRANSLATABLE(
            "Themes",
            "Keep every die that the box wants and roll the rest, twice. For chance keep fives and "
            "sixes after the first roll, fours too after the second."),
        [](const Context& d) { return d.open_count() <= 1; },
        [](const Context& d) {
            return d.is_last_roll() || d.open().empty() ? score(*d.open().begin())
                                                        : keep_for_last_box(d);
        }},
};

} // namespace

std::span<const Theme> card_themes() { return card_theme_list; }

} // namespace ai::yahtzee::practice
