#include "app/views/train/theme_delegate.h"

#include "app/models/themes_model.h"
#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::views::train {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double theme_lines = 1.55;   // height in lines of text
constexpr double theme_bar_height = 8; // pixels
constexpr double theme_bar_width = 48;
constexpr double theme_gap = 8;
constexpr double due_size = 0.9; // of the usual

// As wide as the longest text in it.
double due_column(const QAbstractItemModel& model, const QFontMetrics& metrics) {
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(
                                      model.index(row, 0).data(ThemesModel::due_role).toString()));
    return widest;
}

} // namespace

QSize ThemeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {200, static_cast<int>(option.fontMetrics.lineSpacing() * theme_lines)};
}

void ThemeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool is_current = option.state & QStyle::State_HasFocus;
    if (is_current || (option.state & QStyle::State_MouseOver)) {
        painter->setPen(is_current ? QPen(colours.accent, 1.4) : QPen(Qt::NoPen));
        painter->setBrush(colours.tint);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
    }
    const QRectF inside = QRectF(option.rect).adjusted(6, 0, -6, 0);
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * due_size);
    const QFontMetrics small_metrics(small);
    const double due_width = due_column(*index.model(), small_metrics);
    const QRectF due(inside.right() - due_width, inside.top(), due_width, inside.height());
    const QRectF track(due.left() - theme_gap - theme_bar_width,
                       inside.center().y() - theme_bar_height / 2, theme_bar_width,
                       theme_bar_height);
    const QRectF title(inside.left(), inside.top(), track.left() - theme_gap - inside.left(),
                       inside.height());
    painter->setPen(colours.text);
    painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                    static_cast<int>(title.width())));
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours.track);
    painter->drawRoundedRect(track, theme_bar_height / 2, theme_bar_height / 2);
    const double share = index.data(ThemesModel::share_role).toDouble();
    const auto* model = qobject_cast<const ThemesModel*>(index.model());
    painter->setBrush(model && model->isOwn() ? colours.bad : colours.muted);
    QRectF bar = track;
    bar.setWidth(std::max(theme_bar_height, track.width() * share));
    if (share > 0) painter->drawRoundedRect(bar, theme_bar_height / 2, theme_bar_height / 2);
    small.setBold(index.data(ThemesModel::is_due_role).toBool());
    painter->setFont(small);
    painter->setPen(small.bold() ? colours.accent : colours.muted);
    painter->drawText(due, Qt::AlignRight | Qt::AlignVCenter,
                      index.data(ThemesModel::due_role).toString());
    painter->restore();
}

} // namespace app::views::train
