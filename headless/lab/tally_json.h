// Tallies in files: sums, from which all figures follow.

#pragma once

#include "headless/lab/tally.h"

#include <nlohmann/json.hpp>

namespace headless::lab {

nlohmann::ordered_json tally_json(const Tally& tally);
// Throws nlohmann::json::exception where it is none.
Tally tally_from(const nlohmann::ordered_json& json);

} // namespace headless::lab
