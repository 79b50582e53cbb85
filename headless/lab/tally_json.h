// Tallies and estimates as JSON.

#pragma once

#include "headless/lab/tally.h"

#include <nlohmann/json.hpp>

namespace headless::lab {

// The mean, its standard error and its interval.
nlohmann::ordered_json as_json(const Estimate& estimate);

// The sums of a duel, from which all its figures follow.
nlohmann::ordered_json tally_json(const Tally& tally);
// Throws nlohmann::json::exception if it is no tally.
Tally tally_from(const nlohmann::ordered_json& json);

} // namespace headless::lab
