// Progress: how many points choices cost per game, luck left out, whether that has changed, and
// where the points go.

#pragma once

#include "app/analysis/progress_request.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/loss_scale.h"
#include "app/views/train/trend_graph.h"
#include "app/widgets/segment_bar.h"

#include <QLabel>
#include <QWidget>

namespace app::views::train {

class ProgressView : public QWidget {
    Q_OBJECT

public:
    explicit ProgressView(QWidget* parent = nullptr);

    void show(const analysis::SharedProgress& progress);
    void showWork(int games); // looked at so far
    void showFailure(const QString& why);

    const BarRows& rows() const { return *rows_; }
    const TrendGraph& trend() const { return *trend_; }

private:
    void showTrend();
    void showRows();
    QString changeText() const;
    QString diceText() const;

    analysis::SharedProgress progress_;
    QLabel* number_;
    QLabel* meaning_;
    LossScale* scale_;
    widgets::SegmentBar* series_;
    TrendGraph* trend_;
    QLabel* change_;
    widgets::SegmentBar* kinds_;
    BarRows* rows_;
    QLabel* dice_;
};

} // namespace app::views::train
