#include "ai/yahtzee/solve/contribution_table.h"

#include "ai/yahtzee/turn/turn_endings.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <span>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;
using namespace ai::yahtzee::turn;
using namespace core::dice;

namespace {

std::size_t row_length(BoxSet open) { return static_cast<std::size_t>(max_upper_total(open)) + 1; }

std::size_t group_index(BoxSet open, bool yahtzee_bonus) {
    return std::size_t{open.bits()} * 2 + (yahtzee_bonus ? 1 : 0);
}

} // namespace

std::string_view part_name(std::size_t part) {
    assert(part < part_count);
    if (part == upper_bonus_part) return "upper bonus";
    if (part == yahtzee_bonus_part) return "Yahtzee bonuses";
    return name(box_at(static_cast<int>(part)));
}

double sum(const Contributions& contributions) {
    return std::accumulate(contributions.begin(), contributions.end(), 0.0);
}

ContributionTable::ContributionTable() {
    std::size_t size = 0;
    for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
        const BoxSet open = BoxSet::from_bits(bits);
        const std::size_t rows = static_cast<std::size_t>(open.size()) + 2;
        for (const bool yahtzee_bonus : {false, true}) {
            groups_.push_back(size);
            if (!yahtzee_bonus || !open.contains(Box::yahtzee)) size += rows * row_length(open);
        }
    }
    rows_.resize(size);
}

std::size_t ContributionTable::offset(BoxSet open, bool yahtzee_bonus, std::size_t part) const {
    assert(!yahtzee_bonus || !open.contains(Box::yahtzee));
    const unsigned lower_parts = open.bits() & ((1u << std::min<std::size_t>(part, box_count)) - 1);
    assert(part >= box_count || open.contains(box_at(static_cast<int>(part))));
    const auto row =
        static_cast<std::size_t>(std::popcount(lower_parts)) + (part == yahtzee_bonus_part ? 1 : 0);
    return groups_[group_index(open, yahtzee_bonus)] + row * row_length(open);
}

Contributions ContributionTable::at(const CardState& state) const {
    const int total = std::min(state.upper_total, max_upper_total(state.open));
    const auto of = [&](std::size_t part) {
        return static_cast<double>(row(state.open, state.yahtzee_bonus, part)[total]);
    };
    Contributions contributions{};
    for (const Box box : state.open) contributions[part_of(box)] = of(part_of(box));
    if (total < upper_bonus_threshold) contributions[upper_bonus_part] = of(upper_bonus_part);
    contributions[yahtzee_bonus_part] = of(yahtzee_bonus_part);
    return contributions;
}

// Fills a ContributionTable. With the upper totals of a set of open boxes side by side: the
// probabilities of the turn's endings, then the sum over the endings of what follows them.

namespace {

// As in ValueTable: the next state of an upper box is the entry `points` further on.
constexpr int extended_length = max_turn_lanes + 32;
using ExtendedRow = std::array<float, extended_length>;

static_assert(upper_total_count <= max_turn_lanes);

// The parts that can still bring points, on cards whose open boxes are `open`.
std::vector<std::size_t> parts_of(BoxSet open) {
    std::vector<std::size_t> parts;
    for (const Box box : open) parts.push_back(part_of(box));
    parts.push_back(upper_bonus_part);
    parts.push_back(yahtzee_bonus_part);
    return parts;
}

// Totals beyond those that play can reach get what the greatest has; from 63 on with the bonus.
ExtendedRow extended(const float* row, int greatest, bool is_upper_bonus) {
    ExtendedRow longer;
    std::copy_n(row, greatest + 1, longer.begin());
    std::fill(longer.begin() + greatest + 1, longer.end(), row[greatest]);
    if (is_upper_bonus)
        std::fill(longer.begin() + upper_bonus_threshold, longer.end(),
                  static_cast<float>(upper_bonus_points));
    return longer;
}

// The contributions of one set of open boxes and state of the Yahtzee box.
class GroupSolver {
public:
    GroupSolver(const TurnKernel& kernel, const Values& values, ContributionTable& table,
                BoxSet open, bool yahtzee_bonus)
        : kernel_(kernel),
          table_(table),
          open_(open),
          yahtzee_bonus_(yahtzee_bonus),
          lanes_(max_upper_total(open) + 1) {
        kernel.endings(values.centred_sources(open, yahtzee_bonus), lanes_, endings_);
        add_turn();
        for (const Box box : open) add_next(box);
        for (const std::size_t part : parts_of(open))
            std::copy_n(sums_[part].begin(), lanes_, table.row(open, yahtzee_bonus, part));
    }

private:
    // Adds the points of this turn.
    void add_turn() {
        for (const Box box : open_) {
            auto& points = sums_[part_of(box)];
            if (is_upper(box)) {
                const auto& probability = endings_.upper[face_of(box) - 1];
                for (int count = 1; count <= core::dice::dice_count; ++count)
                    for (std::size_t lane = 0; lane < points.size(); ++lane)
                        points[lane] +=
                            static_cast<float>(count * face_of(box)) * probability[count][lane];
            } else {
                std::copy_n(endings_.lower_points[part_of(box) - upper_box_count], points.size(),
                            points.begin());
            }
        }
        std::copy_n(endings_.yahtzee_bonus, max_turn_lanes, sums_[yahtzee_bonus_part].begin());
    }

