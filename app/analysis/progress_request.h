// A person's progress by the index of saved games: the losses of choices, by kind and over time,
// and the results of games.

#pragma once

#include "app/analysis/analysis_service.h"
#include "app/storage/game_index.h"

#include <QString>

#include <memory>
#include <vector>

namespace app::analysis {

// Against one opponent.
struct OpponentResults {
    QString opponent;
    int games = 0;
    int won = 0;
    int ties = 0;
    double margin = 0; // points, all games together

    friend bool operator==(const OpponentResults&, const OpponentResults&) = default;
};

struct Progress {
    std::vector<storage::AnalysedGame> games; // of the owner, the oldest first; unfinished ones too

    // Only those that stand for how the owner plays: GameEntry::counts(). At most the last `count`
    // of them; 0: all.
    std::vector<const storage::GameEntry*> counted(std::size_t count = 0) const;
    std::size_t countedGames() const { return counted().size(); }
    int hintedGames() const; // that don't count because of hints

    // By what the last `count` of those lost; 0: all.
    storage::LossSums sums(std::size_t count = 0) const;
    // The losses of those games, the oldest first, points.
    std::vector<double> losses() const;
    // Those of games with hints too; the most games first.
    std::vector<OpponentResults> opponents() const;
};

using SharedProgress = std::shared_ptr<const Progress>;

// All sums go over the last games, so that what was unlearnt doesn't count for ever.
inline constexpr std::size_t games_for_sums = 100;

struct ProgressRequest {
    QString index_path;

    using Answer = SharedProgress;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

// Mistakes in the saved games, and how many there are whatever the limit.
struct MistakesRequest {
    QString index_path;
    storage::MistakeQuery query;

    struct Answer {
        std::vector<storage::MistakeEntry> mistakes;
        int count = 0;
    };
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
