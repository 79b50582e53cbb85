#include "ai/dilemma/strategies/strategy.h"

namespace ai::dilemma::strategies {

namespace {

// The takes of a player from me in the rounds after those in which I took from it, and after those
// in which I did not.
struct Response {
    int after_take = 0; // rounds in which I took, the last one set aside
    int taken_after_take = 0;
    int after_peace = 0;
    int taken_after_peace = 0;
};

Response response_of(const Request& request, int id) {
    Response response;
    for (int number = 1; number < request.history.round_count(); ++number) {
        const bool taken = request.history.round(number).took(id, request.id);
        if (request.history.round(number - 1).took(request.id, id)) {
            ++response.after_take;
            response.taken_after_take += taken;
        } else {
            ++response.after_peace;
            response.taken_after_peace += taken;
        }
    }
    return response;
}

// The increase that a take of mine causes in the probability of one of theirs; estimated as if each
// case had been seen once more with and once more without an answer.
double provocation(const Response& response) {
    const auto share = [](int taken, int rounds) { return (taken + 1.0) / (rounds + 2.0); };
    return share(response.taken_after_take, response.after_take) -
           share(response.taken_after_peace, response.after_peace);
}

constexpr double break_even =
    static_cast<double>(core::dilemma::gain_of_taker) / core::dilemma::loss_of_victim;

// A take of last round that answers none of mine.
bool took_unprovoked(const Request& request, int id) {
    const int before = request.history.round_count() - 2;
    return took_from_me(request, id) &&
           !(before >= 0 && request.history.round(before).took(request.id, id));
}

// A round in which a quiet player is tried again: rarer and rarer, not for all in the same round.
bool is_time_to_try(const Request& request, int id, int tried) {
    const int wait = 4 << (tried < 8 ? tried : 8);
    return (request.history.round_count() + 3 * id) % wait == wait - 1;
}

} // namespace

// Tries each player once and keeps taking from those that put up with it, or take anyway; from the
// others takes only what they took unprovoked last round.
Answer exploiter(const Request& request) {
    if (is_last_round(request)) return greedy(request);
    return take_from_those(request, [&](int id) {
        if (took_unprovoked(request, id)) return true;
        const Response response = response_of(request, id);
        if (response.after_take == 0) return is_time_to_try(request, id, 0);
        const bool puts_up_with_it = 2 * response.taken_after_take <= response.after_take;
        const bool takes_anyway = 2 * response.taken_after_peace > response.after_peace;
        return puts_up_with_it || takes_anyway;
    });
}

// Takes where the gain of a take outweighs the harm of the answers it provokes, as far as seen.
Answer adaptive(const Request& request) {
    if (is_last_round(request)) return greedy(request);
    return take_from_those(request, [&](int id) {
        const Response response = response_of(request, id);
        if (response.after_take == 0 || response.after_peace == 0)
            return took_unprovoked(request, id) || is_time_to_try(request, id, 0);
        if (provocation(response) < break_even) return true;
        return is_time_to_try(request, id, response.after_take);
    });
}

} // namespace ai::dilemma::strategies
