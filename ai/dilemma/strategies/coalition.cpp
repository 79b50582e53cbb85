#include "ai/dilemma/strategies/strategy.h"

#include <algorithm>

namespace ai::dilemma::strategies {

namespace {

constexpr int handshake_rounds = 2;

// True if a member `taker` takes from `victim` in round `number` of the handshake: a pattern that
// nobody shows by chance or by a rule of its own (SplitMix64's finaliser).
bool in_handshake(int number, int taker, int victim) {
    std::uint64_t bits = static_cast<std::uint64_t>(number) << 40 |
                         static_cast<std::uint64_t>(taker) << 20 |
                         static_cast<std::uint64_t>(victim);
    bits = (bits + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
    return (bits >> 63) != 0;
}

// Has shown the whole pattern.
bool has_shaken_hands(const core::dilemma::History& history, int player) {
    for (int number = 0; number < handshake_rounds; ++number)
        for (int victim = 1; victim <= history.players(); ++victim)
            if (victim != player &&
                history.round(number).took(player, victim) != in_handshake(number, player, victim))
                return false;
    return true;
}

// The members: those who have shaken hands and have taken from no other such player since.
std::vector<bool> members(const core::dilemma::History& history) {
    const auto size = static_cast<std::size_t>(history.players()) + 1;
    std::vector<bool> shaken(size);
    for (int id = 1; id <= history.players(); ++id)
        shaken[static_cast<std::size_t>(id)] = has_shaken_hands(history, id);
    std::vector<bool> loyal = shaken;
    for (int number = handshake_rounds; number < history.round_count(); ++number)
        history.round(number).for_each_take([&](int taker, int victim) {
            if (shaken[static_cast<std::size_t>(victim)])
                loyal[static_cast<std::size_t>(taker)] = false;
        });
    return loyal;
}

} // namespace

// Members leave each other in peace and answer for each other: who took from one of them in the
// last round is taken from by all. Towards strangers otherwise as the exploiter.
Answer coalition(const Request& request) {
    const auto& history = request.history;
    const int number = history.round_count();
    if (number < handshake_rounds)
        return take_from_those(request,
                               [&](int id) { return in_handshake(number, request.id, id); });

    const std::vector<bool> member = members(history);
    const auto is_member = [&](int id) { return member[static_cast<std::size_t>(id)]; };
    std::vector<bool> offender(member.size());
    history.last_round().for_each_take([&](int taker, int victim) {
        if (is_member(victim) && !is_member(taker))
            offender[static_cast<std::size_t>(taker)] = true;
    });
    const Answer tried = exploiter(request);
    return take_from_those(request, [&](int id) {
        return !is_member(id) && (offender[static_cast<std::size_t>(id)] ||
                                  std::ranges::binary_search(tried.victims, id));
    });
}

} // namespace ai::dilemma::strategies
