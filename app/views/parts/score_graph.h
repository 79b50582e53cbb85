// The expected final score of each player over the game, or the probabilities to win, mistakes
// marked. Nothing else depends on the chart library that draws it.

#pragma once

#include "app/models/analysis_model.h"
#include "core/yahtzee/notation/record.h"

#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChartView>
#include <QtCharts/QValueAxis>
#include <QtCharts/QXYSeries>

namespace app::views {

class ScoreGraph : public QChartView {
    Q_OBJECT

public:
    explicit ScoreGraph(QWidget* parent = nullptr);

    // The review must be of this record. Null: an empty graph.
    void show(const core::yahtzee::notation::Record& record, const analysis::SharedReview& review);
    void setMeasure(models::Measure measure);

    // Where the game stands: after so many rolls. Nothing: no mark.
    void markRow(std::optional<int> row);

    // No higher than it has to be; it grows where there is room.
    QSize sizeHint() const override {
        return {QChartView::sizeHint().width(), minimumSizeHint().height()};
    }

Q_SIGNALS:
    void rowPicked(int row); // of the analysis

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isEmpty() const { return !review_ || review_->by_points.rows.empty(); }
    bool byProbabilities() const {
        return measure_ == models::Measure::probabilities && review_ && review_->win;
    }
    QString lineName(const QString& player) const;
    QString gradesText() const;
    bool oneSaysAll() const; // of two players one wins what the other loses
    void clear();
    void draw();
    QString description() const; // what it shows, in words
    void drawLines();
    void drawMistakes();
    bool isLow() const;
    QFont legendFont() const;
    QList<QAbstractSeries*> namedSeries() const;
    void paintLegend(); // beside the graph
    void fit();
    void add(QXYSeries* series);
    double heightOf(const ai::yahtzee::review::AnalysedRoll& row) const; // points, or per cent
    void setRanges();

    core::yahtzee::notation::Record record_;
    analysis::SharedReview review_;
    models::Measure measure_ = models::Measure::points;
    std::optional<int> marked_;
    QFont legend_font_;               // where there is room
    QCategoryAxis* across_ = nullptr; // by turns
    QValueAxis* up_ = nullptr;
    double low_ = 0; // whole steps of the axis
    double high_ = 0;
};

} // namespace app::views
