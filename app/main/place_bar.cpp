#include "app/main/place_bar.h"

#include "app/widgets/colours.h"
#include "app/widgets/command_button.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace app::main {

using namespace app::widgets;

namespace {

constexpr std::chrono::seconds message_time(8);
constexpr int side_margin = 14; // pixels

} // namespace

QString place_title(Place place) {
    switch (place) {
    case Place::play:
        return PlaceBar::tr("Play");
    case Place::review:
        return PlaceBar::tr("Review");
    case Place::train:
        return PlaceBar::tr("Train");
    case Place::games:
        return PlaceBar::tr("Games");
    case Place::new_game:
        return PlaceBar::tr("New Game");
    }
    return {};
}

PlaceBar::PlaceBar(QWidget* parent)
    : QWidget(parent),
      places_(new SegmentBar(this)),
      caption_(muted(new ElidedLabel("caption", this))),
      message_(make_text_label("barMessage", this)) {
    setObjectName("placeBar");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    places_->setAccessibleName(tr("Places"));
    const std::tuple<const char*, const char*, Place> segments[] = {
        {"place_play", "goPlay", Place::play},
        {"place_review", "goReview", Place::review},
        {"place_train", "goTrain", Place::train},
        {"place_games", "goGames", Place::games}};
    for (const auto& [name, command, place] : segments) {
        const QString text = place_title(place);
        auto* button = places_->addSegment(name, text);
        button->setAccessibleName(text);
        tell_key_of(*button, command);
    }
    caption_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(side_margin, 8, side_margin, 9);
    row->setSpacing(20);
    row->addWidget(places_);
    row->addWidget(caption_, 1);
    message_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    message_->setContentsMargins(0, 0, side_margin, 0);
    message_->setBackgroundRole(QPalette::Base);
    message_->setAutoFillBackground(true);
    message_->installEventFilter(this);
    message_->hide();
    message_time_.setSingleShot(true);
    connect(&message_time_, &QTimer::timeout, message_, &QLabel::hide);
    connect(places_, &SegmentBar::chosen, this,
            [this](int place) { Q_EMIT chosen(static_cast<Place>(place)); });
}

void PlaceBar::setPlace(Place place) {
    if (place != place_) message_->hide();
    place_ = place;
    places_->setCurrent(static_cast<int>(place == Place::new_game ? Place::play : place));
}

void PlaceBar::setCaption(const QString& caption) { caption_->setText(caption); }

void PlaceBar::say(const QString& message) {
    keepSaying(message);
    message_time_.start(message_time);
}

void PlaceBar::keepSaying(const QString& message) {
    message_time_.stop();
    message_->setText(breakable(message));
    message_->setToolTip(message);
    placeMessage();
    message_->show();
    message_->raise();
}

// Covers the caption and the notices; where the tabs leave it less than half of the bar, some of
// the tabs too.
void PlaceBar::placeMessage() {
    const int left =
        std::max(places_->geometry().right() + 1, std::min(caption_->x(), width() / 2));
    message_->setGeometry(left, 0, width() - left, height() - 1);
}

bool PlaceBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) message_->hide();
    return QWidget::eventFilter(watched, event);
}

void PlaceBar::hold(QWidget& tabs, const std::vector<NoticeBar*>& notices) {
    tabs.setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    static_cast<QBoxLayout*>(layout())->insertWidget(1, &tabs);
    notices_ = notices;
    for (NoticeBar* notice : notices_) {
        notice->setParent(this);
        notice->layout()->setContentsMargins(10, 1, 10, 2);
        connect(notice, &NoticeBar::changed, this, &PlaceBar::placeNotices);
    }
    placeNotices();
}

// Without room for a sentence (large fonts, many tries) the tabs have to do: that of the game leads
// back.
void PlaceBar::placeNotices() {
    const QRect room(caption_->x(), 0, width() - caption_->x(), height());
    bool is_free = true;
    for (NoticeBar* notice : notices_) {
        notice->fitInto(is_free ? room : QRect());
        is_free = is_free && notice->text().isEmpty();
    }
}

// The message and the notices cover the caption: they follow once the layout has placed it.
bool PlaceBar::event(QEvent* event) {
    const bool is_done = QWidget::event(event);
    const auto type = event->type();
    if (type != QEvent::Resize && type != QEvent::LayoutRequest) return is_done;
    placeMessage();
    placeNotices();
    return is_done;
}

void PlaceBar::follow(const session::Practice& practice) {
    const auto show = [this, &practice] {
        const auto due = static_cast<int>(practice.dueSteps().size());
        const QString title = place_title(Place::train);
        auto* button = places_->segment(static_cast<int>(Place::train));
        button->setText(due > 0 ? tr("%1 · %2").arg(title).arg(due) : title);
        button->setAccessibleName(due > 0 ? tr("%1, %n steps are due", "", due).arg(title) : title);
    };
    connect(&practice, &session::Practice::changed, this, show);
    show();
}

void PlaceBar::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.line);
}

} // namespace app::main
