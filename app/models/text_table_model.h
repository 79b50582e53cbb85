// A table whose cells are texts: what the models of such tables have in common. A derived model
// names its columns and writes its cells; it overrides data() for further roles.

#pragma once

#include <QAbstractTableModel>
#include <QString>

namespace app::models {

class TextTableModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Text, accessible text and alignment.
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QString title(int column) const = 0;
    // Numbers stand to the right.
    virtual bool isNumber(int column) const = 0;
    virtual QString text(int row, int column) const = 0;
};

} // namespace app::models
