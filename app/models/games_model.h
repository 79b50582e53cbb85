// The saved games as a table that can be filtered and sorted: when, against whom, how it ended,
// what choices lost and luck brought.

#pragma once

#include "app/analysis/index_service.h"
#include "app/models/text_table_model.h"

#include <QDate>

#include <optional>

namespace app::models {

struct GameFilter {
    enum class Show { all, won, lost, starred };

    Show show = Show::all;
    QString search;      // words that all occur in names, opponents or dates
    QString opponent;    // empty: any
    QDate from;          // invalid: any
    double min_loss = 0; // points lost by choices

    bool matches(const storage::GameEntry& game, QDate today) const;

    friend bool operator==(const GameFilter&, const GameFilter&) = default;
};

class GamesModel : public TextTableModel {
    Q_OBJECT

public:
    enum Column {
        date_column,
        opponent_column,
        result_column,
        score_column,
        loss_column,
        luck_column,
        costliest_column,
        column_count
    };
    enum Role {
        result_role = Qt::UserRole, // int of storage::GameResult
        starred_role,
        loss_role, // points; nothing before the analysis
    };

    explicit GamesModel(QObject* parent = nullptr);

    // Null: nothing. What is selected is kept only if the same games are shown.
    void show(analysis::SharedGames games);
    void setFilter(const GameFilter& filter);
    const GameFilter& filter() const { return filter_; }

    const storage::GameEntry& game(int row) const;
    std::optional<int> rowOf(const QString& key) const;
    std::size_t total() const { return games_ ? games_->size() : 0; } // whatever the filter
    std::vector<storage::GameEntry> shown() const;
    QStringList opponents() const; // of all games, in the order of the alphabet

    QVariant data(const QModelIndex& index, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return column_count; }
    QString title(int column) const override;
    bool isNumber(int column) const override;
    QString text(int row, int column) const override;
    std::vector<std::size_t> wanted() const; // indices in games_, sorted
    bool isBefore(const storage::GameEntry& a, const storage::GameEntry& b) const;

    analysis::SharedGames games_;
    GameFilter filter_;
    int sorted_by_ = date_column;
    Qt::SortOrder order_ = Qt::DescendingOrder;
    std::vector<std::size_t> rows_;
};

} // namespace app::models
