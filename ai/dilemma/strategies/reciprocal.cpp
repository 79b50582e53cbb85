#include "ai/dilemma/strategies/strategy.h"

namespace ai::dilemma::strategies {

// Keeps accounts: takes back what was taken, one for one, however long ago.
Answer reciprocal(const Request& request) {
    const auto& history = request.history;
    return take_from_those(request, [&](int id) {
        return history.takes(id, request.id) > history.takes(request.id, id);
    });
}

// Lets a single take pass: an echo of two wrathful players would cost both for ever.
Answer forgiving(const Request& request) {
    return take_from_those(request, [&](int id) {
        return took_from_me(request, id, 1) && took_from_me(request, id, 2);
    });
}

Answer unforgiving(const Request& request) {
    return take_from_those(request,
                           [&](int id) { return request.history.takes(id, request.id) > 0; });
}

Answer closer(const Request& request) {
    return is_last_round(request) ? greedy(request) : graceful(request);
}

} // namespace ai::dilemma::strategies
