// How rows of the index become games and decisions; see game_index_schema.h.

#pragma once

#include "app/storage/game_entry.h"

#include <QSqlQuery>

namespace app::storage {

// What entry_in() reads, in its order.
inline constexpr auto entry_columns =
    "SELECT g.key, g.path, g.number, g.date, g.time, g.players, g.programs, g.seat, g.opponent, "
    "g.result, g.scores, g.starred, g.name, g.own, g.whole, g.real, g.analysis, g.luck, g.loss, "
    "g.win_loss";
inline constexpr int entry_column_count = 20;

// Then its costliest decision.
inline constexpr auto costliest_join =
    ", d.game, d.ply, d.turn, d.roll, d.seat, d.dice, d.chosen, d.best, d.points, d.loss, "
    "d.win_loss, d.grade, d.step, d.page_loss "
    "FROM games g LEFT JOIN decisions d ON d.game = g.key AND d.ply = g.costliest ";

// What decision_in() reads.
inline constexpr auto decision_columns =
    "SELECT d.game, d.ply, d.turn, d.roll, d.seat, d.dice, d.chosen, d.best, d.points, d.loss, "
    "d.win_loss, d.grade, d.step, d.page_loss FROM decisions d ";
inline constexpr int decision_column_count = 14;

GameEntry entry_in(const QSqlQuery& row, bool has_costliest = true);
GameDecision decision_in(const QSqlQuery& row, int first_column);

int digits_of(const core::dice::Dice& dice);

} // namespace app::storage
