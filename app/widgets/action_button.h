// A push button, filled for what comes first on a page and outlined for the rest.
// Return presses it too; the space bar is for the dice.

#pragma once

#include <QPushButton>

namespace app::widgets {

class ActionButton : public QPushButton {
    Q_OBJECT

public:
    enum class Rank { first, other };

    ActionButton(const QString& name, const QString& text, Rank rank, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionButton* option) const override;

private:
    Rank rank_;
};

} // namespace app::widgets
