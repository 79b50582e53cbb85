#include "ai/dilemma/strategies/strategy.h"

#include <algorithm>

namespace ai::dilemma::strategies {

namespace {

constexpr int remembered_rounds = 32;
constexpr int min_evidence = 3;          // takes from a player, by anyone
constexpr double much_provocation = 0.3; // of a take, in takes back; half a take back breaks even

// Takes from a player by anyone in the rounds remembered, and its answers to them.
struct Temper {
    int takes = 0;
    int answered = 0; // by a take back in the next round
    int peaceful = 0; // another in a round did not take from the player
    int struck = 0;   // and was taken from in the next
};

Temper temper_of(const core::dilemma::History& history, int player) {
    Temper temper;
    for (int number = std::max(1, history.round_count() - remembered_rounds);
         number < history.round_count(); ++number) {
        for (int other = 1; other <= history.players(); ++other) {
            if (other == player) continue;
            const bool struck = history.round(number).took(player, other);
            if (history.round(number - 1).took(other, player)) {
                ++temper.takes;
                temper.answered += struck;
            } else {
                ++temper.peaceful;
                temper.struck += struck;
            }
        }
    }
    return temper;
}

bool puts_up_with_takes(const Temper& temper) {
    if (temper.takes < min_evidence) return false;
    const double provoked = static_cast<double>(temper.answered) / temper.takes;
    const double anyway =
        temper.peaceful > 0 ? static_cast<double>(temper.struck) / temper.peaceful : provoked;
    return provoked - anyway < much_provocation;
}

} // namespace

// Learns from what the others do to each other whom it can take from without an answer, so that it
// need not try them; towards the others as graceful.
Answer observer(const Request& request) {
    if (is_last_round(request)) return greedy(request);
    return take_from_those(request, [&](int id) {
        return took_from_me(request, id) || puts_up_with_takes(temper_of(request.history, id));
    });
}

} // namespace ai::dilemma::strategies
