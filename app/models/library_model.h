// The games that are kept, a row each: when, who, how it ended, in which file.

#pragma once

#include "app/analysis/library_requests.h"

#include <QAbstractTableModel>

namespace app::models {

class LibraryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { date_column, players_column, result_column, file_column, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    // Null: nothing.
    void show(analysis::SharedLibrary library);

    const storage::SavedGame& game(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    analysis::SharedLibrary library_;
};

} // namespace app::models
