// Brings the index in step with the files: GameIndex::sync().

#include "app/storage/game_file.h"
#include "app/storage/game_index.h"
#include "app/storage/game_index_schema.h"
#include "app/storage/sql.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace app::storage {

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
              "opponent, result, scores, score, starred, name, own, whole, real) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO "
              "UPDATE SET "
              "path = excluded.path, number = excluded.number, time = excluded.time, "
              "starred = excluded.starred, name = excluded.name")) {}

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
                          entry.has_real_dice});
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

} // namespace app::storage
