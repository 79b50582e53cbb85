#include "app/views/parts/today_card.h"

#include "app/text/reason_words.h"
#include "app/widgets/text_label.h"

#include <QBoxLayout>

#include <algorithm>

namespace app::views {

using namespace app::session;
using namespace app::widgets;

namespace {

QString numbers_text(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    QStringList texts;
    for (const int number : numbers) texts << QString::number(number);
    return texts.join(", ");
}

} // namespace

QString tomorrow_text(const Practice& practice) {
    const auto due = practice.dueInSet(1);
    const auto count = static_cast<int>(due.size());
    const int step = practice.learning();
    const auto& standings = practice.standings();
    if (standings[static_cast<std::size_t>(step - 1)].state == StepState::learned) // all are
        return due.empty() ? QString()
                           : TodayCard::tr("Tomorrow: %n steps to recall (%1).", "", count)
                                 .arg(numbers_text(due));
    if (due.empty()) return TodayCard::tr("Tomorrow: step %1 to learn.").arg(step);
    return TodayCard::tr("Tomorrow: step %1 to learn, and %n steps to recall (%2).", "", count)
        .arg(step)
        .arg(numbers_text(due));
}

namespace {

// The content of a set that begins now.
QString content_text(const Practice& practice) {
    const auto due = practice.dueInSet();
    const auto due_count = static_cast<int>(due.size());
    const int mistakes = practice.mistakesToday();
    const bool has_last_turn = analysis::ExerciseRequest::hasLastTurn(practice.learning());
    const int steps = Practice::set_size - due_count - mistakes - (has_last_turn ? 1 : 0);
    const int own = std::min(steps, analysis::ExerciseRequest::countOfNewStep(practice.learning()));
    QStringList parts{
        TodayCard::tr("%1 for step %2, which you are learning").arg(own).arg(practice.learning())};
    if (steps > own) parts << TodayCard::tr("%n for the steps around it", "", steps - own);
    if (due_count > 0)
        parts << TodayCard::tr("%n steps that are due again (%1)", "", due_count)
                     .arg(numbers_text(due));
    if (mistakes > 0) parts << TodayCard::tr("%n of your own costly choices", "", mistakes);
    if (has_last_turn) parts << TodayCard::tr("1 where winning and points disagree");
    return parts.join(" · ");
}

} // namespace

TodayCard::TodayCard(const Practice& practice, Size size, const QString& button, QWidget* parent)
    : CardFrame(parent), practice_(practice), is_whole_(size == Size::whole) {
    setMarked(is_whole_);
    title_ = make_text_label("todayTitle", is_whole_ ? 1.35 : 1, true, this);
    text_ = muted(make_text_label("todayText", this));
    start_ = new ActionButton(
        button, {}, is_whole_ ? ActionButton::Rank::first : ActionButton::Rank::other, this);
    connect(start_, &QPushButton::clicked, this, &TodayCard::wanted);
    connect(&practice_, &Practice::changed, this, &TodayCard::refresh);
    start_->setRoomy(is_whole_);
    auto* words = new QVBoxLayout;
    words->setSpacing(6);
    words->addWidget(title_);
    words->addWidget(text_);
    auto* parts =
        new QBoxLayout(is_whole_ ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    parts->setContentsMargins(is_whole_ ? 18 : padding, 14, is_whole_ ? 18 : padding, 14);
    parts->setSpacing(is_whole_ ? 16 : 8);
    parts->addLayout(words, 1);
    parts->addWidget(start_);
    setFocusProxy(start_);
    refresh();
}

// Another day may have begun.
void TodayCard::showEvent(QShowEvent* event) {
    refresh();
    CardFrame::showEvent(event);
}

void TodayCard::refresh() {
    if (practice_.hasOpenToday()) {
        const auto& items = practice_.book().open->items;
        const auto answered = std::ranges::count_if(
            items, [](const storage::OpenItem& item) { return item.action >= 0; });
        title_->setText(tr("Today: %1 of %2 answered").arg(answered).arg(items.size()));
        text_->setText(tr("The set is kept as you left it."));
        return start_->setText(tr("Go &on"));
    }
    const auto done = practice_.doneToday();
    title_->setText(done ? tr("Today: %1 of %2 right").arg(done->accepted).arg(done->exercises)
                         : tr("Today: ten positions, about five minutes"));
    start_->setText(done ? tr("&Ten more") : tr("&Start"));
    text_->setText(done && is_whole_ ? tomorrow_text(practice_)
                   : is_whole_       ? content_text(practice_)
                                     : tr("Next to learn, step %1: %2.")
                                     .arg(practice_.learning())
                                     .arg(text::step_text(practice_.learning())));
}

} // namespace app::views
