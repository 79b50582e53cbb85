#include "app/analysis/index_service.h"

#include "ai/yahtzee/tables/table_file.h"
#include "app/analysis/library_requests.h"
#include "app/storage/game_file.h"
#include "app/storage/library.h"

#include <QDir>
#include <QElapsedTimer>

namespace app::analysis {

using namespace app::storage;
using core::yahtzee::notation::Record;

namespace {

constexpr qint64 milliseconds_between_lists = 500; // 10,000 games take a tenth of a second

} // namespace

IndexService::IndexService(AnalysisService& service, QString data_folder, QObject* parent)
    : QObject(parent), service_(service), folder_(std::move(data_folder)) {
    connect(&service_.tables(), &TableCache::changed, this, [this] {
        const bool has_tables = service_.tables().get({}) != nullptr;
        if (games_ && has_tables && !had_tables_) update();
        had_tables_ = has_tables;
    });
}

QString IndexService::indexPath() const { return index_path(folder_); }

QString IndexService::gamesFolder() const { return library_folder(folder_); }

QStringList IndexService::filesOf(const GameEntry& game) const try {
    const QStringList files = GameIndex(indexPath()).filesOf(game.key);
    return files.empty() ? QStringList{game.file} : files;
} catch (const IndexError&) {
    return {game.file};
}

std::optional<Record> IndexService::record(const QString& key) const try {
    const auto game = GameIndex(indexPath()).game(key);
    if (!game) return std::nullopt;
    const auto records = read_games(QDir(gamesFolder()).filePath(game->file));
    const auto number = static_cast<std::size_t>(game->number);
    if (!records || number >= records->size()) return std::nullopt;
    return (*records)[number];
} catch (const IndexError&) {
    return std::nullopt;
}

class IndexService::Worker {
public:
    Worker(IndexService& owner)
        : owner_(&owner),
          service_(owner.service_),
          state_(owner.state_),
          run_(++owner.state_->run),
          games_folder_(owner.gamesFolder()),
          index_path_(owner.indexPath()) {}

    void run(Scheduler::Slot& slot) {
        QString why;
        try {
            work(slot);
        } catch (const Cancelled&) {
        } catch (const std::exception& fault) {
            why = QString::fromLocal8Bit(fault.what());
        }
        finish(why);
    }

    void finish(const QString& why) {
        tell([why](IndexService& owner) { owner.finish(why); });
    }

private:
    // On the window's thread, if this is still the last run. Nobody else waits for the end of the
    // job.
    template <class Handler>
    void tell(Handler handler) {
        service_.deliver([owner = owner_, state = state_, run = run_, handler] {
            const auto now = state.lock();
            if (now && now->run == run) handler(*owner);
        });
    }

    void work(Scheduler::Slot& slot) {
        forget_deleted_games(games_folder_);
        GameIndex index(index_path_);
        try {
            if (index.count() > 0) publish(index); // as it was left
        } catch (const IndexError& error) {
            if (!error.isDamage()) throw; // else sync() sets it aside
        }
        const auto report = index.sync(games_folder_, {slot.stop(), [&](int done, int total) {
                                                           slot.pause();
                                                           show(Task::reading, done, total);
                                                           publish_sometimes(index);
                                                       }});
        failures_ = report.failures;
        if (!index.setAside().isEmpty())
            failures_.prepend(
                IndexService::tr("The index was damaged and is being made anew from your games."));
        publish(index);
        analyse(index, slot);
    }

    void analyse(GameIndex& index, Scheduler::Slot& slot) {
        const QStringList left = index.unanalysed(service_.tables().get({}) != nullptr);
        for (int done = 0; done < left.size(); ++done) {
            slot.pause();
            if (slot.stop().stop_requested()) return;
            show(Task::analysing, done, static_cast<int>(left.size()));
            analyse(index, left[done], slot);
            publish_sometimes(index);
        }
        if (!left.empty()) publish(index);
    }

    void analyse(GameIndex& index, const QString& key, Scheduler::Slot& slot) {
        const auto game = index.game(key);
        if (!game) return;
        const auto records = read_games(QDir(games_folder_).filePath(game->file));
        const auto number = static_cast<std::size_t>(game->number);
        if (!records || number >= records->size()) return; // it has just changed
        const Record& record = (*records)[number];
        const auto values = service_.values().wait_for(record.rules, slot);
        auto figures = figures_of(record, values, slot);
        // There are tables for the usual rules only: no later analysis would know more.
        figures.knows_wins = figures.knows_wins || record.rules != core::yahtzee::Rules{};
        if (!slot.stop().stop_requested()) index.setAnalysis(key, figures);
    }

    // With win probabilities where there are tables; damaged ones are not used again.
    GameFigures figures_of(const Record& record, const ai::yahtzee::solve::SharedValues& values,
                           Scheduler::Slot& slot) {
        const auto source = service_.tables().get(record.rules);
        try {
            return figures_of_game(record, values, slot.stop(), source);
        } catch (const ai::yahtzee::tables::TableError&) {
            service_.tables().drop(record.rules, source);
            return figures_of_game(record, values, slot.stop());
        }
    }

    void show(Task task, int done, int total) {
        tell([task, done, total](IndexService& owner) {
            Q_EMIT owner.progressed(task, done, total);
        });
    }

    void publish(const GameIndex& index) {
        const auto games = std::make_shared<const std::vector<GameEntry>>(index.games());
        tell([games, failures = failures_](IndexService& owner) {
            owner.games_ = games;
            owner.failures_ = failures;
            Q_EMIT owner.listed();
        });
        since_.start();
    }

    void publish_sometimes(const GameIndex& index) {
        if (!since_.isValid() || since_.hasExpired(milliseconds_between_lists)) publish(index);
    }

    IndexService* owner_; // alive as long as its state, which only it owns
    AnalysisService& service_;
    std::weak_ptr<State> state_;
    quint64 run_;
    QString games_folder_;
    QString index_path_;
    QStringList failures_;
    QElapsedTimer since_; // the last list
};

void IndexService::update() {
    stop_.request_stop();
    const auto worker = std::make_shared<Worker>(*this);
    state_->is_busy = true;
    stop_ = service_.scheduler().submit({Priority::statistics,
                                         [worker](Scheduler::Slot& slot) { worker->run(slot); },
                                         [worker](const QString& why) { worker->finish(why); }});
}

void IndexService::finish(const QString& why) {
    state_->is_busy = false;
    if (!why.isEmpty()) Q_EMIT failed(why);
    Q_EMIT finished();
    // Only now: on a busy machine preparing them could hold up the list.
    if (games_ && !games_->empty()) service_.tables().request({});
}

void IndexService::stop() {
    stop_.request_stop();
    ++state_->run; // what follows from the last one is nobody's
    finish({});
}

} // namespace app::analysis
