#include "app/models/mistakes_model.h"

#include "app/models/analysis_model.h"
#include "app/models/game_words.h"
#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <algorithm>

namespace app::models {

using ai::yahtzee::review::AnalysedRoll;
using ai::yahtzee::review::Grade;
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
        return opponent_text(mistake.opponent);
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

void MistakesModel::show(const AnalysisModel& analysis) {
    beginResetModel();
    mistakes_.clear();
    const auto people = session::people(analysis.record());
    const bool by_points = analysis.measure() == Measure::points;
    for (int row = 0; row < analysis.rowCount(); ++row) {
        const AnalysedRoll& roll = analysis.roll(row);
        if (!analysis.isOwnDecision(row) || roll.decision->grade == Grade::fine) continue;
        const double loss = analysis.loss(row, analysis.measure());
        if (loss == 0) continue; // noise
        QString place = tr("turn %1, roll %2").arg(roll.turn + 1).arg(roll.roll_number);
        if (people > 1)
            place = tr("%1, %2").arg(
                text::shown_name(storage::player_name(analysis.record(), roll.seat)), place);
        const auto& game = analysis.gameAt(row);
        mistakes_.push_back({row, loss, roll.decision->grade,
                             text::choice_text(game, roll.decision->chosen),
                             tr("best: %1").arg(text::choice_text(game, roll.decision->best)),
                             text::pictured_choice(game, roll.decision->chosen),
                             tr("best: %1").arg(text::pictured_choice(game, roll.decision->best)),
                             text::difference_text(-loss, !by_points), place,
                             tr("%1, %2").arg(text::spoken_loss(loss, !by_points), place)});
    }
    std::ranges::stable_sort(mistakes_, std::greater(), &Mistake::loss);
    endResetModel();
}

std::optional<int> MistakesModel::mistakeAt(int analysis_row) const {
    const auto found = std::ranges::find(mistakes_, analysis_row, &Mistake::row);
    if (found == mistakes_.end()) return std::nullopt;
    return static_cast<int>(found - mistakes_.begin());
}

int MistakesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mistakes_.size());
}

QVariant MistakesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Mistake& mistake = mistakes_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return mistake.chosen;
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %3, %4")
            .arg(grade_text(mistake.grade), mistake.chosen, mistake.best, mistake.spoken);
    case grade_role:
        return static_cast<int>(mistake.grade);
    case pictured_role:
        return mistake.pictured;
    case pictured_best_role:
        return mistake.pictured_best;
    case loss_role:
        return mistake.loss_text;
    case place_role:
        return mistake.place;
    default:
        return {};
    }
}

} // namespace app::models
