#include "app/widgets/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <QRegularExpression>

namespace app::widgets {

namespace {

constexpr int longest_word = 24; // letters

// A label with a font of its own doesn't follow another one by itself.
class ScaledLabel : public QLabel {
public:
    // A label in the font of `model`, which is its parent at first.
    ScaledLabel(double size, bool is_bold, QWidget* model)
        : QLabel(model), model_(*model), size_(size), is_bold_(is_bold) {
        model->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::FontChange) fit();
        return false;
    }

private:
    void fit() {
        QFont font = model_.font();
        font.setPointSizeF(QFontInfo(font).pointSizeF() * size_);
        font.setBold(is_bold_);
        setFont(font);
    }

    const QWidget& model_;
    double size_;
    bool is_bold_;
};

QLabel* as_text(QLabel* label, const QString& name) {
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

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

QString unbroken_dice(QString text) {
    static const QRegularExpression between_dice("(?<=\\b[1-6]) (?=[1-6]\\b)");
    return text.replace(between_dice, QChar(QChar::Nbsp));
}

QLabel* make_text_label(const QString& name, QWidget* parent) {
    return as_text(new QLabel(parent), name);
}

QLabel* make_text_label(const QString& name, double size, bool is_bold, QWidget* parent) {
    return as_text(new ScaledLabel(size, is_bold, parent), name);
}

ParagraphLabel::ParagraphLabel(const QString& name, QWidget* parent) : QLabel(parent) {
    as_text(this, name);
    setTextFormat(Qt::RichText);
}

// The room between paragraphs is in pixels.
void ParagraphLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) setWords(words_);
}

void ParagraphLabel::setWords(const QString& words) {
    words_ = words;
    QString paragraphs;
    for (const QString& line : words.split('\n', Qt::SkipEmptyParts))
        paragraphs += QString("<p style='margin: 0 0 %1px 0'>%2</p>")
                          .arg(fontMetrics().height() / 3)
                          .arg(unbroken_dice(line).toHtmlEscaped());
    setText(paragraphs);
}

ElidedLabel::ElidedLabel(const QString& name, QWidget* parent) : QLabel(parent) {
    setObjectName(name);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    setToolTip(shown == text() ? QString() : text());
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

} // namespace app::widgets
