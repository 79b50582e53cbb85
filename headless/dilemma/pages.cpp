#include "headless/dilemma/pages.h"

#include "headless/dilemma/report.h"

#include <algorithm>

namespace headless::dilemma {

using support::html_name;
using support::html_text;

namespace {

constexpr int rounds_per_page = 100;

std::string ranking_table(const Progress& progress, const core::dilemma::History& history) {
    support::HtmlTable table({"#Rank", "#ID", "Name", "#Score", "#Takes", "#Taken"});
    int rank = 0;
    int seen = 0;
    int last = 0;
    for (const int id : core::dilemma::ranking(history)) {
        ++seen;
        if (seen == 1 || history.score(id) != last) rank = seen;
        last = history.score(id);
        const Entrant& entrant = progress.setting.entrants[static_cast<std::size_t>(id - 1)];
        table.add({std::to_string(rank), std::to_string(id), html_name(entrant.name),
                   std::to_string(history.score(id)), std::to_string(history.takes_by(id)),
                   std::to_string(history.takes_from(id))});
    }
    return table.html();
}

std::string entrants_list(const Progress& progress) {
    std::string items;
    int id = 0;
    for (const Entrant& entrant : progress.setting.entrants)
        items += "<li>" + std::to_string(++id) + ' ' + html_name(entrant.name) +
                 "<br><span class=\"mono\">" + html_name(entrant.command) + "</span></li>\n";
    return "<h2>Entrants</h2>\n<ul class=\"cards\">\n" + items + "</ul>\n";
}

std::string winners_in_words(const Progress& progress, const core::dilemma::History& history) {
    std::string words;
    for (const int id : core::dilemma::winners(history))
        words += (words.empty() ? "" : ", ") +
                 html_name(progress.setting.entrants[static_cast<std::size_t>(id - 1)].name);
    return words.empty() ? "<p>No winner: nobody has more than 0 points.</p>\n"
                         : "<p>Won by " + words + ".</p>\n";
}

std::string warnings_list(const Progress& progress) {
    std::string items;
    for (const PlayedRound& round : progress.rounds)
        for (const Warning& warning : round.warnings)
            items += "<li>Round " + std::to_string(warning.round) + ", " +
                     html_name(
                         progress.setting.entrants[static_cast<std::size_t>(warning.id - 1)].name) +
                     ": " + html_text(warning.what) + "</li>\n";
    if (items.empty()) return "<h2>Warnings</h2>\n<p>None.</p>\n";
    return "<h2>Warnings</h2>\n<p>The output of these rounds was void.</p>\n<ul>\n" + items +
           "</ul>\n";
}

// "(1, 3) (2, 1)", broken over lines between takes only.
std::string takes_in_html(const PlayedRound& round) {
    std::string html;
    for (const char c : to_text(round.takes)) {
        const bool is_inside = c == ' ' && html.ends_with(',');
        html += is_inside ? "&nbsp;" : std::string(1, c);
    }
    return html;
}

// The takes of so many rounds, a row each.
std::string rounds_page(const Progress& progress, std::size_t first, std::size_t end) {
    support::HtmlTable table({"#Round", "#Number", "~Takes"});
    for (std::size_t i = first; i < end; ++i)
        table.add({std::to_string(i + 1), std::to_string(progress.setting.seeds[i]),
                   takes_in_html(progress.rounds[i])});
    const std::string title = "Rounds " + std::to_string(first + 1) + " to " + std::to_string(end);
    return support::to_html({title,
                             "<p><a href=\"index.html\">The tournament</a></p>\n<h1>" + title +
                                 "</h1>\n<p>(a, b): player a took 1 from player b.</p>\n" +
                                 table.html(),
                             0});
}

} // namespace

void add_tournament_pages(support::PageFolder& pages, const Progress& progress,
                          const core::dilemma::History& history,
                          std::vector<std::pair<std::string, std::string>> circumstances) {
    circumstances.emplace_back("SHA-256 of the seeds", progress.setting.seeds_digest);
    std::string links;
    for (std::size_t first = 0; first < progress.rounds.size(); first += rounds_per_page) {
        const std::size_t end = std::min(first + rounds_per_page, progress.rounds.size());
        const std::string name = "rounds-" + std::to_string(first + 1) + ".html";
        pages.add(name, rounds_page(progress, first, end));
        links += "<li><a href=\"" + name + "\">" + std::to_string(first + 1) + "–" +
                 std::to_string(end) + "</a></li>\n";
    }
    const std::string title = "The Prisoner's Dilemma";
    pages.add("index.html",
              support::to_html(
                  {title,
                   "<h1>" + html_text(title) + "</h1>\n" + winners_in_words(progress, history) +
                       ranking_table(progress, history) +
                       "<h2>Scores over the rounds, and who took from whom</h2>\n"
                       "<div class=\"picture\">" +
                       picture(history, names(progress.setting)) + "</div>\n<h2>Rounds</h2>\n" +
                       (links.empty() ? "" : "<ul class=\"games\">\n" + links + "</ul>\n") +
                       warnings_list(progress) + entrants_list(progress) +
                       support::html_facts(circumstances),
                   0}));
}

} // namespace headless::dilemma
