#include "app/storage/game_file.h"

#include "app/storage/judge_log.h"

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
    const std::string text = file.readAll().toStdString();
    auto records =
        is_judge_log(text) ? parse_judge_log(text) : core::yahtzee::notation::parse_records(text);
    if (records && records->empty()) return Error{"there is no game in it"};
    return records;
}

QString write_whole(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    // QSaveFile buffers: Qt 6.4 doesn't notice in commit() that the disk is full.
    const bool is_written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() &&
                            file.flush() && file.commit();
    return is_written ? QString() : file.errorString();
}

QString write_games(const QString& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records) text += (text.empty() ? "" : "\n") + to_text(record);
    return write_whole(path, QByteArray::fromStdString(text));
}

QString write_game(const QString& path, const Record& record) {
    return write_games(path, {&record, 1});
}

} // namespace app::storage
