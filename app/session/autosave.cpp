#include "app/session/autosave.h"

#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "app/storage/same_game.h"

#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <csignal>
#include <utility>

namespace app::session {

using namespace app::storage;
using core::yahtzee::notation::Record;

namespace {

constexpr std::chrono::seconds pause_before_trying_again{5};

QString kept_key(const Record& record) { return QString::fromStdString(tag_of(record, kept_tag)); }

bool is_unchanged(const Record& record) { return !tag_of(record, unchanged_tag).empty(); }

Record with_kept_key(Record record, const QString& key) {
    set_tag(record, kept_tag, key.toStdString());
    return record;
}

// The record without the tags that only the file has.
Record without_tags(Record record) {
    set_tag(record, unchanged_tag, {});
    return with_kept_key(std::move(record), {});
}

// The person has deleted the game since it went to the library under this key. With dice or choices
// that were corrected it has another one, and may be kept again.
bool stays_deleted(const QString& key, const Record& record, const QString& library) {
    return (key.isEmpty() || key == content_key(record)) && is_deleted(library, record);
}

QString keep_waiting(const Record& record, const QString& library) {
    const QString key = kept_key(record);
    const Record plain = without_tags(record);
    if (stays_deleted(key, plain, library)) return {};
    return key.isEmpty() ? keep_game(plain, library) : replace_game(key, plain, library);
}

} // namespace

Autosave::Autosave(GameSession& session, const QString& folder, QObject* parent)
    : QObject(parent),
      session_(session),
      folder_(folder),
      path_(QDir(folder).filePath("current.alea")),
      library_(library_folder(folder)),
      lock_(path_ + ".lock") {
    takeLock();
    soon_.setSingleShot(true);
    again_.setInterval(pause_before_trying_again);
    connect(&soon_, &QTimer::timeout, this, &Autosave::write);
    connect(&again_, &QTimer::timeout, this, &Autosave::tryAgain);
    connect(&session_, &GameSession::changed, this, [this](GameSession::Change change) {
        soon_.start(0);
        if (std::exchange(is_beginning_, false)) return begin();
        const bool ends = change == GameSession::Change::scored && session_.isOver();
        if (ends || isCorrected()) keep();
    });
    connect(&session_, &GameSession::aboutToBegin, this, [this] {
        keep();
        is_beginning_ = true;
    });
}

Autosave::~Autosave() {
    if (soon_.isActive() || !trouble_.isEmpty()) write();
    if (!is_owner_) keep();
}

void Autosave::takeLock() {
    if (!QDir().mkpath(folder_))
        return setTrouble(tr("This game isn't being kept: the folder %1 can't be made.")
                              .arg(QDir::toNativeSeparators(folder_)));
    is_owner_ = lock_.tryLock(0);
    if (is_owner_) return;
    setTrouble(isOfAnother()
                   ? tr("This game isn't being kept yet: another window of Alea keeps its own. It "
                        "goes to the saved games when you close this window or begin another game.")
                   : tr("This game isn't being kept: nothing can be written to %1.")
                         .arg(QDir::toNativeSeparators(folder_)));
}

// A lock that a killed window left can't be removed where nothing can be written.
bool Autosave::isOfAnother() const {
    if (is_owner_ || lock_.error() != QLockFile::LockFailedError) return false;
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock_.getLockInfo(&process, &host, &program)) return false;
    if (host != QSysInfo::machineHostName()) return true; // nothing is known of it
    const QString runs = QFile::symLinkTarget(QString("/proc/%1/exe").arg(process));
    const bool is_there = ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
    return is_there && (runs.isEmpty() || QFileInfo(runs).fileName() == program);
}

std::optional<Record> Autosave::recover() {
    if (isOfAnother() || !QFile::exists(path_)) return std::nullopt;
    auto records = read_games(path_);
    if (records) {
        recovered_key_ = kept_key(records->front());
        recovered_ = without_tags(records->front());
        recovered_is_unchanged_ = is_unchanged(records->front());
        unkept_.assign(records->begin() + 1, records->end());
        return recovered_;
    }
    // Kept aside: the next change would write over it.
    QFile::remove(path_ + ".broken");
    QFile::rename(path_, path_ + ".broken");
    Q_EMIT failed(tr("The game that was left could not be read: %1")
                      .arg(QString::fromStdString(to_string(records.error()))));
    return std::nullopt;
}

