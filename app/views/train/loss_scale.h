// What is lost per game on one line: the person, with the interval that holds the true mean nine
// times in ten, between players that are known.

#pragma once

#include "ai/yahtzee/practice/progress.h"
#include "app/views/games/progress_numbers.h"

#include <QWidget>

#include <vector>

namespace app::views::train {

class LossScale : public QWidget {
    Q_OBJECT

public:
    explicit LossScale(QWidget* parent = nullptr);

    // In points, or in percentage points of win probability.
    void show(const ai::yahtzee::practice::RecentMean& own, games::LossUnit unit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double x_of(double loss) const;
    void paintKnown(QPainter& painter, double y) const;
    void paintOwn(QPainter& painter, double y) const;

    ai::yahtzee::practice::RecentMean own_;
    games::LossUnit unit_ = games::LossUnit::points;
    std::vector<games::KnownPlayer> known_ = games::known_players(); // the best first
};

} // namespace app::views::train
