// The review of a game: each player's account, the graph, and the ledger. A click goes to that
// place in the game.

#pragma once

#include "app/models/ledger_model.h"
#include "app/session/game_session.h"
#include "app/views/score_graph.h"

#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app {

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    ReviewPanel(GameSession& session, ValuesService& values, QWidget* parent = nullptr);

    const LedgerModel& ledger() const { return model_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh(); // if anybody looks
    void show(const SharedLedger& ledger);
    void markNow();
    QString accounts() const;

    GameSession& session_;
    ValuesService& values_;
    ReviewService service_;
    LedgerModel model_;
    core::yahtzee::Record asked_; // what the ledger will be of
    QLabel* accounts_;
    ScoreGraph* graph_;
    QTreeView* table_;
};

} // namespace app
