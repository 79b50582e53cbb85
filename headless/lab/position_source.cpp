#include "headless/lab/position_source.h"

#include "core/yahtzee/game.h"

#include <optional>

namespace headless::lab {

using ai::yahtzee::players::Player;
using namespace core::yahtzee;

PositionSource::PositionSource(LabPlayers& players, int seats, std::uint64_t seed)
    : seats_(seats), dice_(core::dice::seed_from_number(seed)), random_(seed) {
    for (const char* name : {"human-2", "heuristic", "human-0.8", "optimal", "champion"})
        players_.push_back(players.make(name));
}

Position PositionSource::next(Stage stage) {
    std::vector<Player*> seated;
    for (int seat = 0; seat < seats_; ++seat) {
        const int player = below(static_cast<int>(players_.size()));
        seated.push_back(players_[static_cast<std::size_t>(player)].get());
        seated.back()->reseed(random_());
    }
    const int seat = below(seats_);
    const int boxes = stage.least + below(stage.most - stage.least + 1);
    const int roll = 1 + below(rolls_per_turn);
    ++game_;
    // That roll of the seat's turn with so many boxes, or the last before it scores.
    std::optional<Position> found;
    for (Game game(seats_); game.phase() != Phase::over;) {
        const auto rolls = dice_.turn(game_, game.mover(), game.turn());
        game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
        const Position position = game.position();
        const bool here = game.mover() == seat && position.mover.open().size() == boxes;
        if (found && !here) break;
        if (here) found = position;
        if (here && game.roll_number() == roll) break;
        game = game.apply(seated[static_cast<std::size_t>(game.mover())]->choose(position));
    }
    return found.value();
}

} // namespace headless::lab
