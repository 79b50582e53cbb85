#include "app/views/parts/place_page.h"
#include "app/widgets/keep_room.h"

#include <QFontInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

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

void PlacePage::setContent(QWidget* content) {
    content_ = content;
    setFocusProxy(content);
    auto* column = widgets::bare<QVBoxLayout>(this);
    column->addWidget(content);
}

void PlacePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (content_ && content_->font() != grownFont()) content_->setFont(grownFont());
}

QFont PlacePage::grownFont() const {
    constexpr QSizeF usual_page(1120, 632); // pixels, up to which text has its usual size
    constexpr double usual_text = 12;       // pixels; larger fonts grow later
    constexpr double max_size = 1.4;        // of the usual
    constexpr double step = 0.05;           // so that a window that is being resized isn't slow
    const double room = std::min(width() / usual_page.width(), height() / usual_page.height()) *
                        usual_text / QFontInfo(font()).pixelSize();
    const double size = std::floor(std::clamp(room, 1.0, max_size) / step) * step;
    QFont grown = font();
    if (size > 1) grown.setPointSizeF(QFontInfo(font()).pointSizeF() * size);
    return grown;
}

} // namespace app::views
