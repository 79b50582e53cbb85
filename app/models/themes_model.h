// The themes of practice, the weakest first: what they cost per decision, and when they are due.
// Without games of one's own it shows what the level Club loses.

#pragma once

#include "ai/yahtzee/practice/schedule.h"
#include "ai/yahtzee/practice/weaknesses.h"

#include <QAbstractListModel>

#include <optional>
#include <span>
#include <vector>

namespace app::models {

class ThemesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        loss_role = Qt::UserRole, // points per decision
        share_role, // of the weakest theme's figure that the themes are sorted by, 0 to 1
        due_role,   // words; empty: never practised, or no schedule
        is_due_role,
        theme_role, // index in practice::themes()
    };

    using QAbstractListModel::QAbstractListModel;

    // `sums`: of one's own games, the weakest first; may be empty. `memory` by theme; empty: there
    // is no schedule.
    void show(std::span<const ai::yahtzee::practice::ThemeLoss> sums,
              std::span<const std::optional<ai::yahtzee::practice::MemoryState>> memory, int today);

    bool isOwn() const { return is_own_; } // the losses are those of one's own games
    std::size_t theme(int row) const { return rows_[static_cast<std::size_t>(row)].theme; }
    std::vector<std::size_t> weakest(std::size_t count) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        std::size_t theme;
        double loss;     // points per decision
        double weakness; // what the rows are sorted by: the excess, or the loss of Club
        int decisions;
        QString due;
        bool is_due;
    };

    std::vector<Row> rows_;
    double max_weakness_ = 0;
    bool is_own_ = false;
};

} // namespace app::models
