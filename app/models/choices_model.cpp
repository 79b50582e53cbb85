#include "app/models/choices_model.h"

#include "app/session/words.h"

namespace app {

void ChoicesModel::show(std::optional<Advice> advice) {
    beginResetModel();
    advice_ = std::move(advice);
    endResetModel();
}

bool ChoicesModel::isMade(int row) const {
    return advice_ && advice_->made == static_cast<std::size_t>(row);
}

std::optional<core::yahtzee::Action> ChoicesModel::action(int row) const {
    if (row < 0 || row >= rowCount()) return std::nullopt;
    return advice_->choices[static_cast<std::size_t>(row)].action;
}

int ChoicesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !advice_ ? 0 : static_cast<int>(advice_->choices.size());
}

int ChoicesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString ChoicesModel::text(const ai::yahtzee::Choice& choice, int column) const {
    switch (column) {
    case choice_column:
        return choice_text(advice_->game, choice.action);
    case value_column:
        return QString::number(choice.value, 'f', 2);
    case loss_column:
        return choice.loss > 0 ? "−" + QString::number(choice.loss, 'f', 2) : QString("0.00");
    default:
        return {};
    }
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto& choice = advice_->choices[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(choice, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() != choice_column) return text(choice, index.column());
        return tr("%1. %2, worth %3, loses %4")
            .arg(index.row() + 1)
            .arg(text(choice, choice_column))
            .arg(choice.value, 0, 'f', 2)
            .arg(choice.loss, 0, 'f', 2);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == choice_column
                                       ? Qt::AlignLeft | Qt::AlignVCenter
                                       : Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ChoicesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == choice_column ? Qt::AlignLeft | Qt::AlignVCenter
                                                            : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case choice_column:
        return tr("Choice");
    case value_column:
        return tr("Value");
    case loss_column:
        return tr("Loss");
    default:
        return {};
    }
}

} // namespace app
