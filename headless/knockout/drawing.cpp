#include "headless/knockout/drawing.h"

#include "headless/knockout/cross_table.h"
#include "headless/support/html.h"
#include "headless/support/json.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace headless::knockout {

namespace {

using support::Json;

constexpr int box_width = 210;
constexpr int box_height = 40;
constexpr int column_width = box_width + 40;
constexpr int row_height = box_height + 16;
constexpr int margin = 20;

std::string name_of(const State& state, const std::optional<int>& entrant) {
    if (!entrant) return "";
    return *entrant == Bracket::no_one ? "bye" : state.draw[static_cast<std::size_t>(*entrant)];
}

std::string match_line(const std::string& id, const Match& match) {
    const match::Record record = record_of(match);
    std::ostringstream text;
    text << "  " << id << "  " << match.a << "  " << record.wins << " : " << record.losses << "  "
         << match.b;
    text << "   -> " << match.winner;
    if (match.blocks.size() > 1)
        text << " (after " << match.blocks.size() - 1 << " more blocks"
             << (match.by_lot ? ", by lot)" : ")");
    for (const Block& block : match.blocks) {
        if (!block.rest_a.empty()) text << "; " << match.a << ": " << rest_in_words(block.rest_a);
        if (!block.rest_b.empty()) text << "; " << match.b << ": " << rest_in_words(block.rest_b);
    }
    return text.str() + '\n';
}

struct Corner {
    int x;
    int y;
};

// Winners' bracket above, losers' below, finals at the right: by id.
std::map<std::string, Corner> lay_out(const Bracket& bracket) {
    std::map<std::string, Corner> corners;
    std::map<std::pair<char, int>, int> counts;
    int rows = 0;
    int columns = 0;
    for (const BracketMatch& match : bracket.matches()) {
        ++counts[{match.part, match.round}];
        if (match.part == 'W') rows = std::max(rows, counts[{'W', 1}]);
        if (match.part != 'F') columns = std::max(columns, match.round);
    }
    std::map<std::pair<char, int>, int> next;
    const int upper = rows * row_height;
    const int lower = std::max(1, counts[{'L', 1}]) * row_height;
    for (const BracketMatch& match : bracket.matches()) {
        const std::pair key{match.part, match.round};
        const int height = match.part == 'L' ? lower : upper;
        const int top = match.part == 'L' ? upper + 2 * row_height : row_height / 2;
        const int share = height / counts[key];
        const int column = match.part == 'F' ? columns + match.round - 1 : match.round - 1;
        corners[match.id] = {margin + column * column_width,
                             margin + top + share * next[key]++ + (share - box_height) / 2};
    }
    return corners;
}

void draw_line(std::ostream& svg, const Bracket& bracket, const Source& source, const Corner& to,
               const std::map<std::string, Corner>& corners) {
    if (source.kind != Source::Kind::winner_of) return;
    const Corner from = corners.at(bracket.matches()[static_cast<std::size_t>(source.match)].id);
    const int middle = to.x - (column_width - box_width) / 2;
    svg << "<path d=\"M" << from.x + box_width << ' ' << from.y + box_height / 2 << " H" << middle
        << " V" << to.y + box_height / 2 << " H" << to.x << "\"/>\n";
}

// A name in a box. In SVG no element holds its direction apart.
std::string name_in_box(const std::string& name) {
    constexpr std::size_t max_characters = 24;
    return support::html_text(
        support::shortened(support::without_directions(name), max_characters));
}

void draw_match(std::ostream& svg, const State& state, const Bracket& bracket,
                const BracketMatch& match, const Corner& corner) {
    const Results results = results_of(state);
    const auto found = state.matches.find(match.id);
    const match::Record record =
        found == state.matches.end() ? match::Record() : record_of(found->second);
    const std::array sides{bracket.who(match.a, results), bracket.who(match.b, results)};
    svg << "<rect x=\"" << corner.x << "\" y=\"" << corner.y << "\" width=\"" << box_width
        << "\" height=\"" << box_height << "\" rx=\"4\"/>\n<text class=\"id\" x=\"" << corner.x
        << "\" y=\"" << corner.y - 3 << "\">" << match.id << "</text>\n";
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string name = name_of(state, sides[side]);
        const int y = corner.y + 16 + static_cast<int>(side) * 18;
        const bool won = found != state.matches.end() && found->second.winner == name;
        svg << "<text x=\"" << corner.x + 8 << "\" y=\"" << y << '"'
            << (won ? " font-weight=\"bold\"" : "") << '>' << name_in_box(name) << "</text>\n";
        if (found != state.matches.end())
            svg << "<text x=\"" << corner.x + box_width - 8 << "\" y=\"" << y
                << "\" text-anchor=\"end\">" << (side == 0 ? record.wins : record.losses)
                << "</text>\n";
    }
}

} // namespace

