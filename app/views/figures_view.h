// Figures about players: what came of their games, and beside it where the losses are.

#pragma once

#include "app/models/figures_model.h"

#include <QTreeView>
#include <QWidget>

namespace app {

class FiguresView : public QWidget {
    Q_OBJECT

public:
    explicit FiguresView(QWidget* parent = nullptr);

    void showFigures(FigureSheet figures, FigureSheet losses);

private:
    // A tree whose sections can be closed.
    struct Part {
        FiguresModel model;
        QTreeView* tree = nullptr;
    };
    void make(Part& part, const char* name, const QString& accessible_name);
    static void show(Part& part, FigureSheet sheet);

    Part figures_;
    Part losses_;
};

} // namespace app
