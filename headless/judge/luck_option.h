// --tables, by which the luck in a match is measured.

#pragma once

#include "headless/match/yahtzee/luck.h"
#include "headless/support/command.h"

#include <memory>
#include <optional>

namespace headless::judge {

void add_luck_option(po::options_description& options);

// By the large tables of the folder given, or those in the user's cache folder; without them by
// normal final scores, and the sequential test takes plain scores.
std::unique_ptr<match::yahtzee::LuckMeter> luck_meter_from(const po::variables_map& given);
bool has_tables(const match::yahtzee::LuckMeter& meter);

// The measured luck. If nothing could be measured by tables, the reason goes to standard error.
std::optional<match::yahtzee::LuckReport> measured_luck(const match::yahtzee::LuckMeter& meter,
                                                        const match::yahtzee::Result& result,
                                                        const po::variables_map& given);

} // namespace headless::judge
