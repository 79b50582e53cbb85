// Points lost per game on one line: the person, with the interval that holds the true mean nine
// times in ten, between players that are known.

#pragma once

#include "ai/yahtzee/practice/progress.h"

#include <QWidget>

namespace app::views::train {

class LossScale : public QWidget {
    Q_OBJECT

public:
    explicit LossScale(QWidget* parent = nullptr);

    void show(const ai::yahtzee::practice::RecentMean& own);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ai::yahtzee::practice::RecentMean own_;
};

} // namespace app::views::train
