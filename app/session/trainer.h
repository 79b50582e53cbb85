// Everything behind a window, put together: who solves, who decides, the game, the coach, and the
// file in which the game is kept.

#pragma once

#include "app/engine/player_service.h"
#include "app/engine/values_service.h"
#include "app/session/autosave.h"
#include "app/session/coach.h"
#include "app/session/game_session.h"

namespace app {

struct Trainer {
    // The game is kept in `folder`.
    explicit Trainer(const QString& folder)
        : players(values), session(players), coach(session, values), autosave(session, folder) {}

    ValuesService values;
    PlayerService players;
    GameSession session;
    Coach coach;
    Autosave autosave;
};

} // namespace app
