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

int WaitingMistakesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mistakes_.size());
}

int WaitingMistakesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

double WaitingMistakesModel::lossOf(const MistakeEntry& mistake) const {
    return by_wins_ ? mistake.decision.win_loss.value_or(0) : mistake.decision.loss;
}

QString WaitingMistakesModel::text(const MistakeEntry& mistake, int column) const {
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
    const MistakeEntry& entry = mistake(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() == loss_column)
            return tr("%1, %2").arg(text(entry, loss_column),
                                    grade_text(limits_.of(lossOf(entry))));
        return text(entry, index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case grade_role:
        return static_cast<int>(limits_.of(lossOf(entry)));
    default:
        return {};
    }
}

QVariant WaitingMistakesModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == loss_column ? Qt::AlignRight | Qt::AlignVCenter
                                                          : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
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