std::optional<Record> Autosave::gameInFile() const {
    if (!QFile::exists(path_)) return std::nullopt;
    const auto records = read_games(path_);
    return records ? std::optional(without_tags(records->front())) : std::nullopt;
}

// The other window is gone, or the folder can be written again. The game in the file is another
// one, or an older state of this one.
void Autosave::adopt() {
    const auto found = QFile::exists(path_)
                           ? read_games(path_)
                           : core::support::Result<std::vector<Record>>(core::support::Error{});
    if (!found) return;
    for (const Record& record : *found)
        if (without_tags(record) != recovered_ && is_worth_keeping(record) && !is_unchanged(record))
            unkept_.push_back(record);
}

bool Autosave::holds(const Record& record) const { return content_key(record) == kept_; }

void Autosave::tryAgain() {
    if (!is_owner_) {
        takeLock();
        if (!is_owner_) return;
        adopt();
    }
    write();
}

void Autosave::begin() {
    const Record& record = session_.record();
    const bool is_recovered = record == recovered_;
    begun_.reset();
    if (!is_recovered || recovered_is_unchanged_) begun_ = record;
    kept_ = is_recovered ? recovered_key_ : QString();
    const bool is_in_library = QFile::exists(path_of_game(record, library_));
    if (kept_.isEmpty() && (session_.isOver() || is_in_library)) kept_ = content_key(record);
    // As long as the game is on the table, or in the file, it is known that it was deleted.
    if (is_recovered) remember_deleted_game(library_, content_key(record));
    if (isCorrected()) keep(); // the trainer was stopped before the library had followed
}

void Autosave::write() {
    if (!is_owner_) return;
    keepLater();
    // All of the line: what was taken back is lost only when something else is played.
    const Record& now = session_.record();
    std::vector<Record> records{with_kept_key(now, kept_)};
    if (now == begun_ && is_worth_keeping(now)) set_tag(records.front(), unchanged_tag, "yes");
    records.insert(records.end(), unkept_.begin(), unkept_.end());
    const QString why = write_games(path_, records);
    if (!why.isEmpty())
        setTrouble(tr("This game isn't being kept: it can't be written to %1 (%2).")
                       .arg(QDir::toNativeSeparators(folder_), why));
    else if (!unkept_.empty())
        setTrouble(tr("The last game couldn't go to the saved games; it is kept with this one."));
    else
        setTrouble({});
}

void Autosave::setTrouble(const QString& why) {
    if (why.isEmpty())
        again_.stop();
    else
        again_.start();
    if (why != std::exchange(trouble_, why)) Q_EMIT troubleChanged();
}

// A game with real dice that is among the saved games, but not as it is now.
bool Autosave::isCorrected() const {
    return !kept_.isEmpty() && session_.hasRealDice() && !session_.isCorrecting() &&
           content_key(session_.record()) != kept_;
}

void Autosave::keep() {
    const Record& left = session_.record();
    if ((left == begun_ && !isCorrected()) || !is_worth_keeping(left)) return;
    if (stays_deleted(kept_, left, library_)) return;
    const QString key = content_key(left);
    if (kept_.isEmpty()) kept_ = key;
    write();
    const QString why = replace_game(kept_, left, library_);
    const auto is_this = [this](const Record& record) { return kept_key(record) == kept_; };
    std::erase_if(unkept_, is_this);
    if (why.isEmpty()) {
        kept_ = key;
        return Q_EMIT libraryChanged();
    }
    unkept_.push_back(with_kept_key(left, kept_));
    Q_EMIT failed(tr("The game could not be kept: %1").arg(why));
}

void Autosave::keepLater() {
    const std::size_t count = unkept_.size();
    std::erase_if(
        unkept_, [this](const Record& record) { return keep_waiting(record, library_).isEmpty(); });
    if (unkept_.size() < count) Q_EMIT libraryChanged();
}

} // namespace app::session
