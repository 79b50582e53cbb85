#include "headless/lab/duel_report.h"

#include "headless/lab/play.h"
#include "headless/support/input.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <stdexcept>

namespace headless::lab {

using Json = nlohmann::ordered_json;

namespace {

constexpr auto format_name = "alea duel 1";

template <class... Values>
std::string formatted(const char* format, Values... values) {
    char text[160];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

// One game tells nothing about the error of a mean.
std::string in_percent(const Estimate& estimate) {
    if (!std::isfinite(estimate.standard_error))
        return formatted("%8.4f %%   standard error not known", 100 * estimate.mean);
    return formatted("%8.4f %%   standard error %.4f   99 %% interval %.4f to %.4f",
                     100 * estimate.mean, 100 * estimate.standard_error,
                     100 * estimate.interval99.low, 100 * estimate.interval99.high);
}

Json as_json(const Estimate& estimate) {
    return {{"mean", estimate.mean},
            {"standard_error", estimate.standard_error},
            {"interval99", {estimate.interval99.low, estimate.interval99.high}}};
}

// The sums, from which everything else follows.
Json as_json(const Tally& tally) {
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

Json figures(const Tally& tally) {
    Json json{{"raw_score", as_json(raw_score(tally))},
              {"adjusted_score", as_json(adjusted_score(tally))},
              {"first_seat_share", first_seat_share(tally)}};
    for (const PlayerTally& player : tally.players) {
        json["average_points"].push_back(average_points(tally, player));
        json["microseconds_a_decision"].push_back(microseconds_a_decision(player));
    }
    return json;
}

} // namespace

void print(const DuelReport& report, std::ostream& out) {
    const Tally& tally = report.tally;
    const auto [a, b] = tally.players;
    out << report.players[0] << " against " << report.players[1] << "\nseed                   "
        << report.seed << "\nluck baseline          " << report.baseline << '\n';
    if (report.parts.size() < report.shards)
        out << "shards                 " << report.parts.size() << " of " << report.shards << '\n';
    out << "games                  " << tally.games << '\n'
        << "raw score              " << in_percent(raw_score(tally)) << '\n'
        << "luck-adjusted score    " << in_percent(adjusted_score(tally)) << '\n'
        << formatted("average points         %8.3f and %.3f\n", average_points(tally, a),
                     average_points(tally, b))
        << formatted("ties                   %8.4f %%\n",
                     100 * static_cast<double>(tally.ties) / static_cast<double>(tally.games))
        << formatted("first seat's share     %8.4f %%\n", 100 * first_seat_share(tally))
        << formatted("microseconds/decision  %8.2f and %.2f\n", microseconds_a_decision(a),
                     microseconds_a_decision(b));
}

std::string to_json(const DuelReport& report) {
    const Json json{{"format", format_name},         {"players", report.players},
                    {"seed", report.seed},           {"baseline", report.baseline},
                    {"games", report.games},         {"shards", report.shards},
                    {"parts", report.parts},         {"figures", figures(report.tally)},
                    {"tally", as_json(report.tally)}};
    return json.dump(2);
}

DuelReport read_json(const std::string& path) {
    const std::string text = support::whole_input(path);
    const std::runtime_error wrong(support::input_name(path) + " holds no report of alea-lab duel");
    try {
        const Json json = Json::parse(text);
        if (json.at("format") != format_name) throw wrong;
        DuelReport report;
        json.at("players").get_to(report.players);
        json.at("seed").get_to(report.seed);
        json.at("baseline").get_to(report.baseline);
        json.at("games").get_to(report.games);
        json.at("shards").get_to(report.shards);
        json.at("parts").get_to(report.parts);
        report.tally = tally_from(json.at("tally"));
        for (const std::uint64_t part : report.parts)
            if (part < 1 || part > report.shards) throw wrong;
        return report;
    } catch (const nlohmann::json::exception&) {
        throw wrong;
    }
}

std::uint64_t expected_games(const DuelReport& report) {
    std::uint64_t games = 0;
    for (const std::uint64_t part : report.parts)
        games += games_of_shard(report.games, part - 1, report.shards);
    return games;
}

DuelReport merged(const std::vector<DuelReport>& reports) {
    DuelReport all = reports.at(0);
    for (std::size_t i = 1; i < reports.size(); ++i) {
        const DuelReport& report = reports[i];
        if (report.players != all.players || report.seed != all.seed ||
            report.baseline != all.baseline || report.games != all.games ||
            report.shards != all.shards)
            throw std::runtime_error("the files are not of the same duel");
        for (const std::uint64_t part : report.parts) {
            if (std::ranges::find(all.parts, part) != all.parts.end())
                throw std::runtime_error("shard " + std::to_string(part) + " is there twice");
            all.parts.push_back(part);
        }
        all.tally += report.tally;
    }
    if (static_cast<std::uint64_t>(all.tally.games) != expected_games(all))
        throw std::runtime_error("a part was stopped before its end: there are " +
                                 std::to_string(all.tally.games) + " of " +
                                 std::to_string(expected_games(all)) + " games");
    std::ranges::sort(all.parts);
    return all;
}

} // namespace headless::lab
