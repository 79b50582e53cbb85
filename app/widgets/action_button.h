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
    ActionButton(const QString& name, const QString& text, QWidget* parent)
        : ActionButton(name, text, Rank::other, parent) {}

    // The words that are painted in place of the text, with dice; see paint_words().
    void setPictured(const QString& words);

    void setRoomy(bool is_roomy) { is_roomy_ = is_roomy; } // larger, where it stands alone

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void initStyleOption(QStyleOptionButton* option) const override;

private:
    Rank rank_;
    bool is_roomy_ = false;
    QString pictured_; // empty: the text is shown
};

} // namespace app::widgets
