// Keeps the game that is played in a file, written whole after every change, so that it is there
// again after a crash. One window at a time owns the file. A game that is over, or that gives way
// to another, goes into the library; the file says so first, so that a start after a crash between
// the two doesn't take it for another game. A game that is deleted from the library while it is
// on the table doesn't go there again. A game that can't be written is reported, and tried again.

#pragma once

#include "app/session/game_session.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace app::session {

class Autosave : public QObject {
    Q_OBJECT

public:
    // The folder is made if there is none.
    Autosave(GameSession& session, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override; // writes what is not yet written

    // False if another window owns the file, or the lock can't be written: then nothing is written.
    bool isOwner() const { return is_owner_; }

    QString path() const { return path_; }

    // Why the game isn't being kept, in a sentence for people; empty: it is.
    const QString& trouble() const { return trouble_; }
    void tryAgain(); // at once; by itself every few seconds

    // The game that was left; nothing if there is none, or if another window owns it.
    std::optional<core::yahtzee::notation::Record> recover();

    // True if a game of the library is the one on the table, which may be further on.
    bool holds(const core::yahtzee::notation::Record& record) const;

    // The game in the file, whoever owns it; nothing if there is none that can be read.
    std::optional<core::yahtzee::notation::Record> gameInFile() const;

Q_SIGNALS:
    void failed(const QString& why);
    void troubleChanged();
    void libraryChanged(); // a game went there

private:
    void takeLock();
    bool isOfAnother() const; // the file; a window that runs owns it
    void adopt();             // what was left, if the lock comes late
    void begin();             // another game
    void write();
    void keep();      // the game on the table
    void keepLater(); // what could not go into the library yet
    void setTrouble(const QString& why);
    bool isCorrected() const;

    GameSession& session_;
    QString folder_;
    QString path_;
    QString library_; // folder
    QString trouble_;
    std::optional<core::yahtzee::notation::Record> recovered_;
    QString recovered_key_;               // its kept_
    bool recovered_is_unchanged_ = false; // it is its begun_
    // As it began, if nothing is lost when no more is done than that.
    std::optional<core::yahtzee::notation::Record> begun_;
    // The key of the record under which the library holds this game, or is about to; empty: it
    // doesn't.
    QString kept_;
    // That could not go into the library: they stay in the file, behind the game that is played,
    // each with a tag for its kept_.
    std::vector<core::yahtzee::notation::Record> unkept_;
    bool is_beginning_ = false; // another game is about to
    QLockFile lock_;
    bool is_owner_ = false;
    QTimer soon_;  // after the window has shown the change
    QTimer again_; // while writing fails
};

} // namespace app::session
