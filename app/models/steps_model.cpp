#include "app/models/steps_model.h"

#include "app/text/numbers.h"
#include "app/text/reason_words.h"

#include <algorithm>

namespace app::models {

using namespace app::session;

void StepsModel::show(std::vector<StepStanding> steps) {
    beginResetModel();
    steps_ = std::move(steps);
    max_cost_ = 0;
    for (const StepStanding& step : steps_) max_cost_ = std::max(max_cost_, step.cost);
    now_ = steps_.empty() ? 0 : step_to_learn(steps_);
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(steps_.size());
}

// "Step 9, two pairs, being learned now, costs you 2.6 points per game"
QString StepsModel::spoken(const StepStanding& step) const {
    const QString state =
        step.step == now_                  ? tr("being learned now")
        : step.state == StepState::learned ? tr("learned")
        : step.state == StepState::learning
            ? tr("practised, %1\u00a0% of the way").arg(std::lround(100 * step.memory))
            : tr("not yet");
    QString text =
        tr("%1, %2, %3").arg(text::step_title(step.step), text::step_text(step.step), state);
    if (step.is_due) text = tr("%1, due").arg(text);
    if (step.cost <= 0) return text;
    return tr("%1, costs you %2 points per game").arg(text, text::decimal_text(step.cost, 1));
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const StepStanding& step = steps_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text::step_text(step.step);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return spoken(step);
    case number_role:
        return step.step;
    case cost_role:
        return step.cost;
    case share_role:
        return max_cost_ > 0 ? step.cost / max_cost_ : 0.0;
    case memory_role:
        return step.memory;
    case state_role:
        return static_cast<int>(step.state);
    case is_due_role:
        return step.is_due;
    case is_now_role:
        return step.step == now_;
    default:
        return {};
    }
}

} // namespace app::models
