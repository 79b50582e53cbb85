#include "app/dialogs/grade_limits_edit.h"

#include "app/models/analysis_model.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QLabel>

namespace app::dialogs {

using ai::yahtzee::review::Grade;

namespace {

constexpr double min_points = 0.1;
constexpr double min_percentage_points = 0.2; // within which probabilities are known
constexpr double max_limit = 99;
constexpr int mark_size = 11; // pixels
constexpr int mark_room = 20;

// The name of a grade behind its mark.
class GradeLabel : public QLabel {
public:
    GradeLabel(Grade grade, QWidget* parent)
        : QLabel(models::grade_text(grade), parent), grade_(grade) {
        setContentsMargins(mark_room, 0, 0, 0);
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QLabel::paintEvent(event);
        QPainter painter(this);
        widgets::paint_grade(painter, QRectF(1, (height() - mark_size) / 2.0, mark_size, mark_size),
                             grade_, widgets::colours_of(palette()));
    }

private:
    Grade grade_;
};

} // namespace

GradeLimitsEdit::GradeLimitsEdit(const Limits& points, const Limits& probabilities, QWidget* parent)
    : QWidget(parent), grid_(widgets::bare<QGridLayout>(this)) {
    grid_->setHorizontalSpacing(14);
    grid_->addWidget(widgets::muted(new QLabel(tr("Loses at least"), this)), 0, 0);
    int row = 0;
    for (const Grade grade : {Grade::inaccuracy, Grade::mistake, Grade::blunder})
        grid_->addWidget(new GradeLabel(grade, this), ++row, 0);
    points_ = makeColumn(tr("Po&ints"), "pointLimits", tr("points"), min_points,
                         {points.inaccuracy, points.mistake, points.blunder});
    percentage_points_ = makeColumn(
        tr("% of &winning"), "probabilityLimits", tr("percentage points"), min_percentage_points,
        {100 * probabilities.inaccuracy, 100 * probabilities.mistake, 100 * probabilities.blunder});
}

GradeLimitsEdit::Boxes GradeLimitsEdit::makeColumn(const QString& title, const QString& name,
                                                   const QString& unit, double least,
                                                   const std::array<double, 3>& values) {
    const std::pair<QString, QString> grades[] = {
        {"Inaccuracy", tr("Least loss of an inaccuracy, in %1").arg(unit)},
        {"Mistake", tr("Least loss of a mistake, in %1").arg(unit)},
        {"Blunder", tr("Least loss of a blunder, in %1").arg(unit)}};
    const int column = grid_->columnCount();
    auto* head = widgets::muted(new QLabel(title, this));
    grid_->addWidget(head, 0, column);
    grid_->setColumnStretch(column, 1);
    Boxes boxes{};
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const auto& [grade, words] = grades[i];
        auto* box = boxes[i] = new QDoubleSpinBox(this);
        box->setObjectName(name + grade);
        box->setAccessibleName(words);
        box->setToolTip(words);
        box->setRange(least, max_limit);
        box->setDecimals(1);
        box->setSingleStep(least == min_points ? 0.5 : 0.1);
        box->setValue(values[i]);
        grid_->addWidget(box, static_cast<int>(i) + 1, column);
    }
    head->setBuddy(boxes[0]);
    // A higher limit of a lesser grade pushes the next up; none goes below the one before it.
    const auto keep_in_order = [boxes] {
        for (std::size_t i = 1; i < boxes.size(); ++i) boxes[i]->setMinimum(boxes[i - 1]->value());
    };
    keep_in_order();
    for (QDoubleSpinBox* box : boxes) {
        connect(box, &QDoubleSpinBox::valueChanged, this, keep_in_order);
        connect(box, &QDoubleSpinBox::valueChanged, this, &GradeLimitsEdit::edited);
    }
    return boxes;
}

GradeLimitsEdit::Limits GradeLimitsEdit::limits(const Boxes& boxes, double scale) {
    return {boxes[0]->value() / scale, boxes[1]->value() / scale, boxes[2]->value() / scale};
}

} // namespace app::dialogs
