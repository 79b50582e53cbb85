#include "app/storage/practice_book.h"

#include "app/storage/game_file.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace app::storage {

using ai::yahtzee::practice::MemoryState;

namespace {

constexpr int book_version = 2;
constexpr int old_book_version = 1;
constexpr std::size_t max_sets = 10'000; // the oldest are forgotten
constexpr std::size_t max_answers = 20'000;
constexpr qsizetype days_until_done = 2;
constexpr int book_lock_milliseconds = 3000;

QJsonObject json_of(const MemoryState& state) {
    return {{"stability", state.stability},
            {"difficulty", state.difficulty},
            {"reviewed", state.last_review},
            {"due", state.due}};
}

// False if it makes no sense; so do all these.
bool read_state(const QJsonObject& json, MemoryState& state) {
    state = {json["stability"].toDouble(), json["difficulty"].toDouble(), json["reviewed"].toInt(),
             json["due"].toInt()};
    return std::isfinite(state.stability) && state.stability > 0 && state.difficulty >= 1 &&
           state.difficulty <= 10 && state.due >= state.last_review;
}

QJsonObject json_of(const SetResult& set) {
    return {{"id", set.id},
            {"mode", set.mode},
            {"date", set.date},
            {"exercises", set.exercises},
            {"accepted", set.accepted},
            {"loss", set.loss},
            {"to_win", set.is_to_win}};
}

bool read_set(const QJsonObject& json, SetResult& set) {
    set = {json["id"].toString(),     json["mode"].toString(),    json["date"].toString(),
           json["exercises"].toInt(), json["accepted"].toInt(-1), json["loss"].toDouble(),
           json["to_win"].toBool()};
    return set.exercises > 0 && 0 <= set.accepted && set.accepted <= set.exercises &&
           std::isfinite(set.loss) && set.loss >= 0;
}

QJsonObject json_of(const StepAnswer& answer) {
    return {{"id", answer.id}, {"step", answer.step}, {"date", answer.date}, {"loss", answer.loss}};
}

bool read_answer(const QJsonObject& json, StepAnswer& answer) {
    answer = {json["id"].toString(), json["step"].toString(), json["date"].toString(),
              json["loss"].toDouble(-1)};
    return !answer.id.isEmpty() && std::isfinite(answer.loss) && answer.loss >= 0;
}

QJsonObject json_of(const OpenItem& item) {
    return {{"position", item.position},
            {"to_win", item.is_to_win},
            {"step", item.step},
            {"mistake", item.mistake},
            {"action", item.action}};
}

bool read_item(const QJsonObject& json, OpenItem& item) {
    item = {json["position"].toString(), json["to_win"].toBool(), json["step"].toString(),
            json["mistake"].toString(), json["action"].toInt(-1)};
    return !item.position.isEmpty();
}

template <class Entry>
QJsonArray json_list(const std::vector<Entry>& entries, std::size_t max) {
    QJsonArray list;
    const std::size_t first = entries.size() > max ? entries.size() - max : 0;
    for (std::size_t i = first; i < entries.size(); ++i) list.append(json_of(entries[i]));
    return list;
}

template <class Entry>
std::vector<Entry> read_list(const QJsonValue& list, bool (*read)(const QJsonObject&, Entry&)) {
    std::vector<Entry> entries;
    for (const auto& value : list.toArray()) {
        Entry entry;
        if (read(value.toObject(), entry)) entries.push_back(std::move(entry));
    }
    return entries;
}

QByteArray bytes_of(const PracticeBook& book) {
    QJsonObject steps;
    for (const auto& [name, state] : book.steps) steps[name] = json_of(state);
    QJsonObject days;
    for (const auto& [name, right] : book.right_days)
        days[name] = QJsonArray::fromStringList(right);
    QJsonObject json{{"version", book_version},
                     {"placed", book.placed},
                     {"steps", steps},
                     {"sets", json_list(book.sets, max_sets)},
                     {"answers", json_list(book.answers, max_answers)},
                     {"right_days", days},
                     {"forgotten", book.forgotten}};
    if (book.open)
        json["open"] = QJsonObject{{"id", book.open->id},
                                   {"date", book.open->date},
                                   {"items", json_list(book.open->items, max_sets)}};
    return QJsonDocument(json).toJson();
}

PracticeBook book_in(const QJsonDocument& json) {
    PracticeBook book;
    book.placed = json["placed"].toString();
    const QJsonObject steps = json["steps"].toObject();
    for (auto it = steps.begin(); it != steps.end(); ++it)
        if (MemoryState state; read_state(it.value().toObject(), state))
            book.steps[it.key()] = state;
    book.sets = read_list(json["sets"], read_set);
    book.answers = read_list(json["answers"], read_answer);
    const QJsonObject days = json["right_days"].toObject();
    for (auto it = days.begin(); it != days.end(); ++it)
        for (const auto& day : it.value().toArray())
            if (day.isString()) book.right_days[it.key()] << day.toString();
    book.forgotten = json["forgotten"].toInt();
    if (const QJsonObject open = json["open"].toObject(); !open.isEmpty()) {
        book.open = OpenSet{open["id"].toString(), open["date"].toString(),
                            read_list(open["items"], read_item)};
        if (book.open->items.empty()) book.open.reset();
    }
    return book;
}

// Sets and done mistakes; schedules of themes are dropped.
PracticeBook old_book_in(const QJsonDocument& json) {
    PracticeBook book;
    book.sets = read_list(json["sets"], read_set);
    for (std::size_t i = 0; i < book.sets.size(); ++i)
        book.sets[i].id = QString("v1-%1").arg(i); // the same in each window that reads it
    for (const auto& name : json["done"].toArray())
        if (name.isString()) book.right_days[name.toString()] = {"v1-first", "v1-second"};
    return book;
}

QString dated(const QString& path, const QString& why) {
    return path + '.' + why + '-' + QDateTime::currentDateTimeUtc().toString("yyyyMMdd-hhmmss-zzz");
}

template <class Entry>
void add_missing(std::vector<Entry>& entries, const std::vector<Entry>& others) {
    QSet<QString> known;
    for (const Entry& entry : entries) known << entry.id;
    for (const Entry& other : others)
        if (!known.contains(other.id)) entries.push_back(other);
}

} // namespace

