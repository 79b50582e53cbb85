// All rounds of a battle so far, with scores and counts of takes.

#pragma once

#include "core/dilemma/round.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::dilemma {

// A battle of P players lasts P times this many rounds.
inline constexpr int rounds_per_player = 25;

class History {
public:
    explicit History(int players);

    void append(Round round);

    int players() const { return players_; }
    int round_count() const { return static_cast<int>(rounds_.size()); }

    // `number` from 0.
    const Round& round(int number) const { return rounds_[static_cast<std::size_t>(number)]; }
    const Round& last_round() const { return rounds_.back(); }

    // Points.
    int score(int id) const {
        return gain_of_taker * takes_by(id) - loss_of_victim * takes_from(id);
    }

    int takes_by(int id) const { return by_[static_cast<std::size_t>(id - 1)]; }
    int takes_from(int id) const { return from_[static_cast<std::size_t>(id - 1)]; }
    int takes(int taker, int victim) const {
        return pairs_[static_cast<std::size_t>((taker - 1) * players_ + victim - 1)];
    }
    int total_takes() const { return total_; }

    friend bool operator==(const History&, const History&) = default;

private:
    int players_;
    std::vector<Round> rounds_;
    std::vector<int> by_;
    std::vector<int> from_;
    std::vector<int> pairs_; // by taker, then victim
    int total_ = 0;
};

// The players by score, best first; equal ones by ID.
std::vector<int> ranking(const History& history);

// The players with the best score, if it is above 0; else nobody.
std::vector<int> winners(const History& history);

} // namespace core::dilemma
