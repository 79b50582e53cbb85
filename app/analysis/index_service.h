// Keeps the index of the saved games in step with their files, and analyses new games, in the
// background and after all other work. The list is there first; then it is announced again whenever
// it has changed.

#pragma once

#include "app/analysis/analysis_service.h"
#include "app/storage/game_index.h"

#include <QObject>

#include <memory>
#include <stop_token>
#include <vector>

namespace app::analysis {

using SharedGames = std::shared_ptr<const std::vector<storage::GameEntry>>;

class IndexService : public QObject {
    Q_OBJECT

public:
    enum class Task { reading, analysing };
    Q_ENUM(Task)

    // Games and index are in the folder of all that the trainer keeps. The service must outlive it.
    IndexService(AnalysisService& service, QString data_folder, QObject* parent = nullptr);
    ~IndexService() override { stop_.request_stop(); }

    // Looks for changes, and analyses what has no analysis yet.
    void update();
    // Finished work stays; update() goes on from there.
    void stop();
    bool isBusy() const { return state_->is_busy; }

    // The last list; null before the first.
    const SharedGames& games() const { return games_; }
    const QStringList& failures() const { return failures_; } // of files that can't be read
    // All files that have the game; names in the folder.
    QStringList filesOf(const storage::GameEntry& game) const;
    // The game with a key; nothing if it isn't there any more or can't be read.
    std::optional<core::yahtzee::notation::Record> record(const QString& key) const;
    QString indexPath() const;
    QString gamesFolder() const;

Q_SIGNALS:
    void listed(); // games() has changed
    void progressed(IndexService::Task task, int done, int total);
    void finished(); // or stopped
    void failed(const QString& why);

private:
    class Worker; // on a thread of the service

    // The state of the last run. A job may outlive the object.
    struct State {
        quint64 run = 0;
        bool is_busy = false;
    };

    void finish(const QString& why);

    AnalysisService& service_;
    QString folder_;
    SharedGames games_;
    QStringList failures_;
    bool had_tables_ = false; // when they changed last
    std::shared_ptr<State> state_ = std::make_shared<State>();
    std::stop_source stop_;
};

} // namespace app::analysis
