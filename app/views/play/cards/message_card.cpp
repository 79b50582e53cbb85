#include "app/views/play/cards/message_card.h"

#include "app/widgets/action_button.h"
#include "app/widgets/colours.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>

namespace app::views::play {

using namespace app::widgets;

namespace {

constexpr double message_lines = 3.2; // height in lines of text
constexpr int min_letters = 24;       // beside the replies
constexpr int narrow_letters = 62;    // of the card; below, the replies have a row of their own

} // namespace

MessageCard::MessageCard(QWidget* parent)
    : CardFrame(parent),
      words_(in_middle(make_text_label("message", this))),
      last_(new LastChoice("tableLastChoice", this)),
      answers_(new QWidget(this)) {
    setObjectName("messageCard");
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    parts_->setContentsMargins(padding, 2, padding, 2);
    parts_->setSpacing(6);
    parts_->addWidget(words_, 1);
    parts_->addWidget(last_, 1, Qt::AlignVCenter);
    parts_->addWidget(answers_);
    auto* row = bare<QHBoxLayout>(answers_, 6);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool is_first = i == 0;
        buttons_[i] = new ActionButton(
            {}, {}, is_first ? ActionButton::Rank::first : ActionButton::Rank::other, answers_);
        row->addWidget(buttons_[i]);
        connect(buttons_[i], &QPushButton::clicked, this, [this, i] { reply(i); });
    }
    clear();
}

void MessageCard::say(const QString& words, Tone tone, const std::vector<Reply>& replies) {
    replies_ = replies;
    words_->setText(unbroken_dice(words));
    words_->show();
    last_->hide();
    tone_ = tone;
    showTone();
    setMarked(tone == Tone::bad && !replies.empty());
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setVisible(i < replies_.size());
        if (i >= replies_.size()) continue;
        buttons_[i]->setObjectName(replies_[i].name);
        buttons_[i]->setText(replies_[i].text);
    }
    answers_->setVisible(!replies_.empty());
    arrange();
    setVisible(true);
}

void MessageCard::showLast(const text::Advice& advice, const std::optional<text::Advice>& before,
                           const ai::yahtzee::review::GradeLimits& limits) {
    clear();
    last_->show(advice, before, limits);
    words_->hide();
    last_->setVisible(true);
}

// Its colours follow the palette; without words there is nothing to frame.
void MessageCard::changeEvent(QEvent* event) {
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showTone();
    if (event->type() == QEvent::FontChange) arrange();
}

void MessageCard::resizeEvent(QResizeEvent* event) {
    CardFrame::resizeEvent(event);
    arrange();
}

// The buttons stand beside the text, or below it where the card is too narrow for both.
void MessageCard::arrange() {
    const int letter = fontMetrics().averageCharWidth();
    const int words = letter * min_letters;
    const int wanted = words + answers_->sizeHint().width() + 2 * padding;
    const bool is_narrow = width() < letter * narrow_letters;
    const bool is_below = isAsking() && (is_narrow || wanted > width());
    parts_->setDirection(is_below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    setFixedHeight(static_cast<int>(fontMetrics().lineSpacing() * message_lines) + 2 +
                   (is_narrow || is_below ? buttons_[0]->sizeHint().height() : 0));
}

void MessageCard::paintEvent(QPaintEvent* event) {
    if (!words().isEmpty()) CardFrame::paintEvent(event);
}

void MessageCard::showTone() {
    const Colours colours = colours_of(palette());
    QPalette painted = palette();
    painted.setColor(QPalette::WindowText, tone_ == Tone::good  ? colours.good
                                           : tone_ == Tone::bad ? colours.bad
                                                                : colours.text);
    words_->setPalette(painted);
}

void MessageCard::reply(std::size_t which) {
    if (which >= replies_.size()) return;
    const auto act = replies_[which].act;
    act();
}

} // namespace app::views::play
