// Mistakes in the saved games as a table: when, against whom, what was chosen, what is best, and
// what it lost.

#pragma once

#include "app/models/text_table_model.h"
#include "app/storage/mistake_query.h"

#include <vector>

namespace app::models {

class WaitingMistakesModel : public TextTableModel {
    Q_OBJECT

public:
    enum Column {
        date_column,
        opponent_column,
        turn_column,
        chosen_column,
        best_column,
        loss_column,
        column_count
    };
    enum Role { grade_role = Qt::UserRole }; // int of review::Grade; of the loss

    using TextTableModel::TextTableModel;

    // Losses are win probability, or points.
    void show(std::vector<storage::MistakeEntry> mistakes, bool by_wins,
              const ai::yahtzee::review::GradeLimits& limits);

    const storage::MistakeEntry& mistake(int row) const {
        return mistakes_[static_cast<std::size_t>(row)];
    }

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int rows() const override { return static_cast<int>(mistakes_.size()); }
    int columns() const override { return column_count; }
    QString title(int column) const override;
    bool isNumber(int column) const override;
    QString text(int row, int column) const override;
    double lossOf(const storage::MistakeEntry& mistake) const;

    std::vector<storage::MistakeEntry> mistakes_;
    ai::yahtzee::review::GradeLimits limits_ = ai::yahtzee::review::point_limits;
    bool by_wins_ = false;
};

} // namespace app::models
