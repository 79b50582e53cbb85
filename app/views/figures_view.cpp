#include "app/views/figures_view.h"

#include "app/views/quiet_header.h"
#include "app/views/roomy_delegate.h"

namespace app {

FiguresView::FiguresView(QWidget* parent) : QTreeView(parent) {
    setObjectName("figures");
    setAccessibleName(tr("Figures about the players"));
    setModel(&model_);
    setHeader(new QuietHeader(this));
    setItemDelegate(new RoomyDelegate(this));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
}

void FiguresView::show(FigureSheet sheet) {
    model_.show(std::move(sheet));
    expandAll();
    for (int row = 0; row < model_.rowCount(); ++row) setFirstColumnSpanned(row, {}, true);
    for (int column = 0; column < model_.columnCount(); ++column) resizeColumnToContents(column);
}

} // namespace app
