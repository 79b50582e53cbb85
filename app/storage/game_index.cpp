#include "app/storage/game_index.h"

#include "ai/yahtzee/basic/strategy.h"
#include "ai/yahtzee/practice/steps.h"
#include "app/storage/game_file.h"
#include "app/storage/sql.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

namespace app::storage {

using ai::yahtzee::review::Grade;
using core::yahtzee::Action;

namespace {

// The tables of the index. Names of players and programs are parted by line ends.

// In `PRAGMA user_version`: an index of another version is built anew.
constexpr int index_version = 4;

constexpr const char* index_tables[] = {
    // The files of the folder as they were when they were read.
    "CREATE TABLE files (path TEXT PRIMARY KEY, bytes INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " failure TEXT) WITHOUT ROWID", // changed: milliseconds since 1970; failure: why not read

    // Where the games are: a game may be in several files.
    "CREATE TABLE copies (path TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL,"
    " PRIMARY KEY (path, number)) WITHOUT ROWID",
    "CREATE INDEX copies_by_game ON copies (game)",

    // One row per game; `key` is the hash of its content. Scores by seat, parted by '-'. result:
    // GameResult. own, whole, hints: see GameEntry. real: the dice. luck, loss (points), win_loss
    // (probability), costliest (ply) and sums (see loss_sums.h) are the owner's. wins: whether the
    // analysis knew win probabilities.
    "CREATE TABLE games (key TEXT PRIMARY KEY, path TEXT NOT NULL, number INTEGER NOT NULL,"
    " date TEXT NOT NULL, time TEXT NOT NULL, players TEXT NOT NULL, programs TEXT NOT NULL,"
    " seat INTEGER NOT NULL, opponent TEXT NOT NULL, result INTEGER NOT NULL,"
    " scores TEXT NOT NULL, score INTEGER NOT NULL, starred INTEGER NOT NULL, name TEXT NOT NULL,"
    " own INTEGER NOT NULL, whole INTEGER NOT NULL, real INTEGER NOT NULL, hints INTEGER NOT NULL,"
    " analysis INTEGER NOT NULL DEFAULT 0, luck REAL, loss REAL, win_loss REAL,"
    " costliest INTEGER, sums BLOB, wins INTEGER NOT NULL DEFAULT 0)",
    "CREATE INDEX games_by_time ON games (date DESC, time DESC, key)",

