#include "ai/yahtzee/practice/draws.h"
#include "ai/yahtzee/practice/rules_of_thumb.h"

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// The boxes that the dice may be scored in.
BoxSet legal(const DecisionContext& decision) {
    return legal_boxes(decision.rules(), decision.open(), decision.roll());
}

Advice first_legal(const DecisionContext& decision, std::initializer_list<Box> boxes) {
    const BoxSet allowed = legal(decision);
    for (const Box box : boxes)
        if (allowed.contains(box)) return score(box);
    return std::nullopt;
}

Advice joker_box(const DecisionContext& decision) {
    const int face = decision.commonest_face();
    if (legal(decision).contains(upper_box(face))) return score(upper_box(face));
    if (face <= 2)
        return first_legal(decision,
                           {Box::large_straight, Box::full_house, Box::small_straight,
                            Box::four_of_a_kind, Box::three_of_a_kind, Box::chance, Box::ones,
                            Box::twos, Box::threes, Box::fours, Box::fives, Box::sixes});
    return first_legal(decision, {Box::large_straight, Box::four_of_a_kind, Box::full_house,
                                  Box::small_straight, Box::three_of_a_kind, Box::chance, Box::ones,
                                  Box::twos, Box::threes, Box::fours, Box::fives, Box::sixes});
}

} // namespace

Advice score(Box box) { return Action::score(box); }

bool is_made(const DecisionContext& decision, Box box) {
    return !is_upper(box) && box != Box::chance && decision.points(box) > 0;
}

Advice box_to_zero(const DecisionContext& decision) {
    const bool is_early = decision.open_count() >= 7;
    for (const Box box :
         {is_early ? Box::ones : Box::yahtzee, Box::yahtzee, Box::four_of_a_kind, Box::full_house,
          Box::large_straight, Box::three_of_a_kind, Box::small_straight})
        if (legal(decision).contains(box) && decision.points(box) == 0) return score(box);
    return first_legal(decision, {Box::ones, Box::twos, Box::threes, Box::fours, Box::fives,
                                  Box::sixes, Box::chance});
}

Advice poor_roll_box(const DecisionContext& decision) {
    const int sum = decision.roll().sum();
    const bool has_chance = decision.is_open(Box::chance);
    if (has_chance && sum >= 22) return score(Box::chance);
    const auto has_pair_for = [&](int face) {
        return decision.is_open(upper_box(face)) && decision.roll().count(face) >= 2;
    };
    const int max_face = has_chance ? 3 : 4; // of a pair that goes into its upper box
    for (int face = 1; face <= max_face; ++face)
        if (has_pair_for(face)) return score(upper_box(face));
    if (has_chance && (sum >= 18 || !decision.is_open(Box::ones))) return score(Box::chance);
    if (decision.is_open(Box::ones) && decision.open_count() > 2) return score(Box::ones);
    const bool has_zero = decision.is_open(Box::yahtzee) || decision.is_open(Box::four_of_a_kind);
    if (!has_zero || decision.open_count() <= 2)
        for (int face = core::dice::face_count; face >= 2; --face)
            if (has_pair_for(face)) return score(upper_box(face));
    return box_to_zero(decision);
}

Advice usual_box(const DecisionContext& decision) {
    if (decision.is_joker()) return joker_box(decision);
    for (const Box box : {Box::yahtzee, Box::large_straight, Box::small_straight, Box::full_house})
        if (decision.is_open(box) && is_made(decision, box)) return score(box);
    const int face = decision.commonest_face();
    if (decision.roll().count(face) >= 3) {
        if (decision.is_open(upper_box(face))) return score(upper_box(face));
        for (const Box box : {Box::four_of_a_kind, Box::three_of_a_kind})
            if (decision.is_open(box) && is_made(decision, box)) return score(box);
    }
    return poor_roll_box(decision);
}

} // namespace ai::yahtzee::practice
