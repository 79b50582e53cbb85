#include "app/views/train/ladder_view.h"

#include "app/views/train/step_delegate.h"
#include "app/widgets/colours.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace app::views::train {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr double rung_lines = 2.3; // least height in lines of text
constexpr double max_rung_lines = 4.6;
constexpr double play_lines = 2; // most of the button
constexpr double rung_gap = 3;   // pixels between the frames
constexpr double play_width = 72;
constexpr double rung_number_width = 14;
constexpr double column_gap = 12;

enum RungRole {
    program_role = Qt::UserRole,
    knows_role,
    average_role,
    record_role,
    is_reached_role,
    is_next_role
};

// Where the parts of a row stand: the number, the name above what it knows, the average above the
// record, and the button or the tick.
struct Columns {
    QRectF number, words, figures, mark;

    Columns(const QRectF& row, double figures_width) {
        double left = row.left() + 14;
        const double right = row.right() - 8;
        const auto take = [&](double width) {
            const QRectF part(left, row.top(), width, row.height());
            left += width + column_gap;
            return part;
        };
        number = take(rung_number_width);
        words = take(right - play_width - figures_width - 2 * column_gap - left);
        figures = take(figures_width);
        mark = take(play_width);
    }
};

// The widest text of a column.
double width_of(const QAbstractItemModel& model, const QFont& font,
                std::initializer_list<int> roles) {
    const QFontMetrics metrics(font);
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        for (const int role : roles)
            widest = std::max(widest,
                              metrics.horizontalAdvance(model.index(row, 0).data(role).toString()));
    return widest + 2;
}

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
        const Columns columns(frame,
                              width_of(*index.model(), option.font, {average_role, record_role}));
        QFont bold = option.font;
        bold.setBold(true);
        const auto write = [&](const QRectF& where, int align, const QString& words) {
            painter->drawText(where, align,
                              painter->fontMetrics().elidedText(words, Qt::ElideRight,
                                                                static_cast<int>(where.width())));
        };
        // One above the other, or one alone in the middle.
        const auto write_both = [&](const QRectF& where, int above_role, const QFont& font,
                                    int below_role) {
            const QString above = index.data(above_role).toString();
            const QString below = index.data(below_role).toString();
            const bool is_one = above.isEmpty() || below.isEmpty();
            const QRectF half(where.topLeft(), QSizeF(where.width(), where.height() / 2));
            painter->setFont(font);
            painter->setPen(colours.text);
            write(is_one ? where : half,
                  Qt::AlignLeft | (is_one ? Qt::AlignVCenter : Qt::AlignBottom), above);
            painter->setFont(option.font);
            painter->setPen(colours.muted);
            write(is_one ? where : half.translated(0, half.height()),
                  Qt::AlignLeft | (is_one ? Qt::AlignVCenter : Qt::AlignTop), below);
        };
        painter->setFont(bold);
        painter->setPen(colours.muted);
        write(columns.number, Qt::AlignLeft | Qt::AlignVCenter, QString::number(index.row() + 1));
        write_both(columns.words, Qt::DisplayRole, bold, knows_role);
        write_both(columns.figures, average_role, option.font, record_role);
        paintMark(*painter, columns.mark, index, is_next || is_live, colours);
        painter->restore();
    }

private:
    static void paintMark(QPainter& painter, const QRectF& mark, const QModelIndex& index,
                          bool offers, const Colours& colours) {
        if (!offers) {
            if (index.data(is_reached_role).toBool())
                paint_tick(painter, QRectF(mark.right() - 26, mark.center().y() - 8, 16, 16),
                           colours.good);
            return;
        }
        const double width = std::min(play_width, mark.width());
        const double height =
            std::min(mark.height() - 12, painter.fontMetrics().lineSpacing() * play_lines);
        const QRectF button(mark.right() - width, mark.center().y() - height / 2, width, height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(button, 7, 7);
        QFont bold = painter.font();
        bold.setBold(true);
        painter.setFont(bold);
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
    const std::size_t above = ladder.own ? *ladder.own + 1 : 0;
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
        item->setData(average, average_role);
        item->setData(record, record_role);
        item->setData(ladder.own && static_cast<int>(*ladder.own) >= row, is_reached_role);
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

void LadderView::fit() { setMaximumHeight(sizeFor(max_rung_lines).height()); }

} // namespace app::views::train
