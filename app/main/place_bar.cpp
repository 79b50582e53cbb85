#include "app/main/place_bar.h"

#include "app/widgets/colours.h"

#include <QPainter>

namespace app::main {

using namespace app::widgets;

PlaceBar::PlaceBar(QWidget* parent)
    : QWidget(parent), places_(new SegmentBar(this)), caption_(new ElidedLabel(this)) {
    setObjectName("placeBar");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    places_->setAccessibleName(tr("Places"));
    // The keys are those of the window's menu.
    int key = 1;
    for (const auto& [name, text] :
         {std::pair{"place_play", tr("Play")}, std::pair{"place_review", tr("Review")},
          std::pair{"place_train", tr("Train")}, std::pair{"place_games", tr("Games")}}) {
        auto* button = places_->addSegment(name, text);
        button->setAccessibleName(text);
        button->setToolTip(tr("%1 (Ctrl+%2)").arg(text).arg(key++));
    }
    caption_->setObjectName("caption");
    caption_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    caption_->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 14, 9);
    row->setSpacing(20);
    row->addWidget(places_);
    row->addWidget(caption_, 1);
    connect(places_, &SegmentBar::chosen, this,
            [this](int place) { Q_EMIT chosen(static_cast<Place>(place)); });
}

void PlaceBar::setPlace(Place place) { places_->setCurrent(static_cast<int>(place)); }

void PlaceBar::setCaption(const QString& caption) { caption_->setText(caption); }

void PlaceBar::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.line);
}

} // namespace app::main
