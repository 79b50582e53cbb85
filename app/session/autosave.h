// Keeps the game that is played in a file, written whole after every change, so that it is there
// again after a crash. One window at a time owns the file. A game that gives way to another goes
// into the library.

#pragma once

#include "app/session/game_session.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <optional>

namespace app::session {

class Autosave : public QObject {
    Q_OBJECT

public:
    // The folder is made if there is none.
    Autosave(GameSession& session, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; // writes what is not yet written

    // False if another window owns the file: then nothing is read or written.
    bool isOwner() const { return is_owner_; }

    QString path() const { return path_; }

    // The game that was left; nothing if there is none.
    std::optional<core::yahtzee::notation::Record> recover();

Q_SIGNALS:
    void failed(const QString& why);

private:
    void write();
    void keep(); // the game that is left
    core::yahtzee::notation::Record record() const;

    GameSession& session_;
    QString path_;
    QString library_; // folder
    std::optional<core::yahtzee::notation::Record> recovered_;
    // As it began, if nothing is lost when no more is done than that.
    std::optional<core::yahtzee::notation::Record> begun_;
    QLockFile lock_;
    bool is_owner_ = false;
    QTimer soon_; // after the window has shown the change
};

} // namespace app::session
