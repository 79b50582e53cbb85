// --pace MS|step: how fast a match is played for whoever follows it.

#pragma once

#include "headless/match/observed_engine.h"
#include "headless/support/command.h"

namespace headless::judge {

void add_pace_option(po::options_description& options);

// Empty without the option. Throws UsageError where it makes no sense, or more than one game would
// be played at once.
match::Pace pace_from(const po::variables_map& given, int games_at_once);

} // namespace headless::judge
