#include "headless/lab/tally_json.h"

namespace headless::lab {

using support::Json;

Json as_json(const Estimate& estimate) {
    return {{"mean", estimate.mean},
            {"standard_error", estimate.standard_error},
            {"interval99", {estimate.interval99.low, estimate.interval99.high}}};
}

Json tally_json(const Tally& tally) {
    Json json{{"games", tally.games},       {"wins", tally.wins},
              {"ties", tally.ties},         {"first_seat_wins", tally.first_seat_wins},
              {"adjusted", tally.adjusted}, {"adjusted_squares", tally.adjusted_squares}};
    for (const PlayerTally& player : tally.players)
        json["players"].push_back({{"points", player.points},
                                   {"decisions", player.decisions},
                                   {"nanoseconds", player.nanoseconds}});
    return json;
}

Tally tally_from(const Json& json) {
    Tally tally;
    json.at("games").get_to(tally.games);
    json.at("wins").get_to(tally.wins);
    json.at("ties").get_to(tally.ties);
    json.at("first_seat_wins").get_to(tally.first_seat_wins);
    json.at("adjusted").get_to(tally.adjusted);
    json.at("adjusted_squares").get_to(tally.adjusted_squares);
    for (std::size_t p = 0; p < 2; ++p) {
        const Json& player = json.at("players").at(p);
        player.at("points").get_to(tally.players[p].points);
        player.at("decisions").get_to(tally.players[p].decisions);
        player.at("nanoseconds").get_to(tally.players[p].nanoseconds);
    }
    return tally;
}

} // namespace headless::lab
