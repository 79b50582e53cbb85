// Figures about players: what came of their games, and beside it where the losses are.

#pragma once

#include "app/models/figures_model.h"

#include <QTreeView>
#include <QWidget>

namespace app::views {

class FiguresView : public QWidget {
    Q_OBJECT

public:
    // `tool`: beside the heading of the losses.
    explicit FiguresView(QWidget* parent = nullptr, QWidget* tool = nullptr);

    void showFigures(models::FigureSheet figures, models::FigureSheet losses);

private:
    // A tree whose sections can be closed.
    struct Part {
        models::FiguresModel model;
        QTreeView* tree = nullptr;
    };
    // The card of a part; its heading is the tree's accessible name.
    QWidget* make(Part& part, const char* name, const QString& heading, QWidget* tool = nullptr);
    static void show(Part& part, models::FigureSheet sheet);

    Part figures_;
    Part losses_;
};

} // namespace app::views
