#include "headless/match/yahtzee/pages.h"

#include "headless/match/yahtzee/game_page.h"
#include "headless/support/numbers.h"

#include <array>
#include <cstdio>

namespace headless::match::yahtzee {

using support::html_name;
using support::html_text;

namespace {

std::string formatted_figure(const char* format, double value) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

std::string per_cent(double share) { return formatted_figure("%.2f&nbsp;%%", 100 * share); }

// A row of the result's table: what, of a, of b; none where the report has no such field.
template <class Cell>
std::string result_row(const MatchPages& match, const char* what, const char* field, Cell cell) {
    const Json& sides = match.report.at("sides");
    if (!sides.at(0).contains(field)) return {};
    return std::string("<tr><th>") + what + "</th><td>" + cell(sides.at(0).at(field)) +
           "</td><td>" + cell(sides.at(1).at(field)) + "</td></tr>\n";
}

std::string interval_in_words(const Json& ends) {
    return per_cent(ends.at(0).get<double>()) + " to " + per_cent(ends.at(1).get<double>());
}

std::string result_table(const MatchPages& match) {
    const auto count = [](const Json& value) { return value.dump(); };
    const auto seconds = [](const Json& value) {
        return formatted_figure("%.1f&nbsp;s", value.get<double>());
    };
    return "<div class=\"wide\"><table>\n<thead><tr><th></th><th>A: " + html_name(match.names[0]) +
           "</th><th>B: " + html_name(match.names[1]) + "</th></tr></thead>\n<tbody>\n" +
           result_row(match, "Won", "wins", count) + result_row(match, "Lost", "losses", count) +
           result_row(match, "Tied", "ties", count) +
           result_row(match, "Score", "score",
                      [](const Json& value) { return per_cent(value.get<double>()); }) +
           result_row(match, "99 % interval", "interval99", interval_in_words) +
           result_row(match, "Luck-adjusted score", "luck_adjusted",
                      [](const Json& luck) {
                          return per_cent(luck.at("score").get<double>()) + "<br>(" +
                                 interval_in_words(luck.at("interval99")) + ")";
                      }) +
           result_row(
               match, "Average points", "average_points",
               [](const Json& value) { return formatted_figure("%.2f", value.get<double>()); }) +
           result_row(match, "CPU time", "cpu_seconds", seconds) +
           result_row(match, "Wall clock", "wall_seconds", seconds) +
           result_row(match, "Peak memory", "peak_memory_bytes",
                      [](const Json& value) {
                          std::string words = support::bytes_in_words(value.get<std::int64_t>());
                          return words.replace(words.find(' '), 1, "&nbsp;");
                      }) +
           result_row(match, "Command", "command",
                      [](const Json& value) {
                          return "<span class=\"mono\">" + html_name(value.get<std::string>()) +
                                 "</span>";
                      }) +
           result_row(match, "SHA-256", "file_sha256",
                      [](const Json& value) {
                          return "<span class=\"mono\">" + html_text(value.get<std::string>()) +
                                 "</span>";
                      }) +
           "</tbody></table></div>\n";
}

// Games that were lost without being played to the end, with their reasons.
std::string forfeits_list(const MatchPages& match) {
    std::string items;
    for (std::size_t side = 0; side < 2; ++side) {
        const Json& own = match.report.at("sides").at(side);
        const std::string name = html_name(match.names[side]);
        for (const Json& forfeit : own.at("forfeits"))
            items += "<li>Game " + forfeit.at("game").dump() + ", " + name + ": " +
                     html_text(fault_in_words(forfeit.at("reason"), forfeit.at("words"))) +
                     "</li>\n";
        if (own.contains("rest"))
            items +=
                "<li>" + name + " lost the " + games_left(own.at("rest").at("games").get<int>()) +
                ": " +
                html_text(fault_in_words(own.at("rest").at("reason"), own.at("rest").at("words"))) +
                "</li>\n";
        if (items.empty() || !own.contains("last_errors")) continue;
        const std::string errors = own.at("last_errors").get<std::string>();
        if (!errors.empty() && (own.contains("rest") || !own.at("forfeits").empty()))
            items += "<li>" + name + " wrote last to standard error: <span class=\"mono\">" +
                     html_text(printable(errors, std::string::npos)) + "</span></li>\n";
    }
    if (items.empty()) return {};
    return "<h2>Forfeits</h2>\n<ul>\n" + items + "</ul>\n";
}

std::string score_graph(const MatchPages& match) {
    support::ScoreGraph graph;
    graph.description = "Score of A over the games, with its 99 % interval; the line is one half";
    double score = 0;
    double games = 0;
    for (const auto& [game, offset, size] : match.games.entries()) {
        score += score_of_a(game);
        ++games;
        const Interval interval = wilson_interval(score / games, games);
        graph.score.push_back(score / games);
        graph.low.push_back(interval.low);
        graph.high.push_back(interval.high);
    }
    if (graph.score.empty()) return {};
    return "<h2>Score over the games</h2>\n<figure>\n" + to_html(graph) +
           "<figcaption class=\"soft\">Score of A, from 0 below to 100 % above, over " +
           std::to_string(match.games.entries().size()) +
           " games, with its 99 % interval.</figcaption>\n"
           "</figure>\n";
}

std::string circumstances_list(const MatchPages& match) {
    std::string items;
    const auto add = [&items](const std::string& what, const std::string& value) {
        items += "<dt>" + what + "</dt><dd>" + html_text(value) + "</dd>\n";
    };
    const Json& report = match.report;
    if (report.contains("circumstances"))
        for (const auto& [what, value] : report.at("circumstances").items())
            add(html_text(what), value.get<std::string>());
    if (report.contains("protection")) add("protection", report.at("protection"));
    const Json& terms = report.at("terms");
    add("games agreed", terms.at("games").dump());
    if (terms.value("duplicate", false)) add("duplicate", "each game's dice twice, seats changed");
    add("SHA-256 of the seed", terms.at("seed_sha256"));
    if (report.contains("seed")) add("seed", report.at("seed"));
    if (terms.value("public_seed", false)) add("seed given", "on the command line: a test");
    return "<h2>Circumstances</h2>\n<dl>\n" + items + "</dl>\n";
}

std::string games_list(const MatchPages& match) {
    if (match.games.entries().empty()) return {};
    std::string items;
    for (const auto& [game, offset, size] : match.games.entries()) {
        const std::string number = std::to_string(game.game);
        const char winner = !game.winner ? '=' : *game.winner == 0 ? 'A' : 'B';
        items += "<li><a href=\"games/" + number + ".html\">" + number +
                 "</a> <span class=\"soft\">" + winner + (game.forfeit ? "!" : "") +
                 "</span></li>\n";
    }
    return "<h2>Games</h2>\n<p class=\"soft\">Number and winner; = a tie, ! a forfeit.</p>\n"
           "<ul class=\"games\">\n" +
           items + "</ul>\n";
}

std::string match_body(const MatchPages& match) {
    std::string body;
    if (!match.contest.empty())
        body += "<p><a href=\"" + html_text(match.contest) + "\">The contest</a></p>\n";
    return body + "<h1>" + match.heading + "</h1>\n" + match.remarks + result_table(match) +
           score_graph(match) + forfeits_list(match) + games_list(match) +
           circumstances_list(match);
}

// Links to the match and to the games before and after.
std::string game_links(const MatchPages& match, std::size_t index) {
    const auto& games = match.games.entries();
    const auto link = [&games](std::size_t to, const char* words) {
        return "<a href=\"" + std::to_string(games[to].game.game) + ".html\">" + words + "</a>";
    };
    std::string links = "<p><a href=\"../index.html\">The match</a>";
    if (index > 0) links += " · " + link(index - 1, "Game before");
    if (index + 1 < games.size()) links += " · " + link(index + 1, "Next game");
    return links + "</p>\n";
}

} // namespace

void add_match_pages(support::PageFolder& pages, const MatchPages& match, const ActionJudge& judge,
                     const std::function<void(std::size_t)>& on_game) {
    const int depth = match.folder.empty() ? 0 : 1;
    const std::filesystem::path folder = match.folder;
    pages.add(folder / "index.html", support::to_html({match.title, match_body(match), depth}));
    for (std::size_t i = 0; i < match.games.entries().size(); ++i) {
        const GameStore::Entry& entry = match.games.entries()[i];
        const PlayedGame played{entry.game, match.games.transcript(entry), {}};
        const std::string number = std::to_string(played.game.game);
        const std::string links = game_links(match, i);
        pages.add(folder / "games" / (number + ".html"),
                  support::to_html({"Game " + number + ": " + match.title,
                                    links + game_body(match, played, judge) + links, depth + 1}));
        if (on_game) on_game(i + 1);
    }
}

} // namespace headless::match::yahtzee
