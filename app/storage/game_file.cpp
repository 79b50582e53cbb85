#include "app/storage/game_file.h"

#include "core/yahtzee/notation/match_log.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <string_view>

namespace app::storage {

using core::yahtzee::notation::Record;
using core::yahtzee::notation::Tag;

std::string tag_of(const Record& record, std::string_view name) {
    const auto found = std::ranges::find(record.tags, name, &Tag::name);
    return found == record.tags.end() ? std::string() : found->value;
}

void set_tag(Record& record, std::string_view name, std::string value) {
    const auto found = std::ranges::find(record.tags, name, &Tag::name);
    if (found != record.tags.end() && value.empty())
        record.tags.erase(found);
    else if (found != record.tags.end())
        found->value = std::move(value);
    else if (!value.empty())
        record.tags.push_back({std::string(name), std::move(value)});
}

using core::support::Error;
using core::yahtzee::notation::RecordedPlayer;

namespace {

constexpr qint64 longest_file = 64 << 20; // bytes; a game takes some 2,000

// "max" of "/home/ada/bots/max --fast".
std::string name_of_command(const QString& command) {
    const QString program = command.section(' ', 0, 0);
    const QString name = QFileInfo(program).fileName();
    return (name.isEmpty() ? command : name).left(24).toStdString();
}

// The sides of a match, named like their programs.
std::array<RecordedPlayer, 2> players_of_log(std::string_view text) {
    const std::string_view terms = core::yahtzee::notation::terms_of_match_log(text);
    const QByteArray json(terms.data(), static_cast<qsizetype>(terms.size()));
    const QJsonArray commands = QJsonDocument::fromJson(json).object().value("commands").toArray();
    std::array<RecordedPlayer, 2> players;
    for (std::size_t side = 0; side < players.size(); ++side) {
        const std::string name =
            name_of_command(commands.at(static_cast<qsizetype>(side)).toString());
        players[side] = {name, "program:" + name};
    }
    return players;
}

} // namespace

core::support::Result<std::vector<Record>> read_games(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{file.errorString().toStdString()};
    if (file.size() > longest_file) return Error{"the file is too long"};
    const std::string text = file.readAll().toStdString();
    namespace notation = core::yahtzee::notation;
    auto records = notation::is_match_log(text)
                       ? notation::parse_match_log(text, {players_of_log(text)})
                       : notation::parse_records(text);
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
