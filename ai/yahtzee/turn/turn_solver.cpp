#include "ai/yahtzee/turn/turn_solver.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace ai::yahtzee::turn {

using namespace ai::yahtzee::state;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

std::size_t slot(Box box) { return static_cast<std::size_t>(index(box)); }

constexpr std::array boxes_by_sum{Box::three_of_a_kind, Box::four_of_a_kind, Box::chance};
constexpr int min_sum = dice_count;
constexpr int max_sum = dice_count * face_count;

constexpr bool is_by_sum(Box box) {
    return std::ranges::find(boxes_by_sum, box) != boxes_by_sum.end();
}

// Numbers the points that a box can hold from 0: the dice of its face in an upper box, the sum
// where the sum of the dice counts, else whether there are any.
std::size_t points_index(Box box, int points) {
    if (is_upper(box)) return static_cast<std::size_t>(points / face_of(box));
    if (is_by_sum(box)) return static_cast<std::size_t>(points);
    return points > 0 ? 1 : 0;
}

using IndexTable = std::array<std::array<std::uint8_t, roll_count>, box_count>;

// points_index() of base_score(), by box and Roll::index().
const IndexTable& base_indices() {
    static const IndexTable indices = [] {
        IndexTable table;
        for (const Box box : all_boxes)
            for (int r = 0; r < roll_count; ++r)
                table[slot(box)][static_cast<std::size_t>(r)] =
                    static_cast<std::uint8_t>(points_index(box, base_score(box, Roll::at(r))));
        return table;
    }();
    return indices;
}

constexpr Roll five_of(int face) { return Roll::of({face, face, face, face, face}); }

// Points count as they are; a state is asked for only once in a row.
class PointsValue {
public:
    explicit PointsValue(const ValueFunction& next_value) : next_value_(next_value) {}

    double operator()(const Transition& end) {
        if (!is_known_ || end.next != next_) {
            is_known_ = true;
            next_ = end.next;
            value_ = next_value_(end.next);
        }
        return end.points + value_;
    }

private:
    const ValueFunction& next_value_;
    bool is_known_ = false;
    CardState next_;
    double value_ = 0;
};

} // namespace

TurnSolver::TurnSolver(Rules rules, const CardState& state, const EndValue& end_value)
    : rules_(rules), state_(state), box_order_(all_boxes) {
    assert(!state.open.empty());
    weigh_boxes(end_value);
    weigh_jokers(end_value);
    score_rolls();
    sweep();
}

TurnSolver::TurnSolver(Rules rules, const CardState& state, const ValueFunction& next_value,
                       const BoxOrder& box_order)
    : TurnSolver(rules, state, EndValue(PointsValue(next_value))) {
    box_order_ = box_order;
}

void TurnSolver::weigh_boxes(const EndValue& end_value) {
    for (const Box box : state_.open) {
        ByPoints& ends = ends_[slot(box)];
        if (is_upper(box)) {
            for (int count = 0; count <= dice_count; ++count)
                ends[static_cast<std::size_t>(count)] =
                    end_value(fill(state_, box, count * face_of(box)));
            continue;
        }
        if (box != Box::chance) ends[0] = end_value(fill(state_, box, 0));
        if (!is_by_sum(box)) {
            ends[1] = end_value(fill(state_, box, max_points(box)));
            continue;
        }
        Transition end = fill(state_, box, 0);
        for (end.points = min_sum; end.points <= max_sum; ++end.points)
            ends[static_cast<std::size_t>(end.points)] = end_value(end);
    }
}

void TurnSolver::weigh_jokers(const EndValue& end_value) {
    if (!state_.yahtzee_bonus) return;
    for (const Box box : state_.open) {
        ByPoints& ends = ends_with_bonus_[slot(box)];
        ends.fill(std::numeric_limits<double>::quiet_NaN());
        for (int face = 1; face <= face_count; ++face) {
            const Roll roll = five_of(face);
            if (!legal_boxes(rules_, state_.open, roll).contains(box)) continue;
            double& end = ends[points_index(box, points(rules_, state_.open, roll, box))];
            if (std::isnan(end)) end = end_value(score(rules_, state_, roll, box));
        }
    }
}

// The value of each roll after the third, in its best box.
void TurnSolver::score_rolls() {
    RollValues& best = rolls_.back();
    best.fill(std::numeric_limits<double>::lowest());
    for (const Box box : state_.open) {
        const ByPoints& ends = ends_[slot(box)];
        const auto& indices = base_indices()[slot(box)];
        for (std::size_t r = 0; r < best.size(); ++r) best[r] = std::max(best[r], ends[indices[r]]);
    }
    if (state_.open.contains(Box::yahtzee)) return;
    for (int face = 1; face <= face_count; ++face) {
        double& most = best[static_cast<std::size_t>(five_of(face).index())];
        most = std::numeric_limits<double>::lowest();
        for (const Box box : legal_boxes(rules_, state_.open, five_of(face)))
            most = std::max(most, value(five_of(face), box));
    }
}

void TurnSolver::sweep() {
    for (std::size_t n = keeps_.size(); n-- > 0;) {
        keeps_[n] = means_of_keeps(rolls_[n + 1]);
        rolls_[n] = best_keeps(keeps_[n]);
    }
    value_ = mean_of_rolls(rolls_.front());
}

double TurnSolver::value(Roll roll, Box box) const {
    assert(legal_boxes(rules_, state_.open, roll).contains(box));
    if (!is_joker(state_.open, roll))
        return ends_[slot(box)][base_indices()[slot(box)][static_cast<std::size_t>(roll.index())]];
    const ByBox& ends = state_.yahtzee_bonus ? ends_with_bonus_ : ends_;
    return ends[slot(box)][points_index(box, points(rules_, state_.open, roll, box))];
}

// The first in the box order that is worth as much; null if there is none.
const Box* TurnSolver::first_box(Roll roll, double enough) const {
    const BoxSet legal = legal_boxes(rules_, state_.open, roll);
    const auto* found = std::ranges::find_if(
        box_order_, [&](Box box) { return legal.contains(box) && value(roll, box) >= enough; });
    return found == box_order_.end() ? nullptr : found;
}

TurnAction TurnSolver::best(Roll roll, int roll_number) const {
    const double enough = value(roll, roll_number) - equal_values;
    if (value(roll, rolls_per_turn) >= enough) // what the best box is worth
        if (const Box* box = first_box(roll, enough)) return TurnAction::score(*box);
    return TurnAction::keep(best_keep(roll, roll_number));
}

Box TurnSolver::best_box(Roll roll) const {
    return *first_box(roll, value(roll, rolls_per_turn) - equal_values);
}

Keep TurnSolver::best_keep(Roll roll, int roll_number) const {
    const double enough = value(roll, roll_number) - equal_values;
    return *std::ranges::find_if(keeps_within(roll),
                                 [&](Keep keep) { return value(keep, roll_number) >= enough; });
}

} // namespace ai::yahtzee::turn
