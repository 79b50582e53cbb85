#include "headless/lab/duel_report.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
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

std::string in_percent(const Estimate& estimate) {
    return formatted("%8.4f %%   standard error %.4f   99 %% interval %.4f to %.4f",
                     100 * estimate.mean, 100 * estimate.standard_error, 100 * estimate.low_99(),
                     100 * estimate.high_99());
}

Json as_json(const Estimate& estimate) {
    return {{"mean", estimate.mean},
            {"standard_error", estimate.standard_error},
            {"interval_99", {estimate.low_99(), estimate.high_99()}}};
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

void write_json(const DuelReport& report, const std::string& path) {
    const Json json{{"format", format_name},         {"players", report.players},
                    {"seed", report.seed},           {"baseline", report.baseline},
                    {"games", report.games},         {"shards", report.shards},
                    {"parts", report.parts},         {"figures", figures(report.tally)},
                    {"tally", as_json(report.tally)}};
    std::ofstream file(path);
    file << json.dump(2) << '\n';
    file.close();
    if (!file) throw std::runtime_error(path + " could not be written");
}

DuelReport read_json(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + " could not be opened");
    try {
        const Json json = Json::parse(file);
        if (json.at("format") != format_name)
            throw std::runtime_error(path + " is not a file of alea-lab duel");
        DuelReport report;
        json.at("players").get_to(report.players);
        json.at("seed").get_to(report.seed);
        json.at("baseline").get_to(report.baseline);
        json.at("games").get_to(report.games);
        json.at("shards").get_to(report.shards);
        json.at("parts").get_to(report.parts);
        report.tally = tally_from(json.at("tally"));
        return report;
    } catch (const nlohmann::json::exception& error) {
        throw std::runtime_error(path + " is not a file of alea-lab duel: " + error.what());
    }
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
    std::ranges::sort(all.parts);
    return all;
}

} // namespace headless::lab
