#include "app/storage/game_entry.h"

#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <algorithm>

namespace app::storage {

namespace {

GameResult result_of(const GameEntry& entry) {
    if (entry.scores.size() == 1) return GameResult::alone;
    if (entry.margin() == 0) return GameResult::tie;
    return entry.margin() > 0 ? GameResult::won : GameResult::lost;
}

} // namespace

int GameEntry::margin() const {
    int best = 0;
    for (std::size_t other = 0; other < scores.size(); ++other)
        if (static_cast<int>(other) != seat) best = std::max(best, scores[other]);
    return score() - best;
}

GameEntry entry_of(const core::yahtzee::notation::Record& record) {
    GameEntry entry;
    entry.key = content_key(record);
    entry.date = QString::fromStdString(record.date);
    entry.time = QString::fromStdString(tag_of(record, time_tag));
    entry.seat = own_seat(record);
    QStringList others;
    for (const auto& player : record.players) {
        entry.players << QString::fromStdString(player.name);
        entry.programs << QString::fromStdString(player.program);
        if (entry.players.size() != entry.seat + 1) others << entry.players.back();
    }
    entry.opponent = others.join(", ");
    const core::yahtzee::Game end = replay(record);
    for (const auto& card : end.cards()) entry.scores.push_back(card.total());
    if (end.phase() == core::yahtzee::Phase::over) entry.result = result_of(entry);
    entry.is_starred = !tag_of(record, starred_tag).empty();
    entry.name = QString::fromStdString(tag_of(record, name_tag));
    entry.is_own = entry.programs.count({}) == 1;
    entry.is_whole = entry.result != GameResult::unfinished && !record.start;
    entry.has_real_dice = !record.dice;
    entry.has_hints = !tag_of(record, hints_tag).empty();
    return entry;
}

} // namespace app::storage
