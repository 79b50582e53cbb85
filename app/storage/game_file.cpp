#include "app/storage/game_file.h"

#include <QFile>
#include <QSaveFile>

namespace app::storage {

using core::support::Error;
using core::yahtzee::notation::Record;

namespace {

constexpr qint64 longest_file = 64 << 20; // bytes; a game takes some 2,000

} // namespace

core::support::Result<std::vector<Record>> read_games(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{file.errorString().toStdString()};
    if (file.size() > longest_file) return Error{"the file is too long"};
    auto records = core::yahtzee::notation::parse_records(file.readAll().toStdString());
    if (records && records->empty()) return Error{"there is no game in it"};
    return records;
}

QString write_game(const QString& path, const Record& record) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    file.write(QByteArray::fromStdString(to_text(record)));
    return file.commit() ? QString() : file.errorString();
}

} // namespace app::storage
