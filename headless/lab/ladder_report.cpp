#include "headless/lab/shard_reports.h"

#include "headless/lab/tally_json.h"
#include "headless/support/numbers.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <ostream>

namespace headless::lab {

namespace {

using support::Json;

// Of the player in the row against the one in the column, who have played.
struct Cell {
    Estimate adjusted;
    Estimate raw;
    double points = 0; // average of the row's player
    std::int64_t games = 0;
};

class CrossTable {
public:
    explicit CrossTable(std::vector<std::string> names)
        : names_(std::move(names)),
          cells_(names_.size(), std::vector<std::optional<Cell>>(names_.size())) {}

    const std::vector<std::string>& names() const { return names_; }

    // `tally` counts for `row`.
    void enter(std::size_t row, std::size_t column, const Tally& tally) {
        if (tally.games == 0) return;
        const Estimate adjusted = adjusted_score(tally);
        const Estimate raw = raw_score(tally);
        cells_[row][column] =
            Cell{adjusted, raw, average_points(tally, tally.players[0]), tally.games};
        cells_[column][row] = Cell{of_other_player(adjusted), of_other_player(raw),
                                   average_points(tally, tally.players[1]), tally.games};
    }

    void print(std::ostream& out) const {
        std::size_t width = 15;
        for (const std::string& name : names_) width = std::max(width, name.size() + 2);
        const auto pad = [&](const std::string& text) {
            return std::string(width - std::min(width, text.size()), ' ') + text;
        };
        out << pad("");
        for (const std::string& name : names_) out << pad(name);
        out << pad("points") << '\n';
        for (std::size_t row = 0; row < names_.size(); ++row) {
            out << pad(names_[row]);
            for (std::size_t column = 0; column < names_.size(); ++column)
                out << pad(text_of(cells_[row][column]));
            out << pad(text_of(average(row))) << '\n';
        }
    }

    Json as_json() const {
        Json json{{"players", names_}, {"pairs", Json::array()}};
        for (std::size_t row = 0; row < names_.size(); ++row)
            for (std::size_t column = 0; column < names_.size(); ++column) {
                const std::optional<Cell>& cell = cells_[row][column];
                if (cell)
                    json["pairs"].push_back({{"player", names_[row]},
                                             {"against", names_[column]},
                                             {"games", cell->games},
                                             {"adjusted_score", cell->adjusted.mean},
                                             {"standard_error", cell->adjusted.standard_error},
                                             {"raw_score", cell->raw.mean},
                                             {"raw_standard_error", cell->raw.standard_error},
                                             {"average_points", cell->points}});
            }
        return json;
    }

private:
    static std::string text_of(const std::optional<Cell>& cell) {
        if (!cell) return "";
        const Estimate& score = cell->adjusted;
        if (!score.error_known()) return text_of(100 * score.mean);
        char text[48];
        std::snprintf(text, sizeof text, "%.2f (%.2f)", 100 * score.mean,
                      100 * score.standard_error);
        return text;
    }

    static std::string text_of(std::optional<double> number) {
        if (!number) return "";
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", *number);
        return text;
    }

    // Points per game, over the pairs that have played; nothing if none has.
    std::optional<double> average(std::size_t row) const {
        double sum = 0;
        int pairs = 0;
        for (const std::optional<Cell>& cell : cells_[row]) {
            if (!cell) continue;
            sum += cell->points;
            ++pairs;
        }
        return pairs > 0 ? std::optional(sum / pairs) : std::nullopt;
    }

    std::vector<std::string> names_;
    std::vector<std::vector<std::optional<Cell>>> cells_;
};

// The pairs of players stand in the order (1, 0), (2, 0), (2, 1), (3, 0), ...
CrossTable table_of(const ShardFile& file) {
    CrossTable table(file.terms.at("players").get<std::vector<std::string>>());
    std::size_t pair = 0;
    for (std::size_t row = 1; row < table.names().size(); ++row)
        for (std::size_t column = 0; column < row; ++column)
            table.enter(row, column, tally_from(file.sums.at(pair++)));
    return table;
}

} // namespace

Json ladder_json(const ShardFile& file) {
    Json json = table_of(file).as_json();
    json["seed"] = file.terms.at("seed");
    json["games_a_pair"] = file.terms.at("games");
    return json;
}

void print_ladder(const ShardFile& file, std::ostream& out) {
    out << "seed " << file.terms.at("seed").get<std::string>() << ", "
        << support::counted(file.terms.at("games").get<std::int64_t>(), "game") << " per pair\n";
    table_of(file).print(out);
}

} // namespace headless::lab
