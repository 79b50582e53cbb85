// A button as large as a card, with several lines of words in a frame. What is written there is up
// to those that derive from it.

#pragma once

#include <QAbstractButton>

namespace app::widgets {

class FrameButton : public QAbstractButton {
    Q_OBJECT

public:
    FrameButton(const QString& name, const QString& text, QWidget* parent);

protected:
    // Livelier under the mouse and with the focus; always so for the first of several.
    void paintFrame(QPainter& painter, bool is_first = false) const;
    void keyPressEvent(QKeyEvent* event) override; // Return presses it too

    static constexpr int side = 14; // pixels beside the words
};

} // namespace app::widgets
