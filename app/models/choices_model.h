// The ranked choices of a decision as a table: what to do, what it is worth, what it gives away,
// and its probability.

#pragma once

#include "app/models/text_table_model.h"
#include "app/session/coach.h"
#include "core/dice/keep.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace app::models {

class ChoicesModel : public TextTableModel {
    Q_OBJECT

public:
    enum Column { choice_column, value_column, loss_column, probability_column, column_count };

    using TextTableModel::TextTableModel;

    // If only the figures of the same choices change, the rows are reordered, and the selected
    // choice stays selected.
    void show(std::optional<session::Advice> advice);
    const std::optional<session::Advice>& advice() const { return advice_; }

    bool isMade(int row) const; // the one that was chosen
    // The dice that are held now; their row is marked as the person's.
    void setHeld(const std::optional<core::dice::Keep>& held);
    bool isOwn(int row) const; // made, or held
    std::optional<int> ownRow() const;
    double lossNumber(int row) const; // in the unit of the objective
    // The loss that fills a bar, in that unit: 10, or `largest` if that is more, so that small
    // losses look the same in nearly all decisions.
    void setLargestLoss(double largest) {
        full_loss_ = std::max(usual_full_loss, std::ceil(largest));
    }
    double fullLoss() const { return full_loss_; }
    bool hasProbabilities() const;
    int rankingColumn() const; // what the best choice has most of
    std::optional<int> rowOf(core::yahtzee::Action action) const;
    std::optional<core::yahtzee::Action> action(int row) const;

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool hasSameChoices(const session::Advice& other) const;
    void reorder(session::Advice advice);

    int rows() const override { return advice_ ? static_cast<int>(advice_->choices.size()) : 0; }
    int columns() const override { return column_count; }
    QString title(int column) const override;
    bool isNumber(int column) const override { return column != choice_column; }
    QString text(int row, int column) const override;

    static constexpr double usual_full_loss = 10;

    std::optional<session::Advice> advice_;
    std::optional<core::dice::Keep> held_;
    double full_loss_ = usual_full_loss;
};

} // namespace app::models
