#include "app/models/ledger_model.h"

#include "app/session/words.h"

#include <algorithm>

namespace app {

using ai::yahtzee::Grade;

namespace {

QString signed_text(double number) {
    const QString digits = QString::number(std::abs(number), 'f', 2);
    if (digits == "0.00") return digits;
    return (number < 0 ? "−" : "+") + digits;
}

bool is_number(int column) {
    return column == LedgerModel::loss_column || column == LedgerModel::luck_column;
}

} // namespace

QString grade_text(Grade grade) {
    switch (grade) {
    case Grade::fine:
        return {};
    case Grade::inaccuracy:
        return LedgerModel::tr("inaccuracy");
    case Grade::mistake:
        return LedgerModel::tr("mistake");
    case Grade::blunder:
        return LedgerModel::tr("blunder");
    }
    return {};
}

void LedgerModel::show(const core::yahtzee::Record& record, SharedLedger ledger) {
    beginResetModel();
    record_ = record;
    ledger_ = std::move(ledger);
    games_.clear();
    core::yahtzee::Game game = start_of(record_);
    std::size_t played = 0;
    for (int number = 0; number < rowCount(); ++number) {
        while (played <= row(number).ply) game = play(game, record_.line[played++].move);
        games_.push_back(game);
    }
    endResetModel();
}

const ai::yahtzee::LedgerRow& LedgerModel::row(int number) const {
    return ledger_->rows[static_cast<std::size_t>(number)];
}

std::size_t LedgerModel::moment(int number) const { return row(number).ply + 1; }

std::optional<int> LedgerModel::rowAt(std::size_t moment) const {
    std::optional<int> found;
    for (int number = 0; number < rowCount() && row(number).ply < moment; ++number) found = number;
    return found;
}

int LedgerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !ledger_ ? 0 : static_cast<int>(ledger_->rows.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString LedgerModel::text(int number, int column) const {
    const auto& entry = row(number);
    const auto& game = games_[static_cast<std::size_t>(number)];
    const auto& decision = entry.decision;
    switch (column) {
    case turn_column:
        return QString("%1 / %2").arg(entry.turn + 1).arg(entry.roll_number);
    case player_column:
        return QString::fromStdString(record_.players[static_cast<std::size_t>(entry.seat)].name);
    case dice_column:
        return dice_text(core::dice::Roll::of(entry.dice).as_keep());
    case luck_column:
        return signed_text(entry.luck);
    default:
        break;
    }
    if (!decision) return {};
    switch (column) {
    case chosen_column:
        return choice_text(game, decision->chosen);
    case best_column:
        return decision->loss() > 0 ? choice_text(game, decision->best) : QString();
    case loss_column:
        return signed_text(-decision->loss());
    case grade_column:
        return grade_text(decision->grade);
    default:
        return {};
    }
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole) return text(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(is_number(index.column()) ? Qt::AlignRight | Qt::AlignVCenter
                                                             : Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(is_number(section) ? Qt::AlignRight | Qt::AlignVCenter
                                                      : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case turn_column:
        return tr("Turn / roll");
    case player_column:
        return tr("Player");
    case dice_column:
        return tr("Dice");
    case chosen_column:
        return tr("Chosen");
    case best_column:
        return tr("Best");
    case loss_column:
        return tr("Loss");
    case grade_column:
        return tr("Grade");
    case luck_column:
        return tr("Luck");
    default:
        return {};
    }
}

} // namespace app
