#include "headless/lab/duel_report.h"

#include "headless/lab/play.h"
#include "headless/support/input.h"
#include "headless/support/json.h"

#include <algorithm>
#include <ostream>
#include <stdexcept>

namespace headless::lab {

using support::Json;

namespace {

constexpr auto format_name = "alea duel 1";

Json figures(const Tally& tally) {
    Json json{{"raw_score", as_json(raw_score(tally))},
              {"adjusted_score", as_json(adjusted_score(tally))},
              {"first_seat_share", first_seat_share(tally)}};
    for (const PlayerTally& player : tally.players) {
        json["average_points"].push_back(average_points(tally, player));
        json["microseconds_a_decision"].push_back(microseconds_per_decision(player));
    }
    return json;
}

Json as_json(const DuelTest& test) {
    return {{"elo0", test.bounds.elo0},
            {"elo1", test.bounds.elo1},
            {"alpha", test.bounds.alpha},
            {"beta", test.bounds.beta},
            {"scores", "luck-adjusted"},
            {"log_likelihood_ratio", test.state.log_likelihood_ratio},
            {"lower_bound", test.state.lower_bound},
            {"upper_bound", test.state.upper_bound},
            {"verdict", name(test.state.verdict)}};
}

void print_test(const DuelReport& report, std::ostream& out) {
    const DuelTest& test = *report.test;
    out << support::text_of(as_json(test),
                            {{"sequential test        LLR %.3f", "/log_likelihood_ratio"},
                             {" (bounds %.3f", "/lower_bound"},
                             {", %.3f): ", "/upper_bound"}})
        << in_words(test.bounds, test.state.verdict, report.players[0], report.players[1]) << '\n';
}

void print_figures(const Tally& tally, std::ostream& out) {
    out << "raw score              " << in_percent(raw_score(tally)) << '\n'
        << "luck-adjusted score    " << in_percent(adjusted_score(tally)) << '\n';
    if (tally.games == 0) return; // a shard may have nothing to do
    const Json json = figures(tally);
    out << support::text_of(json, {{"average points         %8.3f", "/average_points/0"},
                                   {" and %.3f\n", "/average_points/1"}})
        << support::text_of(tally_json(tally), {{"ties                   %8.4f %%\n", "/ties",
                                                 100 / static_cast<double>(tally.games)}})
        << support::text_of(json, {{"first seat's share     %8.4f %%\n", "/first_seat_share", 100},
                                   {"microseconds/decision  %8.2f", "/microseconds_a_decision/0"},
                                   {" and %.2f\n", "/microseconds_a_decision/1"}});
}

} // namespace

void print(const DuelReport& report, std::ostream& out) {
    const Tally& tally = report.tally;
    out << report.players[0] << " against " << report.players[1] << "\nseed                   "
        << report.seed << "\nluck baseline          " << report.baseline << '\n';
    if (report.parts.size() < report.shards)
        out << "shards                 " << report.parts.size() << " of " << report.shards << '\n';
    out << "games                  " << tally.games << '\n';
    print_figures(tally, out);
    if (report.test) print_test(report, out);
}

std::string to_json(const DuelReport& report) {
    Json json{{"format", format_name},
              {"players", report.players},
              {"seed", report.seed},
              {"baseline", report.baseline},
              {"games", report.games},
              {"shards", report.shards},
              {"parts", report.parts},
              {"figures", figures(report.tally)},
              {"tally", tally_json(report.tally)}};
    json["version"] = report.version;
    if (report.test) json["sprt"] = as_json(*report.test);
    return support::dumped(json, 2);
}

DuelReport read_json(const std::string& path) {
    return duel_from_json(support::whole_input(path), support::input_name(path));
}

DuelReport duel_from_json(const std::string& text, const std::string& name) {
    const std::runtime_error wrong(name + " holds no report of alea-lab duel");
    try {
        const Json json = support::json_from(text);
        if (json.at("format") != format_name) throw wrong;
        DuelReport report;
        json.at("players").get_to(report.players);
        json.at("seed").get_to(report.seed);
        json.at("baseline").get_to(report.baseline);
        json.at("games").get_to(report.games);
        json.at("shards").get_to(report.shards);
        json.at("parts").get_to(report.parts);
        report.tally = tally_from(json.at("tally"));
        report.version = json.value("version", ""); // none in the files of 0.1.0
        for (const std::uint64_t part : report.parts)
            if (part < 1 || part > report.shards) throw wrong;
        return report;
    } catch (const Json::exception&) {
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
        if (report.version != all.version)
            throw std::runtime_error("the shards are of different programs: of version " +
                                     all.version + " and of " + report.version);
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
