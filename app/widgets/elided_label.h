// One line of text that never asks for more room than there is: what does not fit is elided, and
// stands in the tooltip.

#pragma once

#include <QLabel>

namespace app::widgets {

class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app::widgets
