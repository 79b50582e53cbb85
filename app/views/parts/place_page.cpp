#include "app/views/parts/place_page.h"

namespace app::views {

PlacePage::PlacePage(QWidget* parent) : QWidget(parent) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
}

void PlacePage::setCaption(const QString& caption) {
    if (caption == caption_) return;
    caption_ = caption;
    Q_EMIT captionChanged(caption_);
}

} // namespace app::views
