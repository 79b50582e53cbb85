// The steps of the basic strategy in the order of learning: what each still costs, and whether it
// is learned.

#pragma once

#include "app/session/learning.h"

#include <QAbstractListModel>

#include <vector>

namespace app::models {

class StepsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        number_role = Qt::UserRole,
        cost_role,   // points per game
        share_role,  // of the costliest step's cost, 0 to 1
        memory_role, // 0 to 1: how near it is to being learned, by its answers
        state_role,  // int of session::StepState
        is_due_role,
        is_now_role, // the step that is being learned
    };

    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<session::StepStanding> steps);
    int step(int row) const { return steps_[static_cast<std::size_t>(row)].step; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString spoken(const session::StepStanding& step) const;

    std::vector<session::StepStanding> steps_;
    double max_cost_ = 0;
    int now_ = 0;
};

} // namespace app::models
