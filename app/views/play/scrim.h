// A veil over a page while something on it asks: what is behind is seen, but can't be touched.

#pragma once

#include <QWidget>

namespace app::views::play {

class Scrim : public QWidget {
    Q_OBJECT

public:
    Scrim(const QString& name, QWidget* page);

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

} // namespace app::views::play
