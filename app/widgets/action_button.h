// A push button in the program's own look: filled for what comes first, outlined for the rest.
// Return presses it too; the space bar is for the dice.

#pragma once

#include <QPushButton>

namespace app::widgets {

class ActionButton : public QPushButton {
    Q_OBJECT

public:
    enum class Rank { first, other };

    ActionButton(const QString& name, const QString& text, Rank rank, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont textFont() const;

    Rank rank_;
};

} // namespace app::widgets
