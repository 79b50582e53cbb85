#include "app/session/trainer.h"

#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

namespace app::session {

bool is_won(const GameSession& session) {
    const auto entry = storage::entry_of(session.record());
    return session.timeline().line() == 0 && entry.is_own &&
           entry.result == storage::GameResult::won;
}

bool is_best_game(const Trainer& trainer) {
    const auto& record = trainer.session.record();
    const auto entry = storage::entry_of(record);
    const auto games = trainer.index.games();
    const bool is_sample = !storage::tag_of(record, storage::sample_tag).empty();
    if (!games || is_sample || trainer.session.timeline().line() > 0 || !entry.isWholeOwn())
        return false;
    bool has_others = false;
    const QString key = storage::content_key(record);
    for (const storage::GameEntry& game : *games) {
        if (!game.isWholeOwn() || game.key == key) continue;
        if (game.score() >= entry.score()) return false;
        has_others = true;
    }
    return has_others;
}

// The game that was left is begun first in any case: when another takes its place, it goes into the
// library.
void begin_game(Trainer& trainer, std::optional<core::yahtzee::notation::Record> first) {
    const auto left = trainer.autosave.recover();
    if (left) trainer.session.begin(Timeline(*left));
    if (left && !first) return;
    if (!first) {
        const auto last = trainer.autosave.gameInFile(); // of another window
        first = last ? next_record(*last) : fresh_record(first_players(), {});
    }
    trainer.session.begin(Timeline(*std::move(first)));
}

} // namespace app::session
