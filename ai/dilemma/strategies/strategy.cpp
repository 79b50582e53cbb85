#include "ai/dilemma/strategies/strategy.h"

#include <algorithm>
#include <array>

namespace ai::dilemma::strategies {

bool is_last_round(const Request& request) {
    return request.history.round_count() + 1 ==
           core::dilemma::rounds_per_player * request.history.players();
}

bool took_from_me(const Request& request, int taker, int rounds_ago) {
    const int number = request.history.round_count() - rounds_ago;
    return number >= 0 && request.history.round(number).took(taker, request.id);
}

namespace {

constexpr std::array strategies{
    Strategy{"lazy", "takes nothing", lazy},
    Strategy{"greedy", "takes from everyone", greedy},
    Strategy{"wrathful", "from everyone at first, then from who took from it last round", wrathful},
    Strategy{"envious", "from everyone at first, then from the better half by score", envious},
    Strategy{"graceful", "from who took from it last round", graceful},
    Strategy{"bully", "from who is taken from more often than the average", bully},
    Strategy{"judge", "from who takes more often than the average", judge},
    Strategy{"reciprocal", "takes back what was taken, one for one", reciprocal},
    Strategy{"forgiving", "from who took from it in both of the last two rounds", forgiving},
    Strategy{"unforgiving", "for ever from who took from it once", unforgiving},
    Strategy{"closer", "as graceful, but from everyone in the last round", closer},
    Strategy{"coalition", "knows its like by a handshake and stands up for them", coalition},
    Strategy{"exploiter", "tries everyone once and keeps taking from who puts up with it",
             exploiter},
    Strategy{"adaptive", "takes where that provokes too few answers to matter", adaptive},
    Strategy{"observer", "takes from who is seen to put up with the takes of others", observer},
};

} // namespace

std::span<const Strategy> roster() { return strategies; }

const Strategy* find_strategy(std::string_view name) {
    const auto found = std::ranges::find(strategies, name, &Strategy::name);
    return found == strategies.end() ? nullptr : &*found;
}

} // namespace ai::dilemma::strategies
