// A tab for the game and one for each line that was tried beside it. Hidden while there is only the
// game.

#pragma once

#include "app/session/game_session.h"

#include <QTabBar>

namespace app::main {

class LinesBar : public QTabBar {
    Q_OBJECT

public:
    // The session is kept by the caller.
    explicit LinesBar(session::GameSession& session, QWidget* parent = nullptr);

    void setWanted(bool wanted); // the page shows the game

private:
    void refresh();

    session::GameSession& session_;
    bool is_wanted_ = true;
};

} // namespace app::main
