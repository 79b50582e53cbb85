#include "app/models/box_probabilities_model.h"

#include "app/text/reason_words.h"
#include "app/text/words.h"

#include <algorithm>

namespace app::models {

using namespace app::analysis;
using namespace app::text;

namespace {

constexpr double min_shown = 0.005; // probability

} // namespace

void BoxProbabilitiesModel::show(const BoxProbabilities& probabilities) {
    beginResetModel();
    rows_.clear();
    for (const auto box : core::yahtzee::all_boxes) {
        const auto& probability =
            probabilities[static_cast<std::size_t>(core::yahtzee::index(box))];
        if (probability.ends >= min_shown) rows_.push_back({box, probability});
    }
    std::ranges::stable_sort(rows_, std::greater(),
                             [](const Row& row) { return row.probability.ends; });
    endResetModel();
}

QString BoxProbabilitiesModel::text(int row, int column) const {
    const Row& of = rows_[static_cast<std::size_t>(row)];
    switch (column) {
    case box_column:
        return box_title(of.box);
    case ends_column:
        return share_text(of.probability.ends);
    case full_column:
        return share_text(of.probability.in_full);
    default:
        return {};
    }
}

QVariant BoxProbabilitiesModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::AccessibleTextRole && index.isValid() && index.column() == box_column) {
        const int row = index.row();
        return tr("%1: %2 to end there, %3 in full")
            .arg(text(row, box_column), text(row, ends_column), text(row, full_column));
    }
    return TextTableModel::data(index, role);
}

bool BoxProbabilitiesModel::isNumber(int column) const { return column != box_column; }

QString BoxProbabilitiesModel::title(int column) const {
    switch (column) {
    case box_column:
        return tr("The turn ends in");
    case ends_column:
        return tr("Probability");
    case full_column:
        return tr("In full");
    default:
        return {};
    }
}

} // namespace app::models
