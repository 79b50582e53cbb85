// Where a person stands: which steps of the basic strategy are learned, what each still costs, and
// which opponent plays as well.

#pragma once

#include "app/analysis/progress_request.h"
#include "app/session/table_setup.h"
#include "app/storage/practice_book.h"

#include <array>
#include <optional>
#include <vector>

namespace app::session {

enum class StepState {
    learned,
    learning, // the first that isn't learned, and others that were practised
    later,
};

struct StepStanding {
    int step = 0;
    StepState state = StepState::later;
    bool is_due = false;
    double memory = 0;   // 0 to 1: how near its answers are to being learned
    double cost = 0;     // points per game, in the last games
    int decisions = 0;   // in all games
    double earlier = -1; // points per decision, in the games before the last; below 0: not known
    double recent = -1;  // in the last games
    double practised_first = -1; // points per answer, in the first answers
    double practised_last = -1;  // and in the last ones
};

// True if a step is learned by its answers: it isn't asked for some days.
bool is_recalled(const ai::yahtzee::practice::MemoryState& state);

// The standings of all steps, by number.
std::vector<StepStanding> standings(const storage::PracticeBook& book,
                                    const analysis::Progress& progress, int today);

// The step that is being learned: the first that isn't; the last one if all are.
int step_to_learn(const std::vector<StepStanding>& standings);

// An opponent with what it knows, and how well the person does against it.
struct Rung {
    Level level;
    std::optional<double> mean; // exact mean score; nothing: it plays to win
    std::optional<int> steps;   // that it knows; nothing: it plays exactly
    int games = 0;
    int won = 0;
};

// "knows steps 1 to 12", "exact, to win"
QString knows_text(const Rung& rung);
// "you won 4 of 9"; empty before the first game.
QString record_text(const Rung& rung);

struct Ladder {
    std::vector<Rung> rungs;     // the weakest first
    std::optional<double> level; // of the person, points; nothing before the fifth game
    std::size_t level_games = 0; // that it is the mean of
    // The highest whose mean isn't above the level, or is that of the steps that are learned where
    // there is no level; nothing: below all.
    std::optional<std::size_t> own;

    // The rung to climb: of those above `own` the first that the person hasn't beaten, or the first
    // if all are.
    std::size_t next() const;

    // Steps that the learner's rung and the next one know.
    std::array<int, 2> known() const;
};

Ladder ladder_of(const storage::PracticeBook& book, const analysis::Progress& progress);

} // namespace app::session
