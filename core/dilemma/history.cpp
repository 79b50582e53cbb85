#include "core/dilemma/history.h"

#include <algorithm>
#include <numeric>

namespace core::dilemma {

History::History(int players)
    : players_(players),
      by_(static_cast<std::size_t>(players)),
      from_(static_cast<std::size_t>(players)),
      pairs_(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)) {
    assert(min_players <= players && players <= max_players);
}

void History::append(Round round) {
    assert(round.players() == players_);
    round.for_each_take([this](int taker, int victim) {
        ++by_[static_cast<std::size_t>(taker - 1)];
        ++from_[static_cast<std::size_t>(victim - 1)];
        ++pairs_[static_cast<std::size_t>((taker - 1) * players_ + victim - 1)];
        ++total_;
    });
    rounds_.push_back(std::move(round));
}

std::vector<int> ranking(const History& history) {
    std::vector<int> ids(static_cast<std::size_t>(history.players()));
    std::iota(ids.begin(), ids.end(), 1);
    std::ranges::stable_sort(ids, std::greater(), [&](int id) { return history.score(id); });
    return ids;
}

std::vector<int> winners(const History& history) {
    std::vector<int> ids = ranking(history);
    const int best = history.score(ids.front());
    std::erase_if(ids, [&](int id) { return best <= 0 || history.score(id) < best; });
    return ids;
}

} // namespace core::dilemma
