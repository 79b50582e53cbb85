#include "headless/knockout/cross_table.h"

#include "headless/knockout/drawing.h"
#include "headless/support/html.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace headless::knockout {

namespace {

using support::formatted;
using support::Json;

match::Record reversed(const match::Record& record) {
    return {record.losses, record.ties, record.wins};
}

// The record of `row` against `column`; nothing if they have not played.
std::optional<match::Record> record_between(const State& state, const std::string& row,
                                            const std::string& column) {
    for (const auto& [id, match] : state.matches) {
        const match::Record record = record_of(match);
        if (record.games() == 0) continue;
        if (match.a == row && match.b == column) return record;
        if (match.a == column && match.b == row) return reversed(record);
    }
    return std::nullopt;
}

std::size_t number_of(const State& state, const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(state.draw, name) - state.draw.begin());
}

std::vector<Rating> ratings_of(const State& state, const AnchorName& anchor) {
    std::vector<PairGames> games;
    for (const auto& [id, match] : state.matches) {
        const match::Record record = record_of(match);
        games.push_back({number_of(state, match.a), number_of(state, match.b),
                         static_cast<double>(record.wins), static_cast<double>(record.ties),
                         static_cast<double>(record.losses)});
    }
    Anchor number{std::nullopt, anchor.elo};
    if (anchor.name && number_of(state, *anchor.name) < state.draw.size())
        number.player = number_of(state, *anchor.name);
    return rate(state.draw.size(), games, number);
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, support::characters(text)), ' ');
}

// A table stays straight whatever the names are.
std::string name_in_column(const std::string& name, std::size_t width) {
    return padded(support::shortened(support::without_directions(name), width), width);
}

std::size_t name_width(const State& state) {
    std::size_t width = 8;
    for (const std::string& name : state.draw) width = std::max(width, name.size());
    return std::min<std::size_t>(width, 24);
}

// Scores of the row's player in percent; with many players a cell is still 7 columns wide.
void print_cells(std::ostream& out, const State& state, const std::vector<TableRow>& rows) {
    const std::size_t width = name_width(state);
    out << "\nCross table: score of the row's player in %\n" << std::string(width + 5, ' ');
    for (const TableRow& column : rows) out << formatted("%7d", column.rank);
    out << '\n';
    for (const TableRow& row : rows) {
        out << formatted("%4d ", row.rank) << name_in_column(row.name, width);
        for (const TableRow& column : rows) {
            const auto record = record_between(state, row.name, column.name);
            out << (record ? formatted("%7.1f", 100 * record->score()) : "      -");
        }
        out << '\n';
    }
}

void print_rests(std::ostream& out, const State& state) {
    for (const auto& [id, match] : state.matches)
        for (const Block& block : match.blocks)
            for (const auto& [name, rest] :
                 {std::pair{match.a, block.rest_a}, std::pair{match.b, block.rest_b}})
                if (!rest.empty())
                    out << id << ": " << name << " lost what was left: " << rest_in_words(rest)
                        << '\n';
}

Json record_json(const match::Record& record) {
    const match::Standing standing = match::standing(record);
    return {{"wins", record.wins},
            {"ties", record.ties},
            {"losses", record.losses},
            {"score", standing.score},
            {"interval99", {standing.interval99.low, standing.interval99.high}}};
}

} // namespace

match::Record record_of(const Match& match) {
    match::Record record;
    for (const Block& block : match.blocks) {
        record.wins += block.wins_a;
        record.ties += block.ties;
        record.losses += block.wins_b;
    }
    return record;
}

bool is_decided(const State& state, Format format) {
    if (format == Format::knockout) return !places_of(state).empty();
    return !state.draw.empty() && state.matches.size() == pairings(state, format).size();
}

std::vector<TableRow> standings(const State& state, Format format, const AnchorName& anchor) {
    if (!is_decided(state, format)) return {};
    const std::vector<Rating> ratings = ratings_of(state, anchor);
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < state.draw.size(); ++i)
        rows.push_back({state.draw[i], ratings[i], 1, {}});
    for (const auto& [id, match] : state.matches)
        for (const auto& [name, record] : {std::pair{match.a, record_of(match)},
                                           std::pair{match.b, reversed(record_of(match))}}) {
            match::Record& sum = rows[number_of(state, name)].record;
            sum = {sum.wins + record.wins, sum.ties + record.ties, sum.losses + record.losses};
        }
    std::ranges::stable_sort(
        rows, [](const TableRow& a, const TableRow& b) { return a.rating.elo > b.rating.elo; });
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].rank = static_cast<int>(i) + 1;
    return rows;
}

std::string table_text(const State& state, Format format, const AnchorName& anchor) {
    std::ostringstream text;
    text << turned_away_text(state);
    const auto rows = standings(state, format, anchor);
    if (rows.empty()) return text.str() + "not decided yet\n";
    const std::size_t width = name_width(state);
    text << "Ratings (Bradley-Terry with ties; "
         << (anchor.name ? *anchor.name + " at " : std::string("mean at "))
         << formatted("%g", anchor.elo) << " Elo)\nrank " << padded("name", width)
         << "      Elo  99 %    won   lost  tied  score\n";
    for (const TableRow& row : rows)
        text << formatted("%4d ", row.rank) << name_in_column(row.name, width)
             << formatted("%9.1f  ±%-5.1f", support::rounded(row.rating.elo, 1),
                          row.rating.half_width99)
             << formatted("%6lld %6lld %5lld", static_cast<long long>(row.record.wins),
                          static_cast<long long>(row.record.losses),
                          static_cast<long long>(row.record.ties))
             << formatted(" %6.2f %%\n", 100 * row.record.score());
    print_cells(text, state, rows);
    print_rests(text, state);
    return text.str();
}

Json table_json(const State& state, Format format, const AnchorName& anchor) {
    const auto rows = standings(state, format, anchor);
    Json json{{"format", name(format)},
              {"decided", !rows.empty()},
              {"anchor",
               {{"name", anchor.name ? Json(*anchor.name) : Json(nullptr)}, {"elo", anchor.elo}}},
              {"ratings", Json::array()},
              {"cross_table", Json::array()}};
    for (const TableRow& row : rows) {
        const double half = row.rating.half_width99;
        json["ratings"].push_back(
            {{"rank", row.rank},
             {"name", row.name},
             {"elo", support::rounded(row.rating.elo)},
             {"elo_interval99", {row.rating.elo - half, row.rating.elo + half}}});
        json["ratings"].back().update(record_json(row.record));
    }
    for (const auto& [id, match] : state.matches) {
        json["cross_table"].push_back({{"match", id}, {"a", match.a}, {"b", match.b}});
        json["cross_table"].back().update(record_json(record_of(match)));
    }
    return with_state(std::move(json), state);
}

} // namespace headless::knockout
