// Arguments where dice are kept: between two keeps, and between a keep and a box.

#include "ai/yahtzee/review/argument.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

constexpr double min_difference_told = 0.02; // of probabilities
constexpr double min_objection_told = 0.04;
constexpr double min_small_difference_told = 0.006;
constexpr double min_ratio_told = 1.25;
constexpr double min_clear_difference = 0.04;
constexpr double min_share_of_aim = 0.3; // of what the first aim weighs
constexpr double other_aim_share = 0.5;  // a choice that makes an aim less often is for another
constexpr double min_part_told = 0.2;    // points
constexpr double same_probability = 0.005;
constexpr double min_likely = 0.5;  // probability
constexpr double max_no_gain = 0.5; // points more in a box now than later
constexpr double max_little_gain = 5.0;

// Aims that dice of one face serve.
bool is_of_a_kind(const Aim& aim) {
    return is_upper(aim.box) || aim.box == Box::three_of_a_kind || aim.box == Box::four_of_a_kind ||
           aim.box == Box::yahtzee;
}

bool is_told_with(const Aim& told, const Aim& aim) {
    return told == aim || (is_of_a_kind(told) && is_of_a_kind(aim) && aim.box != Box::yahtzee);
}

// Whether a difference between probabilities is worth telling: large, or large beside them.
bool is_told(double probability, double other) {
    const double difference = std::abs(probability - other);
    return difference >= min_difference_told ||
           (difference >= min_small_difference_told &&
            std::max(probability, other) >= min_ratio_told * std::min(probability, other));
}

// How much an aim speaks for the better choice, in points; negative: for the worse one.
struct WeighedAim {
    Aim aim;
    double weight;
    double makes; // probability, of the better choice
    double other_makes;

    double difference() const { return makes - other_makes; }
    bool is_for_better() const { return weight > 0; }
};

WeighedAim weigh(const ChoicePair& choices, const Aim& aim) {
    const double makes = choices.makes(choices.better, aim);
    const double other = choices.makes(choices.worse, aim);
    const bool is_sure = choices.is_sure(choices.better, aim);
    const bool other_is_sure = choices.is_sure(choices.worse, aim);
    WeighedAim weighed{aim, 0, makes, other};
    if ((is_sure && other_is_sure) || !is_told(makes, other)) return weighed;
    // Where an aim is sure, a turn that ends in another box does so for more.
    const double more = is_sure || other_is_sure ? makes - other
                                                 : choices.scores(choices.better, aim) -
                                                       choices.scores(choices.worse, aim);
    if ((more > 0) == (makes > other)) weighed.weight = choices.gain(aim) * more;
    return weighed;
}

// The weightiest first, whatever they speak for.
std::vector<WeighedAim> weighed_aims(const ChoicePair& choices) {
    std::vector<WeighedAim> weighed;
    for (const Aim& aim :
         aims(choices.card(), choices.kept(choices.better), choices.kept(choices.worse)))
        if (const WeighedAim found = weigh(choices, aim); found.weight != 0)
            weighed.push_back(found);
    std::ranges::stable_sort(weighed, std::ranges::greater(),
                             [](const WeighedAim& aim) { return std::abs(aim.weight); });
    return weighed;
}

// Whether dice that the choice keeps show that it goes for the bonus.
bool keeps_for_bonus(const ChoicePair& choices, bool better) {
    const Keep own = choices.kept(better ? choices.better : choices.worse);
    const Keep other = choices.kept(better ? choices.worse : choices.better);
    for (int face = 1; face <= face_count; ++face)
        if (own.count(face) > 0 && own.count(face) >= other.count(face) &&
            choices.card().open().contains(upper_box(face)))
            return true;
    return false;
}

bool brings_bonus(const ChoicePair& choices, const Aim& aim) {
    const int before = choices.card().upper_points();
    return is_upper(aim.box) && before < upper_bonus_threshold &&
           before + aim.of_face * face_of(aim.box) >= upper_bonus_threshold;
}

// Whether the upper bonus comes as often as the aim is met.
bool is_same_as_bonus(const ChoicePair& choices, const WeighedAim& aim) {
    return std::abs(bonus_probability(choices.better) - aim.makes) < same_probability &&
           std::abs(bonus_probability(choices.worse) - aim.other_makes) < same_probability;
}

