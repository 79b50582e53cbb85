// From what loss on a choice is an inaccuracy, a mistake, a blunder: a row for each grade, a column
// of points and one of win probability. The numbers of a column stay in order.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QWidget>

#include <array>

namespace app::dialogs {

class GradeLimitsEdit : public QWidget {
    Q_OBJECT

public:
    using Limits = ai::yahtzee::review::GradeLimits;

    GradeLimitsEdit(const Limits& points, const Limits& probabilities, QWidget* parent = nullptr);

    Limits pointLimits() const { return limits(points_, 1); }
    Limits probabilityLimits() const { return limits(percentage_points_, 100); }

Q_SIGNALS:
    void edited();

private:
    using Boxes = std::array<QDoubleSpinBox*, 3>;

    // `name` begins the names of the boxes, `unit` ends what is said of them.
    Boxes makeColumn(const QString& title, const QString& name, const QString& unit, double least,
                     const std::array<double, 3>& values);
    static Limits limits(const Boxes& boxes, double scale); // `scale`: what is shown for 1

    QGridLayout* grid_;
    Boxes points_;
    Boxes percentage_points_;
};

} // namespace app::dialogs
