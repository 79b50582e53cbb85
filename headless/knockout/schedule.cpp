#include "headless/knockout/schedule.h"

#include <algorithm>
#include <array>

namespace headless::knockout {

namespace {

Pairing pairing(const State& state, std::size_t one, std::size_t other) {
    const auto number = [&state](const std::string& name) {
        return std::ranges::find(state.entrants, name, &Entrant::name) - state.entrants.begin() + 1;
    };
    const std::string& a = state.draw[std::min(one, other)];
    const std::string& b = state.draw[std::max(one, other)];
    return {std::to_string(number(a)) + '-' + std::to_string(number(b)), a, b};
}

// The circle method: one stays, the others go round; with an odd number one rests in each round.
std::vector<Pairing> all_against_all(const State& state) {
    const std::size_t entrants = state.draw.size();
    const std::size_t seats = entrants + entrants % 2;
    std::vector<Pairing> all;
    for (std::size_t round = 0; round + 1 < seats; ++round) {
        const auto at = [&](std::size_t seat) {
            return seat == 0 ? 0 : 1 + (seat - 1 + round) % (seats - 1);
        };
        for (std::size_t i = 0; i < seats / 2; ++i) {
            const std::size_t one = at(i);
            const std::size_t other = at(seats - 1 - i);
            if (std::max(one, other) < entrants) all.push_back(pairing(state, one, other));
        }
    }
    return all;
}

} // namespace

std::string name(Format format) {
    constexpr std::array names{"knockout", "roundrobin", "gauntlet"};
    return names[static_cast<std::size_t>(format)];
}

std::vector<Pairing> pairings(const State& state, Format format) {
    if (format == Format::round_robin) return all_against_all(state);
    std::vector<Pairing> all;
    if (state.draw.empty() || state.draw.front() != state.entrants.front().name) return all;
    for (std::size_t i = 1; i < state.draw.size(); ++i) all.push_back(pairing(state, 0, i));
    return all;
}

} // namespace headless::knockout
