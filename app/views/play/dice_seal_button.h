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

    void setWanted(bool wanted); // else it is hidden always

private:
    void refresh();

    const session::GameSession& session_;
    bool is_wanted_ = true;
};

} // namespace app::views::play
