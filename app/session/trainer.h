// Puts together what is behind a window: the analysis service, the game, the turn controller, the
// coach, practice, and the file in which the game is kept.

#pragma once

#include "app/analysis/analysis_service.h"
#include "app/analysis/index_service.h"
#include "app/session/autosave.h"
#include "app/session/coach.h"
#include "app/session/decision.h"
#include "app/session/game_session.h"
#include "app/session/practice.h"
#include "app/session/programs/second_coach.h"
#include "app/session/turn_controller.h"

namespace app::session {

struct Trainer {
    // The game is kept in `data_folder`, and games that were played below it.
    // `host_options`: of `alea-judge yahtzee host`, which runs contest programs.
    explicit Trainer(const QString& data_folder, analysis::TableSource source = {},
                     const QStringList& host_options = {})
        : folder(data_folder),
          analysis(std::move(source)),
          session(analysis, nullptr, host_options),
          coach(session, analysis),
          decision(session, coach),
          second_coach(session, coach, nullptr, host_options),
          turn(session, coach),
          autosave(session, folder),
          practice(analysis, folder),
          index(analysis, folder) {}

    QString folder;
    analysis::AnalysisService analysis;
    analysis::ValueCache& values = analysis.values();
    analysis::TableCache& tables = analysis.tables();
    GameSession session;
    Coach coach;
    Decision decision;
    SecondCoach second_coach;
    TurnController turn;
    Autosave autosave;
    Practice practice;
    analysis::IndexService index; // of the saved games; update() it before the first use
};

// True for a game of one person that is over, and false for a try. The best game is better than any
// other whole game in the library; there must be another.
bool is_won(const GameSession& session);
bool is_best_game(const Trainer& trainer);

// Begins the first game of a window: `first` if there is one, else that which was left, else one
// against who played last.
void begin_game(Trainer& trainer, std::optional<core::yahtzee::notation::Record> first = {});

} // namespace app::session
