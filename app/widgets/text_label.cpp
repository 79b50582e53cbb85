#include "app/widgets/text_label.h"

namespace app::widgets {

QLabel* make_text_label(const QString& name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* make_text_label(const QString& name, double size, bool is_bold, QWidget* parent) {
    auto* label = make_text_label(name, parent);
    QFont font = parent->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(is_bold);
    label->setFont(font);
    return label;
}

} // namespace app::widgets
