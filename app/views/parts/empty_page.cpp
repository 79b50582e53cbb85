#include "app/views/parts/empty_page.h"

#include "app/widgets/card_frame.h"
#include "app/widgets/text_label.h"

#include <QVBoxLayout>

namespace app::views {

using namespace app::widgets;

namespace {

constexpr int card_letters = 72; // width

} // namespace

EmptyPage::EmptyPage(const QString& name, const QString& heading, const QString& text,
                     QWidget* parent)
    : QWidget(parent), words_(tr("%1. %2").arg(heading, text)), buttons_(new QHBoxLayout) {
    auto* card = new CardFrame(this);
    card->setMaximumWidth(fontMetrics().averageCharWidth() * card_letters);
    QLabel* title = make_text_label(name, 1.35, true, card);
    title->setText(heading);
    QLabel* words = muted(make_text_label({}, card));
    words->setText(text);
    buttons_->setSpacing(10);
    buttons_->addStretch(1);
    auto* parts = new QVBoxLayout(card);
    parts->setContentsMargins(24, 20, 24, 20);
    parts->setSpacing(10);
    parts->addWidget(title);
    parts->addWidget(words);
    parts->addSpacing(4);
    parts->addLayout(buttons_);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(card, 4);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addStretch(2);
    column->addLayout(row);
    column->addStretch(3);
}

ActionButton* EmptyPage::add(const QString& name, const QString& text) {
    const bool is_first = buttons_->count() == 1;
    auto* button = new ActionButton(
        name, text, is_first ? ActionButton::Rank::first : ActionButton::Rank::other, this);
    if (is_first) setFocusProxy(button);
    buttons_->insertWidget(buttons_->count() - 1, button);
    return button;
}

} // namespace app::views
