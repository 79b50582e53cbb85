#include "headless/knockout/pages.h"

#include "headless/knockout/drawing.h"
#include "headless/match/yahtzee/match.h"
#include "headless/support/json.h"

#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <utility>
#include <vector>

namespace headless::knockout {

using support::html_name;
using support::html_text;
namespace fs = std::filesystem;

namespace {

std::string score_of(const Block& block) {
    return std::to_string(block.wins_a) + " : " + std::to_string(block.wins_b) +
           (block.ties > 0 ? ", " + std::to_string(block.ties) + " tied" : "");
}

// In a list of two: the winner is marked.
std::string side_of(const Match& match, const std::string& name) {
    if (match.winner != name) return html_name(name) + "<br>";
    return "<strong>" + html_name(name) + "</strong> <span class=\"soft\">wins" +
           (match.by_lot ? " by lot" : "") + "</span><br>";
}

// The games and the report of a block, from its files. What is missing or damaged is said.
match::yahtzee::MatchPages pages_of_block(const ContestPages& contest, const std::string& id,
                                          const Match& match, std::size_t block) {
    const std::string name = block_name(id, block);
    match::yahtzee::MatchPages pages;
    pages.title = name + ": " + match.a + " against " + match.b;
    pages.heading = html_text(name) + ": " + html_name(match.a) + " against " + html_name(match.b);
    pages.names = {match.a, match.b};
    pages.folder = name;
    pages.contest = "../index.html";
    pages.report = support::json_in_file(contest.folder / (name + ".json"));
    const fs::path path = contest.folder / (name + ".log");
    std::ifstream log(path);
    const auto replay = match::yahtzee::replay(
        log, [&pages](const match::yahtzee::GameResult& game, const std::string& transcript,
                      const std::optional<double>&) { pages.games.add(game, transcript); });
    pages.name = name;
    if (!contest.seed.empty()) pages.seed_source = contest.seed + '/' + name;
    if (fs::exists(path))
        pages.write_log = [path](const match::yahtzee::GameStore&, support::GzipFile& packed) {
            std::ifstream file(path, std::ios::binary);
            std::array<char, 65536> bytes;
            while (file.read(bytes.data(), bytes.size()), file.gcount() > 0)
                packed.write({bytes.data(), static_cast<std::size_t>(file.gcount())});
        };
    if (!replay)
        pages.remarks = "<p class=\"bad\">The log of this match can&#39;t be replayed: " +
                        html_text(core::support::to_string(replay.error())) + "</p>\n";
    if (match.by_lot && block + 1 == match.blocks.size())
        pages.remarks += "<p>Won by " + html_name(match.winner) + " by lot.</p>\n";
    pages.games.sort_by_number();
    return pages;
}

void add_match(support::PageFolder& pages, const ContestPages& contest, const std::string& id,
               const Match& match, const match::yahtzee::PageOptions& options) {
    for (std::size_t block = 0; block < match.blocks.size(); ++block) {
        const auto each = pages_of_block(contest, id, match, block);
        if (each.report.is_object()) {
            add_match_pages(pages, each, options);
            continue;
        }
        pages.add(fs::path(each.folder) / "index.html",
                  support::to_html(
                      {each.title,
                       "<p><a href=\"../index.html\">The contest</a></p>\n<h1>" + each.heading +
                           "</h1>\n<p class=\"bad\">The report of this match is missing: " +
                           score_of(match.blocks[block]) + ".</p>\n",
                       1}));
    }
}

std::string card_of(const std::string& id, const Match& match) {
    std::string card = "<li><strong><a href=\"" + id + "/index.html\">" + html_text(id) +
                       "</a></strong><br>" + side_of(match, match.a) + side_of(match, match.b);
    for (std::size_t block = 0; block < match.blocks.size(); ++block) {
        if (block > 0) card += "; <a href=\"" + block_name(id, block) + "/index.html\">again</a> ";
        card += score_of(match.blocks[block]);
    }
    if (match.winner.empty())
        card += std::string("<br><span class=\"soft\">") +
                (record_of(match).games() == 0 ? "neither has played" : "tied") + "</span>";
    for (const Block& block : match.blocks)
        for (const std::string* const rest : {&block.rest_a, &block.rest_b})
            if (!rest->empty())
                card += "<br><span class=\"bad\">" + html_text(rest_in_words(*rest)) + "</span>";
    return card + "</li>\n";
}

std::string rounds_of(const State& state) {
    if (state.draw.empty()) return {};
    const Bracket bracket(static_cast<int>(state.draw.size()));
    std::string html;
    std::string last;
    for (const BracketMatch& each : bracket.matches()) {
        const auto match = state.matches.find(each.id);
        if (match == state.matches.end()) continue;
        const std::string round = html_text(title(each.part, each.round));
        if (round != last)
            html += (last.empty() ? "" : "</ul>\n") + ("<h2>" + round + "</h2>\n") +
                    "<ul class=\"cards\">\n";
        last = round;
        html += card_of(each.id, match->second);
    }
    return last.empty() ? html : html + "</ul>\n";
}

std::string places_of_all(const State& state) {
    support::HtmlTable table({"#Place", "Entrant"});
    for (const auto& [place, name] : places_of(state))
        table.add({std::to_string(place), html_name(name)});
    return table.is_empty() ? "<p>Not decided yet.</p>\n" : table.html();
}

// Its style is in the style sheet: HTML has no style within the body.
std::string bracket_drawn(const State& state) {
    constexpr std::string_view end_of_style = "</style>";
    std::string svg = to_svg(state);
    const std::size_t start = svg.find("<style>");
    const std::size_t end = svg.find(end_of_style);
    if (start != std::string::npos && end != std::string::npos)
        svg.erase(start, end + end_of_style.size() - start);
    return svg;
}

std::string title_of(Format format) {
    return format == Format::knockout      ? "Knockout"
           : format == Format::round_robin ? "Round robin"
                                           : "Gauntlet";
}

std::string in_whole(double elo) { return std::to_string(std::lround(elo)); }

// The anchor's rating is given, not measured.
std::string interval_of(const Rating& rating) {
    if (rating.half_width99 == 0) return "anchor";
    return in_whole(rating.elo - rating.half_width99) + " to " +
           in_whole(rating.elo + rating.half_width99);
}

std::string ratings_of(const ContestPages& contest) {
    support::HtmlTable table({"#Rank", "Entrant", "#Elo", "#99 % interval", "#Games", "#Score"});
    for (const TableRow& row : standings(contest.state, contest.format, contest.anchor))
        table.add({std::to_string(row.rank), html_name(row.name), in_whole(row.rating.elo),
                   interval_of(row.rating), std::to_string(row.record.games()),
                   in_whole(100 * row.record.score()) + " %"});
    return table.is_empty() ? "<p>Not decided yet.</p>\n" : table.html();
}

// The score of the row's entrant against the column's, by rank; each a link to the match.
std::string cross_table_of(const ContestPages& contest) {
    const auto rows = standings(contest.state, contest.format, contest.anchor);
    if (rows.empty()) return {};
    std::map<std::pair<std::string, std::string>, std::string> cells;
    for (const auto& entry : contest.state.matches) {
        const auto& match = entry.second;
        const match::Record record = record_of(match);
        const auto cell = [&id = entry.first, &record](double score) {
            return "<a href=\"" + id + "/index.html\">" +
                   (record.games() == 0 ? "–" : in_whole(100 * score)) + "</a>";
        };
        cells[{match.a, match.b}] = cell(record.score());
        cells[{match.b, match.a}] = cell(1 - record.score());
    }
    std::vector<std::string> heads{"", ""};
    for (const TableRow& column : rows) heads.push_back(std::to_string(column.rank));
    support::HtmlTable table(heads);
    for (const TableRow& row : rows) {
        std::vector<std::string> line{std::to_string(row.rank), html_name(row.name)};
        for (const TableRow& column : rows) {
            const auto cell = cells.find({row.name, column.name});
            line.push_back(cell == cells.end() ? std::string() : cell->second);
        }
        table.add(line);
    }
    return "<h2>Cross table</h2>\n<p class=\"soft\">The row&#39;s score against the column&#39;s "
           "in percent; columns by rank.</p>\n" +
           table.html("cross");
}

std::string matches_of(const State& state) {
    std::string html = "<h2>Matches</h2>\n<ul class=\"cards\">\n";
    for (const auto& [id, match] : state.matches) html += card_of(id, match);
    return state.matches.empty() ? std::string() : html + "</ul>\n";
}

// The page of an entrant's match against the random player, where there was one.
std::string qualification_of(const State& state, const Entrant& entrant) {
    const auto why = turned_away(state, entrant);
    const std::string words =
        why ? "<span class=\"bad\">" + html_text(*why) + "</span>" : "qualified";
    if (!state.qualifications.contains(entrant.name)) return words;
    return words + " (<a href=\"" + qualification_id(state, entrant.name) +
           "/index.html\">match</a>)";
}

std::string entrants_of(const State& state) {
    support::HtmlTable table({"Name", "Qualification", "~Command", "~SHA-256"});
    for (const Entrant& entrant : state.entrants) {
        const auto hash = state.sha256.find(entrant.name);
        table.add({html_name(entrant.name), qualification_of(state, entrant),
                   html_name(entrant.command),
                   hash == state.sha256.end() ? "" : html_text(hash->second)});
    }
    return "<h2>Entrants</h2>\n" + table.html();
}

std::string circumstances_of_all(const ContestPages& contest) {
    std::vector<std::pair<std::string, std::string>> facts;
    const support::Json in_words = match::to_json(contest.circumstances);
    for (const auto& [what, value] : in_words.items())
        facts.emplace_back(what, value.get<std::string>());
    facts.emplace_back("protection", contest.state.protection);
    facts.emplace_back("terms", contest.state.terms);
    facts.emplace_back("SHA-256 of the seed", contest.state.seed_sha256);
    facts.emplace_back("seed", contest.seed);
    return support::html_facts(facts);
}

} // namespace

void add_contest_pages(support::PageFolder& pages, const ContestPages& contest,
                       const match::yahtzee::PageOptions& options) {
    const State& state = contest.state;
    const std::string title = title_of(contest.format);
    std::string body = "<h1>" + title + "</h1>\n";
    if (contest.format == Format::knockout) {
        body += places_of_all(state);
        if (!state.draw.empty())
            body += "<h2>Bracket</h2>\n<div class=\"picture bracket\">" + bracket_drawn(state) +
                    "</div>\n";
        body += rounds_of(state);
    } else {
        body += ratings_of(contest) + cross_table_of(contest) + matches_of(state);
    }
    body += entrants_of(state) + circumstances_of_all(contest);
    pages.add("index.html", support::to_html({title, body, 0}));
    auto of_match = options;
    of_match.on_written = {};
    const auto add = [&](const std::string& id, const Match& match) {
        add_match(pages, contest, id, match, of_match);
        if (options.on_written) options.on_written();
    };
    for (const auto& [name, match] : state.qualifications)
        add(qualification_id(state, name), match);
    for (const auto& [id, match] : state.matches) add(id, match);
}

} // namespace headless::knockout
