// Fills a ContributionTable. With the upper totals of a set of open boxes side by side: the
// probabilities of the turn's endings, then the sum over the endings of what follows them.

#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/turn/turn_endings.h"
#include "ai/yahtzee/turn/turn_kernels.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

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
    // What this turn brings.
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

    // What follows when `box` is filled.
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

} // namespace ai::yahtzee::solve
