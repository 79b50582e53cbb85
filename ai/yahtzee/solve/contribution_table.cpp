#include "ai/yahtzee/solve/contribution_table.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

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

} // namespace ai::yahtzee::solve
