#include "app/session/autosave.h"

#include "app/storage/game_file.h"

#include <QDir>

namespace app {

Autosave::Autosave(GameSession& session, const QString& folder, QObject* parent)
    : QObject(parent),
      session_(session),
      path_(QDir(folder).filePath("current.alea")),
      lock_(path_ + ".lock") {
    is_owner_ = QDir().mkpath(folder) && lock_.tryLock(0);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Autosave::write);
    connect(&session_, &GameSession::changed, &soon_, [this] { soon_.start(0); });
}

Autosave::~Autosave() {
    if (soon_.isActive()) write();
}

std::optional<core::yahtzee::Record> Autosave::recover() {
    if (!is_owner_ || !QFile::exists(path_)) return std::nullopt;
    auto records = read_games(path_);
    if (records) return std::move((*std::move(records)).front());
    // Kept aside: the next change would write over it.
    QFile::remove(path_ + ".broken");
    QFile::rename(path_, path_ + ".broken");
    Q_EMIT failed(tr("The game that was left could not be read: %1")
                      .arg(QString::fromStdString(to_string(records.error()))));
    return std::nullopt;
}

void Autosave::write() {
    if (!is_owner_) return;
    const QString why = write_game(path_, session_.timeline().record_until_now());
    if (!why.isEmpty()) Q_EMIT failed(tr("The game could not be saved: %1").arg(why));
}

} // namespace app
