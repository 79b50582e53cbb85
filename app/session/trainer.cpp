#include "app/session/trainer.h"

#include "app/session/table_setup.h"

namespace app::session {

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
