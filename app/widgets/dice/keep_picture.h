// Dice side by side, as large as the widget is high.

#pragma once

#include "core/dice/keep.h"

#include <QWidget>

namespace app::widgets {

class KeepPicture : public QWidget {
    Q_OBJECT

public:
    explicit KeepPicture(int side, QWidget* parent = nullptr); // pixels

    void show(core::dice::Keep keep);
    void setSide(int side); // of a die, pixels

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int side_;
    core::dice::Keep keep_;
};

} // namespace app::widgets
