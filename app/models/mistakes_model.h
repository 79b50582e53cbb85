// The mistakes of the people at the table, the costliest first, out of the review of a game.

#pragma once

#include "app/models/analysis_model.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace app::models {

class MistakesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        grade_role = Qt::UserRole, // int of review::Grade
        best_role,                 // "best: keep 5 5 5"
        loss_role,                 // "−9.1"
        place_role,                // "turn 5 / 3"
    };

    explicit MistakesModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    // Of the review that the table shows, by its measure.
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
        QString loss_text;
        QString place;
        QString spoken; // loss and place
    };

    std::vector<Mistake> mistakes_;
};

} // namespace app::models
