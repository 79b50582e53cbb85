// Themes of the first two rolls: which dice to keep.

#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"
#include "ai/yahtzee/practice/theme.h"
#include "core/support/translatable.h"
#include "core/yahtzee/scoring.h"

#include <array>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

using Context = DecisionContext;

bool is_full_house(Roll roll) { return base_score(Box::full_house, roll) > 0; }

// Two dice of one face, and no more of any.
bool has_lone_pair(const Context& d) { return d.max_of_a_kind() == 2 && d.pair_count() == 1; }

bool is_small_straight(const Context& d) { return longest_run(d.roll()).length() == 4; }

int lone_pair(const Context& d) { return pairs_of(d.roll()).low; }

bool has_useful_straight(const Context& d) {
    return is_small_straight(d) &&
           (d.is_open(Box::small_straight) || d.is_open(Box::large_straight));
}

bool has_lone_pair_without_draw(const Context& d) {
    return !d.is_last_roll() && has_lone_pair(d) && !has_useful_open_draw(d) &&
           !has_useful_straight(d);
}

bool has_no_pair_and_no_draw(const Context& d) {
    return !d.is_last_roll() && d.max_of_a_kind() == 1 &&
           longest_run(d.roll()).length() < dice_count && !has_useful_open_draw(d) &&
           !has_useful_inside_draw(d) && !has_useful_straight(d);
}

bool is_upper_open(const Context& d, int face) { return d.is_open(upper_box(face)); }

Advice stop_when_made(const Context& d) {
    for (const Box box : {Box::yahtzee, Box::large_straight})
        if (d.is_open(box) && is_made(d, box)) return score(box);
    return usual_keep(d);
}

