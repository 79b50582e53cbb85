// Figures about players: what came of their games, and beside it where the losses are.

#pragma once

#include "app/models/figures_model.h"

#include <QTreeView>
#include <QWidget>

namespace app::views {

class FiguresView : public QWidget {
    Q_OBJECT

public:
    explicit FiguresView(QWidget* parent = nullptr);

    void showFigures(models::FigureSheet figures, models::FigureSheet losses);

private:
    // A tree whose sections can be closed.
    struct Part {
        models::FiguresModel model;
        QTreeView* tree = nullptr;
    };
    void make(Part& part, const char* name, const QString& accessible_name);
    static void show(Part& part, models::FigureSheet sheet);

    Part figures_;
    Part losses_;
};

} // namespace app::views
