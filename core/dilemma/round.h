// One round of the Prisoner's Dilemma Challenge 2014: the pairs of taker and victim. Players have
// IDs from 1 on. In text, "(1, 2) (1, 3) (4, 1)": 1 took from 2 and 3, 4 took from 1; ordered by
// taker, then victim. A round without takes is an empty line.

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

} // namespace core::dilemma
