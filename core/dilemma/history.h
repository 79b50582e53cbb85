// All rounds of a battle so far, with scores and counts of takes.

#pragma once

#include "core/support/result.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::dilemma {

// One round of the Prisoner's Dilemma Challenge 2014: the pairs of taker and victim. Players have
// IDs from 1 on. In text, "(1, 2) (1, 3) (4, 1)": 1 took from 2 and 3, 4 took from 1; ordered by
// taker, then victim. A round without takes is an empty line.

inline constexpr int min_players = 2;
inline constexpr int max_players = 1000;

// Points per take.
inline constexpr int gain_of_taker = 1;
inline constexpr int loss_of_victim = 2;

class Round {
public:
    explicit Round(int players)
        : players_(players),
          words_((static_cast<std::size_t>(players) + 63) / 64),
          bits_(words_ * static_cast<std::size_t>(players)) {
        assert(min_players <= players && players <= max_players);
    }

    int players() const { return players_; }

    bool took(int taker, int victim) const {
        return (bits_[word(taker, victim)] >> bit(victim) & 1u) != 0;
    }

    void take(int taker, int victim) {
        assert(taker != victim);
        bits_[word(taker, victim)] |= std::uint64_t{1} << bit(victim);
    }

    // Calls visit(taker, victim) for every take, in order.
    template <class Visit>
    void for_each_take(Visit visit) const {
        for (std::size_t i = 0; i < bits_.size(); ++i)
            for (std::uint64_t left = bits_[i]; left != 0; left &= left - 1)
                visit(static_cast<int>(i / words_) + 1,
                      static_cast<int>(i % words_) * 64 + std::countr_zero(left) + 1);
    }

    friend bool operator==(const Round&, const Round&) = default;

private:
    std::size_t word(int taker, int victim) const {
        assert(1 <= taker && taker <= players_ && 1 <= victim && victim <= players_);
        return static_cast<std::size_t>(taker - 1) * words_ +
               static_cast<std::size_t>(victim - 1) / 64;
    }
    static int bit(int victim) { return (victim - 1) % 64; }

    int players_;
    std::size_t words_; // per taker
    std::vector<std::uint64_t> bits_;
};

// One line, without its end.
std::string to_text(const Round& round);

// Pairs may be in any order, each at most once.
support::Result<Round> parse_round(std::string_view line, int players, std::size_t line_number);

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
