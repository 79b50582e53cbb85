// Games in files, in the notation.

#pragma once

#include "core/support/result.h"
#include "core/yahtzee/notation/record.h"

#include <QString>

#include <vector>

namespace app::storage {

// At least one.
core::support::Result<std::vector<core::yahtzee::notation::Record>> read_games(const QString& path);

// All of it or nothing. Why it could not be done; empty: it is done.
QString write_game(const QString& path, const core::yahtzee::notation::Record& record);

} // namespace app::storage
