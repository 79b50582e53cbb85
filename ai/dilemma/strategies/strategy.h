// Strategies for the N-player Prisoner's Dilemma: pure functions of what a player is asked. What
// one wants to remember it derives from the history or keeps in its state line.

#pragma once

#include "core/dilemma/answer.h"
#include "core/dilemma/request.h"

#include <span>
#include <string_view>

namespace ai::dilemma::strategies {

using core::dilemma::Answer;
using core::dilemma::Request;

struct Strategy {
    std::string_view name;
    std::string_view description; // for people, without a full stop
    Answer (*answer)(const Request& request);
};

// All of them: first those that the challenge's judge came with, then ours.
std::span<const Strategy> roster();

// Null if there is no strategy of that name.
const Strategy* find_strategy(std::string_view name);

// Takes from every other player for whom `wanted(id)` holds.
template <class Wanted>
Answer take_from_those(const Request& request, Wanted wanted) {
    Answer answer;
    for (int id = 1; id <= request.history.players(); ++id)
        if (id != request.id && wanted(id)) answer.victims.push_back(id);
    return answer;
}

inline bool is_first_round(const Request& request) { return request.history.round_count() == 0; }

// The last round of a battle of the usual length: what is taken now nobody can answer.
bool is_last_round(const Request& request);

// True if `taker` took from the player that is asked, `rounds_ago` rounds ago (1: the last).
bool took_from_me(const Request& request, int taker, int rounds_ago = 1);

// The strategies of the challenge's judge (classic.cpp).
Answer lazy(const Request& request);
Answer greedy(const Request& request);
Answer wrathful(const Request& request);
Answer envious(const Request& request);
Answer graceful(const Request& request);
Answer bully(const Request& request);
Answer judge(const Request& request);

// Those that answer like with like (reciprocal.cpp).
Answer reciprocal(const Request& request);
Answer forgiving(const Request& request);
Answer unforgiving(const Request& request);
Answer closer(const Request& request);

// Those that find each other by a handshake (coalition.cpp).
Answer coalition(const Request& request);

// Those that try out what the others put up with (adaptive.cpp).
Answer exploiter(const Request& request);
Answer adaptive(const Request& request);

// One that watches what they put up with from each other (observer.cpp).
Answer observer(const Request& request);

} // namespace ai::dilemma::strategies
