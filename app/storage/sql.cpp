#include "app/storage/sql.h"

#include "app/storage/game_index.h"

#include <QSqlError>

namespace app::storage {

namespace {

[[noreturn]] void fail(const QSqlError& error) {
    // SQLITE_CORRUPT, SQLITE_NOTADB; the extended codes have them in their lowest byte.
    const int code = error.nativeErrorCode().toInt() & 0xff;
    throw IndexError(error.text().toStdString(), code == 11 || code == 26);
}

void execute(QSqlQuery& query) {
    if (!query.exec()) fail(query.lastError());
}

} // namespace

QSqlQuery prepare_sql(const QSqlDatabase& database, const QString& statement) {
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(statement)) fail(query.lastError());
    return query;
}

void run_again(QSqlQuery& query, const QVariantList& values) {
    for (qsizetype i = 0; i < values.size(); ++i) {
        // Qt takes a string that was never set for NULL.
        const bool is_text = values[i].metaType() == QMetaType::fromType<QString>();
        const bool is_empty = is_text && values[i].toString().isEmpty();
        query.bindValue(static_cast<int>(i), is_empty ? QVariant(QString("")) : values[i]);
    }
    execute(query);
}

QSqlQuery run_sql(const QSqlDatabase& database, const QString& statement,
                  const QVariantList& values) {
    QSqlQuery query = prepare_sql(database, statement);
    run_again(query, values);
    return query;
}

Transaction::Transaction(const QSqlDatabase& database) : database_(database) {
    run_sql(database_, "BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    if (is_open_) QSqlQuery(database_).exec("ROLLBACK");
}

void Transaction::commit() {
    run_sql(database_, "COMMIT");
    is_open_ = false;
}

} // namespace app::storage
