// Where a turn may end, as a table: the likeliest box first, with the probability to end there and
// that to do so in full.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/models/text_table_model.h"

#include <vector>

namespace app::models {

class BoxProbabilitiesModel : public TextTableModel {
    Q_OBJECT

public:
    enum Column { box_column, ends_column, full_column, column_count };

    using TextTableModel::TextTableModel;

    void show(const analysis::BoxProbabilities& probabilities);
    void clear() { show({}); }

    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return column_count; }
    QString title(int column) const override;
    bool isNumber(int column) const override;
    QString text(int row, int column) const override;

    struct Row {
        core::yahtzee::Box box;
        ai::yahtzee::review::BoxProbability probability;
    };

    std::vector<Row> rows_;
};

} // namespace app::models
