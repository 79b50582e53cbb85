#include "app/models/waiting_mistakes_model.h"

#include "app/models/analysis_model.h"
#include "app/models/game_words.h"
#include "app/text/numbers.h"

namespace app::models {

using storage::MistakeEntry;

void WaitingMistakesModel::show(std::vector<MistakeEntry> mistakes, bool by_wins,
                                const ai::yahtzee::review::GradeLimits& limits) {
    beginResetModel();
    mistakes_ = std::move(mistakes);
    by_wins_ = by_wins;
    limits_ = limits;
    endResetModel();
}

double WaitingMistakesModel::lossOf(const MistakeEntry& mistake) const {
    return by_wins_ ? mistake.decision.win_loss.value_or(0) : mistake.decision.loss;
}

QString WaitingMistakesModel::text(int row, int column) const {
    const MistakeEntry& mistake = this->mistake(row);
    switch (column) {
    case date_column:
        return when_text(mistake.date, mistake.time, QDate::currentDate());
    case opponent_column:
        return mistake.opponent.isEmpty() ? tr("alone") : mistake.opponent;
    case turn_column:
        return tr("%1 / %2").arg(mistake.decision.turn + 1).arg(mistake.decision.roll);
    case chosen_column:
        return chosen_text(mistake.decision);
    case best_column:
        return best_text(mistake.decision);
    case loss_column:
        return by_wins_ ? text::percentage_points(-lossOf(mistake))
                        : text::points_text(-lossOf(mistake));
    default:
        return {};
    }
}

QVariant WaitingMistakesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto grade = limits_.of(lossOf(mistake(index.row())));
    if (role == grade_role) return static_cast<int>(grade);
    if (role == Qt::AccessibleTextRole && index.column() == loss_column)
        return tr("%1, %2").arg(text(index.row(), loss_column), grade_text(grade));
    return TextTableModel::data(index, role);
}

QVariant WaitingMistakesModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
    if (by_wins_ && section == loss_column && role == Qt::ToolTipRole)
        return text::percentage_points_tip();
    return TextTableModel::headerData(section, orientation, role);
}

bool WaitingMistakesModel::isNumber(int column) const { return column == loss_column; }

QString WaitingMistakesModel::title(int column) const {
    switch (column) {
    case date_column:
        return tr("Date");
    case opponent_column:
        return tr("Against");
    case turn_column:
        return tr("Turn / roll");
    case chosen_column:
        return tr("You chose");
    case best_column:
        return tr("Best");
    case loss_column:
        return tr("Lost");
    default:
        return {};
    }
}

} // namespace app::models
