#include "app/widgets/notice_bar.h"

#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPainter>

namespace app::widgets {

namespace {

constexpr int least_letters = 12; // in a line of the words

} // namespace

NoticeBar::NoticeBar(const QString& name, const QString& action, QWidget* parent)
    : QWidget(parent),
      label_(in_middle(make_text_label(name + "Text", this))),
      button_(new QPushButton(action, this)) {
    setObjectName(name);
    button_->setObjectName(name + "Action");
    button_->setAutoDefault(true); // the space bar rolls the dice
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->addWidget(label_, 1);
    row->addWidget(button_);
    connect(button_, &QPushButton::clicked, this, &NoticeBar::acted);
    hide();
}

QPushButton* NoticeBar::addButton(const QString& name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(true);
    layout()->addWidget(button);
    return button;
}

void NoticeBar::say(const QString& sentence, const QString& progress, const QString& brief) {
    const QString before = said_;
    said_ = sentence;
    all_ = progress.isEmpty() ? sentence : sentence + ' ' + progress;
    brief_ = brief;
    label_->setText(breakable(all_));
    setVisible(!sentence.isEmpty());
    Q_EMIT changed();
    if (!sentence.isEmpty() && sentence != before) Q_EMIT said(sentence);
}

bool NoticeBar::isWhole(const QString& words, const QSize& room) const {
    const QMargins margins = layout()->contentsMargins();
    int width = room.width() - margins.left() - margins.right();
    for (int i = 1; i < layout()->count(); ++i) // the buttons
        width -= layout()->itemAt(i)->sizeHint().width() + layout()->spacing();
    const QRect place(0, 0, width, room.height() - margins.top() - margins.bottom());
    const QFontMetrics metrics = label_->fontMetrics();
    return width >= metrics.averageCharWidth() * least_letters &&
           place.contains(metrics.boundingRect(place, Qt::TextWordWrap, words));
}

void NoticeBar::fitInto(const QRect& place) {
    for (const QString& words : {all_, brief_}) {
        if (words.isEmpty() || !isWhole(words, place.size())) continue;
        label_->setText(breakable(words));
        label_->setToolTip(all_);
        setGeometry(place);
        return show();
    }
    hide();
}

void NoticeBar::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.tint);
    painter.fillRect(QRectF(0, 0, 4, height()), colours.accent);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), colours.line);
}

} // namespace app::widgets
