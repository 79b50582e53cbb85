// Duels that are played in one part and to the end: graded ones, and those of three to six players.

#pragma once

#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace headless::lab {

// The loss of a player against a reference player by the decisions in which the two differ. With
// the same opponent and the same dice everything else is the same, so the win probability lost in
// these decisions, divided by all games, is the difference of their scores (the performance
// difference lemma: S. Kakade and J. Langford, "Approximately Optimal Approximate Reinforcement
// Learning", 2002). Its error is that of a few small numbers instead of that of wins and losses.
struct GradedTally {
    std::int64_t games = 0;
    std::int64_t decisions = 0; // of the player
    std::int64_t differing = 0; // those in which the reference player decides otherwise
    // The win probability lost: by the estimate that the reference player plays by, and corrected
    // by roll-outs.
    UnitSums estimated;
    UnitSums corrected;

    GradedTally& operator+=(const GradedTally& other);
};

// The player's score against the reference player, with its error.
Estimate estimated_score(const GradedTally& tally);
Estimate corrected_score(const GradedTally& tally);

// Plays options.games games of a player against the reference player, who also decides in the
// player's place; shards are ignored. `rollouts` games follow each of the two actions where they
// differ (0: none), unless their probabilities are exact. Seats alternate. If stopped, the tally is
// of the games that were finished.
GradedTally play_graded(const MakePlayer& make, const MakePlayer& make_reference,
                        const ai::yahtzee::solve::SharedScoreSource& score_source, int rollouts,
                        const DuelOptions& options);

// Games among three to six players in one process, on several threads. The dice are keyed, so a
// seed replays them, and the figures are the same for any number of threads.

struct GroupTally {
    std::int64_t games = 0;
    UnitSums share;    // of the win of player 0: 1/k where he ties for first among k
    UnitSums adjusted; // the same less his luck
    std::vector<PlayerTally> players;

    GroupTally& operator+=(const GroupTally& other);
};

// The share of player 0, with Wilson's interval.
Estimate raw_share(const GroupTally& tally);
// The same expectation with less noise. It and its interval may lie outside 0 to 1.
Estimate adjusted_share(const GroupTally& tally);

// Plays options.games games by the contest's rules; shards are ignored. Player p sits on seat
// (p + g) modulo the number of players in game g. Luck is measured by the estimate of the win
// probability over `score_source`. If stopped, the tally is of the games that were finished.
GroupTally play_group(const std::vector<MakePlayer>& make,
                      const ai::yahtzee::solve::SharedScoreSource& score_source,
                      const DuelOptions& options);

inline constexpr int max_rollouts = 10'000;
inline constexpr std::size_t max_group = 6;

// alea-lab duel --graded. Plays options.games games and reports the score of the first player by
// the losses of his decisions. Returns the exit status.
int graded_duel(const support::Invocation& invocation, const po::variables_map& given,
                const std::vector<std::string>& names, DuelOptions options);

// alea-lab duel with three to six players. Plays options.games games and reports the first player's
// share of the wins. Returns the exit status.
int duel_of_group(const support::Invocation& invocation, const po::variables_map& given,
                  const std::vector<std::string>& names, DuelOptions options);

} // namespace headless::lab
