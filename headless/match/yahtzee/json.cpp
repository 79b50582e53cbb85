#include "headless/match/yahtzee/json.h"

namespace headless::match::yahtzee {

namespace {

constexpr auto luck_adjusted = "luck-adjusted"; // what a sequential test may take

Json luck_json(const LuckAdjusted& luck) {
    return {{"score", luck.score},
            {"standard_error", luck.standard_error},
            {"interval99", {luck.interval99.low, luck.interval99.high}}};
}

Json side_json(const Report& report, int side) {
    const SideResult& own = report.result.side(side);
    Json json = match::side_json(report, report.result.terms(), report.result.standing(side),
                                 own.record(), side);
    json["score"] = own.score();
    json["average_points"] = report.result.average_points(side);
    json["forfeits"] = Json::array();
    for (std::size_t i = 0; i < own.forfeits.size(); ++i)
        json["forfeits"].push_back({{"game", own.forfeited_games[i]},
                                    {"reason", own.forfeits[i].reason},
                                    {"words", own.forfeits[i].words}});
    if (report.luck)
        json["luck_adjusted"] = luck_json(report.luck->sides[static_cast<std::size_t>(side)]);
    if (report.luck) json["mean_loss"] = report.luck->mean_loss(side);
    for (const Rest& rest : report.result.rests())
        if (rest.side == side) json["rest"] = to_json(rest);
    return json;
}

// The standing of side a, as of now.
Json standing_json(const Result& result) {
    Json json = match::standing_json(result.standing(0), result.side(0).record());
    if (const auto pairs = result.pairs()) json["pairs"] = *pairs;
    if (const auto state = result.sprt_state()) {
        json["llr"] = state->log_likelihood_ratio;
        json["llr_bounds"] = {state->lower_bound, state->upper_bound};
        if (result.terms().adjusts_luck)
            json["luck_adjusted_score"] = result.adjusted_pairs().mean();
    }
    return json;
}

Json sprt_json(const Result& result, const SprtState& state) {
    return {{"log_likelihood_ratio", state.log_likelihood_ratio},
            {"lower_bound", state.lower_bound},
            {"upper_bound", state.upper_bound},
            {"bound", state.upper_bound},
            {"verdict", name(state.verdict)},
            {"words", in_words(*result.terms().sprt, state.verdict, "a", "b")}};
}

} // namespace

Json to_json(const Terms& terms) {
    Json json = to_json(static_cast<const CommonTerms&>(terms));
    json["duplicate"] = terms.duplicate;
    if (terms.sprt)
        json["sprt"] = {{"elo0", terms.sprt->elo0},
                        {"elo1", terms.sprt->elo1},
                        {"alpha", terms.sprt->alpha},
                        {"beta", terms.sprt->beta},
                        {"scores", terms.adjusts_luck ? luck_adjusted : "plain"}};
    return json;
}

core::support::Result<Terms> terms_from_json(std::string_view text) {
    return terms_from<Terms>(text, [](const Json& json, Terms& terms) {
        terms.duplicate = json.at("duplicate").get<bool>();
        if (!json.contains("sprt")) return;
        const Json& test = json.at("sprt");
        // Logs of 0.1.0 have one error for both.
        const char* const beta = test.contains("error") ? "error" : "beta";
        const char* const alpha = test.contains("error") ? "error" : "alpha";
        terms.sprt = SprtBounds{test.at("elo0").get<double>(), test.at("elo1").get<double>(),
                                test.at(alpha).get<double>(), test.at(beta).get<double>()};
        terms.adjusts_luck = test.value("scores", "plain") == luck_adjusted;
    });
}

Json to_json(const Report& report) {
    Json json{{"game", "yahtzee"},
              {"terms", to_json(report.result.terms())},
              {"played", report.result.played()},
              {"complete", report.result.complete()},
              {"cut_short", report.result.is_cut_short()},
              {"sides", {side_json(report, 0), side_json(report, 1)}}};
    if (report.luck) json["luck_baseline"] = report.luck->baseline;
    if (const auto state = report.result.sprt_state())
        json["sprt"] = sprt_json(report.result, *state);
    add_frame(json, report);
    return json;
}

Json game_json(const GameResult& game, const Result& so_far) {
    Json json = to_json(static_cast<const GameOutcome&>(game));
    json["points"] = game.points;
    json["played"] = so_far.played();
    json.update(standing_json(so_far));
    return json;
}

} // namespace headless::match::yahtzee
