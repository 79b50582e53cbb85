#include "headless/lab/commands.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "headless/support/seeds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <optional>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

// Of the player in the row against the one in the column, who have played.
struct Cell {
    Estimate adjusted;
    Estimate raw;
    double points = 0; // average of the row's player
    std::int64_t games = 0;
};

double wanted_games(std::size_t players, std::uint64_t games_per_pair) {
    return static_cast<double>(games_per_pair) * static_cast<double>(players * (players - 1) / 2);
}

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

    void print() const {
        std::size_t width = 15;
        for (const std::string& name : names_) width = std::max(width, name.size() + 2);
        const auto pad = [&](const std::string& text) {
            return std::string(width - std::min(width, text.size()), ' ') + text;
        };
        std::cout << pad("");
        for (const std::string& name : names_) std::cout << pad(name);
        std::cout << pad("points") << '\n';
        for (std::size_t row = 0; row < names_.size(); ++row) {
            std::cout << pad(names_[row]);
            for (std::size_t column = 0; column < names_.size(); ++column)
                std::cout << pad(text_of(cells_[row][column]));
            char points[32];
            std::snprintf(points, sizeof points, "%.2f", average(row));
            std::cout << pad(points) << '\n';
        }
    }

    nlohmann::ordered_json as_json() const {
        nlohmann::ordered_json json{{"players", names_},
                                    {"pairs", nlohmann::ordered_json::array()}};
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
        char text[48];
        std::snprintf(text, sizeof text, "%.2f (%.2f)", 100 * cell->adjusted.mean,
                      100 * cell->adjusted.standard_error);
        return text;
    }

    // Points per game, over the pairs that have played.
    double average(std::size_t row) const {
        double sum = 0;
        int pairs = 0;
        for (const std::optional<Cell>& cell : cells_[row]) {
            if (!cell) continue;
            sum += cell->points;
            ++pairs;
        }
        return sum / pairs;
    }

    std::vector<std::string> names_;
    std::vector<std::vector<std::optional<Cell>>> cells_;
};

po::options_description known_options() {
    po::options_description options("Options");
    add_contest_options(options, 1000, "how many for each pair", "the table");
    auto add = options.add_options();
    add("seed", po::value<std::string>(), seed_help);
    add("tables", po::value<std::string>(), support::tables_help);
    return options;
}

// How many games were played; fewer than wanted if somebody stopped it.
double play_all(LabPlayers& players, CrossTable& table, DuelOptions options, bool is_quiet) {
    const auto baseline = players.luck_baseline();
    support::InterruptStop stop;
    support::Progress progress("playing", wanted_games(table.names().size(), options.games),
                               "games", is_quiet);
    double before = 0;
    options.stop = stop.token();
    options.progress = [&](double played) {
        progress.show(before + played);
        stop.look();
    };
    support::catch_interrupts();
    for (std::size_t row = 1; row < table.names().size(); ++row) {
        for (std::size_t column = 0; column < row && !stop.token().stop_requested(); ++column) {
            const std::array<MakePlayer, 2> make{
                [&] { return players.make(table.names()[row]); },
                [&] { return players.make(table.names()[column]); }};
            const Tally tally = play_duel(make, *baseline, options);
            table.enter(row, column, tally);
            before += static_cast<double>(tally.games);
        }
    }
    return before;
}

std::string json_of(const CrossTable& table, const DuelOptions& options) {
    auto json = table.as_json();
    json["seed"] = core::dice::to_text(options.seed);
    json["games_a_pair"] = options.games;
    return json.dump(2);
}

} // namespace

int ladder(const support::Invocation& invocation) {
    const auto given = read_contest_options(
        invocation,
        {"[options] [PLAYER...]",
         "Plays all against all (every player of the roster if none is named) and prints the "
         "cross\n"
         "table: the luck-adjusted score of the row's player in percent, its standard error in\n"
         "brackets, and the row's average points. Ctrl-C ends it and prints what was played."},
        known_options());
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    std::vector<std::string> names = support::strings_from(*given, "players");
    if (names.empty())
        for (const auto& kind : ai::yahtzee::players::roster()) names.emplace_back(kind.name);
    if (names.size() < 2) throw support::UsageError("at least two players are wanted");
    DuelOptions options;
    options.seed = support::seed_from(*given);
    options.games = games_from(*given);
    options.threads = threads_from(*given);

    LabPlayers players(*given);
    for (const std::string& name : names) players.make(name); // a wrong name should tell at once
    CrossTable table(names);
    const double played = play_all(players, table, options, support::is_quiet(*given));
    support::report(
        *given, [&] { return json_of(table, options); },
        [&] {
            std::cout << "seed " << core::dice::to_text(options.seed) << ", " << options.games
                      << " games per pair\n";
            table.print();
        });
    const double wanted = wanted_games(names.size(), options.games);
    if (played == wanted) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(std::llround(played)) + " of " +
                                                     std::to_string(std::llround(wanted)) +
                                                     " games");
}

} // namespace headless::lab
