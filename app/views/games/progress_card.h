// The points that choices lose per game, luck taken out: the number, its meaning, and its course.

#pragma once

#include "app/storage/game_entry.h"
#include "app/views/games/progress_graph.h"
#include "app/widgets/card_frame.h"

#include <QLabel>

namespace app::views::games {

class ProgressCard : public widgets::CardFrame {
    Q_OBJECT

public:
    explicit ProgressCard(QWidget* parent = nullptr);

    // Shows all games, the newest first. Only those count that are over, analysed
    // and without hints.
    void show(const std::vector<storage::GameEntry>& games);

    ProgressGraph& graph() { return *graph_; }

private:
    QLabel* number_;
    QLabel* meaning_;
    QLabel* luck_;
    ProgressGraph* graph_;
};

} // namespace app::views::games
