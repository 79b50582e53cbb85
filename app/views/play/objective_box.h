// The switch of the objective: the expected score, to win this game, or to beat so many points.

#pragma once

#include "app/session/preferences.h"

#include <QComboBox>
#include <QSpinBox>
#include <QWidget>

namespace app::views::play {

class ObjectiveBox : public QWidget {
    Q_OBJECT

public:
    explicit ObjectiveBox(QWidget* parent = nullptr);

    // `can_win`: there is somebody to win against.
    void show(const ai::yahtzee::decide::Objective& aim, bool can_win);

Q_SIGNALS:
    void chosen(const ai::yahtzee::decide::Objective& aim); // by a person

private:
    void choose();

    QComboBox* kind_;
    QSpinBox* points_;
    bool can_win_ = true;
};

} // namespace app::views::play
