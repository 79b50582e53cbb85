#include "headless/match/dominoes/json.h"

namespace headless::match::dominoes {

namespace {

using core::dominoes::Case;

Json case_json(Case setting) { return Json::array({setting.numbers, setting.hand_size}); }

Json side_json(const Report& report, int side) {
    Json json = match::side_json(report, report.result.terms(), report.result.standing(side),
                                 report.result.record(side), side);
    json["points"] = report.result.points(side);
    if (report.usage)
        json["most_cpu_seconds_a_case"] =
            (*report.usage)[static_cast<std::size_t>(side)].max_cpu_seconds;
    return json;
}

Json case_result_json(const CaseResult& each) {
    Json json{{"case", case_json(each.setting)},
              {"points", {each.points(0), each.points(1)}},
              {"ties", each.ties},
              {"forfeits", Json::array()},
              {"rests", Json::array()}};
    for (const auto& [game, forfeit] : each.forfeits)
        json["forfeits"].push_back(failure_json(game, forfeit));
    for (const Rest& rest : each.rests) json["rests"].push_back(to_json(rest));
    return json;
}

} // namespace

Json to_json(const Terms& terms) {
    Json json = to_json(static_cast<const CommonTerms&>(terms));
    json["cases"] = Json::array();
    for (const Case setting : terms.cases) json["cases"].push_back(case_json(setting));
    return json;
}

core::support::Result<Terms> terms_from_json(std::string_view text) {
    return terms_from<Terms>(text, [](const Json& json, Terms& terms) {
        for (const Json& pair : json.at("cases"))
            terms.cases.push_back(
                {support::whole_number<int>(pair.at(0)), support::whole_number<int>(pair.at(1))});
    });
}

Json to_json(const Report& report) {
    const Result& result = report.result;
    Json json{{"game", "dominoes"},
              {"terms", to_json(result.terms())},
              {"games", result.games()},
              {"cut_short", result.is_cut_short()},
              {"sides", {side_json(report, 0), side_json(report, 1)}},
              {"cases", Json::array()}};
    for (const CaseResult& each : result.cases()) json["cases"].push_back(case_result_json(each));
    add_frame(json, report);
    return json;
}

Json game_json(const GameResult& game, const Result& so_far) {
    Json json{{"case", case_json(so_far.cases().back().setting)}};
    json.update(match::to_json(game));
    json["starter"] = side_name(game.first);
    json["played"] = so_far.games();
    json["points"] = {so_far.points(0), so_far.points(1)};
    json.update(standing_json(so_far.standing(0), so_far.record(0)));
    return json;
}

} // namespace headless::match::dominoes
