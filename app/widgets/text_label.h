// A label for sentences: plain text, wrapped, from the top left; and its bold font.

#pragma once

#include <QFont>
#include <QLabel>
#include <QString>

namespace app::widgets {

// The text with places to break in words that are too long for a line: a label with such a word
// would widen its window.
QString breakable(const QString& text);

// The text with blanks between dice at which no line breaks: "keep 4 4 6".
QString unbroken_dice(QString text);

inline QFont bold_of(QFont font) {
    font.setBold(true);
    return font;
}

QLabel* make_text_label(const QString& name, QWidget* parent);
// In the parent's font times `size`, which it follows.
QLabel* make_text_label(const QString& name, double size, bool is_bold, QWidget* parent);

// In the colour of less important text.
template <class Label>
Label* muted(Label* label) {
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

// The text in the middle of its height.
inline QLabel* in_middle(QLabel* label) {
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

// Sentences, each line of them a paragraph: with room between them, and no break between dice.
class ParagraphLabel : public QLabel {
    Q_OBJECT

public:
    ParagraphLabel(const QString& name, QWidget* parent);

    void setWords(const QString& words);
    const QString& words() const { return words_; } // as plain text

protected:
    void changeEvent(QEvent* event) override;

private:
    QString words_;
};

// One line of text that never asks for more room than there is: what does not fit is elided, and
// stands in the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    ElidedLabel(const QString& name, QWidget* parent);

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace app::widgets
