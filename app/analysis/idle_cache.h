// Keeps objects that remember, such as rankers and players, between the requests that use them.
// Each is used by one thread at a time, so a request takes the object out and puts it back; where
// none is idle, the caller makes another.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/rollout_ranker.h"
#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "core/yahtzee/rules.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app::analysis {

template <class Key, class Value>
class IdleCache {
public:
    // Keeps at most `max_size` objects; the ones put back first are destroyed, since they may hold
    // much memory.
    explicit IdleCache(std::size_t max_size) : max_size_(max_size) {}

    // The one put back last; nothing: none is idle.
    std::optional<Value> take(const Key& key) {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                        [&key](const auto& entry) { return entry.first == key; });
        if (found == entries_.rend()) return std::nullopt;
        std::optional<Value> taken = std::move(found->second);
        entries_.erase(std::next(found).base());
        return taken;
    }

    void put(Key key, Value value) {
        std::optional<std::pair<Key, Value>> surplus; // destroyed after the mutex is free
        const std::lock_guard lock(mutex_);
        entries_.emplace_back(std::move(key), std::move(value));
        if (entries_.size() <= max_size_) return;
        surplus = std::move(entries_.front());
        entries_.erase(entries_.begin());
    }

    std::size_t size() const {
        const std::lock_guard lock(mutex_);
        return entries_.size();
    }

private:
    const std::size_t max_size_;
    mutable std::mutex mutex_;
    std::vector<std::pair<Key, Value>> entries_;
};

// A program that plays, kept between its decisions: some remember, and some need the solved game
// first. Players that remember are not shared between seats.
struct PlayerKey {
    std::string name; // in the roster
    int seat;
    core::yahtzee::Rules rules;

    friend bool operator==(const PlayerKey&, const PlayerKey&) = default;
};

// A player, and the tables that it was given, if it asked for them; null: none were there.
struct SeatedPlayer {
    std::unique_ptr<ai::yahtzee::players::Player> player;
    bool asked_for_tables = false;
    ai::yahtzee::solve::SharedScoreSource score_source = nullptr;
};

using PlayerCache = IdleCache<PlayerKey, SeatedPlayer>;

// The inputs of a ranker, which remembers the turn and the end of the game that it has seen.
struct RankerKey {
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    friend bool operator==(const RankerKey&, const RankerKey&) = default;
};

struct RolloutRankerKey {
    RankerKey made_with;
    int threads;

    friend bool operator==(const RolloutRankerKey&, const RolloutRankerKey&) = default;
};

struct DecisionKey {
    RankerKey made_with;
    core::yahtzee::Position position;
    ai::yahtzee::decide::Objective objective;

    friend bool operator==(const DecisionKey&, const DecisionKey&) = default;
};

using RankerCache = IdleCache<RankerKey, ai::yahtzee::decide::ActionRanker>;
using RolloutRankerCache = IdleCache<RolloutRankerKey, ai::yahtzee::decide::RolloutRanker>;
// The play of a decision's turn, whatever is chosen.
using PolicyCache = IdleCache<DecisionKey, ai::yahtzee::turn::TurnPolicy>;

} // namespace app::analysis
