// From what loss on a choice is an inaccuracy, a mistake, a blunder: three numbers that stay in
// order.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"

#include <QDoubleSpinBox>
#include <QWidget>

#include <array>

namespace app::dialogs {

class GradeLimitsEdit : public QWidget {
    Q_OBJECT

public:
    enum class Unit { points, percentage_points };

    // `name` begins the names of the three boxes.
    GradeLimitsEdit(const QString& name, Unit unit, const ai::yahtzee::review::GradeLimits& limits,
                    QWidget* parent = nullptr);

    ai::yahtzee::review::GradeLimits limits() const; // of per cent as probabilities

Q_SIGNALS:
    void edited();

private:
    void keepInOrder();

    double scale_; // what is shown for 1
    std::array<QDoubleSpinBox*, 3> boxes_{};
};

} // namespace app::dialogs
