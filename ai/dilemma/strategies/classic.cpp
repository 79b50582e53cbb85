#include "ai/dilemma/strategies/strategy.h"

#include <algorithm>
#include <numeric>

namespace ai::dilemma::strategies {

Answer lazy(const Request&) { return {}; }

Answer greedy(const Request& request) {
    return take_from_those(request, [](int) { return true; });
}

Answer wrathful(const Request& request) {
    return is_first_round(request) ? greedy(request) : graceful(request);
}

Answer envious(const Request& request) {
    if (is_first_round(request)) return greedy(request);
    const int players = request.history.players();
    std::vector<int> ids(static_cast<std::size_t>(players));
    std::iota(ids.rbegin(), ids.rend(), 1);
    std::ranges::stable_sort(ids, std::greater(),
                             [&](int id) { return request.history.score(id); });
    std::erase(ids, request.id);
    ids.resize(static_cast<std::size_t>(players / 2));
    return take_from_those(request, [&ids](int id) { return std::ranges::count(ids, id) > 0; });
}

Answer graceful(const Request& request) {
    return take_from_those(request, [&](int id) { return took_from_me(request, id); });
}

Answer bully(const Request& request) {
    const int fair_share = request.history.total_takes() / request.history.players();
    return take_from_those(request,
                           [&](int id) { return request.history.takes_from(id) > fair_share; });
}

Answer judge(const Request& request) {
    const int fair_share = request.history.total_takes() / request.history.players();
    return take_from_those(request,
                           [&](int id) { return request.history.takes_by(id) > fair_share; });
}

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
