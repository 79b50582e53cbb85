// Questions about one decision: what a program does, how the choices rank, and what roll-outs say
// about them.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/analysis/analysis_service.h"
#include "core/yahtzee/game.h"

#include <optional>
#include <vector>

namespace app::analysis {

// What a program does. It starts at once if it needs no solved game, and else waits for that.
struct PlayerRequest {
    PlayerKey key;
    core::yahtzee::Position position;

    using Answer = core::yahtzee::Action;
    static constexpr Priority priority = Priority::player;
    Answer answer(Work& work) const;
};

struct RankedChoices {
    std::vector<ai::yahtzee::decide::RankedAction> choices; // as ActionRanker ranks them
    bool is_estimate = false; // of the win probabilities that they are ranked by
};

// The choices ranked with their win probabilities, which takes some milliseconds.
struct RankingRequest {
    core::yahtzee::Position position;
    ai::yahtzee::decide::Objective objective;
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    using Answer = RankedChoices;
    static constexpr Priority priority = Priority::hint;
    Answer answer(Work& work) const;

    friend bool operator==(const RankingRequest&, const RankingRequest&) = default;
};

// The probability that `seat` wins, plus half that of a tie, at any moment of a game for two or
// more; nothing where it isn't known.
struct WinRequest {
    core::yahtzee::Game game; // not over
    int seat;
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    using Answer = std::optional<double>;
    static constexpr Priority priority = Priority::hint;
    Answer answer(Work& work) const;
};

// Estimated win probabilities, corrected by roll-outs, which take a second or so.
struct RolloutRequest {
    core::yahtzee::Position position; // for two or more
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // not null

    using Answer = std::vector<ai::yahtzee::decide::RankedAction>; // as RolloutRanker ranks them
    static constexpr Priority priority = Priority::rollout;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
