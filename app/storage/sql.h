// SQL statements that throw where they fail.

#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

namespace app::storage {

// Carries out one statement with values for its question marks. Throws IndexError.
QSqlQuery run_sql(const QSqlDatabase& database, const QString& statement,
                  const QVariantList& values = {});

// Runs a prepared statement again. Throws IndexError.
void run_again(QSqlQuery& query, const QVariantList& values);
QSqlQuery prepare_sql(const QSqlDatabase& database, const QString& statement);

// A transaction that is rolled back unless it is committed.
class Transaction {
public:
    explicit Transaction(const QSqlDatabase& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit(); // throws IndexError

private:
    QSqlDatabase database_;
    bool is_open_ = true;
};

} // namespace app::storage
