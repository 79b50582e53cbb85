// A game in a file: the setup, the start, and every roll and action since. The dice are not in it:
// they follow from the seed.

#pragma once

#include "app/session/timeline.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace app {

QByteArray to_bytes(const Timeline& timeline);
core::base::Result<Timeline> timeline_from(const QByteArray& bytes);

core::base::Result<Timeline> read_game(const QString& path);

// All of it or nothing. Why it could not be done; empty: it is done.
QString write_game(const QString& path, const Timeline& timeline);

} // namespace app
