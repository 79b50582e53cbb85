#include "app/views/play/choice_list.h"

#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/dice/dice_words.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/text_label.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

namespace app::views::play {

using namespace app::models;
using namespace app::widgets;

namespace {

constexpr double row_lines = 1.6;  // height in lines of text
constexpr int side_padding = 6;    // pixels
constexpr double die_share = 0.68; // of the height of a row
constexpr double die_step = 1.16;  // sides from die to die
constexpr double bar_share = 0.3;  // of the height of a row

} // namespace

// Paints a choice: the kept dice as dice, a box by its name, and the loss as a bar with its number.
class ChoiceDelegate : public QStyledItemDelegate {
public:
    ChoiceDelegate(const models::ChoicesModel& choices, QObject* parent);

    void setLimits(const ai::yahtzee::review::GradeLimits& limits) { limits_ = limits; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    static int rowHeight(const QFont& font);
    // Pixels that five dice take, and the number of a loss with the room beside it.
    static int widestKeep(const QFont& font);
    static int lossNumberWidth(const QFont& font);

private:
    void paintChoice(QPainter& painter, const QRect& inner, const QModelIndex& index,
                     const widgets::Colours& colours) const;
    void paintLoss(QPainter& painter, const QRect& inner, const QModelIndex& index,
                   const widgets::Colours& colours, bool is_selected) const;

    const models::ChoicesModel& choices_;
    ai::yahtzee::review::GradeLimits limits_ = ai::yahtzee::review::point_limits;
};
ChoiceDelegate::ChoiceDelegate(const ChoicesModel& choices, QObject* parent)
    : QStyledItemDelegate(parent), choices_(choices) {}

int ChoiceDelegate::rowHeight(const QFont& font) {
    return static_cast<int>(QFontMetrics(font).height() * row_lines);
}

int ChoiceDelegate::widestKeep(const QFont& font) {
    return static_cast<int>(rowHeight(font) * die_share * die_step * (core::dice::dice_count - 1)) +
           2 * side_padding;
}

int ChoiceDelegate::lossNumberWidth(const QFont& font) {
    const QFontMetrics metrics(bold_of(font));
    const int best = std::max(metrics.horizontalAdvance(ChoicesModel::tr("best")),
                              metrics.horizontalAdvance(ChoicesModel::tr("equal")));
    return std::max(metrics.horizontalAdvance("−88.88"), best) + 2 * side_padding;
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(bold_of(option.font));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * side_padding,
            rowHeight(option.font)};
}

void ChoiceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool is_selected = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (is_selected || choices_.isOwn(index.row())) painter->fillRect(option.rect, colours.tint);
    if (choices_.isOwn(index.row()) && index.column() == ChoicesModel::choice_column)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          colours.accent);
    const QRect inner = option.rect.adjusted(side_padding, 0, -side_padding, 0);
    painter->setClipRect(option.rect);
    painter->setFont(index.row() == 0 ? bold_of(option.font) : option.font);
    painter->setPen(colours.text);
    if (index.column() == ChoicesModel::choice_column) {
        paintChoice(*painter, inner, index, colours);
    } else if (index.column() == ChoicesModel::loss_column) {
        paintLoss(*painter, inner, index, colours, is_selected);
    } else {
        if (index.column() != choices_.rankingColumn()) painter->setPen(colours.muted);
        painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                          index.data().toString());
    }
    painter->restore();
}

void ChoiceDelegate::paintChoice(QPainter& painter, const QRect& inner, const QModelIndex& index,
                                 const Colours& colours) const {
    const auto action = choices_.action(index.row());
    const auto keep =
        action->is_hold() ? action->keep(choices_.advice()->game.dice()) : core::dice::Keep();
    const double left = paint_words(painter, QRectF(inner).adjusted(2, 0, 0, 0),
                                    text::dice_signs(keep), inner.height() * die_share, colours);
    QString words = keep.size() > 0 ? QString() : index.data().toString();
    const QRect rest(static_cast<int>(left) + (keep.size() > 0 ? 4 : 0), inner.top(),
                     inner.right() - static_cast<int>(left) - 2, inner.height());
    if (choices_.isOwn(index.row())) {
        // The bar at the left says it too, so the choice itself is never cut for this.
        const QString own =
            words.isEmpty() ? ChoiceList::tr("yours") : ChoiceList::tr("%1, yours").arg(words);
        if (painter.fontMetrics().horizontalAdvance(own) <= rest.width()) words = own;
    }
    if (keep.size() > 0) painter.setPen(colours.accent);
    if (painter.fontMetrics().horizontalAdvance(words) > rest.width()) { // rather thin than cut
        QFont thin = painter.font();
        thin.setBold(false);
        painter.setFont(thin);
    }
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, rest.width()));
}

