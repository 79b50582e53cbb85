#include "app/views/train/ladder_view.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/text/numbers.h"
#include "app/views/train/step_delegate.h"
#include "app/widgets/colours.h"

#include <QPaintEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace app::views::train {

using namespace app::session;
using namespace app::widgets;
using ai::yahtzee::practice::best_mean;

namespace {

constexpr double rung_lines = 2.5; // least height in lines of text
constexpr double max_rung_lines = 4.6;
constexpr double play_lines = 2;      // most of the button
constexpr double rung_bar_height = 8; // pixels
constexpr double rung_gap = 4;        // between the frames
constexpr double lowest_mean = 150;   // points, where the bars begin
constexpr double play_width = 72;
constexpr double rung_number_width = 14;
constexpr double column_gap = 12;
constexpr double min_bar_width = 60;

// Widths of the columns of text, in pixels.
struct RungWidths {
    double name = 0;
    double knows = 0;
    double average = 0;
    double record = 0;
};

enum RungRole {
    program_role = Qt::UserRole,
    knows_role,
    average_role,
    mean_role,
    record_role,
    is_reached_role,
    is_next_role
};

// Where the parts of a row stand. The average gives way to the bar where there is little room.
struct Columns {
    QRectF number, name, knows, average, bar, record, mark;

    Columns(const QRectF& row, const RungWidths& widths) {
        const QRectF inside = row.adjusted(14, 0, -8, 0);
        const double others = rung_number_width + widths.name + widths.knows + widths.record +
                              play_width + 6 * column_gap;
        const double room = inside.width() - others;
        const bool has_average = room - widths.average - column_gap >= min_bar_width;
        double left = inside.left();
        const auto take = [&](double width) {
            const QRectF part(left, inside.top(), width, inside.height());
            left += width + column_gap;
            return part;
        };
        number = take(rung_number_width);
        name = take(widths.name);
        knows = take(widths.knows);
        if (has_average) average = take(widths.average);
        const double width = has_average ? room - widths.average - column_gap : room;
        bar = take(std::max(min_bar_width / 2, width));
        bar = QRectF(bar.left(), bar.center().y() - rung_bar_height / 2, bar.width(),
                     rung_bar_height);
        record = take(widths.record);
        mark = QRectF(inside.right() - play_width, inside.top(), play_width, inside.height());
    }

    double x_of(double mean) const {
        const double share = (mean - lowest_mean) / (best_mean - lowest_mean);
        return bar.left() + bar.width() * std::clamp(share, 0.0, 1.0);
    }
};

// The widest text of each column.
RungWidths widths_of(const QAbstractItemModel& model, const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    const QFontMetrics metrics(font);
    RungWidths widths;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        const auto wide = [&](int role, const QFontMetrics& with) {
            return double(with.horizontalAdvance(index.data(role).toString())) + 2;
        };
        widths.name = std::max(widths.name, wide(Qt::DisplayRole, QFontMetrics(bold)));
        widths.knows = std::max(widths.knows, wide(knows_role, metrics));
        widths.average = std::max(widths.average, wide(average_role, metrics));
        widths.record = std::max(widths.record, wide(record_role, metrics));
    }
    return widths;
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
        const Columns columns(frame, widths_of(*index.model(), option.font));
        QFont bold = option.font;
        bold.setBold(true);
        const auto write = [&](const QRectF& where, int align, const QString& words) {
            painter->drawText(where, align | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(words, Qt::ElideRight,
                                                                static_cast<int>(where.width())));
        };
        painter->setFont(bold);
        painter->setPen(colours.muted);
        write(columns.number, Qt::AlignLeft, QString::number(index.row() + 1));
        painter->setPen(colours.text);
        write(columns.name, Qt::AlignLeft, index.data().toString());
        painter->setFont(option.font);
        painter->setPen(colours.muted);
        write(columns.knows, Qt::AlignLeft, index.data(knows_role).toString());
        write(columns.average, Qt::AlignRight, index.data(average_role).toString());
        painter->setPen(colours.text);
        write(columns.record, Qt::AlignLeft, index.data(record_role).toString());
        paintBar(*painter, columns, index, colours);
        paintMark(*painter, columns.mark, index, is_next || is_live, colours);
        painter->restore();
    }

private:
    static void paintBar(QPainter& painter, const Columns& columns, const QModelIndex& index,
                         const Colours& colours) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.track);
        painter.drawRoundedRect(columns.bar, rung_bar_height / 2, rung_bar_height / 2);
        const QVariant mean = index.data(mean_role);
        if (!mean.isValid()) return;
        QRectF bar = columns.bar;
        bar.setRight(std::max(bar.left() + rung_bar_height, columns.x_of(mean.toDouble())));
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(bar, rung_bar_height / 2, rung_bar_height / 2);
    }

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
    level_ = ladder.level;
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
        if (rung.mean) item->setData(*rung.mean, mean_role);
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

void LadderView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!level_ || model_.rowCount() == 0) return;
    const QRectF first = visualRect(model_.index(0, 0));
    const QRectF last = visualRect(model_.index(model_.rowCount() - 1, 0));
    const double x = Columns(first.adjusted(1, 0, -1, 0), widths_of(model_, font())).x_of(*level_);
    QPainter painter(viewport());
    painter.setPen(QPen(colours_of(palette()).bad, 1.4, Qt::DashLine));
    painter.drawLine(QPointF(x, first.top()), QPointF(x, last.bottom()));
}

} // namespace app::views::train