constexpr std::array keep_theme_list{
    Theme{"pair-or-straight", TRANSLATABLE("Themes", "A pair or a straight draw"),
          TRANSLATABLE(
              "Themes",
              "Keep the pair while its upper box is open, and let the straight draw go. With "
              "both straights open the draw beats a pair of ones or twos, and on the second "
              "roll threes."),
          [](const Context& d) {
              return !d.is_last_roll() && has_lone_pair(d) && !is_small_straight(d) &&
                     has_useful_open_draw(d);
          },
          pair_or_run},
    Theme{
        "two-pairs", TRANSLATABLE("Themes", "Two pairs: keep both or one"),
        TRANSLATABLE(
            "Themes",
            "Keep the higher pair alone while its upper box is open. Keep both for the full house "
            "when that box is filled."),
        [](const Context& d) {
            return !d.is_last_roll() && d.max_of_a_kind() == 2 && d.pair_count() == 2 &&
                   d.is_open(Box::full_house);
        },
        one_pair_or_both},
    Theme{"high-or-low-pair",
          TRANSLATABLE("Themes", "Two pairs without a full house: the high or the low one"),
          TRANSLATABLE("Themes", "Keep the higher of two pairs. Keep the lower one if only its "
                                 "upper box is still open."),
          [](const Context& d) {
              return !d.is_last_roll() && d.max_of_a_kind() == 2 && d.pair_count() == 2 &&
                     !d.is_open(Box::full_house);
          },
          one_pair_or_both},
    Theme{"lone-pair", TRANSLATABLE("Themes", "A pair and nothing else"),
          TRANSLATABLE(
              "Themes",
              "Keep the pair and roll three dice. Only ones on the first roll are worth less "
              "than one high die."),
          [](const Context& d) {
              return has_lone_pair_without_draw(d) && is_upper_open(d, lone_pair(d));
          },
          [](const Context& d) {
              return lone_pair(d) == 1 && d.roll_number() == 1 ? best_single_die(d)
                                                               : keep_face(d, lone_pair(d));
          }},
    Theme{"pair-of-a-filled-box", TRANSLATABLE("Themes", "A pair whose upper box is filled"),
          TRANSLATABLE(
              "Themes",
              "Keep fours, fives and sixes while three or four of a kind is open. Break a lower "
              "pair for the highest die whose upper box is open."),
          [](const Context& d) {
              return has_lone_pair_without_draw(d) && !is_upper_open(d, lone_pair(d)) &&
                     !has_useful_inside_draw(d);
          },
          best_single_die},
    Theme{"junk-roll", TRANSLATABLE("Themes", "Neither pair nor straight draw"),
          TRANSLATABLE("Themes",
                       "Keep the highest die whose upper box is open. Roll the other four."),
          has_no_pair_and_no_draw, best_single_die},
    Theme{
        "open-straight-draw", TRANSLATABLE("Themes", "An open-ended straight draw"),
        TRANSLATABLE(
            "Themes",
            "Keep three in a row with room at both ends while the small straight is open, if there "
            "is no pair for an open upper box. Four in a row with room at both ends go before "
            "every "
            "pair while the large straight is open."),
        [](const Context& d) { return !d.is_last_roll() && has_useful_open_draw(d); },
        [](const Context& d) {
            if (is_small_straight(d)) return small_straight_or_more(d);
            return d.max_of_a_kind() >= 3 || d.pair_count() > 1 ? usual_keep(d) : pair_or_run(d);
        }},
    Theme{"inside-straight-draw", TRANSLATABLE("Themes", "An inside straight draw"),
          TRANSLATABLE(
              "Themes",
              "Keep a pair for an open upper box and let the hole be. Without one draw to the "
              "hole if the large straight alone is open, else keep one high die on the first "
              "roll and the run on the second."),
          [](const Context& d) {
              return !d.is_last_roll() && has_useful_inside_draw(d) && !has_useful_open_draw(d);
          },
          inside_draw_or_pair},
    Theme{"small-to-large", TRANSLATABLE("Themes", "A small straight: on to the large one?"),
          TRANSLATABLE(
              "Themes",
              "Roll one die for the large straight while it is open. Four in a row with room at "
              "one end only give way to a pair for an open upper box on the first roll, and on "
              "both rolls when the small straight is filled."),
          [](const Context& d) {
              return !d.is_last_roll() && is_small_straight(d) && d.is_open(Box::large_straight);
          },
          small_straight_or_more},
    Theme{
        "three-of-a-kind", TRANSLATABLE("Themes", "Three of a kind: keep the three"),
        TRANSLATABLE(
            "Themes",
            "Keep the three and roll two dice, whatever the two show. Start anew only when neither "
            "the upper box nor any box for equal dice is open."),
        [](const Context& d) {
            return !d.is_last_roll() && d.max_of_a_kind() == 3 && !is_full_house(d.roll());
        },
        triple_or_other_boxes},
    Theme{"full-house-or-triple",
          TRANSLATABLE("Themes", "A full house: take it or roll the pair again"),
          TRANSLATABLE("Themes", "Roll the pair again on the first roll while the upper box of the "
                                 "triple is open. On the "
                                 "second roll do so for fours, fives and sixes only."),
          [](const Context& d) { return !d.is_last_roll() && is_full_house(d.roll()); },
          full_house_or_triple},
    Theme{"four-of-a-kind", TRANSLATABLE("Themes", "Four of a kind on the way to Yahtzee"),
          TRANSLATABLE(
              "Themes",
              "Keep the four and roll the fifth die. That can cost a few pips of the fifth die, "
              "and a Yahtzee brings 50 points or more."),
          [](const Context& d) { return !d.is_last_roll() && d.max_of_a_kind() == 4; },
          [](const Context& d) { return keep_face(d, d.commonest_face()); }},
    Theme{"stop-or-roll-on", TRANSLATABLE("Themes", "Stop or roll on: the dice fill an open box"),
          TRANSLATABLE(
              "Themes",
              "Stop with a Yahtzee or a large straight, and with a full house unless its triple "
              "is wanted in the upper half. Roll on from a small straight while the large one "
              "is open."),
          [](const Context& d) {
              if (d.is_last_roll()) return false;
              for (const Box box :
                   {Box::full_house, Box::small_straight, Box::large_straight, Box::yahtzee})
                  if (d.is_open(box) && is_made(d, box)) return true;
              return longest_run(d.roll()).length() == dice_count;
          },
          stop_when_made},
    Theme{
        "breaking-a-hand", TRANSLATABLE("Themes", "Breaking a made hand"),
        TRANSLATABLE(
            "Themes",
            "Break a small straight only for the large one, and a full house only for its triple. "
            "Never break a large straight."),
        [](const Context& d) {
            return !d.is_last_roll() && ((d.is_open(Box::full_house) && is_full_house(d.roll())) ||
                                         (d.is_open(Box::small_straight) && is_small_straight(d)));
        },
        usual_keep},
};

} // namespace

std::span<const Theme> keep_themes() { return keep_theme_list; }

} // namespace ai::yahtzee::practice
