// Games among three to six players in one process, on several threads. The dice are keyed, so a
// seed replays them, and the figures are the same for any number of threads.

#pragma once

#include "headless/lab/play.h"

#include <cstdint>
#include <vector>

namespace headless::lab {

// Sums over games, in whole units (Tally::unit), so that they don't depend on their order.
struct GroupTally {
    std::int64_t games = 0;
    // The share of the win of player 0: 1/k where he ties for first among k.
    std::int64_t share = 0;
    std::int64_t share_squares = 0;
    // The same less his luck.
    std::int64_t adjusted = 0;
    std::int64_t adjusted_squares = 0;
    std::vector<PlayerTally> players;

    GroupTally& operator+=(const GroupTally& other);
};

// The share of player 0, with its error.
Estimate raw_share(const GroupTally& tally);
// The same expectation with less noise. It and its interval may lie outside 0 to 1.
Estimate adjusted_share(const GroupTally& tally);

// Plays options.games games by the contest's rules; shards are ignored. Player p sits on seat
// (p + g) modulo the number of players in game g. Luck is measured by the estimate of the win
// probability over `score_source`. If stopped, the tally is of the games that were finished.
GroupTally play_group(const std::vector<MakePlayer>& make,
                      const ai::yahtzee::solve::SharedScoreSource& score_source,
                      const DuelOptions& options);

} // namespace headless::lab
