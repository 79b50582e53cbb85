#include "app/models/box_probabilities_model.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <algorithm>

namespace app::models {

using namespace app::analysis;
using namespace app::text;

namespace {

constexpr double min_shown = 0.0005; // less would be 0.0 %

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

int BoxProbabilitiesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int BoxProbabilitiesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString BoxProbabilitiesModel::text(const Row& row, int column) const {
    switch (column) {
    case box_column:
        return box_title(row.box);
    case ends_column:
        return percent_text(row.probability.ends);
    case full_column:
        return percent_text(row.probability.in_full);
    default:
        return {};
    }
}

QVariant BoxProbabilitiesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() != box_column) return text(row, index.column());
        return tr("%1: %2 to end there, %3 in full")
            .arg(text(row, box_column), text(row, ends_column), text(row, full_column));
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return {};
    }
}

QVariant BoxProbabilitiesModel::headerData(int section, Qt::Orientation orientation,
                                           int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == box_column ? Qt::AlignLeft | Qt::AlignVCenter
                                                         : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
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
