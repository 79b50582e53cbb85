// Everything behind a window, put together: who solves, who decides, the game, the coach, and the
// file in which the game is kept.

#pragma once

#include "app/engine/player_service.h"
#include "app/engine/table_service.h"
#include "app/engine/values_service.h"
#include "app/session/autosave.h"
#include "app/session/coach.h"
#include "app/session/game_session.h"

namespace app {

struct Trainer {
    // The game is kept in `data_folder`, and games that were played below it.
    explicit Trainer(const QString& data_folder, TableSource source = {})
        : folder(data_folder),
          tables(std::move(source)),
          players(values, tables),
          session(players),
          coach(session, values, tables),
          autosave(session, folder) {}

    QString folder;
    ValuesService values;
    TableService tables;
    PlayerService players;
    GameSession session;
    Coach coach;
    Autosave autosave;
};

} // namespace app
