// Shares of strategies that grow with their scores: the replicator in discrete time.

#pragma once

#include "ai/dilemma/field.h"

#include <span>
#include <vector>

namespace ai::dilemma {

// Shares after a generation in which strategies fared as in `records`. A share is multiplied by
// exp(strength * mean score, per round and opponent), then all are scaled to sum to 1. A strategy
// that met nobody is taken to have scored the mean of the others. Shares below `extinct` become 0.
std::vector<double> next_shares(std::span<const double> shares, std::span<const Record> records,
                                const FieldOptions& options, double strength);

inline constexpr double extinct = 1e-4;

} // namespace ai::dilemma
