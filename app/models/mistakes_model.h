// The mistakes of the people at the table, the costliest first, out of the review of a game.

#pragma once

#include "app/models/analysis_model.h"
#include "app/models/text_table_model.h"
#include "app/storage/game_index.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace app::models {

// Mistakes in the saved games as a table: when, against whom, what was chosen, what is best, and
// what it lost.
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

class MistakesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        grade_role = Qt::UserRole, // int of review::Grade
        pictured_role,             // "keep ⚅⚅", which widgets::paint_words() paints
        pictured_best_role,        // "best: keep ⚄⚄⚄"
        loss_role,                 // "−9.1"
        place_role,                // "turn 5 / 3"
    };

    explicit MistakesModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    // Shows the mistakes of the review in the table, by its measure.
    void show(const AnalysisModel& analysis);

    // In the table's rows.
    int analysisRow(int mistake) const { return mistakes_[static_cast<std::size_t>(mistake)].row; }
    std::optional<int> mistakeAt(int analysis_row) const; // nothing: that is none

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Mistake {
        int row;
        double loss; // points, or probability
        ai::yahtzee::review::Grade grade;
        QString chosen;
        QString best;
        QString pictured;
        QString pictured_best;
        QString loss_text;
        QString place;
        QString spoken; // loss and place
    };

    std::vector<Mistake> mistakes_;
};

} // namespace app::models
