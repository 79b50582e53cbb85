#include "app/views/parts/figures_view.h"

#include "app/widgets/card_frame.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/quiet_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace app::views {

using namespace app::widgets;
using namespace app::models;

namespace {

constexpr int indentation = 14;  // pixels
constexpr int bar_letters = 7;   // width of the bar beside a loss
constexpr double bar_height = 7; // pixels

// A loss with its bar, as in the list of games.
class LossDelegate : public PaddedDelegate {
public:
    using PaddedDelegate::PaddedDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        PaddedDelegate::paint(painter, option, index);
        const QVariant share = index.data(FiguresModel::share_role);
        if (!share.isValid()) return;
        const Colours colours = colours_of(option.palette);
        const double width = option.fontMetrics.averageCharWidth() * bar_letters;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paint_loss_bar(*painter,
                       {double(option.rect.left() + FlatHeader::padding),
                        QRectF(option.rect).center().y() - bar_height / 2, width, bar_height},
                       share.toDouble(), colours, colours.track);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const bool has_bar = index.data(FiguresModel::share_role).isValid();
        const int room = option.fontMetrics.averageCharWidth() * bar_letters + FlatHeader::padding;
        return PaddedDelegate::sizeHint(option, index) + QSize(has_bar ? room : 0, 0);
    }
};

} // namespace

FiguresView::FiguresView(QWidget* parent, QWidget* tool) : QWidget(parent) {
    setObjectName("figuresView");
    auto* row = bare<QHBoxLayout>(this, 12);
    QWidget* figures = make(figures_, "figures", tr("Statistics of the players"));
    if (tool) // both tables begin at the same height
        figures->findChild<QLabel*>()->setMinimumHeight(tool->sizeHint().height());
    row->addWidget(figures, 6);
    row->addWidget(make(losses_, "losses", tr("Where the losses are"), tool), 7);
    losses_.tree->setItemDelegate(new LossDelegate(losses_.tree));
    setFocusProxy(figures_.tree);
}

QWidget* FiguresView::make(Part& part, const char* name, const QString& heading, QWidget* tool) {
    auto* card = new CardFrame(this);
    part.tree = new QuietTree(card);
    part.tree->setObjectName(name);
    part.tree->setAccessibleName(heading);
    part.tree->setModel(&part.model);
    part.tree->setRootIsDecorated(true);
    part.tree->setIndentation(indentation);
    card->begin(heading, tool)->addWidget(part.tree, 1);
    return card;
}

void FiguresView::showFigures(FigureSheet figures, FigureSheet losses) {
    show(figures_, std::move(figures));
    show(losses_, std::move(losses));
}

void FiguresView::show(Part& part, FigureSheet sheet) {
    part.model.show(std::move(sheet));
    part.tree->expandAll();
    for (int row = 0; row < part.model.rowCount(); ++row)
        part.tree->setFirstColumnSpanned(row, {}, true);
}

} // namespace app::views
