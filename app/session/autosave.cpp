#include "app/session/autosave.h"

#include "app/storage/game_file.h"
#include "app/storage/library.h"

#include <QDir>

#include <algorithm>

namespace app::session {

using namespace app::storage;

Autosave::Autosave(GameSession& session, const QString& folder, QObject* parent)
    : QObject(parent),
      session_(session),
      path_(QDir(folder).filePath("current.alea")),
      library_(library_folder(folder)),
      lock_(path_ + ".lock") {
    is_owner_ = QDir().mkpath(folder) && lock_.tryLock(0);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Autosave::write);
    connect(&session_, &GameSession::changed, this, [this](GameSession::Change change) {
        soon_.start(0);
        if (change != GameSession::Change::began) return;
        begun_.reset();
        if (session_.record() != recovered_) begun_ = session_.record();
    });
    connect(&session_, &GameSession::aboutToBegin, this, &Autosave::keep);
}

Autosave::~Autosave() {
    if (soon_.isActive()) write();
    if (!is_owner_) keep();
}

std::optional<core::yahtzee::notation::Record> Autosave::recover() {
    if (!is_owner_ || !QFile::exists(path_)) return std::nullopt;
    auto records = read_games(path_);
    if (records) {
        recovered_ = records->front();
        return recovered_;
    }
    // Kept aside: the next change would write over it.
    QFile::remove(path_ + ".broken");
    QFile::rename(path_, path_ + ".broken");
    Q_EMIT failed(tr("The game that was left could not be read: %1")
                      .arg(QString::fromStdString(to_string(records.error()))));
    return std::nullopt;
}

void Autosave::write() {
    if (!is_owner_) return;
    const QString why = write_game(path_, record());
    if (!why.isEmpty()) Q_EMIT failed(tr("The game could not be saved: %1").arg(why));
}

// What was taken back is not to come again by itself; who looks back at the whole loses nothing.
core::yahtzee::notation::Record Autosave::record() const {
    const Timeline& timeline = session_.timeline();
    const bool is_over = timeline.moments().back().phase() == core::yahtzee::Phase::over;
    return is_over ? timeline.record() : timeline.record_until_now();
}

void Autosave::keep() {
    const core::yahtzee::notation::Record& left = session_.record();
    const bool is_played =
        std::ranges::any_of(left.line, [](const core::yahtzee::notation::Ply& ply) {
            return std::holds_alternative<core::yahtzee::Action>(ply.move);
        });
    if (!is_played || left == begun_) return;
    const QString why = keep_game(left, library_);
    if (!why.isEmpty()) Q_EMIT failed(tr("The game could not be kept: %1").arg(why));
}

} // namespace app::session
