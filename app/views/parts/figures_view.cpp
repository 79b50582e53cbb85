#include "app/views/parts/figures_view.h"

#include "app/widgets/keep_room.h"
#include "app/widgets/quiet_view.h"

#include <QHBoxLayout>

namespace app::views {

using namespace app::widgets;
using namespace app::models;

FiguresView::FiguresView(QWidget* parent) : QWidget(parent) {
    setObjectName("figuresView");
    make(figures_, "figures", tr("Statistics of the players"));
    make(losses_, "losses", tr("Where the losses are"));
    setFocusProxy(figures_.tree);
    auto* row = bare<QHBoxLayout>(this, fontMetrics().averageCharWidth() * 4);
    row->addWidget(figures_.tree, 4);
    row->addWidget(losses_.tree, 3);
}

void FiguresView::make(Part& part, const char* name, const QString& accessible_name) {
    part.tree = new QuietTree(this);
    part.tree->setObjectName(name);
    part.tree->setAccessibleName(accessible_name);
    part.tree->setModel(&part.model);
    part.tree->setRootIsDecorated(true);
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
