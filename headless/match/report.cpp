#include "headless/match/report.h"

#include "core/support/text.h"
#include "headless/match/outcome.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <utility>
#include <vector>

namespace headless::match {

using support::text_of;

namespace {

constexpr const char* margin = "     ";
constexpr std::size_t max_last_lines = 5; // of a failed program's standard error

// "+38.2"; a score of 0 or 1 has no finite Elo.
std::string elo_figure(const Json& elo, double score) {
    if (elo.is_null()) return score < 0.5 ? "-inf" : "+inf";
    return text_of(elo, {{"%+.1f", ""}});
}

// "+38.2 (99 %: -50.7 to +127.6)"
std::string elo_in_words(const Json& standing) {
    const Json& scores = standing.at("interval99");
    const Json& elos = standing.at("elo_interval99");
    return elo_figure(standing.at("elo"), standing.at("score")) +
           " (99 %: " + elo_figure(elos.at(0), scores.at(0)) + " to " +
           elo_figure(elos.at(1), scores.at(1)) + ')';
}

std::string fault_of(const Json& fault) {
    return printable(fault_in_words(fault.at("reason"), fault.at("words")));
}

void print_rest(std::ostream& out, const Json& rest) {
    out << "lost the " << games_left(rest.at("games")) << ": " << fault_of(rest) << '\n';
}

// Each fault once, with how often it came.
void print_forfeits(std::ostream& out, const Json& own) {
    std::map<std::string, std::pair<int, int>> kinds; // words to how often, and the first game
    for (const Json& forfeit : own.value("forfeits", Json::array())) {
        auto& [count, first] = kinds[fault_of(forfeit)];
        if (count++ == 0) first = forfeit.at("game");
    }
    for (const auto& [words, times] : kinds)
        out << margin << "forfeited " << support::counted(times.first, "game") << ", first game "
            << times.second << ": " << words << '\n';
    if (own.contains("rest")) print_rest(out << margin, own.at("rest"));
}

// True if a side has failed in the match, or in a case of it.
bool has_failed(const Json& report, const Json& own) {
    const auto is_own = [&own](const Json& fault) { return fault.at("side") == own.at("side"); };
    if (own.contains("rest") || !own.value("forfeits", Json::array()).empty()) return true;
    for (const Json& each : report.value("cases", Json::array()))
        for (const char* faults : {"forfeits", "rests"})
            if (std::ranges::any_of(each.at(faults), is_own)) return true;
    return false;
}

void print_last_errors(std::ostream& out, const std::string& errors) {
    std::vector<std::string> lines;
    for (std::string_view rest = errors; !rest.empty();)
        if (const auto line = core::support::take_line(rest); !line.empty())
            lines.emplace_back(line);
    if (lines.empty()) return;
    out << margin << "its last words on standard error:\n";
    for (std::size_t i = lines.size() - std::min(lines.size(), max_last_lines); i < lines.size();
         ++i)
        out << margin << "  " << printable(lines[i]) << '\n';
}

void print_usage(std::ostream& out, const Json& own) {
    out << text_of(own, {{"     CPU %.3f s", "/cpu_seconds"}});
    if (own.contains("most_cpu_seconds_a_case"))
        out << text_of(own, {{", at most %.3f s in a case", "/most_cpu_seconds_a_case"}});
    out << text_of(own, {{", wall clock %.3f s", "/wall_seconds"}}) << ", peak memory "
        << support::bytes_in_words(own.at("peak_memory_bytes")) << '\n';
    if (own.at("unasked_lines") > 0)
        out << text_of(
            own, {{"     %.0f answers were there before they were asked for\n", "/unasked_lines"}});
    if (own.at("error_bytes") == 0) return;
    const std::string errors = own.at("errors");
    out << text_of(own, {{"     wrote %.0f bytes to standard error, first: ", "/error_bytes"}})
        << printable(errors.substr(0, errors.find('\n'))) << '\n';
}

void print_side(std::ostream& out, const Json& report, const Json& own) {
    out << own.at("side").get<std::string>() << ":  "
        << printable(own.at("command").get_ref<const std::string&>()) << '\n'
        << text_of(own, {{"     %.0f won", "/wins"},
                         {", %.0f lost", "/losses"},
                         {", %.0f tied; score ", "/ties"},
                         {"%.2f %% (99 %%: ", "/score", 100},
                         {"%.2f to ", "/interval99/0", 100},
                         {"%.2f %%)", "/interval99/1", 100}});
    if (own.contains("average_points"))
        out << text_of(own, {{"; average %.2f points", "/average_points"}});
    out << '\n';
    const bool has_games = own.at("wins") != 0 || own.at("losses") != 0 || own.at("ties") != 0;
    if (own.at("side") == "a" && has_games)
        out << margin << "Elo against b " << elo_in_words(own) << '\n';
    if (own.contains("mean_loss"))
        out << text_of(own, {{"     mean loss %.2f points per decision\n", "/mean_loss"}});
    if (own.contains("luck_adjusted"))
        out << text_of(own.at("luck_adjusted"),
                       {{"     luck-adjusted score %.2f %% (standard error ", "/score", 100},
                        {"%.2f %%; 99 %%: ", "/standard_error", 100},
                        {"%.2f to ", "/interval99/0", 100},
                        {"%.2f %%)\n", "/interval99/1", 100}});
    print_forfeits(out, own);
    if (own.contains("cpu_seconds")) {
        if (has_failed(report, own)) print_last_errors(out, own.at("last_errors"));
        print_usage(out, own);
    }
    if (own.contains("file_sha256"))
        out << margin << "SHA-256 of the program " << own.at("file_sha256").get<std::string>()
            << '\n';
}

void print_cases(std::ostream& out, const Json& report) {
    out << " N  H        a        b  ties\n";
    for (const Json& each : report.at("cases")) {
        out << text_of(each, {{"%2.0f", "/case/0"},
                              {"%3.0f", "/case/1"},
                              {"%9.1f", "/points/0"},
                              {"%9.1f", "/points/1"},
                              {"%6.0f\n", "/ties"}});
        for (const Json& forfeit : each.at("forfeits"))
            out << text_of(forfeit, {{"       game %.0f: ", "/game"}, {"%s forfeits, ", "/side"}})
                << fault_of(forfeit) << '\n';
        for (const Json& rest : each.at("rests"))
            print_rest(out << text_of(rest, {{"       %s ", "/side"}}), rest);
    }
    out << text_of(report, {{"  all%9.1f", "/sides/0/points"},
                            {"%9.1f  of ", "/sides/1/points"},
                            {"%.0f\n", "/games"}});
}

void print_test(std::ostream& out, const Json& report) {
    const Json& terms = report.at("terms");
    if (!terms.contains("sprt")) return;
    out << text_of(terms, {{"sequential test of %g", "/sprt/elo0"},
                           {" against %g Elo", "/sprt/elo1"},
                           {" on %s scores: ", "/sprt/scores"}});
    if (!report.contains("sprt")) {
        out << "needs the large tables to be repeated\n";
        return;
    }
    out << text_of(report, {{"log-likelihood ratio %.3f", "/sprt/log_likelihood_ratio"},
                            {" (bounds %.3f", "/sprt/lower_bound"},
                            {", %.3f)", "/sprt/upper_bound"},
                            {" after %.0f games: ", "/played"},
                            {"%s\n", "/sprt/words"}});
}

} // namespace

std::string live_line(const Json& game) {
    std::string text = text_of(game, {{"a %.1f %% (", "/score", 100},
                                      {"%.1f to ", "/interval99/0", 100},
                                      {"%.1f)", "/interval99/1", 100}});
    if (!game.at("elo").is_null()) text += text_of(game, {{"  Elo %+.1f", "/elo"}});
    text += text_of(game, {{"  LOS %.1f %%", "/likelihood_of_superiority", 100},
                           {"  +%.0f", "/wins"},
                           {" =%.0f", "/ties"},
                           {" -%.0f", "/losses"}});
    if (game.contains("pairs")) {
        text += "  pairs";
        for (const Json& count : game.at("pairs")) text += text_of(count, {{" %.0f", ""}});
    }
    if (game.contains("llr"))
        text += text_of(
            game,
            {{"  LLR %.2f", "/llr"}, {" (%.2f", "/llr_bounds/0"}, {", %.2f)", "/llr_bounds/1"}});
    return text;
}

std::string fault_in_words(const std::string& reason, const std::string& words) {
    return words.starts_with(reason + ' ') ? words : reason + ": " + words;
}

std::string games_left(int games) {
    return support::counted(games, "game") + (games == 1 ? " that was left" : " that were left");
}

std::string silence_in_words(int side, double seconds) {
    return letter(side) + text_of(seconds, {{" has not answered for %.3g s; does it flush its "
                                             "output?",
                                             ""}});
}

void print_circumstances(std::ostream& out, const Circumstances& circumstances) {
    out << "alea-judge " << circumstances.version << ", " << circumstances.date << ", "
        << circumstances.machine << "\nlimits: " << circumstances.limits
        << "\nenvironment: " << circumstances.environment << '\n';
}

void print_start(std::ostream& out, const Json& terms, const std::string& protection) {
    const bool has_cases = terms.contains("cases");
    if (has_cases)
        out << support::counted(static_cast<std::int64_t>(terms.at("cases").size()), "case")
            << " of ";
    out << support::counted(terms.at("games").get<std::int64_t>(), "game")
        << (terms.value("duplicate", false) ? ", each twice with seats changed" : "")
        << (has_cases ? "; deals" : "; dice")
        << text_of(terms, {{" keyed by a seed with SHA-256 %s\n", "/seed_sha256"}});
    if (terms.at("public_seed"))
        out << "the seed was given on the command line: a test, no contest\n";
    if (!protection.empty()) out << "protection: " << protection << '\n';
    out << '\n' << std::flush;
}

void print_report(std::ostream& out, const Json& report) {
    const Json& terms = report.at("terms");
    std::size_t due = terms.at("games");
    if (terms.contains("title")) out << printable(terms.at("title").get<std::string>()) << "\n\n";
    if (report.contains("cases")) {
        print_cases(out, report);
        due *= terms.at("cases").size();
    }
    for (const Json& side : report.at("sides")) print_side(out, report, side);
    print_test(out, report);
    if (report.at("cut_short"))
        out << "stopped after " << report.at(report.contains("played") ? "played" : "games")
            << " of " << due << " games\n";
    if (report.contains("unanswered"))
        out << silence_in_words(report.at("unanswered").at("side") == "a" ? 0 : 1,
                                report.at("unanswered").at("seconds"))
            << '\n';
    if (report.contains("seed")) out << text_of(report, {{"seed %s\n", "/seed"}});
    out << std::flush;
}

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