// The part of the score that speaks most for the better choice.
std::optional<Argument> average(const ChoicePair& choices) {
    const auto more = [&](Box box) {
        return choices.better.parts[part_of(box)] - choices.worse.parts[part_of(box)];
    };
    const BoxSet open = choices.card().open();
    const Box box = *std::ranges::max_element(open, {}, more);
    if (more(box) < min_part_told) return std::nullopt;
    return Argument{Argument::Kind::average, more(box), true, {}, {}, part_of(box)};
}

Argument one_aim(const ChoicePair& choices, const WeighedAim& aim) {
    Argument found{Argument::Kind::aim, aim.weight, true, aim.aim};
    found.brings_bonus = brings_bonus(choices, aim.aim);
    return found;
}

// What each of the two is for, if these are two things.
std::optional<Argument> two_aims(const WeighedAim& first, const WeighedAim& objection) {
    if (first.other_makes > other_aim_share * first.makes ||
        objection.makes > other_aim_share * objection.other_makes ||
        -objection.weight < min_share_of_aim * first.weight)
        return std::nullopt;
    return Argument{Argument::Kind::two_aims, first.weight, true, first.aim, objection.aim};
}

// For a box that is worth little more now than later.
std::optional<Argument> poor_aim(const ChoicePair& choices, const WeighedAim& first,
                                 const WeighedAim& objection) {
    const Box box = objection.aim.box;
    if (is_upper(box) || box == Box::large_straight || box == Box::yahtzee) return std::nullopt;
    const BoxMeans means = choices.box_means(choices.worse, box);
    const double gain = means.now - means.later;
    const bool outweighs = -objection.weight >= first.weight;
    if (means.now == 0 || gain > (outweighs ? max_little_gain : max_no_gain)) return std::nullopt;
    return Argument{Argument::Kind::poor_aim, -objection.weight, true, objection.aim};
}

// What is made clearly more often comes before what weighs more but is rare.
std::vector<WeighedAim>::const_iterator first_aim(const std::vector<WeighedAim>& weighed) {
    const auto clear = std::ranges::find_if(weighed, [](const WeighedAim& aim) {
        return aim.is_for_better() && aim.difference() >= min_clear_difference;
    });
    return clear != weighed.end() ? clear
                                  : std::ranges::find_if(weighed, &WeighedAim::is_for_better);
}

// All but the first.
std::vector<Argument> further(const ChoicePair& choices, const std::vector<WeighedAim>& weighed,
                              const WeighedAim* first, bool with_bonus) {
    std::vector<Argument> more;
    if (const auto bonus = compare_bonus(choices);
        bonus && with_bonus && keeps_for_bonus(choices, bonus->is_for_better))
        more.push_back(*bonus);
    for (const WeighedAim& aim : weighed)
        if (aim.is_for_better() && !is_told_with(first->aim, aim.aim))
            more.push_back({Argument::Kind::aim, aim.weight, true, aim.aim, {}, {}, false, true});
    if (!first)
        if (const auto found = average(choices)) more.push_back(*found);
    return more;
}

} // namespace

