#include "headless/match/yahtzee/match.h"

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

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

Json Traits::roll_json(const Request& request) {
    Json json{{"game", request.game}, {"side", side_name(request.side)}};
    if (const auto position = core::yahtzee::parse_position(request.text)) {
        json["turn"] = core::yahtzee::box_count + 1 - position->mover.open().size();
        json["roll"] = position->roll_number;
        json["dice"] = position->dice;
    }
    json["position"] = request.text;
    return json;
}

Json Traits::action_json(const Request& request, std::string_view answer) {
    const auto code = core::yahtzee::parse_action_code(answer);
    return {{"game", request.game},
            {"side", side_name(request.side)},
            {"action", code ? Json(*code) : Json(answer)}};
}

} // namespace headless::match::yahtzee
