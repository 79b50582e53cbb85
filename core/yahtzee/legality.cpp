#include "core/yahtzee/legality.h"

namespace core::yahtzee {

std::string_view words(Verdict verdict) {
    switch (verdict) {
    case Verdict::legal:
        return "legal";
    case Verdict::no_such_dice:
        return "Only the first five dice are available for holding";
    case Verdict::no_such_box:
        return "Invalid row for placement";
    case Verdict::box_filled:
        return "This row is already full";
    case Verdict::no_rolls_left:
        return "There are no rolls left";
    case Verdict::joker_upper_box_open:
        return "Under the joker rules, if the appropriate upper section row is empty, it must be "
               "used";
    case Verdict::joker_upper_box_filled:
        return "Under the joker rules, if the appropriate upper section row is full, the lower "
               "section must be used unless the whole lower section is filled";
    case Verdict::joker_other_upper_box:
        return "Under the free-choice joker rule, the appropriate upper section row or a lower "
               "section row must be used while one is empty";
    }
    return {};
}

Verdict judge_box(Rules rules, const Card& card, dice::Roll roll, Box box) {
    const BoxSet open = card.open();
    if (!open.contains(box)) return Verdict::box_filled;
    if (legal_boxes(rules, open, roll).contains(box)) return Verdict::legal;
    if (rules.joker == JokerRule::free_choice) return Verdict::joker_other_upper_box;
    return open.contains(*matching_upper_box(roll)) ? Verdict::joker_upper_box_open
                                                    : Verdict::joker_upper_box_filled;
}

Verdict judge(Rules rules, const Position& position, int code) {
    const std::optional<Action> action = Action::from_code(code);
    if (!action) return code % 2 != 0 ? Verdict::no_such_dice : Verdict::no_such_box;
    if (action->is_score())
        return judge_box(rules, position.mover, dice::Roll::of(position.dice), action->box());
    return position.roll_number < rolls_per_turn ? Verdict::legal : Verdict::no_rolls_left;
}

std::vector<Action> legal_actions(Rules rules, const Position& position) {
    std::vector<Action> actions;
    for (int code = 0; code < 1 << (dice::dice_count + 1); ++code)
        if (judge(rules, position, code) == Verdict::legal)
            actions.push_back(*Action::from_code(code));
    return actions;
}

} // namespace core::yahtzee
