// The command line of the trainer.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "core/yahtzee/position.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace app::main {

struct CommandLine {
    QString game; // a file; empty: the game that was left, or a new one
    std::optional<core::yahtzee::Position> position;
    std::optional<core::dice::Seed> seed;
    enum class Begin { game, new_game, practice };
    Begin begin = Begin::game; // what is shown first
    QString answer;            // to --help or --version: print this, and no more
};

// A message on one line for a terminal: control characters as \x1b, and cut where it is long.
std::string for_terminal(const std::string& message);

// `arguments` begin with the program's name. Needs no application object.
core::support::Result<CommandLine> read_command_line(const QStringList& arguments,
                                                     const QString& version);

} // namespace app::main
