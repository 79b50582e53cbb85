// Which mistakes of the owner are looked for in the index, and what it tells of each.

#pragma once

#include "app/storage/game_entry.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace app::storage {

struct MistakeQuery {
    bool by_wins = false;  // losses are win probability, not points
    double min_loss = 0.5; // in that unit
    std::optional<double> max_loss = {};
    int step = -1;         // that decides; below 0: any
    QString game = {};     // key; empty: any
    QStringList done = {}; // mistakes by their name: these are left out
    bool newest = true;    // else the costliest first
    int limit = 100;       // so many at most

    friend bool operator==(const MistakeQuery&, const MistakeQuery&) = default;
};

struct MistakeEntry {
    GameDecision decision;
    QString file;   // of its game, a name in the folder
    int number = 0; // of the game in the file
    QString date;
    QString time;
    QString opponent;

    // The same for the same decision of the same game, wherever the file is.
    QString name() const { return QString("%1:%2").arg(decision.game).arg(decision.ply); }

    friend bool operator==(const MistakeEntry&, const MistakeEntry&) = default;
};

} // namespace app::storage
