#include "core/yahtzee/card.h"

#include "core/yahtzee/scoring.h"

#include <cassert>

namespace core::yahtzee {

namespace {

int sum_over(const Card& card, BoxSet boxes) {
    int sum = 0;
    for (const Box box : boxes) sum += card.points(box).value_or(0);
    return sum;
}

// Some roll, joker or not, gives these points in this box.
bool can_hold(Box box, int points) {
    if (points == 0) return true;
    if (box == Box::full_house || box == Box::small_straight || box == Box::large_straight)
        return points == max_points(box);
    for (int i = 0; i < dice::roll_count; ++i)
        if (base_score(box, dice::Roll::at(i)) == points) return true;
    return false;
}

} // namespace

BoxSet Card::open() const {
    BoxSet open;
    for (const Box box : all_boxes)
        if (!points(box)) open = open.with(box);
    return open;
}

int Card::upper_points() const { return sum_over(*this, BoxSet::upper()); }

int Card::upper_bonus() const {
    return upper_points() >= upper_bonus_threshold ? upper_bonus_points : 0;
}

int Card::lower_points() const { return sum_over(*this, BoxSet::lower()); }

int Card::total() const {
    return upper_points() + upper_bonus() + lower_points() + yahtzee_bonuses_;
}

int Card::gain(Rules rules, dice::Roll roll, Box box) const {
    const BoxSet open_boxes = open();
    const bool bonus = is_joker(open_boxes, roll) && points(Box::yahtzee) == yahtzee_points;
    return yahtzee::points(rules, open_boxes, roll, box) + (bonus ? yahtzee_bonus_points : 0);
}

Card Card::scored(Rules rules, dice::Roll roll, Box box) const {
    assert(legal_boxes(rules, open(), roll).contains(box));
    const int box_points = yahtzee::points(rules, open(), roll, box);
    const int bonus = gain(rules, roll, box) - box_points;
    return with_points(box, box_points).with_yahtzee_bonuses(yahtzee_bonuses_ + bonus);
}

Card Card::with_points(Box box, std::optional<int> points) const {
    Card card = *this;
    card.points_[slot(box)] = points;
    return card;
}

Card Card::with_yahtzee_bonuses(int points) const {
    Card card = *this;
    card.yahtzee_bonuses_ = points;
    return card;
}

std::optional<std::string> Card::impossibility() const {
    for (const Box box : all_boxes) {
        const std::optional<int> held = points(box);
        if (held && !can_hold(box, *held))
            return std::string(name(box)) + ' ' + std::to_string(*held);
    }
    const std::string bonuses = "Yahtzee bonus " + std::to_string(yahtzee_bonuses_);
    if (yahtzee_bonuses_ < 0 || yahtzee_bonuses_ % yahtzee_bonus_points != 0) return bonuses;
    if (yahtzee_bonuses_ > 0 && points(Box::yahtzee) != yahtzee_points)
        return bonuses + (points(Box::yahtzee) ? " with Yahtzee 0" : " with the Yahtzee box open");
    // Each bonus came with a roll of its own, which filled another box with a joker's points.
    int boxes_for_jokers = 0;
    for (const Box box : all_boxes) {
        const std::optional<int> held = points(box);
        if (!held || box == Box::yahtzee) continue;
        const bool upper_fits = is_upper(box) && (*held == max_points(box) || *held == 0);
        const bool lower_fits = !is_upper(box) && *held > 0 &&
                                (*held == max_points(box) || *held % dice::dice_count == 0);
        if (upper_fits || lower_fits) ++boxes_for_jokers;
    }
    if (yahtzee_bonuses_ / yahtzee_bonus_points > boxes_for_jokers)
        return bonuses + ", more than five of a kind could fill boxes";
    return std::nullopt;
}

} // namespace core::yahtzee
