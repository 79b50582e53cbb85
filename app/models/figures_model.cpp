#include "app/models/figures_model.h"

#include <QFont>

namespace app::models {

namespace {

// What an index carries: 0 for a section, for a row the number of its section, from 1.
constexpr quintptr is_section = 0;

} // namespace

void FiguresModel::show(FigureSheet sheet) {
    beginResetModel();
    sheet_ = std::move(sheet);
    endResetModel();
}

const FigureSection& FiguresModel::section(int number) const {
    return sheet_.sections[static_cast<std::size_t>(number)];
}

QModelIndex FiguresModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : is_section);
}

QModelIndex FiguresModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == is_section) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, is_section);
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(sheet_.sections.size());
    if (parent.internalId() != is_section || parent.column() > 0) return 0;
    return static_cast<int>(section(parent.row()).rows.size());
}

int FiguresModel::columnCount(const QModelIndex&) const {
    return 1 + static_cast<int>(sheet_.players.size());
}

QString FiguresModel::text(const QModelIndex& index) const {
    if (index.internalId() == is_section)
        return index.column() == 0 ? section(index.row()).title : QString();
    const auto& rows = section(index.parent().row()).rows;
    const FigureRow& row = rows[static_cast<std::size_t>(index.row())];
    return index.column() == 0 ? row.name : row.cells.value(index.column() - 1);
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::FontRole: {
        if (index.internalId() != is_section) return {};
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return {};
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole && section > 0) return sheet_.players.value(section - 1);
    return {};
}

} // namespace app::models
