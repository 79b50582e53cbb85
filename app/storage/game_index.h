// An index of the saved games in an SQLite database: a list of 10,000 games is there at once, and
// so is what their analyses found. The files are the truth. The index holds nothing but what can be
// worked out from them again, keyed by the content of the games (see same_game.h); a damaged one is
// set aside and built anew.
//
// An object belongs to the thread that made it. Several may be open on the same file: readers see
// what was committed. Functions that read or write throw IndexError where SQLite fails.

#pragma once

#include "app/storage/game_entry.h"
#include "app/storage/loss_sums.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <vector>

namespace app::storage {

// The mistakes of the owner to look for in the index.
struct MistakeQuery {
    bool by_wins = false;  // losses are win probability, not points
    double min_loss = 0.5; // in that unit
    std::optional<double> max_loss = {};
    int step = -1;         // that decides; below 0: any
    bool follows = false;  // lists, but counts not, only where following the page loses nothing
    QString game = {};     // key; empty: any
    QStringList done = {}; // mistakes by their name: these are left out
    bool newest = true;    // else the costliest first
    int limit = 100;       // so many at most

    friend bool operator==(const MistakeQuery&, const MistakeQuery&) = default;
};

struct MistakeEntry {
    GameDecision decision;
    QString file;   // of its game, a name in the folder
    int number = 0; // of the game in the file
    QString date;
    QString time;
    QString opponent;

    // The same for the same decision of the same game, wherever the file is.
    QString name() const { return QString("%1:%2").arg(decision.game).arg(decision.ply); }

    friend bool operator==(const MistakeEntry&, const MistakeEntry&) = default;
};

// Below the folder of all that the trainer keeps.
QString index_path(const QString& data_folder);

class IndexError : public std::runtime_error {
public:
    IndexError(const std::string& what, bool is_damage)
        : std::runtime_error(what), is_damage_(is_damage) {}

    bool isDamage() const { return is_damage_; } // the file is no sound database

private:
    bool is_damage_;
};

// An analysed game of the owner, with what its decisions lost by kind.
struct AnalysedGame {
    GameEntry entry; // without its costliest decision
    LossSums sums;
};

class GameIndex {
public:
    // Opens the database, which is made if need be. Where nothing can be written it is kept in
    // memory.
    explicit GameIndex(const QString& path);
    ~GameIndex();
    GameIndex(const GameIndex&) = delete;
    GameIndex& operator=(const GameIndex&) = delete;

    // Where a damaged database was set aside; empty: there was none.
    const QString& setAside() const { return set_aside_; }

    struct SyncOptions {
        std::stop_token stop = {};
        std::function<void(int done, int total)> progress = {}; // files
    };
    struct SyncReport {
        int read = 0;         // files that are new or have changed
        int gone = 0;         // files
        QStringList failures; // a line for each file in the folder that could not be read
        bool was_stopped = false;
    };
    // Checks the database, and brings it in step with the files of the folder: reads those that are
    // new or have changed, and forgets those that are gone. What was read before it was stopped or
    // killed stays.
    SyncReport sync(const QString& folder, const SyncOptions& options);
    SyncReport sync(const QString& folder) { return sync(folder, SyncOptions()); }

    // The newest first.
    std::vector<GameEntry> games() const;
    std::optional<GameEntry> game(const QString& key) const;
    int count() const;
    // The names in the folder of all files that have the game.
    QStringList filesOf(const QString& key) const;

    // Keys of games without an analysis of this version, the newest first; where win probabilities
    // are known now, also of those whose analysis didn't know them.
    QStringList unanalysed(bool knows_wins = false) const;
    void setAnalysis(const QString& key, const GameFigures& figures);

    // Decisions of the owner's seat: in one game, in its order; in all games, the newest game
    // first.
    std::vector<GameDecision> decisions(const QString& key) const;
    std::vector<GameDecision> decisions() const;

    // The analysed games with one person, the oldest first.
    std::vector<AnalysedGame> analysedGames() const;

    // The mistakes that fit, in its order, at most as many as it wants.
    std::vector<MistakeEntry> mistakes(const MistakeQuery& query) const;
    int countMistakes(const MistakeQuery& query) const; // whatever its limit

    // For queries of one's own; the tables are described in game_index_schema.h.
    QSqlDatabase database() const;

private:
    void open(const QString& path);
    void close();
    void makeTables();
    void setAsideAndOpen(); // a damaged one
    SyncReport trySync(const QString& folder, const SyncOptions& options);

    QString path_; // ":memory:" where nothing can be written
    QString connection_;
    QString set_aside_;
};

} // namespace app::storage
