// Where a turn may end, as a table: the likeliest box first, with the probability to end there and
// that to do so in full.

#pragma once

#include "app/analysis/explanation_request.h"

#include <QAbstractTableModel>

#include <vector>

namespace app::models {

class BoxProbabilitiesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { box_column, ends_column, full_column, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const analysis::BoxProbabilities& probabilities);
    void clear() { show({}); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        core::yahtzee::Box box;
        ai::yahtzee::review::BoxProbability probability;
    };

    QString text(const Row& row, int column) const;

    std::vector<Row> rows_;
};

} // namespace app::models
