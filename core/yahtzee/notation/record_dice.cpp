#include "core/yahtzee/notation/record_dice.h"

#include <cassert>

namespace core::yahtzee::notation {

dice::Dice next_dice(const RecordedDice& source, const Game& game) {
    assert(game.phase() == Phase::to_roll);
    const auto rolls = dice::KeyedDice(source.seed).turn(source.game, game.mover(), game.turn());
    return game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]).dice();
}

std::optional<std::size_t> first_foreign_roll(const Record& record) {
    assert(record.dice);
    Game game = start_of(record);
    for (std::size_t i = 0; i < record.line.size(); ++i) {
        const auto* const dice = std::get_if<dice::Dice>(&record.line[i].move);
        if (dice && *dice != next_dice(*record.dice, game)) return i;
        game = play(game, record.line[i].move);
    }
    return std::nullopt;
}

} // namespace core::yahtzee::notation
