// GameIndex: what it tells about the owner's play over all games.

#include "app/storage/mistake_query.h"

#include "app/storage/game_index.h"
#include "app/storage/game_index_rows.h"
#include "app/storage/game_index_schema.h"
#include "app/storage/sql.h"

namespace app::storage {

namespace {

struct Condition {
    QString text; // from FROM on
    QVariantList values;
};

QString loss_column(const MistakeQuery& query) { return query.by_wins ? "d.win_loss" : "d.loss"; }

Condition condition_of(const MistakeQuery& query) {
    Condition condition{
        QString(" WHERE d.game = g.key AND g.own = 1 AND %1 >= ?").arg(loss_column(query)),
        {query.min_loss}};
    if (query.max_loss) {
        condition.text += QString(" AND %1 < ?").arg(loss_column(query));
        condition.values << *query.max_loss;
    }
    if (query.step >= 0) {
        condition.text += " AND d.step = ?";
        condition.values << query.step;
    }
    if (!query.game.isEmpty()) {
        condition.text += " AND d.game = ?";
        condition.values << query.game;
    }
    if (!query.done.empty())
        condition.text += " AND d.game || ':' || d.ply NOT IN (SELECT name FROM temp.done)";
    return condition;
}

// Names of mistakes that are left out, where a statement of this connection sees them.
void tell_done(const QSqlDatabase& database, const QStringList& names) {
    if (names.empty()) return;
    run_sql(database, "CREATE TEMP TABLE IF NOT EXISTS done (name TEXT PRIMARY KEY) WITHOUT ROWID");
    run_sql(database, "DELETE FROM temp.done");
    QSqlQuery insert = prepare_sql(database, "INSERT OR IGNORE INTO temp.done VALUES (?)");
    Transaction transaction(database);
    for (const QString& name : names) run_again(insert, {name});
    transaction.commit();
}

} // namespace

std::vector<AnalysedGame> GameIndex::analysedGames() const {
    std::vector<AnalysedGame> games;
    QSqlQuery rows = run_sql(database(),
                             QString(entry_columns) + ", g.sums FROM games g WHERE "
                                                      "g.own = 1 AND g.analysis = ? "
                                                      "ORDER BY g.date, g.time, g.key DESC",
                             {analysis_version()});
    while (rows.next()) {
        const auto sums = sums_from(rows.value(entry_column_count).toByteArray());
        if (!sums) continue;
        games.push_back({entry_in(rows, false), *sums});
    }
    return games;
}

std::vector<MistakeEntry> GameIndex::mistakes(const MistakeQuery& query) const {
    tell_done(database(), query.done);
    Condition condition = condition_of(query);
    QString columns = decision_columns;
    columns.replace(" FROM decisions d ", ", g.path, g.number, g.date, g.time, g.opponent FROM ");
    // In this order, the one that the index has: all mistakes need not be sorted.
    columns += query.newest ? "games g CROSS JOIN decisions d" : "decisions d CROSS JOIN games g";
    const QString order = query.newest ? "g.date DESC, g.time DESC, g.key, d.ply DESC"
                                       : loss_column(query) + " DESC, g.date DESC, g.time DESC";
    QSqlQuery rows =
        run_sql(database(), columns + condition.text + " ORDER BY " + order + " LIMIT ?",
                condition.values << query.limit);
    std::vector<MistakeEntry> found;
    while (rows.next()) {
        const auto text = [&rows](int column) {
            return rows.value(decision_column_count + column).toString();
        };
        found.push_back(
            {decision_in(rows, 0), text(0), text(1).toInt(), text(2), text(3), text(4)});
    }
    return found;
}

int GameIndex::countMistakes(const MistakeQuery& query) const {
    tell_done(database(), query.done);
    const Condition condition = condition_of(query);
    QSqlQuery row =
        run_sql(database(), "SELECT count(*) FROM decisions d CROSS JOIN games g" + condition.text,
                condition.values);
    return row.next() ? row.value(0).toInt() : 0;
}

} // namespace app::storage
