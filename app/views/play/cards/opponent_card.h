// An opponent to choose: its place in the order of strength, the exact average of its final scores,
// what it knows, and the person's record against it; where there is room its newest step too.

#pragma once

#include "app/session/learning.h"
#include "app/widgets/frame_button.h"

namespace app::views::play {

class OpponentCard : public widgets::FrameButton {
    Q_OBJECT

public:
    // `place`: among `all`, the weakest is 1.
    OpponentCard(const session::Rung& rung, int place, int all, QWidget* parent);

    const std::string& program() const { return rung_.level.program; }
    bool hasMet() const { return rung_.games > 0; }
    // With what the saved games say; `is_level`: it plays as well as the person does.
    void show(const session::Rung& rung, bool is_level);

    QSize sizeHint() const override;

Q_SIGNALS:
    void startWanted(); // by a double click

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent*) override { Q_EMIT startWanted(); }

private:
    QStringList lines() const; // below the name

    session::Rung rung_;
    int place_;
    int all_;
    QString dice_;  // that its newest step is for
    QString style_; // that step, or how it plays
    bool is_level_ = false;
};

} // namespace app::views::play
