// Games in files, in the notation.

#pragma once

#include "core/support/result.h"
#include "core/yahtzee/notation/record.h"

#include <QByteArray>
#include <QString>

#include <span>
#include <vector>

namespace app::storage {

// At least one.
core::support::Result<std::vector<core::yahtzee::notation::Record>> read_games(const QString& path);

// All of it or nothing: a file that is there already stays whole until the new one is on the
// disk. Why it could not be done; empty: it is done.
QString write_whole(const QString& path, const QByteArray& bytes);
QString write_games(const QString& path, std::span<const core::yahtzee::notation::Record> records);
QString write_game(const QString& path, const core::yahtzee::notation::Record& record);

} // namespace app::storage
