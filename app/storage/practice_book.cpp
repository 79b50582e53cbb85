#include "app/storage/practice_book.h"

#include "ai/yahtzee/practice/themes.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cmath>

namespace app::storage {

using ai::yahtzee::practice::MemoryState;

namespace {

constexpr int book_version = 1;
constexpr std::size_t max_sets = 10'000; // the oldest are forgotten

QJsonObject json_of(const MemoryState& state) {
    return {{"stability", state.stability},
            {"difficulty", state.difficulty},
            {"reviewed", state.last_review},
            {"due", state.due}};
}

// False if it makes no sense.
bool read_state(const QJsonObject& json, MemoryState& state) {
    state = {json["stability"].toDouble(), json["difficulty"].toDouble(), json["reviewed"].toInt(),
             json["due"].toInt()};
    return std::isfinite(state.stability) && state.stability > 0 && state.difficulty >= 1 &&
           state.difficulty <= 10 && state.due >= state.last_review;
}

QJsonObject json_of(const SetResult& set) {
    return {{"mode", set.mode},         {"date", set.date}, {"exercises", set.exercises},
            {"accepted", set.accepted}, {"loss", set.loss}, {"to_win", set.is_to_win}};
}

bool read_set(const QJsonObject& json, SetResult& set) {
    set = {json["mode"].toString(),    json["date"].toString(), json["exercises"].toInt(),
           json["accepted"].toInt(-1), json["loss"].toDouble(), json["to_win"].toBool()};
    return set.exercises > 0 && 0 <= set.accepted && set.accepted <= set.exercises &&
           std::isfinite(set.loss) && set.loss >= 0;
}

QString put_aside(const QString& path) {
    const QString aside =
        path + ".damaged-" + QDateTime::currentDateTimeUtc().toString("yyyyMMdd-hhmmss-zzz");
    return QFile::rename(path, aside) ? aside : QString();
}

} // namespace

QString practice_path(const QString& data_folder) {
    return QDir(data_folder).filePath("practice.json");
}

PracticeBook read_practice(const QString& path, QString* set_aside) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto document = QJsonDocument::fromJson(file.readAll());
    file.close();
    if (!document.isObject() || document["version"].toInt() != book_version) {
        const QString aside = put_aside(path);
        if (set_aside) *set_aside = aside;
        return {};
    }
    PracticeBook book;
    book.has_schedule = document["schedule"].toBool(true);
    const QJsonObject themes = document["themes"].toObject();
    for (auto it = themes.begin(); it != themes.end(); ++it) {
        const std::string name = it.key().toStdString();
        MemoryState state;
        if (ai::yahtzee::practice::find_theme(name) && read_state(it.value().toObject(), state))
            book.themes[name] = state;
    }
    for (const auto& value : document["sets"].toArray()) {
        SetResult set;
        if (read_set(value.toObject(), set)) book.sets.push_back(set);
    }
    for (const auto& name : document["done"].toArray())
        if (name.isString()) book.done_mistakes.insert(name.toString().toStdString());
    return book;
}

QString write_practice(const QString& path, const PracticeBook& book) {
    QJsonObject themes;
    for (const auto& [name, state] : book.themes)
        themes[QString::fromStdString(name)] = json_of(state);
    QJsonArray sets;
    const std::size_t first = book.sets.size() > max_sets ? book.sets.size() - max_sets : 0;
    for (std::size_t i = first; i < book.sets.size(); ++i) sets.append(json_of(book.sets[i]));
    QJsonArray done;
    for (const std::string& name : book.done_mistakes) done.append(QString::fromStdString(name));
    const QByteArray bytes = QJsonDocument(QJsonObject{{"version", book_version},
                                                       {"schedule", book.has_schedule},
                                                       {"themes", themes},
                                                       {"sets", sets},
                                                       {"done", done}})
                                 .toJson();
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    if (file.write(bytes) != bytes.size() || !file.flush()) return file.errorString();
    return file.commit() ? QString() : file.errorString();
}

} // namespace app::storage
