#include "headless/match/report_parts.h"

#include <iomanip>
#include <ostream>
#include <sstream>
#include <vector>

namespace headless::match {

using namespace headless::engine;
using namespace headless::sandbox;

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

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

void add_notes(Json& json, const engine::Notes& notes) {
    json["unasked_lines"] = notes.unasked_lines;
    json["error_bytes"] = notes.error_bytes;
    json["errors"] = notes.errors;
    json["last_errors"] = notes.last_errors;
}

Json standing_json(const Standing& standing) {
    const auto elo = [](double score) {
        const auto difference = elo_of_score(score);
        return difference ? Json(*difference) : Json(nullptr);
    };
    return {{"score", standing.score},
            {"interval99", {standing.interval99.low, standing.interval99.high}},
            {"elo", elo(standing.score)},
            {"elo_interval99", {elo(standing.interval99.low), elo(standing.interval99.high)}},
            {"likelihood_of_superiority", standing.likelihood_of_superiority}};
}

std::string live_line(const Standing& standing, const Record& record) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << "a " << 100 * standing.score << " % ("
         << 100 * standing.interval99.low << " to " << 100 * standing.interval99.high << ")";
    if (const auto elo = elo_of_score(standing.score))
        text << std::showpos << "  Elo " << *elo << std::noshowpos;
    text << "  LOS " << 100 * standing.likelihood_of_superiority << " %  +" << record.wins << " ="
         << record.ties << " -" << record.losses;
    return text.str();
}

std::string event_line(const char* name, const Json& rest) {
    Json json{{"event", name}};
    json.update(rest);
    return dumped(json);
}

std::string failure_event(int game, const Forfeit& forfeit) {
    Json json{{"game", game}};
    json.update(to_json(forfeit));
    return event_line("failure", json);
}

std::string rest_event(const Rest& rest) { return event_line("rest", to_json(rest)); }

std::string printable(const std::string& text) {
    std::string safe;
    for (const char c : text) safe += ' ' <= c && c <= '~' ? c : '?';
    return safe;
}

void print_last_errors(std::ostream& out, const engine::Notes& notes, const char* margin) {
    constexpr std::size_t max_lines = 5;
    std::vector<std::string> lines;
    std::istringstream text(notes.last_errors);
    for (std::string line; std::getline(text, line);)
        if (!line.empty()) lines.push_back(line);
    if (lines.empty()) return;
    const std::size_t first = lines.size() > max_lines ? lines.size() - max_lines : 0;
    out << margin << "its last words on standard error:\n";
    for (std::size_t i = first; i < lines.size(); ++i)
        out << margin << "  " << printable(lines[i]) << '\n';
}

Json to_json(const Circumstances& circumstances) {
    return {{"version", circumstances.version},
            {"date", circumstances.date},
            {"machine", circumstances.machine},
            {"limits", circumstances.limits},
            {"environment", circumstances.environment}};
}

void print_circumstances(std::ostream& out, const Circumstances& circumstances) {
    out << "alea-judge " << circumstances.version << ", " << circumstances.date << ", "
        << circumstances.machine << "\nlimits: " << circumstances.limits
        << "\nenvironment: " << circumstances.environment << '\n';
}

void print_notes(std::ostream& out, const engine::Notes& notes, const char* margin) {
    if (notes.unasked_lines > 0)
        out << margin << notes.unasked_lines << " answers were there before they were asked for\n";
    if (notes.error_bytes > 0)
        out << margin << "wrote " << notes.error_bytes << " bytes to standard error, first: "
            << printable(notes.errors.substr(0, notes.errors.find('\n'))) << '\n';
}

} // namespace headless::match
