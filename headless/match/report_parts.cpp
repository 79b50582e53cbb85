#include "headless/match/report_parts.h"

namespace headless::match {

namespace {

// Null where a score has no Elo.
Json elo_json(double score) {
    const auto difference = elo_of_score(score);
    return difference ? Json(*difference) : Json(nullptr);
}

Json elo_json(const Interval& scores) { return {elo_json(scores.low), elo_json(scores.high)}; }

} // namespace

std::string side_name(int side) { return std::string(1, letter(side)); }

Json to_json(const Forfeit& forfeit) {
    return {
        {"side", side_name(forfeit.side)}, {"reason", forfeit.reason}, {"words", forfeit.words}};
}

Json to_json(const Rest& rest) {
    return {{"side", side_name(rest.side)},
            {"games", rest.games},
            {"reason", rest.reason},
            {"words", rest.words}};
}

Json to_json(const CommonTerms& terms) {
    Json json{{"commands", terms.commands},
              {"games", terms.games},
              {"seed_sha256", terms.seed_sha256},
              {"public_seed", terms.public_seed}};
    if (!terms.title.empty()) json["title"] = terms.title;
    return json;
}

Json to_json(const GameOutcome& game) {
    Json json{{"game", game.game},
              {"first", side_name(game.first)},
              {"winner", game.winner ? Json(side_name(*game.winner)) : Json("tie")}};
    if (game.forfeit) json["forfeit"] = to_json(*game.forfeit);
    return json;
}

Json side_json(const ReportFrame& report, const CommonTerms& terms, const Standing& standing,
               const Record& record, int side) {
    const auto index = static_cast<std::size_t>(side);
    Json json{{"side", side_name(side)},
              {"command", terms.commands[index]},
              {"wins", record.wins},
              {"losses", record.losses},
              {"ties", record.ties},
              {"score", standing.score},
              {"interval99", {standing.interval99.low, standing.interval99.high}},
              {"elo", elo_json(standing.score)},
              {"elo_interval99", elo_json(standing.interval99)}};
    if (report.usage) {
        const SideUsage& usage = (*report.usage)[index];
        json["cpu_seconds"] = usage.cpu_seconds;
        json["wall_seconds"] = usage.wall_seconds;
        json["peak_memory_bytes"] = usage.peak_bytes;
        json["unasked_lines"] = usage.notes.unasked_lines;
        json["error_bytes"] = usage.notes.error_bytes;
        json["errors"] = usage.notes.errors;
        json["last_errors"] = usage.notes.last_errors;
    }
    if (!report.file_sha256[index].empty()) json["file_sha256"] = report.file_sha256[index];
    return json;
}

void add_frame(Json& report, const ReportFrame& frame) {
    if (!frame.protection.empty()) report["protection"] = frame.protection;
    if (frame.circumstances) report["circumstances"] = to_json(*frame.circumstances);
    if (frame.unanswered)
        report["unanswered"] = {{"side", side_name(frame.unanswered->side)},
                                {"seconds", frame.unanswered->seconds}};
    if (frame.seed) report["seed"] = core::dice::to_text(*frame.seed);
}

Json standing_json(const Standing& standing, const Record& record) {
    return {{"score", standing.score},
            {"interval99", {standing.interval99.low, standing.interval99.high}},
            {"elo", elo_json(standing.score)},
            {"elo_interval99", elo_json(standing.interval99)},
            {"likelihood_of_superiority", standing.likelihood_of_superiority},
            {"wins", record.wins},
            {"ties", record.ties},
            {"losses", record.losses}};
}

std::string event_line(const char* name, const Json& rest) {
    Json json{{"event", name}};
    json.update(rest);
    return support::dumped(json);
}

Json failure_json(int game, const Forfeit& forfeit) {
    Json json{{"game", game}};
    json.update(to_json(forfeit));
    return json;
}

Json to_json(const Circumstances& circumstances) {
    return {{"version", circumstances.version},
            {"date", circumstances.date},
            {"machine", circumstances.machine},
            {"limits", circumstances.limits},
            {"environment", circumstances.environment}};
}

} // namespace headless::match
