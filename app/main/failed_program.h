// The failure of a program at the table, in sight until somebody plays on: it may try again, or
// another player takes its seat.

#pragma once

#include "app/session/game_session.h"
#include "app/widgets/notice_bar.h"

#include <vector>

namespace app::main {

class FailedProgram : public widgets::NoticeBar {
    Q_OBJECT

public:
    // `session` is kept by the caller.
    FailedProgram(session::GameSession& session, QWidget* parent);

    // That may take the seat, beside the levels.
    void setPrograms(const std::vector<session::ContestProgram>& programs) { programs_ = programs; }

private:
    void chooseOtherPlayer();

    session::GameSession& session_;
    std::vector<session::ContestProgram> programs_;
};

} // namespace app::main
