// --tables, by which the luck in a match is told.

#pragma once

#include "headless/command/command.h"
#include "headless/match/yahtzee/luck.h"

#include <optional>

namespace headless::judge {

void add_luck_option(boost::program_options::options_description& options);

// By the tables of the folder given, or those in the user's cache folder. Nothing where they are
// not in order; that is told on standard error if the folder was given.
std::optional<match::yahtzee::LuckMeter>
luck_meter_from(const boost::program_options::variables_map& given);

// What was measured; if nothing could be, the reason goes to standard error.
std::optional<match::yahtzee::LuckReport>
measured_luck(std::optional<match::yahtzee::LuckMeter>& meter,
              const match::yahtzee::Result& result);

} // namespace headless::judge
