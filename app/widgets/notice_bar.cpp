#include "app/widgets/notice_bar.h"

#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPainter>

namespace app::widgets {

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

void NoticeBar::say(const QString& sentence, const QString& progress) {
    const QString before = said_;
    said_ = sentence;
    label_->setText(breakable(progress.isEmpty() ? sentence : sentence + ' ' + progress));
    setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty() && sentence != before) Q_EMIT said(sentence);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.tint);
    painter.fillRect(QRectF(0, 0, 4, height()), colours.accent);
    painter.fillRect(QRectF(0, height() - 1, width(), 1), colours.line);
}

} // namespace app::widgets
