// What the trainer is started with.

#pragma once

#include "core/base/result.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/position.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace app {

struct CommandLine {
    QString game; // a file; empty: the game that was left, or a new one
    std::optional<core::yahtzee::Position> position;
    std::optional<core::dice::Seed> seed;
    QString answer; // to --help or --version: print this, and no more
};

// `arguments` begin with the program's name. Needs no application object.
core::base::Result<CommandLine> read_command_line(const QStringList& arguments,
                                                  const QString& version);

} // namespace app
