// Progress: what choices lose per game, luck left out, whether that has changed, and where the
// points go.

#pragma once

#include "ai/yahtzee/practice/progress.h"
#include "app/analysis/progress_request.h"
#include "app/views/games/progress_graph.h"
#include "app/views/games/progress_numbers.h"
#include "app/views/parts/empty_page.h"
#include "app/views/train/bar_rows.h"
#include "app/views/train/step_graph.h"
#include "app/widgets/segment_bar.h"

#include <QLabel>
#include <QWidget>

namespace app::views::train {

class ProgressView : public QWidget {
    Q_OBJECT

public:
    explicit ProgressView(QWidget* parent = nullptr);

    void show(const analysis::SharedProgress& progress,
              const std::vector<session::StepStanding>& steps = {});
    void showWork(int done, int games); // that are analysed
    void showFailure(const QString& why);

    const BarRows& rows() const { return *rows_; }
    const games::ProgressGraph& graph() const { return *graph_; }

Q_SIGNALS:
    void gameWanted(const QString& key); // of a point on the graph
    void leaveWanted();
    void playWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Series { losses, scores, luck };

    void layOut();
    void setEmpty(bool is_empty);
    void fit(); // beside each other where there is room
    void showNumber();
    void showSeries();
    void showRows();
    QString numberText(const ai::yahtzee::practice::RecentMean& own) const;
    QString meaningText(const ai::yahtzee::practice::RecentMean& own) const;
    QString sentence() const; // under the graph
    QString changeText() const;
    QString scoreText() const;
    games::LossUnit unit() const;
    std::vector<double> lossesPerGame() const; // in the unit

    analysis::SharedProgress progress_;
    QWidget* content_;
    EmptyPage* empty_; // in its place before the first game
    QLabel* number_;
    QLabel* meaning_;
    widgets::SegmentBar* units_;
    widgets::SegmentBar* series_;
    games::ProgressGraph* graph_;
    QLabel* sentence_;
    widgets::SegmentBar* kinds_;
    QLabel* kind_;
    BarRows* rows_;
    QWidget* steps_part_;
    StepGraph* step_graph_;
};

} // namespace app::views::train
