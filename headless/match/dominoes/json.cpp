#include "headless/match/dominoes/json.h"

#include "headless/match/report_parts.h"
#include "headless/match/statistics.h"

namespace headless::match::dominoes {

namespace {

using core::dominoes::Case;

Json case_json(Case setting) { return Json::array({setting.numbers, setting.hand_size}); }

Json terms_json(const Terms& terms) {
    Json json{{"commands", terms.commands},
              {"cases", Json::array()},
              {"games", terms.games},
              {"seed_sha256", terms.seed_sha256},
              {"public_seed", terms.public_seed}};
    for (const Case setting : terms.cases) json["cases"].push_back(case_json(setting));
    return json;
}

Json side_json(const Result& result, int side, const SideUsage* usage) {
    const Standing standing = result.standing(side);
    Json json{{"side", side_name(side)},
              {"command", result.terms().commands[static_cast<std::size_t>(side)]},
              {"points", result.points(side)},
              {"score", standing.score},
              {"interval99", {standing.interval99.low, standing.interval99.high}}};
    if (usage) {
        json["cpu_seconds"] = usage->cpu_seconds;
        json["most_cpu_seconds_a_case"] = usage->max_cpu_seconds;
        json["peak_memory_bytes"] = usage->peak_bytes;
        add_notes(json, usage->notes);
    }
    return json;
}

Json case_result_json(const CaseResult& each) {
    Json json{{"case", case_json(each.setting)},
              {"points", {each.points(0), each.points(1)}},
              {"ties", each.ties},
              {"forfeits", Json::array()},
              {"rests", Json::array()}};
    for (const auto& [game, forfeit] : each.forfeits) {
        json["forfeits"].push_back({{"game", game}});
        json["forfeits"].back().update(to_json(forfeit));
    }
    for (const Rest& rest : each.rests) json["rests"].push_back(to_json(rest));
    return json;
}

Json report_json(const Result& result, const std::array<SideUsage, 2>* usage) {
    Json json{{"game", "dominoes"},      {"terms", terms_json(result.terms())},
              {"games", result.games()}, {"cut_short", result.is_cut_short()},
              {"sides", Json::array()},  {"cases", Json::array()}};
    for (int side = 0; side < 2; ++side)
        json["sides"].push_back(
            side_json(result, side, usage ? &(*usage)[static_cast<std::size_t>(side)] : nullptr));
    for (const CaseResult& each : result.cases()) json["cases"].push_back(case_result_json(each));
    return json;
}

} // namespace

std::string terms_to_json(const Terms& terms) { return dumped(terms_json(terms)); }

core::support::Result<Terms> terms_from_json(std::string_view text) {
    return terms_from<Terms>(text, [](const Json& json, Terms& terms) {
        for (const Json& pair : json.at("cases"))
            terms.cases.push_back({pair.at(0).get<int>(), pair.at(1).get<int>()});
    });
}

std::string report_to_json(const Result& result, const std::array<SideUsage, 2>* usage,
                           int indent) {
    return dumped(report_json(result, usage), indent);
}

std::string began_event(const Terms& terms, const std::string& protection) {
    return event_line("began", {{"terms", terms_json(terms)}, {"protection", protection}});
}

std::string action_event(const Request& request, std::string_view answer) {
    return event_line("action", {{"game", request.game},
                                 {"side", side_name(request.side)},
                                 {"request", request.text},
                                 {"action", answer}});
}

std::string game_event(const GameResult& game, const Result& so_far) {
    Json json{{"case", case_json(so_far.cases().back().setting)},
              {"game", game.game},
              {"starter", side_name(game.starter)},
              {"winner", game.winner ? Json(side_name(*game.winner)) : Json("tie")}};
    if (game.forfeit) json["forfeit"] = to_json(*game.forfeit);
    json["played"] = so_far.games();
    json["points"] = {so_far.points(0), so_far.points(1)};
    json.update(standing_json(so_far.standing(0)));
    return event_line("game", json);
}

std::string ended_event(const Report& report) {
    return event_line("ended", report_json(report.result, &report.usage));
}

} // namespace headless::match::dominoes