void ChoiceDelegate::paintLoss(QPainter& painter, const QRect& inner, const QModelIndex& index,
                               const Colours& colours, bool is_selected) const {
    const int number = lossNumberWidth(painter.font()) - side_padding;
    const double height = inner.height() * bar_share;
    const QRectF track(inner.left(), inner.center().y() - height / 2, inner.width() - number,
                       height);
    if (track.width() > 12)
        paint_loss_bar(painter, track,
                       std::min(1.0, choices_.lossNumber(index.row()) / choices_.fullLoss()),
                       colours, is_selected ? colours.base : colours.track);
    const double loss = choices_.advice()->choices[std::size_t(index.row())].loss;
    const bool is_tinted = is_selected || choices_.isOwn(index.row());
    painter.setPen(loss <= 0   ? colours.good
                   : is_tinted ? colours.text // readable there
                               : loss_colour(limits_.of(loss), colours));
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     index.data().toString());
}
ChoiceList::ChoiceList(ChoicesModel& choices, QWidget* parent)
    : QuietTree(parent), choices_(choices), delegate_(new ChoiceDelegate(choices, this)) {
    setObjectName("choices");
    setAccessibleName(tr("Ranked choices"));
    setModel(&choices_);
    setItemDelegate(delegate_);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setMinimumSectionSize(1);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(ChoicesModel::loss_column, QHeaderView::Stretch);
    // The loss with its bar stands last.
    header()->moveSection(header()->visualIndex(ChoicesModel::loss_column),
                          ChoicesModel::column_count - 1);
    connect(this, &QTreeView::doubleClicked, this, &ChoiceList::pick);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) Q_EMIT asked();
            });
    layOut();
}

// A click only explains, also where the desktop activates by a single one.
void ChoiceList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        pick(currentIndex());
    else
        QuietTree::keyPressEvent(event);
}

void ChoiceList::pick(const QModelIndex& index) {
    const auto action = choices_.action(index.row());
    if (action && !choices_.advice()->made) Q_EMIT picked(*action);
}

int ChoiceList::widthFor(const QString& widest) const {
    // As the best choice is.
    return QFontMetrics(bold_of(font())).horizontalAdvance(widest) + 2 * FlatHeader::padding + 6;
}

int ChoiceList::numberWidth(int column) const {
    return std::max(widthFor("255.6"), header()->sectionSizeHint(column));
}

int ChoiceList::leastWidth() const {
    return ChoiceDelegate::widestKeep(font()) + ChoiceDelegate::lossNumberWidth(font()) -
           side_padding + numberWidth(ChoicesModel::value_column) +
           header()->fontMetrics().horizontalAdvance(tr("Beat %")) + 2 * FlatHeader::padding +
           FlatHeader::slack + verticalScrollBar()->sizeHint().width();
}

void ChoiceList::setLimits(const ai::yahtzee::review::GradeLimits& limits) {
    delegate_->setLimits(limits);
    viewport()->update();
}

void ChoiceList::setShowsAll(bool all) {
    if (all == shows_all_) return;
    shows_all_ = all;
    refresh(true);
}

void ChoiceList::refresh(bool is_another) {
    const auto own = choices_.ownRow();
    for (int row = 0; row < choices_.rowCount(); ++row)
        setRowHidden(row, {}, !(shows_all_ || row < few || row == own));
    fitBars();
    layOut();
    if (is_another) scrollToTop();
}

void ChoiceList::showRow(int row) {
    setRowHidden(row, {}, false);
    fitBars();
}

// To the largest loss that is shown.
void ChoiceList::fitBars() {
    double largest = 0;
    for (int row = 0; row < choices_.rowCount(); ++row)
        if (!isRowHidden(row, {})) largest = std::max(largest, choices_.lossNumber(row));
    choices_.setLargestLoss(largest);
    viewport()->update();
}

// As wide as the widest, but for the loss, which is never cut.
void ChoiceList::fitChoices() {
    const int taken = columnWidth(ChoicesModel::value_column) +
                      columnWidth(ChoicesModel::probability_column) +
                      ChoiceDelegate::lossNumberWidth(font());
    header()->resizeSection(ChoicesModel::choice_column,
                            std::min(widest_choice_, std::max(1, viewport()->width() - taken)));
}

void ChoiceList::resizeEvent(QResizeEvent* event) {
    QuietTree::resizeEvent(event);
    fitChoices();
}

void ChoiceList::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
}

void ChoiceList::layOut() {
    const bool ranks_by_probability = choices_.rankingColumn() == ChoicesModel::probability_column;
    setColumnHidden(ChoicesModel::probability_column,
                    !choices_.hasProbabilities() || !(shows_all_ || ranks_by_probability));
    setVerticalScrollBarPolicy(shows_all_ ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    int widest = std::max(ChoiceDelegate::widestKeep(font()),
                          widthFor(tr("three of a kind for %1").arg(30)));
    for (int row = 0; row < choices_.rowCount(); ++row) {
        const auto action = *choices_.action(row);
        const bool has_dice =
            action.is_hold() && action.keep(choices_.advice()->game.dice()).size() > 0;
        if (!has_dice && !isRowHidden(row, {}))
            widest = std::max(widest, widthFor(choices_.index(row, 0).data().toString()));
    }
    widest_choice_ = widest;
    for (const int column : {ChoicesModel::value_column, ChoicesModel::probability_column})
        header()->resizeSection(column, numberWidth(column));
    fitChoices();
    const int rows = header()->sizeHint().height() + ChoiceDelegate::rowHeight(font()) * (few + 1);
    if (shows_all_) {
        setMinimumHeight(rows);
        setMaximumHeight(QWIDGETSIZE_MAX);
    } else {
        setFixedHeight(rows); // room for the person's own, so that nothing jumps
    }
}

} // namespace app::views::play
