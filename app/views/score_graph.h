// The expected final score of each player over the game, mistakes marked. The only place that knows
// which chart library draws it.

#pragma once

#include "app/engine/review_service.h"
#include "core/yahtzee/record.h"

#include <QtCharts/QChartView>

namespace app {

class ScoreGraph : public QChartView {
    Q_OBJECT

public:
    explicit ScoreGraph(QWidget* parent = nullptr);

    // The ledger must be of this record. Null: an empty graph.
    void show(const core::yahtzee::Record& record, const SharedLedger& ledger);

    // Where the game stands: after so many rolls. Nothing: no mark.
    void markRow(std::optional<int> row);

Q_SIGNALS:
    void rowPicked(int row); // of the ledger

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw();

    core::yahtzee::Record record_;
    SharedLedger ledger_;
    std::optional<int> marked_;
};

} // namespace app