    // The owner's decisions. turn from 0, roll from 1, dice as five digits, actions as numbers.
    "CREATE TABLE decisions (game TEXT NOT NULL, ply INTEGER NOT NULL, turn INTEGER NOT NULL,"
    " roll INTEGER NOT NULL, seat INTEGER NOT NULL, dice INTEGER NOT NULL,"
    " chosen INTEGER NOT NULL, best INTEGER NOT NULL, points INTEGER NOT NULL,"
    " loss REAL NOT NULL, win_loss REAL, grade INTEGER NOT NULL, step INTEGER NOT NULL,"
    " page_loss REAL NOT NULL,"
    " PRIMARY KEY (game, ply)) WITHOUT ROWID",
    "CREATE INDEX decisions_by_loss ON decisions (loss DESC)",
    "CREATE INDEX decisions_by_win_loss ON decisions (win_loss DESC)",
};

// The columns that entry_in() reads, in its order.
constexpr auto entry_columns =
    "SELECT g.key, g.path, g.number, g.date, g.time, g.players, g.programs, g.seat, g.opponent, "
    "g.result, g.scores, g.starred, g.name, g.own, g.whole, g.real, g.hints, g.analysis, g.luck, "
    "g.loss, "
    "g.win_loss";
constexpr int entry_column_count = 21;

// Then its costliest decision.
constexpr auto costliest_join =
    ", d.game, d.ply, d.turn, d.roll, d.seat, d.dice, d.chosen, d.best, d.points, d.loss, "
    "d.win_loss, d.grade, d.step, d.page_loss "
    "FROM games g LEFT JOIN decisions d ON d.game = g.key AND d.ply = g.costliest ";

// The columns that decision_in() reads.
constexpr auto decision_columns =
    "SELECT d.game, d.ply, d.turn, d.roll, d.seat, d.dice, d.chosen, d.best, d.points, d.loss, "
    "d.win_loss, d.grade, d.step, d.page_loss FROM decisions d ";
constexpr int decision_column_count = 14;

core::dice::Dice dice_from(int digits) {
    core::dice::Dice dice{};
    for (std::size_t slot = dice.size(); slot-- > 0; digits /= 10) dice[slot] = digits % 10;
    return dice;
}

// A hash of the names of the steps and of the worths (Fowler, Noll and Vo's).
unsigned hash_of_page() {
    unsigned hash = 2166136261u;
    const auto mix = [&hash](unsigned byte) { hash = (hash ^ byte) * 16777619u; };
    for (int step = 1; step <= ai::yahtzee::practice::step_count(); ++step)
        for (const char letter : ai::yahtzee::practice::step_name(step) + '\n')
            mix(static_cast<unsigned char>(letter));
    for (const double worth : ai::yahtzee::basic::page().worths)
        mix(static_cast<unsigned>(static_cast<int>(2 * worth)));
    return hash;
}

// In games.analysis: games with another analysis are analysed again. It depends on the page of the
// basic strategy, whose steps decisions name.
int analysis_version() {
    constexpr unsigned form = 4;                 // of the analysis itself
    static const unsigned hash = hash_of_page(); // asked for with each game
    return static_cast<int>(form << 24 | (hash & 0xff'ffffu));
}

int digits_of(const core::dice::Dice& dice) {
    int digits = 0;
    for (const int die : dice) digits = 10 * digits + die;
    return digits;
}

GameDecision decision_in(const QSqlQuery& row, int column) {
    const auto next = [&row, &column] { return row.value(column++); };
    GameDecision decision;
    decision.game = next().toString();
    decision.ply = next().toInt();
    decision.turn = next().toInt();
    decision.roll = next().toInt();
    decision.seat = next().toInt();
    decision.dice = dice_from(next().toInt());
    decision.chosen = Action::from_code(next().toInt()).value_or(decision.chosen);
    decision.best = Action::from_code(next().toInt()).value_or(decision.best);
    decision.points = next().toInt();
    decision.loss = next().toDouble();
    if (const QVariant win = next(); !win.isNull()) decision.win_loss = win.toDouble();
    decision.grade = static_cast<Grade>(next().toInt());
    decision.step = next().toInt();
    decision.page_loss = next().toDouble();
    return decision;
}

GameEntry entry_in(const QSqlQuery& row, bool has_costliest = true) {
    GameEntry entry;
    int column = 0;
    const auto next = [&row, &column] { return row.value(column++); };
    entry.key = next().toString();
    entry.file = next().toString();
    entry.number = next().toInt();
    entry.date = next().toString();
    entry.time = next().toString();
    entry.players = next().toString().split('\n');
    entry.programs = next().toString().split('\n');
    entry.seat = next().toInt();
    entry.opponent = next().toString();
    entry.result = static_cast<GameResult>(next().toInt());
    for (const QString& score : next().toString().split('-')) entry.scores.push_back(score.toInt());
    entry.is_starred = next().toBool();
    entry.name = next().toString();
    entry.is_own = next().toBool();
    entry.is_whole = next().toBool();
    entry.has_real_dice = next().toBool();
    entry.has_hints = next().toBool();
    entry.is_analysed = next().toInt() == analysis_version();
    entry.luck = next().toDouble();
    entry.loss = next().toDouble();
    if (const QVariant win = next(); !win.isNull()) entry.win_loss = win.toDouble();
    if (has_costliest && entry.is_analysed && !row.isNull(entry_column_count))
        entry.costliest = decision_in(row, entry_column_count);
    return entry;
}

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
    if (query.follows) condition.text += " AND d.page_loss <= 0";
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

using core::yahtzee::notation::Record;

namespace {

constexpr int files_per_transaction = 100;

struct FileState {
    qint64 bytes = 0;
    qint64 changed = 0; // milliseconds since 1970

    friend bool operator==(const FileState&, const FileState&) = default;
};

QHash<QString, FileState> known_files(const QSqlDatabase& database) {
    QHash<QString, FileState> files;
    QSqlQuery rows = run_sql(database, "SELECT path, bytes, changed FROM files");
    while (rows.next())
        files.insert(rows.value(0).toString(),
                     {rows.value(1).toLongLong(), rows.value(2).toLongLong()});
    return files;
}

// A game without a time of day that was saved on its own day began about then.
QString time_of(const GameEntry& entry, const QFileInfo& file) {
    const QDateTime changed = file.lastModified();
    if (!entry.time.isEmpty() || changed.date().toString(Qt::ISODate) != entry.date)
        return entry.time;
    return changed.time().toString("HH:mm:ss");
}

class Writer {
public:
    explicit Writer(const QSqlDatabase& database)
        : database_(database),
          forget_(prepare_sql(database, "DELETE FROM copies WHERE path = ?")),
          file_(prepare_sql(database, "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)")),
          copy_(prepare_sql(database, "INSERT INTO copies VALUES (?, ?, ?)")),
          game_(prepare_sql(
              database,
              "INSERT INTO games (key, path, number, date, time, players, programs, seat, "
              "opponent, result, scores, score, starred, name, own, whole, real, hints) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO "
              "UPDATE SET "
              "path = excluded.path, number = excluded.number, time = excluded.time, "
              "starred = excluded.starred, name = excluded.name, hints = excluded.hints")) {}

    void read(const QFileInfo& file) {
        const QString name = file.fileName();
        run_again(forget_, {name});
        const auto records = read_games(file.filePath());
        const QVariant failure =
            records ? QVariant() : QVariant(QString::fromStdString(to_string(records.error())));
        run_again(file_, {name, file.size(), file.lastModified().toMSecsSinceEpoch(), failure});
        for (std::size_t i = 0; records && i < records->size(); ++i)
            add((*records)[i], static_cast<int>(i), file);
    }

    void forget(const QString& name) {
        run_again(forget_, {name});
        run_sql(database_, "DELETE FROM files WHERE path = ?", {name});
    }

    // Games that are in no file any more; and where the others are now.
    void tidy() {
        run_sql(database_, "DELETE FROM games WHERE key NOT IN (SELECT game FROM copies)");
        run_sql(database_, "DELETE FROM decisions WHERE game NOT IN (SELECT key FROM games)");
        run_sql(database_,
                "UPDATE games SET (path, number) = (SELECT path, number FROM copies WHERE "
                "game = key LIMIT 1) WHERE NOT EXISTS (SELECT 1 FROM copies WHERE game = key AND "
                "copies.path = games.path AND copies.number = games.number)");
    }

private:
    void add(const Record& record, int number, const QFileInfo& file) {
        const GameEntry entry = entry_of(record);
        QStringList scores;
        for (const int score : entry.scores) scores << QString::number(score);
        run_again(copy_, {file.fileName(), number, entry.key});
        run_again(game_, {entry.key, file.fileName(), number, entry.date, time_of(entry, file),
                          entry.players.join('\n'), entry.programs.join('\n'), entry.seat,
                          entry.opponent, static_cast<int>(entry.result), scores.join('-'),
                          entry.score(), entry.is_starred, entry.name, entry.is_own, entry.is_whole,
                          entry.has_real_dice, entry.has_hints});
    }

    QSqlDatabase database_;
    QSqlQuery forget_;
    QSqlQuery file_;
    QSqlQuery copy_;
    QSqlQuery game_;
};

// The files of the folder that the index doesn't have as they are; those that it has and that are
// gone stay in `known`.
QFileInfoList changed_files(const QString& folder, QHash<QString, FileState>& known) {
    QFileInfoList changed;
    for (const QFileInfo& file : QDir(folder).entryInfoList({"*.alea"}, QDir::Files, QDir::Time)) {
        const FileState state{file.size(), file.lastModified().toMSecsSinceEpoch()};
        const auto there = known.constFind(file.fileName());
        if (there == known.constEnd() || *there != state) changed << file;
        known.remove(file.fileName());
    }
    return changed;
}

QStringList failures_in(const QSqlDatabase& database) {
    QStringList lines;
    QSqlQuery rows = run_sql(
        database, "SELECT path, failure FROM files WHERE failure IS NOT NULL ORDER BY path");
    while (rows.next())
        lines << QString("%1: %2").arg(rows.value(0).toString(), rows.value(1).toString());
    return lines;
}

constexpr auto in_memory = ":memory:";

} // namespace

GameIndex::SyncReport GameIndex::trySync(const QString& folder, const SyncOptions& options) {
    SyncReport report;
    QHash<QString, FileState> gone = known_files(database());
    const QFileInfoList changed = changed_files(folder, gone);
    const auto total = static_cast<int>(changed.size());
    Writer writer(database());
    while (report.read < total && !report.was_stopped) {
        Transaction transaction(database());
        for (int i = 0; i < files_per_transaction && report.read < total; ++i) {
            report.was_stopped = options.stop.stop_requested();
            if (report.was_stopped) break;
            writer.read(changed[report.read++]);
        }
        transaction.commit();
        if (options.progress) options.progress(report.read, total);
    }
    if (!report.was_stopped) {
        Transaction transaction(database());
        for (auto file = gone.constBegin(); file != gone.constEnd(); ++file)
            writer.forget(file.key());
        report.gone = static_cast<int>(gone.size());
        writer.tidy();
        transaction.commit();
    }
    report.failures = failures_in(database());
    return report;
}

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
