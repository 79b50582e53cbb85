// The probability of each final score after a choice, and after the one it is compared with.
// Nothing else depends on the chart library that draws it.

#pragma once

#include "ai/yahtzee/solve/score_distributions.h"

#include <QtCharts/QChartView>

#include <optional>

namespace app::views {

class ScoreHistogram : public QChartView {
    Q_OBJECT

public:
    explicit ScoreHistogram(QWidget* parent = nullptr);

    // The second may be missing: then there is nothing to compare with.
    void show(const ai::yahtzee::solve::ScoreDistribution& scores,
              const std::optional<ai::yahtzee::solve::ScoreDistribution>& other);
    void clear();
    bool hasShape() const; // false if so few scores are possible that words say as much

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    std::optional<ai::yahtzee::solve::ScoreDistribution> scores_;
    std::optional<ai::yahtzee::solve::ScoreDistribution> other_;
};

} // namespace app::views
