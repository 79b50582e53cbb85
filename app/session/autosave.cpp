#include "app/session/autosave.h"

#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "app/storage/same_game.h"

#include <QDir>

#include <utility>

namespace app::session {

using namespace app::storage;
using core::yahtzee::notation::Record;

namespace {

constexpr std::chrono::seconds pause_before_trying_again{5};

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
        const bool ends = change == GameSession::Change::scored && session_.isOver();
        if (change != GameSession::Change::began && (ends || isCorrected())) keep();
        if (change != GameSession::Change::began) return;
        kept_.reset();
        if (session_.isOver() || isCorrectionLeft()) kept_ = session_.record();
        begun_.reset();
        if (session_.record() != recovered_) begun_ = session_.record();
    });
    connect(&session_, &GameSession::aboutToBegin, this, &Autosave::keep);
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
    setTrouble(lock_.error() == QLockFile::LockFailedError
                   ? tr("This game isn't being kept yet: another window of Alea keeps its own. It "
                        "goes to the saved games when you close this window or begin another game.")
                   : tr("This game isn't being kept: nothing can be written to %1.")
                         .arg(QDir::toNativeSeparators(folder_)));
}

std::optional<Record> Autosave::recover() {
    const bool is_of_another = !is_owner_ && lock_.error() == QLockFile::LockFailedError;
    if (is_of_another || !QFile::exists(path_)) return std::nullopt;
    auto records = read_games(path_);
    if (records) {
        recovered_ = records->front();
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
    return records ? std::optional(records->front()) : std::nullopt;
}

// The other window is gone, or the folder can be written again. The game in the file is another
// one, or an older state of this one.
void Autosave::adopt() {
    const auto found = QFile::exists(path_)
                           ? read_games(path_)
                           : core::support::Result<std::vector<Record>>(core::support::Error{});
    if (!found) return;
    for (const Record& record : *found)
        if (record != recovered_ && is_worth_keeping(record)) unkept_.push_back(record);
}

void Autosave::tryAgain() {
    if (!is_owner_) {
        takeLock();
        if (!is_owner_) return;
        adopt();
    }
    write();
}

void Autosave::write() {
    if (!is_owner_) return;
    keepLater();
    std::vector<Record> records{record()};
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

Record Autosave::record() const {
    return session_.isTakingBack() ? session_.timeline().record_until_now() : session_.record();
}

// A game with real dice that was over, and is among the saved games as it was then.
bool Autosave::isCorrected() const {
    return kept_ && session_.hasRealDice() && !session_.isCorrecting() &&
           content_key(session_.record()) != content_key(*kept_);
}

// A game with real dice that was over once goes on among the saved games: it was left while it was
// corrected.
bool Autosave::isCorrectionLeft() const {
    return session_.hasRealDice() && session_.record() == recovered_ &&
           is_kept(session_.record(), library_);
}

void Autosave::keep() {
    const Record& left = session_.record();
    if ((left == begun_ && !isCorrected()) || !is_worth_keeping(left)) return;
    const QString why =
        isCorrected() ? replace_game(*kept_, left, library_) : keep_game(left, library_);
    if (why.isEmpty()) {
        if (session_.isOver() || isCorrected()) kept_ = left;
        return Q_EMIT libraryChanged();
    }
    std::erase_if(unkept_, [key = content_key(left)](const Record& record) {
        return content_key(record) == key;
    });
    unkept_.push_back(left);
    Q_EMIT failed(tr("The game could not be kept: %1").arg(why));
}

void Autosave::keepLater() {
    const std::size_t count = unkept_.size();
    std::erase_if(unkept_,
                  [this](const Record& record) { return keep_game(record, library_).isEmpty(); });
    if (unkept_.size() < count) Q_EMIT libraryChanged();
}

} // namespace app::session
