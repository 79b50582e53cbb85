#include "app/storage/game_index.h"

#include "app/storage/game_index_rows.h"
#include "app/storage/game_index_schema.h"
#include "app/storage/sql.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace app::storage {

namespace {

constexpr auto in_memory = ":memory:";

} // namespace

QString index_path(const QString& data_folder) {
    return QDir(data_folder).filePath("index.sqlite");
}

GameIndex::GameIndex(const QString& path) {
    try {
        open(path);
    } catch (const IndexError& error) {
        if (error.isDamage()) {
            setAsideAndOpen();
        } else {
            close();
            open(in_memory);
        }
    }
}

GameIndex::~GameIndex() { close(); }

void GameIndex::open(const QString& path) {
    path_ = path;
    if (path != in_memory) QDir().mkpath(QFileInfo(path).path());
    connection_ = QUuid::createUuid().toString();
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", connection_);
    database.setDatabaseName(path);
    database.setConnectOptions("QSQLITE_BUSY_TIMEOUT=5000");
    if (!database.open()) throw IndexError(database.lastError().text().toStdString(), false);
    run_sql(database, "PRAGMA journal_mode = WAL");
    run_sql(database, "PRAGMA synchronous = NORMAL");
    makeTables();
}

void GameIndex::close() {
    if (connection_.isEmpty()) return;
    QSqlDatabase::database(connection_, false).close();
    QSqlDatabase::removeDatabase(std::exchange(connection_, {}));
}

QSqlDatabase GameIndex::database() const { return QSqlDatabase::database(connection_, false); }

// Tables of another version are thrown away: the files have it all.
void GameIndex::makeTables() {
    const auto version = [this] {
        QSqlQuery query = run_sql(database(), "PRAGMA user_version");
        return query.next() ? query.value(0).toInt() : 0;
    };
    if (version() == index_version) return;
    Transaction transaction(database());
    if (version() == index_version) return; // another window was quicker
    for (const char* name : {"files", "copies", "games", "decisions"})
        run_sql(database(), QString("DROP TABLE IF EXISTS %1").arg(name));
    for (const char* table : index_tables) run_sql(database(), table);
    run_sql(database(), QString("PRAGMA user_version = %1").arg(index_version));
    transaction.commit();
}

void GameIndex::setAsideAndOpen() {
    close();
    const QFileInfo file(path_);
    const QString date = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss");
    set_aside_ = file.dir().filePath(
        QString("%1-damaged-%2.%3").arg(file.completeBaseName(), date, file.suffix()));
    QFile::rename(path_, set_aside_);
    for (const char* suffix : {"-wal", "-shm"}) QFile::remove(path_ + suffix);
    try {
        open(path_);
    } catch (const IndexError&) { // it couldn't be moved
        close();
        open(in_memory);
    }
}

GameIndex::SyncReport GameIndex::sync(const QString& folder, const SyncOptions& options) {
    try {
        QSqlQuery check = run_sql(database(), "PRAGMA quick_check(1)");
        if (!check.next() || check.value(0).toString() != "ok")
            throw IndexError("the index is damaged", true);
        check.finish();
        return trySync(folder, options);
    } catch (const IndexError& error) {
        if (!error.isDamage()) throw;
    }
    setAsideAndOpen();
    return trySync(folder, options);
}

std::vector<GameEntry> GameIndex::games() const {
    std::vector<GameEntry> games;
    QSqlQuery rows = run_sql(database(), QString(entry_columns) + costliest_join +
                                             "ORDER BY g.date DESC, g.time DESC, g.key");
    while (rows.next()) games.push_back(entry_in(rows));
    return games;
}

std::optional<GameEntry> GameIndex::game(const QString& key) const {
    QSqlQuery row =
        run_sql(database(), QString(entry_columns) + costliest_join + "WHERE g.key = ?", {key});
    if (!row.next()) return std::nullopt;
    return entry_in(row);
}

int GameIndex::count() const {
    QSqlQuery row = run_sql(database(), "SELECT count(*) FROM games");
    return row.next() ? row.value(0).toInt() : 0;
}

QStringList GameIndex::filesOf(const QString& key) const {
    QStringList files;
    QSqlQuery rows =
        run_sql(database(), "SELECT DISTINCT path FROM copies WHERE game = ? ORDER BY path", {key});
    while (rows.next()) files << rows.value(0).toString();
    return files;
}

QStringList GameIndex::unanalysed(bool knows_wins) const {
    QStringList keys;
    QSqlQuery rows = run_sql(database(),
                             "SELECT key FROM games WHERE analysis <> ? OR wins < ? "
                             "ORDER BY date DESC, time DESC, key",
                             {analysis_version(), knows_wins ? 1 : 0});
    while (rows.next()) keys << rows.value(0).toString();
    return keys;
}

void GameIndex::setAnalysis(const QString& key, const GameFigures& figures) {
    Transaction transaction(database());
    run_sql(database(), "DELETE FROM decisions WHERE game = ?", {key});
    QSqlQuery insert = prepare_sql(
        database(), "INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const GameDecision* costliest = nullptr;
    const auto or_null = [](const std::optional<double>& number) {
        return number ? QVariant(*number) : QVariant();
    };
    for (const GameDecision& d : figures.decisions) {
        run_again(insert, {key, d.ply, d.turn, d.roll, d.seat, digits_of(d.dice), d.chosen.code(),
                           d.best.code(), d.points, d.loss, or_null(d.win_loss),
                           static_cast<int>(d.grade), d.step, d.page_loss});
        if (d.loss > (costliest ? costliest->loss : 0)) costliest = &d;
    }
    run_sql(database(),
            "UPDATE games SET analysis = ?, luck = ?, loss = ?, win_loss = ?, costliest = ?, "
            "sums = ?, wins = ? WHERE key = ?",
            {analysis_version(), figures.luck, figures.loss, or_null(figures.win_loss),
             costliest ? QVariant(costliest->ply) : QVariant(),
             to_bytes(sums_of(figures.decisions)), figures.knows_wins, key});
    transaction.commit();
}

std::vector<GameDecision> GameIndex::decisions(const QString& key) const {
    std::vector<GameDecision> decisions;
    QSqlQuery rows =
        run_sql(database(), QString(decision_columns) + "WHERE d.game = ? ORDER BY d.ply", {key});
    while (rows.next()) decisions.push_back(decision_in(rows, 0));
    return decisions;
}

std::vector<GameDecision> GameIndex::decisions() const {
    std::vector<GameDecision> decisions;
    QSqlQuery rows = run_sql(database(), QString(decision_columns) +
                                             "JOIN games g ON g.key = d.game ORDER BY g.date DESC, "
                                             "g.time DESC, g.key, d.ply");
    while (rows.next()) decisions.push_back(decision_in(rows, 0));
    return decisions;
}

} // namespace app::storage
