// The parts of a difference between two choices, and which of them a reason says.

#pragma once

#include "ai/yahtzee/solve/contribution_table.h"

#include <string_view>
#include <vector>

namespace ai::yahtzee::review {

// The parts that statements account for: a part of the score, or one of these under win and beat:N.
inline constexpr std::size_t mean_part = solve::part_count;       // the points on average
inline constexpr std::size_t spread_part = solve::part_count + 1; // how the points are spread

// In a list of parts: the two boxes between which a decision is made.
inline constexpr std::size_t two_boxes_part = solve::part_count + 2;

// "upper bonus", "points", "spread"
std::string_view said_part_name(std::size_t part);

// Positive for the better choice: points, or under win and beat:N a probability.
struct SaidPart {
    std::size_t part;
    double amount;

    friend bool operator==(const SaidPart&, const SaidPart&) = default;
};

// The least share of a part or a loss that is explained by what is said of it.
inline constexpr double min_share_said = 0.5;

std::vector<SaidPart> sorted_by_size(std::vector<SaidPart> parts); // the largest first

struct Selection {
    std::vector<SaidPart> said; // for the better choice, then against it, each the largest first
    bool many_small = false;    // they are not most of the loss
};

struct PartLimits {
    std::size_t for_better = 3;
    std::size_t against = 2;
};

// Parts of the two sides, added in the order of their size until they are most of the loss.
Selection select(const std::vector<SaidPart>& sorted, double loss, const PartLimits& limits = {});

} // namespace ai::yahtzee::review
