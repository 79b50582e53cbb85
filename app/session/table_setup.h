// The players at the table, and games that are about to begin.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app::session {

// The programs to play against as levels: a name, the average of their final scores, and how they
// play. Those below Expert know the first steps of the basic strategy.
struct Level {
    std::string program; // in the roster
    QString title;       // "Strong"
    QString average;     // points alone, exact but for rounding; empty: not given
    QString style;       // one line
    double mean = 0;     // the same as a number; 0: not given
};

// From the weakest to the strongest.
std::vector<Level> levels();

// The level above the only opponent of a game for two; nothing for other opponents or the highest.
std::optional<Level> level_above(const core::yahtzee::notation::Record& record);

std::ptrdiff_t people(const core::yahtzee::notation::Record& record);

// In the order of the seats; that of the person who is spoken to is empty.
std::vector<QString> names(const core::yahtzee::notation::Record& record);

// The title of a program at the table: the name of its level, "Expert".
QString program_title(std::string_view program);

// The person who is spoken to, against a program.
std::vector<core::yahtzee::notation::RecordedPlayer> players_against(const std::string& program);
// The same against the optimal player, and, in the very first game, against the weakest level.
std::vector<core::yahtzee::notation::RecordedPlayer> usual_players();
std::vector<core::yahtzee::notation::RecordedPlayer> first_players();

// A game of today that is about to begin. A person without a name is the one who is spoken to;
// storage::players_of() gives those of another game. Without a seed one is made from the system's
// entropy.
core::yahtzee::notation::Record
fresh_record(std::vector<core::yahtzee::notation::RecordedPlayer> players,
             core::yahtzee::Rules rules, std::optional<core::dice::Seed> seed = {});

// Another game by the same rules, with dice of the same kind, of the same or of other players.
core::yahtzee::notation::Record next_record(const core::yahtzee::notation::Record& last);
core::yahtzee::notation::Record
next_record(const core::yahtzee::notation::Record& last,
            std::vector<core::yahtzee::notation::RecordedPlayer> players);

// One that begins at `position`, its mover in the first seat. The error says why no game could
// come to it.
core::support::Result<core::yahtzee::notation::Record>
record_from(const core::yahtzee::Position& position, core::yahtzee::notation::Record fresh);

} // namespace app::session
