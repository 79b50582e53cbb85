#include "ai/dilemma/strategies/strategy.h"

namespace ai::dilemma::strategies {

bool is_last_round(const Request& request) {
    return request.history.round_count() + 1 ==
           core::dilemma::rounds_per_player * request.history.players();
}

bool took_from_me(const Request& request, int taker, int rounds_ago) {
    const int number = request.history.round_count() - rounds_ago;
    return number >= 0 && request.history.round(number).took(taker, request.id);
}

} // namespace ai::dilemma::strategies
