#include "headless/match/yahtzee/match.h"

namespace headless::match::yahtzee {

namespace {

constexpr int pairs_per_block = 1000;
constexpr int pairs_per_tested_block = 100;

} // namespace

std::vector<Part> Traits::parts() const {
    const int halves = games_per_unit();
    const int units = terms_.games / halves;
    // The sequential test needs whole pairs now and then.
    const int pairs = terms_.sprt ? pairs_per_tested_block : pairs_per_block;
    const int block = terms_.duplicate ? pairs : units;
    Part games;
    for (int unit = 0; unit < units; unit += block)
        for (int half = 0; half < halves; ++half)
            games.push_back({unit, std::min(unit + block, units), half});
    return {games};
}

GameResult Traits::play(std::size_t, int unit, int half, const Engines& engines,
                        std::string& transcript) const {
    const int game = unit * games_per_unit() + half + 1;
    return yahtzee::play(pairing_of(terms_, game), engines, dice_, transcript);
}

bool Traits::is_decided(const Result& result) {
    const auto state = result.sprt_state();
    return state && state->verdict != SprtVerdict::undecided;
}

Report run_match(const MatchOptions& options, const sandbox::Protection& protection,
                 const MatchEvents& events) {
    return Match<Traits>(options, protection, events).run();
}

} // namespace headless::match::yahtzee