std::string title(char part, int round) {
    if (part == 'F') return round == 1 ? "Final" : "Second final";
    return (part == 'W' ? "Winners' bracket, round " : "Losers' bracket, round ") +
           std::to_string(round);
}

std::vector<std::pair<int, std::string>> places_of(const State& state) {
    std::vector<std::pair<int, std::string>> places;
    if (state.draw.empty()) return places;
    const Bracket bracket(static_cast<int>(state.draw.size()));
    const Results results = results_of(state);
    if (!bracket.is_decided(results)) return places;
    const std::vector<int> by_entrant = bracket.places(results);
    for (std::size_t i = 0; i < by_entrant.size(); ++i)
        places.emplace_back(by_entrant[i], state.draw[i]);
    std::ranges::sort(places);
    return places;
}

std::string turned_away_text(const State& state) {
    std::string text;
    for (const Entrant& entrant : state.entrants)
        if (const auto why = turned_away(state, entrant))
            text += "turned away: " + entrant.name + ": " + *why + '\n';
    return text;
}

std::string to_text(const State& state) {
    std::ostringstream text;
    text << turned_away_text(state);
    if (state.draw.empty()) return text.str() + "nobody is in the draw yet\n";
    const Bracket bracket(static_cast<int>(state.draw.size()));
    std::string last_title;
    for (const BracketMatch& match : bracket.matches()) {
        const auto found = state.matches.find(match.id);
        if (found == state.matches.end()) continue;
        if (title(match.part, match.round) != last_title)
            text << '\n' << (last_title = title(match.part, match.round)) << '\n';
        text << match_line(match.id, found->second);
    }
    const auto places = places_of(state);
    text << (places.empty() ? "\nnot decided yet\n" : "\nStandings\n");
    for (const auto& [place, name] : places) text << "  " << place << ". " << name << '\n';
    return text.str();
}

std::string to_svg(const State& state) {
    std::ostringstream body;
    int width = 0;
    int height = 0;
    if (!state.draw.empty()) {
        const Bracket bracket(static_cast<int>(state.draw.size()));
        const auto corners = lay_out(bracket);
        for (const BracketMatch& match : bracket.matches()) {
            const Corner corner = corners.at(match.id);
            width = std::max(width, corner.x + box_width + margin);
            height = std::max(height, corner.y + box_height + margin);
            if (match.id == "F2" && !bracket.is_needed(match, results_of(state))) continue;
            draw_line(body, bracket, match.a, corner, corners);
            draw_line(body, bracket, match.b, corner, corners);
            draw_match(body, state, bracket, match, corner);
        }
    }
    std::ostringstream svg;
    svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
        << "\" viewBox=\"0 0 " << width << ' ' << height << "\">\n"
        << "<style>text{font:13px sans-serif;fill:#222}.id{font-size:10px;fill:#777}"
           "rect{fill:#fff;stroke:#888}path{fill:none;stroke:#bbb}</style>\n"
        << "<rect x=\"0\" y=\"0\" width=\"100%\" height=\"100%\" style=\"stroke:none\"/>\n"
        << body.str() << "</svg>\n";
    return svg.str();
}

Json report_json(const State& state) {
    const auto places = places_of(state);
    Json json{{"decided", !places.empty()}, {"places", Json::array()}};
    for (const auto& [place, name] : places)
        json["places"].push_back({{"place", place}, {"name", name}});
    return with_state(std::move(json), state);
}

} // namespace headless::knockout
