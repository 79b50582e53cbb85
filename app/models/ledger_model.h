// The ledger of a game as a table: a row for each roll, with what was done, what was best, and what
// luck and choice brought.

#pragma once

#include "app/engine/review_service.h"
#include "core/yahtzee/record.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace app {

class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        turn_column,
        player_column,
        dice_column,
        chosen_column,
        best_column,
        loss_column,
        grade_column,
        luck_column,
        column_count
    };

    using QAbstractTableModel::QAbstractTableModel;

    // The ledger must be of this record. Null: nothing to show.
    void show(const core::yahtzee::Record& record, SharedLedger ledger);

    const SharedLedger& ledger() const { return ledger_; }
    const core::yahtzee::Record& record() const { return record_; }

    // The moment of the game in which the decision of the row is taken.
    std::size_t moment(int row) const;
    // The last row that has come to pass at a moment; nothing before the first.
    std::optional<int> rowAt(std::size_t moment) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const ai::yahtzee::LedgerRow& row(int number) const;
    QString text(int number, int column) const;

    core::yahtzee::Record record_;
    SharedLedger ledger_;
    std::vector<core::yahtzee::Game> games_; // at each row, dice on the table
};

QString grade_text(ai::yahtzee::Grade grade); // empty for a fine choice

} // namespace app
