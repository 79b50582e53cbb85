#include "app/dialogs/grade_limits_edit.h"

#include <QGridLayout>
#include <QLabel>

namespace app::dialogs {

using ai::yahtzee::review::GradeLimits;

namespace {

constexpr double min_points = 0.1;
constexpr double min_percentage_points = 0.2; // within which probabilities are known
constexpr double max_limit = 99;

} // namespace

GradeLimitsEdit::GradeLimitsEdit(const QString& name, Unit unit, const GradeLimits& limits,
                                 QWidget* parent)
    : QWidget(parent), scale_(unit == Unit::percentage_points ? 100 : 1) {
    setObjectName(name);
    const QString in = unit == Unit::percentage_points ? tr("percentage points") : tr("points");
    const std::tuple<QString, QString, double> grades[] = {
        {"Inaccuracy", tr("Least loss of an inaccuracy, in %1").arg(in), limits.inaccuracy},
        {"Mistake", tr("Least loss of a mistake, in %1").arg(in), limits.mistake},
        {"Blunder", tr("Least loss of a blunder, in %1").arg(in), limits.blunder}};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    const QString titles[] = {tr("inaccuracy"), tr("mistake"), tr("blunder")};
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const auto& [grade, words, limit] = grades[i];
        auto* box = boxes_[i] = new QDoubleSpinBox(this);
        box->setObjectName(name + grade);
        box->setAccessibleName(words);
        box->setToolTip(words);
        box->setRange(unit == Unit::percentage_points ? min_percentage_points : min_points,
                      max_limit);
        box->setDecimals(1);
        box->setSingleStep(unit == Unit::percentage_points ? 0.1 : 0.5);
        box->setValue(limit * scale_);
        const int column = static_cast<int>(i);
        grid->addWidget(new QLabel(titles[i], this), 0, column);
        grid->addWidget(box, 1, column);
        grid->setColumnStretch(column, 1);
    }
    setFocusProxy(boxes_[0]);
    keepInOrder();
    for (QDoubleSpinBox* box : boxes_)
        connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
            keepInOrder();
            Q_EMIT edited();
        });
}

// A higher limit of a lesser grade pushes the next up; none goes below the one before it.
void GradeLimitsEdit::keepInOrder() {
    for (std::size_t i = 1; i < boxes_.size(); ++i) boxes_[i]->setMinimum(boxes_[i - 1]->value());
}

GradeLimits GradeLimitsEdit::limits() const {
    return {boxes_[0]->value() / scale_, boxes_[1]->value() / scale_, boxes_[2]->value() / scale_};
}

} // namespace app::dialogs
