// Exact play in the last round of a game for any number of players: each maximises his own share of
// the win and sees the final totals of those before him. k players who tie for first get a share of
// 1/k each. Among choices with equal shares the expected score decides.
//
// Only the best final total so far and the number of players who have it matter to the player to
// move. So the shares are functions of these two, computed from the last player to the first.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"
#include "ai/yahtzee/win/utility_kernel.h"
#include "ai/yahtzee/win/win_estimate.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <span>
#include <vector>

namespace ai::yahtzee::win {

// Caches, so one is used by one thread at a time.
class LastRound {
public:
    explicit LastRound(core::yahtzee::Rules rules) : rules_(rules) {}

    // The expected share of the win of players[asked]. `players` in the order in which they move,
    // the next to move first; each has at most one open box, those without one have played.
    double share(std::span<const PlayerState> players, std::size_t asked);

private:
    // The shares before one player moves, by the best final total so far and the number of players
    // who have it.
    struct Stage {
        int first = 0;  // the mover is certain to exceed this best total, and all below
        int last = 0;   // his greatest final total
        int stride = 0; // entries per number of players, a whole number of rows
        std::vector<double> leader = {}; // the share of each player who has the best total
        std::vector<double> asked = {};  // the share of the player who was asked for
    };

    // The shares after an option of the turn, for each best total: the mover's, and another
    // player's.
    struct Worths {
        std::vector<double> own;
        std::vector<double> other;
    };
    enum class Other { leader, asked };

    void solve_stages(std::vector<PlayerState> movers, std::size_t asked, int finished);
    Stage stage_of(std::size_t index);
    void solve(Stage& stage, std::size_t index, const turn::TurnProgram& turn,
               std::span<const int> totals, int tied, Other other);
    Worths worths(const Stage& stage, std::size_t index, int total, int tied, Other other) const;
    // Before the mover `index` of stages_ moves.
    double leader_share(std::size_t index, int best, int tied) const;
    double asked_share(std::size_t index, int best, int tied) const;

    core::yahtzee::Rules rules_;
    std::vector<UtilityRow> rows_; // work space

    // State of the last call: the players who still move, the index of the one asked for
    // (movers_.size() if he has played), and how many have played.
    std::vector<PlayerState> movers_;
    std::size_t asked_ = 0;
    int finished_ = 0;
    std::vector<Stage> stages_; // one for each mover
};

} // namespace ai::yahtzee::win
