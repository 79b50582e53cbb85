// A kind of practice to choose: its name, and in quieter words what waits there.

#pragma once

#include "app/widgets/frame_button.h"

namespace app::views::train {

class ModeButton : public widgets::FrameButton {
    Q_OBJECT

public:
    ModeButton(const QString& name, const QString& text, QWidget* parent);

    void setNote(const QString& note);
    const QString& note() const { return note_; }
    void setMeaning(const QString& sentence); // under the text

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString note_;
    QString meaning_;
};

} // namespace app::views::train
