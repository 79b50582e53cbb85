#include "app/widgets/flat_header.h"

#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::widgets {

namespace {

constexpr double least_size = 0.75; // of the usual text

} // namespace

FlatHeader::FlatHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setObjectName("header");
    setSectionsMovable(false);
    setSectionsClickable(false);
    setHighlightSections(false);
    viewport()->setBackgroundRole(QPalette::Base);
}

QSize FlatHeader::sectionSizeFromContents(int section) const {
    if (!model()) return {}; // it may go before its views do
    const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    return {fontMetrics().horizontalAdvance(text) + 2 * padding + slack,
            static_cast<int>(fontMetrics().height() * 1.5)};
}

void FlatHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Colours colours = colours_of(palette());
    const bool marked = isMarked(section);
    painter->save();
    if (marked) painter->fillRect(rect, colours.tint);
    const int thickness = marked ? 2 : 1;
    painter->fillRect(QRect(rect.left(), rect.bottom() + 1 - thickness, rect.width(), thickness),
                      marked ? colours.accent : colours.faint);
    QFont bold = font();
    bold.setBold(marked);
    painter->setPen(marked ? colours.text : colours.muted);
    const QRect inner = rect.adjusted(padding, 0, -padding, 0);
    const QVariant wanted = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const auto alignment =
        wanted.isValid() ? wanted.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter;
    QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        text += sortIndicatorOrder() == Qt::AscendingOrder ? QString(" ▴") : QString(" ▾");
    // Smaller before it is cut.
    const double share = inner.width() / std::max(1.0, QFontMetricsF(bold).horizontalAdvance(text));
    if (share < 1)
        bold.setPixelSize(int(QFontInfo(bold).pixelSize() * std::max(share, least_size)));
    painter->setFont(bold);
    painter->drawText(inner, static_cast<int>(alignment) | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
    painter->restore();
}

} // namespace app::widgets
