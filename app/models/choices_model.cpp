#include "app/models/choices_model.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

namespace app::models {

using namespace app::session;
using namespace app::text;

void ChoicesModel::show(std::optional<Advice> advice) {
    if (advice && hasSameChoices(*advice)) return reorder(*std::move(advice));
    beginResetModel();
    advice_ = std::move(advice);
    endResetModel();
}

// The choices of a game are always the same ones.
bool ChoicesModel::hasSameChoices(const Advice& other) const {
    return advice_ && advice_->game == other.game &&
           advice_->choices.size() == other.choices.size() && !advice_->made && !other.made;
}

void ChoicesModel::reorder(Advice advice) {
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList held = persistentIndexList();
    std::vector<core::yahtzee::Action> actions;
    for (const QModelIndex& index : held) actions.push_back(*action(index.row()));
    advice_ = std::move(advice);
    QModelIndexList moved;
    for (std::size_t i = 0; i < actions.size(); ++i)
        moved << index(*rowOf(actions[i]), held[static_cast<qsizetype>(i)].column());
    changePersistentIndexList(held, moved);
    Q_EMIT layoutChanged();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
}

bool ChoicesModel::isMade(int row) const {
    return advice_ && advice_->made == static_cast<std::size_t>(row);
}

void ChoicesModel::setHeld(const std::optional<core::dice::Keep>& held) {
    if (held == held_) return;
    held_ = held;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
}

bool ChoicesModel::isOwn(int row) const {
    const auto at = action(row);
    if (!at || advice_->made || !held_) return isMade(row);
    return at->is_hold() && at->keep(advice_->game.dice()) == *held_;
}

std::optional<int> ChoicesModel::ownRow() const {
    for (int row = 0; row < rowCount(); ++row)
        if (isOwn(row)) return row;
    return std::nullopt;
}

double ChoicesModel::lossNumber(int row) const {
    return loss_number(*advice_, advice_->choices[static_cast<std::size_t>(row)]);
}

bool ChoicesModel::hasProbabilities() const { return advice_ && advice_->best().win; }

int ChoicesModel::rankingColumn() const {
    return advice_ && is_by_probability(advice_->ranked_by) ? probability_column : value_column;
}

std::optional<int> ChoicesModel::rowOf(core::yahtzee::Action action) const {
    return advice_ ? advice_->place_of(action) : std::nullopt;
}

std::optional<core::yahtzee::Action> ChoicesModel::action(int row) const {
    if (row < 0 || row >= rowCount()) return std::nullopt;
    return advice_->choices[static_cast<std::size_t>(row)].action;
}

QString ChoicesModel::text(int row, int column) const {
    const auto& choice = advice_->choices[static_cast<std::size_t>(row)];
    switch (column) {
    case choice_column:
        return choice_text(advice_->game, choice.action);
    case value_column:
        return worth_number(choice.value);
    case loss_column:
        return choice.loss > 0 ? short_points(-loss_number(*advice_, choice))
               : row == 0      ? tr("best")
                               : tr("equal");
    case probability_column:
        return choice.win ? percent_number(*choice.win) : QString();
    default:
        return {};
    }
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || role != Qt::AccessibleTextRole)
        return TextTableModel::data(index, role);
    if (index.column() != choice_column) return " "; // the first has all of the row
    const auto& choice = advice_->choices[static_cast<std::size_t>(index.row())];
    return (isOwn(index.row()) ? tr("%1. %2, %3, %4, yours") : tr("%1. %2, %3, %4"))
        .arg(index.row() + 1)
        .arg(text(index.row(), choice_column), long_worth_text(*advice_, choice),
             choice.loss > 0 ? spoken_loss(choice.loss, is_by_probability(advice_->ranked_by))
                             : text(index.row(), loss_column));
}

QVariant ChoicesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::ToolTipRole || section != loss_column || orientation != Qt::Horizontal)
        return TextTableModel::headerData(section, orientation, role);
    const QString bar = tr("A full bar is a loss of %1 or more").arg(full_loss_);
    return tr("%1. %2").arg(rankingColumn() == probability_column
                                ? text::percentage_points_tip()
                                : tr("The points that a choice loses"),
                            bar);
}

QString ChoicesModel::title(int column) const {
    switch (column) {
    case choice_column:
        return tr("Choice");
    case value_column:
        return tr("Value");
    case loss_column:
        return rankingColumn() == probability_column ? tr("Loss % pts") : tr("Loss");
    case probability_column:
        return advice_ && advice_->ranked_by.kind == ai::yahtzee::decide::Objective::Kind::beat
                   ? tr("Beat %")
                   : tr("Win %");
    default:
        return {};
    }
}

} // namespace app::models
