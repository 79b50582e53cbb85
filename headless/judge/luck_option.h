// --tables, by which the luck in a match is told.

#pragma once

#include "headless/match/yahtzee/luck.h"
#include "headless/support/command.h"

#include <memory>
#include <optional>

namespace headless::judge {

void add_luck_option(boost::program_options::options_description& options);

// By the tables of the folder given, or those in the user's cache folder. Nothing where they are
// not in order; that is told on standard error if the folder was given.
std::unique_ptr<match::yahtzee::LuckMeter>
luck_meter_from(const boost::program_options::variables_map& given);

// What was measured, with progress for what is left to do; nothing without a meter. If nothing
// could be measured, the reason goes to standard error.
std::optional<match::yahtzee::LuckReport> measured_luck(match::yahtzee::LuckMeter* meter,
                                                        const match::yahtzee::Result& result,
                                                        bool is_quiet);

} // namespace headless::judge
