#include "headless/match/report_parts.h"

#include "core/support/text.h"
#include "headless/support/words.h"

#include <iomanip>
#include <ostream>
#include <sstream>
#include <vector>

namespace headless::match {

using namespace headless::engine;
using namespace headless::sandbox;

namespace {

// Null where a score has no Elo.
Json elo_json(double score) {
    const auto difference = elo_of_score(score);
    return difference ? Json(*difference) : Json(nullptr);
}

std::string elo_in_words(double score) {
    const auto elo = elo_of_score(score);
    if (!elo) return score < 0.5 ? "-inf" : "+inf";
    std::ostringstream text;
    text << std::showpos << std::fixed << std::setprecision(1) << *elo;
    return text.str();
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
    return {{"commands", terms.commands},
            {"games", terms.games},
            {"seed_sha256", terms.seed_sha256},
            {"public_seed", terms.public_seed}};
}

Json to_json(const GameOutcome& game) {
    Json json{{"game", game.game},
              {"first", side_name(game.first)},
              {"winner", game.winner ? Json(side_name(*game.winner)) : Json("tie")}};
    if (game.forfeit) json["forfeit"] = to_json(*game.forfeit);
    return json;
}

Json side_json(const ReportFrame& report, const CommonTerms& terms, const Standing& standing,
               int side) {
    const auto index = static_cast<std::size_t>(side);
    Json json{{"side", side_name(side)},
              {"command", terms.commands[index]},
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

Json standing_json(const Standing& standing) {
    return {{"score", standing.score},
            {"interval99", {standing.interval99.low, standing.interval99.high}},
            {"elo", elo_json(standing.score)},
            {"elo_interval99", elo_json(standing.interval99)},
            {"likelihood_of_superiority", standing.likelihood_of_superiority}};
}

std::string elo_in_words(const Standing& standing) {
    return elo_in_words(standing.score) + " (99 %: " + elo_in_words(standing.interval99.low) +
           " to " + elo_in_words(standing.interval99.high) + ')';
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
    return support::dumped(json);
}

std::string began_event(const Json& terms, const std::string& protection) {
    return event_line("began", {{"terms", terms}, {"protection", protection}});
}

std::string failure_event(int game, const Forfeit& forfeit) {
    Json json{{"game", game}};
    json.update(to_json(forfeit));
    return event_line("failure", json);
}

std::string rest_event(const Rest& rest) { return event_line("rest", to_json(rest)); }

std::string fault_in_words(const std::string& reason, const std::string& words) {
    return words.starts_with(reason + ' ') ? words : reason + ": " + words;
}

void print_last_errors(std::ostream& out, const engine::Notes& notes, const char* margin) {
    constexpr std::size_t max_lines = 5;
    std::vector<std::string> lines;
    for (std::string_view rest = notes.last_errors; !rest.empty();)
        if (const auto line = core::support::take_line(rest); !line.empty())
            lines.emplace_back(line);
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

void print_start(std::ostream& out, const std::string& games, const CommonTerms& terms,
                 const std::string& protection) {
    out << games << " keyed by a seed with SHA-256 " << terms.seed_sha256 << '\n';
    if (terms.public_seed) out << "the seed was given on the command line: a test, no contest\n";
    if (!protection.empty()) out << "protection: " << protection << '\n';
    out << '\n' << std::flush;
}

void print_usage(std::ostream& out, const SideUsage& usage, const char* margin) {
    const engine::Notes& notes = usage.notes;
    out << margin << "CPU " << std::fixed << std::setprecision(3) << usage.cpu_seconds << " s";
    if (usage.max_cpu_seconds < usage.cpu_seconds)
        out << ", at most " << usage.max_cpu_seconds << " s in a case";
    out << ", wall clock " << usage.wall_seconds << " s, peak memory "
        << support::bytes_in_words(usage.peak_bytes) << '\n';
    if (notes.unasked_lines > 0)
        out << margin << notes.unasked_lines << " answers were there before they were asked for\n";
    if (notes.error_bytes > 0)
        out << margin << "wrote " << notes.error_bytes << " bytes to standard error, first: "
            << printable(notes.errors.substr(0, notes.errors.find('\n'))) << '\n';
}

std::string games_left(int games) {
    return support::counted(games, "game") + (games == 1 ? " that was left" : " that were left");
}

void print_rest(std::ostream& out, const Rest& rest, const char* margin) {
    out << margin << "lost the " << games_left(rest.games) << ": "
        << printable(fault_in_words(rest.reason, rest.words)) << '\n';
}

std::string silence_in_words(int side, double seconds) {
    std::ostringstream words;
    words << letter(side) << " has not answered for " << std::setprecision(3) << seconds
          << " s; does it flush its output?";
    return words.str();
}

void print_end(std::ostream& out, const ReportFrame& report) {
    if (report.unanswered)
        out << silence_in_words(report.unanswered->side, report.unanswered->seconds) << '\n';
    if (report.seed) out << "seed " << core::dice::to_text(*report.seed) << '\n';
    out << std::flush;
}

} // namespace headless::match
