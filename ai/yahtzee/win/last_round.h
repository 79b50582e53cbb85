// Exact play in the last round of a game for any number of players: each makes his own share of the
// win as great as he can and sees what those before him have ended with. k players who tie for
// first get a share of 1/k. Among choices with equal shares the expected score decides.
//
// To a player who is to move only the best final total so far matters, and how many have it. So the
// shares are known as functions of these two, computed from the last player to the first.

#pragma once

#include "ai/yahtzee/turn/turn_program.h"
#include "ai/yahtzee/win/utility_kernel.h"
#include "ai/yahtzee/win/win_estimate.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee::win {

// Remembers, so one is used by one thread at a time.
class LastRound {
public:
    explicit LastRound(core::yahtzee::Rules rules) : rules_(rules) {}

    // The expected share of the win of players[asked]. `players` in the order in which they move,
    // the one to move next first; each has one open box at most. Those without one have played.
    double share(std::span<const PlayerState> players, std::size_t asked);

private:
    // The shares when one player is to move, by the best final total so far and by the number of
    // players who have it.
    struct Stage {
        int first = 0;  // at this best total and below, the mover passes it for certain
        int last = 0;   // his greatest final total
        int stride = 0; // entries for each number of players, whole rows of lanes
        std::vector<double> leader = {}; // the share of each player who has the best total
        std::vector<double> asked = {};  // that of the player asked for
    };

    // What an option of the turn is worth for each best total: to the mover, and to another.
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
    const turn::TurnProgram& program(const state::CardState& state);

    core::yahtzee::Rules rules_;
    std::unordered_map<unsigned, std::unique_ptr<const turn::TurnProgram>> programs_;
    std::vector<UtilityRow> rows_; // to work in

    // Of the last question: those who move, which of them is asked for (their number: none), and
    // how many have played.
    std::vector<PlayerState> movers_;
    std::size_t asked_ = 0;
    int finished_ = 0;
    std::vector<Stage> stages_; // one for each mover
};

} // namespace ai::yahtzee::win
