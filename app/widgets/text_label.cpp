#include "app/widgets/text_label.h"

namespace app::widgets {

namespace {

constexpr int longest_word = 24; // letters

} // namespace

QString breakable(const QString& text) {
    QString broken;
    int letters = 0; // since the last place to break
    for (const QChar letter : text) {
        letters = letter.isSpace() ? 0 : letters + 1;
        broken += letter;
        if (letters < longest_word || letter.isHighSurrogate()) continue;
        broken += QChar(0x200B); // a blank without width
        letters = 0;
    }
    return broken;
}

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
