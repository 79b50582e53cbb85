// Six faces to tap, and one key to take the last back: how real dice are entered without a
// keyboard.

#pragma once

#include "app/session/game_session.h"

#include <QPushButton>
#include <QWidget>

namespace app::views::play {

// One face. A button that paints a die.
class FaceButton : public QAbstractButton {
    Q_OBJECT

public:
    FaceButton(int face, QWidget* parent); // 1 to 6, also its key

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int face_;
};

class FacePad : public QWidget {
    Q_OBJECT

public:
    // The session is kept by the caller.
    explicit FacePad(session::GameSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    session::GameSession& session_;
    QPushButton* erase_;
};

} // namespace app::views::play