    // Adds the points of the turns after `box` is filled.
    void add_next(Box box) {
        if (is_upper(box)) {
            std::array<const float*, core::dice::dice_count + 1> probabilities;
            for (std::size_t count = 0; count < probabilities.size(); ++count)
                probabilities[count] = endings_.upper[face_of(box) - 1][count];
            add_states(open_.without(box), yahtzee_bonus_, probabilities, face_of(box));
            return;
        }
        const float* filled = endings_.lower[part_of(box) - upper_box_count];
        add_states(open_.without(box), box != Box::yahtzee && yahtzee_bonus_, {&filled, 1}, 0);
        const float* fifty = endings_.fifty;
        if (box == Box::yahtzee) add_states(open_.without(box), true, {&fifty, 1}, 0);
    }

    // Each of the probabilities is that of an upper total `step` greater than the one before.
    void add_states(BoxSet next, bool next_bonus, std::span<const float* const> probabilities,
                    int step) {
        for (const std::size_t part : parts_of(next)) {
            const ExtendedRow row = extended(table_.row(next, next_bonus, part),
                                             max_upper_total(next), part == upper_bonus_part);
            std::array<LaneWeightedRow, core::dice::dice_count + 1> rows;
            for (std::size_t i = 0; i < probabilities.size(); ++i)
                rows[i] = {row.data() + static_cast<int>(i) * step, probabilities[i]};
            kernel_.add_rows(rows.data(), static_cast<int>(probabilities.size()), lanes_,
                             sums_[part].data());
        }
    }

    const TurnKernel& kernel_;
    ContributionTable& table_;
    BoxSet open_;
    bool yahtzee_bonus_;
    int lanes_; // upper totals
    TurnEndings endings_;
    std::array<std::array<float, max_turn_lanes>, part_count> sums_{};
};

// Once the card is full.
void enter_end(ContributionTable& table) {
    for (const bool yahtzee_bonus : {false, true})
        table.row(BoxSet(), yahtzee_bonus, upper_bonus_part)[upper_bonus_threshold] =
            upper_bonus_points;
}

} // namespace

SharedContributions solve_contributions_with(const TurnKernel& kernel, const Values& values,
                                             const SolveOptions& options) {
    auto table = std::make_shared<ContributionTable>();
    const bool done = for_each_open_set(options, [&](BoxSet open) {
        if (open.empty()) return enter_end(*table);
        for (const bool yahtzee_bonus : {false, true})
            if (!yahtzee_bonus || !open.contains(Box::yahtzee))
                GroupSolver(kernel, values, *table, open, yahtzee_bonus);
    });
    return done ? table : nullptr;
}

SharedContributions solve_contributions(const Values& values, const SolveOptions& options) {
    return solve_contributions_with(supported_turn_kernels().front(), values, options);
}

namespace {

void add(Contributions& sum, const Contributions& more, double weight) {
    for (std::size_t part = 0; part < part_count; ++part) sum[part] += weight * more[part];
}

} // namespace

ChoiceContributions::ChoiceContributions(const Values& values, const ContributionTable& table,
                                         const Position& position)
    : values_(values), table_(table), position_(position), state_(state_of(position.mover)) {
    if (position.roll_number == rolls_per_turn || state_.open.empty()) return;
    policy_ = best_policy(values.turn(state_));
    by_roll_.reserve(roll_count);
    for (int r = 0; r < roll_count; ++r)
        by_roll_.push_back(of_box(Roll::at(r), policy_.box[static_cast<std::size_t>(r)]));
}

Contributions ChoiceContributions::at(Action action) const {
    if (action.is_score()) return of_box(Roll::of(position_.dice), action.box());
    Contributions sum{};
    if (by_roll_.empty()) return sum; // nothing is to come on a full card
    const RollValues probabilities =
        last_rolls_after_keep(policy_, action.keep(position_.dice), position_.roll_number);
    for (std::size_t r = 0; r < by_roll_.size(); ++r)
        if (probabilities[r] > 0) add(sum, by_roll_[r], probabilities[r]);
    return sum;
}

Contributions ChoiceContributions::of_box(Roll roll, Box box) const {
    return contributions_after(values_.rules(), table_, state_, roll, box);
}

Contributions contributions_after(Rules rules, const ContributionTable& table,
                                  const CardState& state, Roll roll, Box box) {
    const Transition scored = score(rules, state, roll, box);
    const int in_box = points(rules, state.open, roll, box);
    const bool is_bonus = state.yahtzee_bonus && is_joker(state.open, roll);
    const int yahtzee_bonus = is_bonus ? yahtzee_bonus_points : 0;
    Contributions contributions = table.at(scored.next);
    contributions[part_of(box)] += in_box;
    contributions[yahtzee_bonus_part] += yahtzee_bonus;
    contributions[upper_bonus_part] += scored.points - in_box - yahtzee_bonus;
    return contributions;
}

} // namespace ai::yahtzee::solve
