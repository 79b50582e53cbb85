#include "tests/ai/yahtzee/solve/reference_contributions.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

namespace reference {

namespace {

constexpr std::size_t upper_bonus = 13;
constexpr std::size_t yahtzee_bonus = 14;
constexpr double rounding = 1e-9; // points; less is no difference

} // namespace

Contributions::Contributions(Joker rule, unsigned within) : rule_(rule) {
    const auto enter = [this](unsigned open, YahtzeeBox yahtzee) {
        std::array<Parts, 64> row{};
        for (int upper = 0; upper < 64 && open != 0; ++upper)
            row[static_cast<std::size_t>(upper)] = solve(open, yahtzee, upper);
        rows_[{open, yahtzee}] = row;
    };
    for (int open_boxes = 0; open_boxes <= std::popcount(within); ++open_boxes)
        for (unsigned open = 0; open <= within; ++open) {
            if ((open & ~within) != 0 || std::popcount(open) != open_boxes) continue;
            if ((open >> yahtzee_box & 1) != 0) {
                enter(open, YahtzeeBox::open);
            } else {
                enter(open, YahtzeeBox::zero);
                enter(open, YahtzeeBox::fifty);
            }
        }
}

// The first of the best.
Contributions::ValuedAction Contributions::best_box(unsigned open, YahtzeeBox yahtzee, int upper,
                                                    const Dice& dice) const {
    ValuedAction best;
    for (int box = 0; box < 13; ++box) {
        if ((open >> box & 1) == 0) continue;
        const Scoring score = scoring(rule_, open, yahtzee, dice, box);
        if (!score.legal) continue;
        YahtzeeBox next = yahtzee;
        if (box == yahtzee_box) next = score.points == 50 ? YahtzeeBox::fifty : YahtzeeBox::zero;
        const int total = box < 6 ? std::min(upper + score.points, 63) : upper;
        ValuedAction worth;
        worth.parts = at(open & ~(1u << box), next, total);
        worth.parts[static_cast<std::size_t>(box)] += score.points;
        worth.parts[yahtzee_bonus] += score.bonus;
        worth.parts[upper_bonus] += upper < 63 && total == 63 ? 35 : 0;
        worth.value = std::accumulate(worth.parts.begin(), worth.parts.end(), 0.0);
        if (worth.value > best.value + rounding) best = worth;
    }
    return best;
}

Parts Contributions::solve(unsigned open, YahtzeeBox yahtzee, int upper) const {
    std::vector<ValuedAction> by_roll;
    for (const Roll& roll : rolls()) by_roll.push_back(best_box(open, yahtzee, upper, roll.dice));
    for (int rerolls = 0; rerolls < 2; ++rerolls) {
        std::vector<ValuedAction> by_keep(keeps().size());
        for (std::size_t k = 0; k < keeps().size(); ++k) {
            ValuedAction& mean = by_keep[k];
            mean.value = 0;
            for (const Outcome& outcome : keeps()[k]) {
                const ValuedAction& worth = by_roll[static_cast<std::size_t>(outcome.roll)];
                mean.value += outcome.probability * worth.value;
                for (std::size_t i = 0; i < mean.parts.size(); ++i)
                    mean.parts[i] += outcome.probability * worth.parts[i];
            }
        }
        for (std::size_t r = 0; r < rolls().size(); ++r)
            for (const int keep : keeps_within()[r]) {
                const ValuedAction& worth = by_keep[static_cast<std::size_t>(keep)];
                if (worth.value > by_roll[r].value + rounding) by_roll[r] = worth;
            }
    }
    Parts mean{};
    for (std::size_t r = 0; r < rolls().size(); ++r)
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += rolls()[r].permutations / 7776.0 * by_roll[r].parts[i];
    return mean;
}

} // namespace reference