QStringList PracticeBook::doneMistakes() const {
    QStringList done;
    for (const auto& [name, days] : right_days)
        if (days.size() >= days_until_done) done << name;
    return done;
}

int PracticeBook::streak(const QString& today) const {
    QSet<QDate> days;
    for (const SetResult& set : sets) days << QDate::fromString(set.date, Qt::ISODate);
    QDate day = QDate::fromString(today, Qt::ISODate);
    if (!days.contains(day)) day = day.addDays(-1);
    int count = 0;
    for (; day.isValid() && days.contains(day); day = day.addDays(-1)) ++count;
    return count;
}

PracticeBook merged(PracticeBook book, const PracticeBook& other) {
    if (book.placed.isEmpty()) book.placed = other.placed;
    for (const auto& [name, state] : other.steps) {
        const auto [known, is_new] = book.steps.try_emplace(name, state);
        if (!is_new && known->second.last_review < state.last_review) known->second = state;
    }
    add_missing(book.sets, other.sets);
    add_missing(book.answers, other.answers);
    if (book.forgotten < other.forgotten) {
        book.right_days = other.right_days;
        book.forgotten = other.forgotten;
    } else if (book.forgotten == other.forgotten) {
        for (const auto& [name, days] : other.right_days)
            for (const QString& day : days)
                if (!book.right_days[name].contains(day)) book.right_days[name] << day;
    }
    return book;
}

QString practice_path(const QString& data_folder) {
    return QDir(data_folder).filePath("practice.json");
}

std::optional<PracticeBook> read_practice(const QString& path, int* version) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return PracticeBook();
    const auto json = QJsonDocument::fromJson(file.readAll());
    const int found = json["version"].toInt();
    if (version) *version = found;
    if (!json.isObject()) return std::nullopt;
    if (found == old_book_version) return old_book_in(json);
    if (found != book_version) return std::nullopt;
    return book_in(json);
}

PracticeStore::PracticeStore(QString path) : path_(std::move(path)) {
    QLockFile lock(path_ + ".lock");
    if (QFile::exists(path_) && lock.tryLock(book_lock_milliseconds))
        read();
    else
        reload();
}

// Under the lock.
void PracticeStore::read() {
    int version = book_version;
    const auto found = read_practice(path_, &version);
    if (!found) {
        const QString aside = dated(path_, "damaged");
        if (QFile::rename(path_, aside)) set_aside_ = aside;
        return;
    }
    book_ = *found;
    if (version != old_book_version) return;
    const QString aside = dated(path_, "version-1");
    if (QFile::copy(path_, aside) && write().isEmpty()) set_aside_ = aside;
}

void PracticeStore::reload() {
    if (const auto found = read_practice(path_)) {
        const PracticeBook own = std::exchange(book_, *found);
        book_ = merged(std::move(book_), own);
    }
}

QString PracticeStore::change(const std::function<void(PracticeBook&)>& change) {
    QDir().mkpath(QFileInfo(path_).path());
    QLockFile lock(path_ + ".lock");
    const bool is_locked = lock.tryLock(book_lock_milliseconds);
    reload();
    change(book_);
    if (!is_locked && lock.error() == QLockFile::LockFailedError)
        return QCoreApplication::translate("PracticeBook", "another window is writing it");
    return write();
}

QString PracticeStore::write() const { return write_whole(path_, bytes_of(book_)); }

} // namespace app::storage