std::vector<Argument> compare_keeps(const ChoicePair& choices) {
    const auto weighed = weighed_aims(choices);
    const auto first = first_aim(weighed);
    const auto objection = std::ranges::find_if_not(weighed, &WeighedAim::is_for_better);
    const bool has_first = first != weighed.end();
    const bool has_objection =
        has_first && objection != weighed.end() && -objection->difference() >= min_objection_told;
    const auto poor = has_objection ? poor_aim(choices, *first, *objection) : std::nullopt;
    const auto two = has_objection && !poor ? two_aims(*first, *objection) : std::nullopt;
    std::vector<Argument> arguments;
    if (two)
        arguments.push_back(*two);
    else if (has_first)
        arguments.push_back(one_aim(choices, *first));
    const bool tells_bonus =
        has_first && !two && arguments.front().brings_bonus && is_same_as_bonus(choices, *first);
    auto more = further(choices, weighed, has_first ? &*first : nullptr, !tells_bonus);
    if (poor) more.push_back(*poor);
    if (has_objection && !poor && !two)
        more.push_back({Argument::Kind::aim, -objection->weight, false, objection->aim});
    std::ranges::stable_sort(more, std::ranges::greater(), &Argument::weight);
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

namespace {

// What rolling on makes, at most two aims; without what is in the hand whatever is rolled.
std::optional<Argument> rolls(const ChoicePair& choices, bool better) {
    const ChoiceFigures& keep = better ? choices.better : choices.worse;
    const Keep kept = choices.kept(keep);
    std::vector<WeighedAim> weighed;
    for (const Aim& aim : aims(choices.card(), kept, kept)) {
        const double makes = choices.makes(keep, aim);
        if (makes < min_difference_told || choices.is_sure(keep, aim)) continue;
        const double weight = choices.gain(aim) * choices.scores(keep, aim);
        if (weight > 0) weighed.push_back({aim, weight, makes, 0});
    }
    if (weighed.empty()) return std::nullopt;
    std::ranges::stable_sort(weighed, std::ranges::greater(), &WeighedAim::weight);
    // The pattern in the hand, if rolling on may lose it, before all others.
    const auto in_hand = std::ranges::find_if(weighed, [&](const WeighedAim& aim) {
        return !better && aim.aim.box == choices.better.action.box();
    });
    if (in_hand != weighed.end()) std::rotate(weighed.begin(), in_hand, in_hand + 1);
    Argument found{Argument::Kind::rolls, weighed[0].weight, better, weighed[0].aim};
    if (weighed.size() > 1 && weighed[1].weight >= min_share_of_aim * weighed[0].weight &&
        weighed[1].aim.box != weighed[0].aim.box)
        found.other_aim = weighed[1].aim;
    return found;
}

// What the better keep is sure of, and scores most often.
std::optional<Argument> holds(const ChoicePair& choices) {
    const Keep kept = choices.kept(choices.better);
    std::optional<Argument> found;
    for (const Aim& aim : aims(choices.card(), kept, kept)) {
        const double scores = choices.scores(choices.better, aim);
        if (!choices.is_sure(choices.better, aim) || scores < min_likely) continue;
        found = Argument{Argument::Kind::holds, choices.difference(), true, aim};
    }
    return found;
}

bool is_sure_of_box(const ChoicePair& choices, const ChoiceFigures& keep, Box box) {
    if (box == Box::chance) return true;
    constexpr int three = 3;
    return choices.is_sure(keep, {box, is_upper(box) ? three : 0});
}

std::vector<Argument> box_is_better(const ChoicePair& choices) {
    const Box box = choices.better.action.box();
    std::vector<Argument> arguments{{Argument::Kind::sure, choices.difference(), true}};
    const bool has_mean = box == Box::chance || box == Box::three_of_a_kind ||
                          box == Box::four_of_a_kind || is_upper(box);
    if (has_mean && is_sure_of_box(choices, choices.worse, box))
        arguments.push_back(
            {Argument::Kind::box_later, choices.difference(), true, {}, {}, part_of(box)});
    if (auto made = rolls(choices, false)) {
        made->weight = choices.difference(); // always told
        made->is_for_better = true;
        arguments.push_back(*made);
    }
    if (const auto bonus = compare_bonus(choices)) arguments.push_back(*bonus);
    return arguments;
}

std::vector<Argument> keep_is_better(const ChoicePair& choices) {
    const Box box = choices.worse.action.box();
    std::vector<Argument> arguments;
    if (auto made = rolls(choices, true)) {
        made->weight = choices.difference();
        arguments.push_back(*made);
    } else if (const auto held = holds(choices)) {
        arguments.push_back(*held);
    }
    const bool stays =
        choices.points_now(choices.worse) > 0 && is_sure_of_box(choices, choices.better, box);
    arguments.push_back({stays ? Argument::Kind::stays_sure : Argument::Kind::ends_turn,
                         choices.difference(),
                         true,
                         {},
                         {},
                         part_of(box)});
    if (const auto bonus = compare_bonus(choices)) arguments.push_back(*bonus);
    return arguments;
}

} // namespace

std::vector<Argument> compare_box_with_keep(const ChoicePair& choices) {
    return choices.better.action.is_score() ? box_is_better(choices) : keep_is_better(choices);
}

} // namespace ai::yahtzee::review
