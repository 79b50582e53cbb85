// Records of games out of files: those of recorded games, and the log of a match of Yahtzee.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <string>
#include <vector>

namespace headless::support {

// The games of a judge's log in its order, whose sides are named a and b, and by their commands.
core::support::Result<std::vector<core::yahtzee::notation::Record>>
records_of_log(const std::string& text);

// All games of a file or a log, which may be packed. Throws std::runtime_error, which names the
// file, where it can't be read or holds no game.
std::vector<core::yahtzee::notation::Record> records_in(const std::string& name);

} // namespace headless::support
