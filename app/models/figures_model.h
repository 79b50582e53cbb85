// Figures about players: sections of rows, a column for each player.

#pragma once

#include "ai/yahtzee/review/statistics_builder.h"
#include "app/models/analysis_model.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <vector>

namespace app::models {

struct FigureRow {
    QString name;
    QStringList cells;            // by player; one that is missing is empty
    std::vector<double> shares{}; // of losses, by player: 1 for the largest of the section
};

struct FigureSection {
    QString title;
    std::vector<FigureRow> rows;
};

struct FigureSheet {
    QStringList players;
    std::vector<FigureSection> sections;
};

class FiguresModel : public QAbstractItemModel {
    Q_OBJECT

public:
    static constexpr int share_role = Qt::UserRole; // 0 to 1; nothing where it is no loss

    using QAbstractItemModel::QAbstractItemModel;

    void show(FigureSheet sheet);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const FigureSection& section(int number) const;
    const FigureRow& row(const QModelIndex& index) const; // of no section
    QString text(const QModelIndex& index) const;

    FigureSheet sheet_;
};

// The figures of a game, and of several together, in words. The review must be of this record.
FigureSheet figures_of(const core::yahtzee::notation::Record& record,
                       const ai::yahtzee::review::Review& review);
FigureSheet figures_of(const ai::yahtzee::review::StatisticsBuilder& book);

// Where the losses are.
FigureSheet losses_of(const core::yahtzee::notation::Record& record,
                      const ai::yahtzee::review::Review& review, Measure measure);
FigureSheet losses_of(const ai::yahtzee::review::StatisticsBuilder& book, Measure measure);

} // namespace app::models
