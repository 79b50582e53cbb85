#include "app/widgets/action_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace app::widgets {

ActionButton::ActionButton(const QString& name, const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent), rank_(rank) {
    setObjectName(name);
    setAutoDefault(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    if (rank_ != Rank::first) return;
    QFont bold;
    bold.setBold(true);
    setFont(bold);
}

void ActionButton::initStyleOption(QStyleOptionButton* option) const {
    QPushButton::initStyleOption(option);
    option->features.setFlag(QStyleOptionButton::DefaultButton, rank_ == Rank::first);
}

} // namespace app::widgets
