// The choice of the second coach and its loss, in one line under the coach's list. Hidden where
// there is no second coach.

#pragma once

#include "app/session/programs/second_coach.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace app::views::play {

class SecondOpinion : public QWidget {
    Q_OBJECT

public:
    explicit SecondOpinion(QWidget* parent = nullptr);

    // Kept by the caller.
    void follow(session::SecondCoach& coach);

private:
    void refresh();

    session::SecondCoach* coach_ = nullptr;
    QLabel* words_;
    QPushButton* again_;
};

} // namespace app::views::play
