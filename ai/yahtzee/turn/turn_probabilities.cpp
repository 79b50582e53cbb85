#include "ai/yahtzee/turn/turn_probabilities.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>

namespace ai::yahtzee::turn {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

constexpr double unknown = -1;

using PlainPoints = std::array<std::array<std::uint8_t, roll_count>, box_count>;

// base_score() of every box and roll, which are asked for again and again.
const PlainPoints& all_base_scores() {
    static const PlainPoints points = [] {
        PlainPoints all;
        for (const Box box : all_boxes)
            for (std::size_t r = 0; r < roll_count; ++r)
                all[static_cast<std::size_t>(index(box))][r] =
                    static_cast<std::uint8_t>(base_score(box, Roll::at(static_cast<int>(r))));
        return all;
    }();
    return points;
}

} // namespace

TurnProbabilities::TurnProbabilities(Rules rules, const CardState& state, const After& after)
    : rules_(rules), state_(state) {
    for (ByPoints& box : boxes_) box.fill(unknown);
    rolls_.back() = best_boxes(after);
    for (std::size_t n = keeps_.size(); n-- > 0;) {
        keeps_[n] = means_of_keeps(rolls_[n + 1]);
        rolls_[n] = best_keeps(keeps_[n]);
    }
    turn_ = mean_of_rolls(rolls_.front());
}

RollValues TurnProbabilities::best_boxes(const After& after) {
    RollValues best{};
    for (const Box box : state_.open) {
        ByPoints& chances = boxes_[static_cast<std::size_t>(index(box))];
        const auto& points = all_base_scores()[static_cast<std::size_t>(index(box))];
        for (std::size_t r = 0; r < roll_count; ++r) {
            double& chance = chances[points[r]];
            if (chance == unknown) chance = after(fill(state_, box, points[r]));
            best[r] = std::max(best[r], chance);
        }
    }
    for (int face = 1; face <= face_count; ++face) {
        const Roll roll = Roll::of({face, face, face, face, face});
        if (!is_joker(state_.open, roll)) continue;
        double most = 0;
        for (const Box box : legal_boxes(rules_, state_.open, roll)) {
            double& chance = boxes_[static_cast<std::size_t>(index(box))][points_of(roll, box)];
            if (chance == unknown) chance = after(score(rules_, state_, roll, box));
            most = std::max(most, chance);
        }
        best[static_cast<std::size_t>(roll.index())] = most;
    }
    return best;
}

std::size_t TurnProbabilities::points_of(Roll roll, Box box) const {
    const bool bonus = state_.yahtzee_bonus && is_joker(state_.open, roll);
    return static_cast<std::size_t>(points(rules_, state_.open, roll, box) +
                                    (bonus ? yahtzee_bonus_points : 0));
}

double TurnProbabilities::of_box(Roll roll, Box box) const {
    assert(legal_boxes(rules_, state_.open, roll).contains(box));
    return boxes_[static_cast<std::size_t>(index(box))][points_of(roll, box)];
}

TurnAction TurnProbabilities::best(Roll roll, int roll_number) const {
    std::optional<TurnAction> best;
    double most = -1;
    for_each_choice(roll, roll_number, [&](TurnAction decision, double chance) {
        if (chance <= most) return;
        most = chance;
        best = decision;
    });
    return *best;
}

double TurnProbabilities::of_keep(Keep keep, int roll_number) const {
    assert(1 <= roll_number && roll_number < rolls_per_turn);
    return keeps_[static_cast<std::size_t>(roll_number - 1)]
                 [static_cast<std::size_t>(keep.index())];
}

} // namespace ai::yahtzee::turn
