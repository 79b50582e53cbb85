// Figures about players as a tree: its sections can be closed.

#pragma once

#include "app/models/figures_model.h"

#include <QTreeView>

namespace app {

class FiguresView : public QTreeView {
    Q_OBJECT

public:
    explicit FiguresView(QWidget* parent = nullptr);

    void show(FigureSheet sheet);
    using QTreeView::show;

private:
    FiguresModel model_;
};

} // namespace app
