// Games in files, in the notation.

#pragma once

#include "core/base/result.h"
#include "core/yahtzee/record.h"

#include <QString>

#include <vector>

namespace app {

// At least one.
core::base::Result<std::vector<core::yahtzee::Record>> read_games(const QString& path);

// All of it or nothing. Why it could not be done; empty: it is done.
QString write_game(const QString& path, const core::yahtzee::Record& record);

} // namespace app
