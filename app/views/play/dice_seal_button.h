// A quiet line under the dice: before the first roll the number that seals them, after the last
// that they can be verified. Hidden in between, and with real dice. A press wants the whole story.

#pragma once

#include "app/session/game_session.h"

#include <QPushButton>

namespace app::views::play {

class DiceSealButton : public QPushButton {
    Q_OBJECT

public:
    explicit DiceSealButton(const session::GameSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    const session::GameSession& session_;
};

} // namespace app::views::play
