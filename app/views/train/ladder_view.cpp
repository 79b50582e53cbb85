#include "app/views/train/ladder_view.h"

#include "app/views/train/step_delegate.h"
#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace app::views::train {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr double rung_lines = 2.1; // least height in lines of text
constexpr double max_rung_lines = 4.6;
constexpr double play_lines = 2;    // most of the button
constexpr double rung_gap = 2;      // pixels between the frames
constexpr double small_text = 0.92; // of the usual size
constexpr double play_width = 72;
constexpr double rung_number_width = 14;
constexpr double column_gap = 12;

enum RungRole {
    program_role = Qt::UserRole,
    knows_role,
    figures_role, // average and record, below each other
    is_reached_role,
    is_next_role
};

class RungDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const auto* view = static_cast<const LadderView*>(parent());
        const int line = option.fontMetrics.lineSpacing();
        const int share = view->viewport()->height() / std::max(1, view->model()->rowCount());
        return {420, std::clamp(share, static_cast<int>(line * rung_lines),
                                static_cast<int>(line * max_rung_lines))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colours colours = colours_of(option.palette);
        const bool is_next = index.data(is_next_role).toBool();
        const bool is_live = option.state & (QStyle::State_HasFocus | QStyle::State_MouseOver);
        const QRectF frame = QRectF(option.rect).adjusted(1, rung_gap / 2, -1, -rung_gap / 2);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(is_next || is_live ? QPen(colours.accent, 1.4) : QPen(colours.line, 1));
        painter->setBrush(is_next ? colours.tint : colours.base);
        painter->drawRoundedRect(frame, 8, 8);
        QRectF part = frame.adjusted(14, 0, -8, 0);
        painter->setFont(option.font);
        paintMark(*painter, part, index, is_next || is_live, colours);
        part.setRight(part.right() - play_width - column_gap);
        const double figures = static_cast<const LadderView*>(parent())->widthOfFigures();
        const QFont bold = bold_of(option.font);
        QFont small = option.font;
        small.setPointSizeF(QFontInfo(small).pointSizeF() * small_text);
        const auto write = [&](int align, const QFont& font, const QColor& colour,
                               const QString& words) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(part, align,
                              painter->fontMetrics().elidedText(words, Qt::ElideRight,
                                                                static_cast<int>(part.width())));
        };
        write(Qt::AlignVCenter, bold, colours.muted, QString::number(index.row() + 1));
        painter->setFont(small);
        painter->drawText(part.adjusted(part.width() - figures, 0, 0, 0), Qt::AlignVCenter,
                          index.data(figures_role).toString());
        part.adjust(rung_number_width + column_gap, 0, -figures - column_gap, -part.height() / 2);
        write(Qt::AlignBottom, bold, colours.text, index.data().toString());
        part.translate(0, part.height());
        write(Qt::AlignTop, small, colours.muted, index.data(knows_role).toString());
        painter->restore();
    }

private:
    // At the right end of the row.
    static void paintMark(QPainter& painter, const QRectF& row, const QModelIndex& index,
                          bool offers, const Colours& colours) {
        if (!offers) {
            if (index.data(is_reached_role).toBool())
                paint_tick(painter, QRectF(row.right() - 26, row.center().y() - 8, 16, 16),
                           colours.good);
            return;
        }
        const double height =
            std::min(row.height() - 12, painter.fontMetrics().lineSpacing() * play_lines);
        const QRectF button(row.right() - play_width, row.center().y() - height / 2, play_width,
                            height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(button, 7, 7);
        painter.setFont(bold_of(painter.font()));
        painter.setPen(colours.on_accent);
        painter.drawText(button, Qt::AlignCenter, LadderView::tr("Play"));
    }
};

} // namespace

LadderView::LadderView(QWidget* parent) : QListView(parent) {
    setObjectName("ladder");
    setAccessibleName(tr("The ladder: opponents, the weakest first"));
    setModel(&model_);
    setItemDelegate(new RungDelegate(this));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    const auto play = [this](const QModelIndex& index) {
        Q_EMIT playWanted(index.data(program_role).toString());
    };
    connect(this, &QListView::activated, this, play);
    connect(this, &QListView::clicked, this, play);
}

void LadderView::show(const Ladder& ladder) {
    const std::size_t above = ladder.next();
    next_ = above < ladder.rungs.size() ? std::optional(static_cast<int>(above)) : std::nullopt;
    model_.clear();
    for (const Rung& rung : ladder.rungs) {
        const int row = model_.rowCount();
        auto* item = new QStandardItem(rung.level.title);
        const QString knows = knows_text(rung);
        const QString average = rung.mean ? tr("%1 on average").arg(rung.level.average) : QString();
        const QString record = record_text(rung);
        item->setData(QString::fromUtf8(rung.level.program.data(),
                                        static_cast<qsizetype>(rung.level.program.size())),
                      program_role);
        item->setData(knows, knows_role);
        item->setData(QStringList{average, record}.join('\n').trimmed(), figures_role);
        item->setData(rung.won > 0 || (ladder.own && static_cast<int>(*ladder.own) >= row),
                      is_reached_role);
        item->setData(next_ == row, is_next_role);
        QStringList words{rung.level.title, knows, average, record};
        words.removeAll(QString());
        item->setData(words.join(", "), Qt::AccessibleTextRole);
        item->setToolTip(rung.level.style);
        model_.appendRow(item);
    }
    if (next_) setCurrentIndex(model_.index(*next_, 0));
    fit();
    updateGeometry();
    viewport()->update();
}

QSize LadderView::sizeFor(double lines) const {
    const int row = static_cast<int>(fontMetrics().lineSpacing() * lines);
    return {420, row * std::max(1, model_.rowCount()) + 2};
}

QSize LadderView::sizeHint() const { return sizeFor(rung_lines); }

void LadderView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void LadderView::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

void LadderView::fit() {
    setMaximumHeight(sizeFor(max_rung_lines).height());
    figures_ = 0;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const QString figures = model_.item(row)->data(figures_role).toString();
        figures_ = std::max(figures_, fontMetrics().size(0, figures).width() + 2);
    }
}

} // namespace app::views::train
