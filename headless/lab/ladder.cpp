#include "headless/lab/commands.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/support/progress.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

// Of the player in the row against the one in the column.
struct Cell {
    Estimate adjusted;
    Estimate raw;
    double points = 0; // average of the row's player
};

class CrossTable {
public:
    explicit CrossTable(std::vector<std::string> names)
        : names_(std::move(names)), cells_(names_.size(), std::vector<Cell>(names_.size())) {}

    // `tally` counts for `row`.
    void enter(std::size_t row, std::size_t column, const Tally& tally) {
        const Estimate adjusted = adjusted_score(tally);
        const Estimate raw = raw_score(tally);
        cells_[row][column] = {adjusted, raw, average_points(tally, tally.players[0])};
        cells_[column][row] = {{1 - adjusted.mean, adjusted.standard_error},
                               {1 - raw.mean, raw.standard_error},
                               average_points(tally, tally.players[1])};
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
                std::cout << pad(row == column ? "" : text_of(cells_[row][column].adjusted));
            char points[32];
            std::snprintf(points, sizeof points, "%.2f", average(row));
            std::cout << pad(points) << '\n';
        }
    }

    nlohmann::ordered_json as_json() const {
        nlohmann::ordered_json json{{"players", names_}};
        for (std::size_t row = 0; row < names_.size(); ++row)
            for (std::size_t column = 0; column < names_.size(); ++column) {
                const Cell& cell = cells_[row][column];
                if (row != column)
                    json["pairs"].push_back({{"player", names_[row]},
                                             {"against", names_[column]},
                                             {"adjusted_score", cell.adjusted.mean},
                                             {"standard_error", cell.adjusted.standard_error},
                                             {"raw_score", cell.raw.mean},
                                             {"raw_standard_error", cell.raw.standard_error},
                                             {"average_points", cell.points}});
            }
        return json;
    }

private:
    static std::string text_of(const Estimate& estimate) {
        char text[48];
        std::snprintf(text, sizeof text, "%.2f (%.2f)", 100 * estimate.mean,
                      100 * estimate.standard_error);
        return text;
    }

    double average(std::size_t row) const {
        double sum = 0;
        for (std::size_t column = 0; column < names_.size(); ++column)
            if (column != row) sum += cells_[row][column].points;
        return sum / static_cast<double>(names_.size() - 1);
    }

    std::vector<std::string> names_;
    std::vector<std::vector<Cell>> cells_;
};

po::options_description known_options() {
    po::options_description options("Options");
    add_contest_options(options, 1000, "how many for each pair", "write the table to this file");
    auto add = options.add_options();
    add("seed", po::value<std::string>(), seed_help);
    add("tables", po::value<std::string>(), tables_help);
    return options;
}

CrossTable play_all(LabPlayers& players, const std::vector<std::string>& names,
                    DuelOptions options) {
    const auto baseline = players.luck_baseline();
    const auto pairs = names.size() * (names.size() - 1) / 2;
    const auto games = static_cast<double>(options.games);
    support::Progress progress("playing", games * static_cast<double>(pairs), "games");
    double before = 0;
    options.progress = [&](double played) { progress.show(before + played); };
    CrossTable table(names);
    for (std::size_t row = 1; row < names.size(); ++row) {
        for (std::size_t column = 0; column < row; ++column) {
            const std::array<MakePlayer, 2> make{[&] { return players.make(names[row]); },
                                                 [&] { return players.make(names[column]); }};
            table.enter(row, column, play_duel(make, *baseline, options));
            before += games;
        }
    }
    return table;
}

} // namespace

int ladder(const support::Invocation& invocation) {
    const auto given = read_contest_options(
        invocation,
        {"[options] [PLAYER...]",
         "Plays all against all (every player of the roster if none is named) and prints the "
         "cross\n"
         "table: the luck-adjusted score of the row's player in percent, its standard error in\n"
         "brackets, and the row's average points."},
        known_options());
    if (!given) return support::exit_done;
    std::vector<std::string> names = words_of(*given, "players");
    if (names.empty())
        for (const auto& kind : ai::yahtzee::players::roster()) names.emplace_back(kind.name);
    if (names.size() < 2) throw support::UsageError("at least two players are wanted");
    DuelOptions options;
    options.seed = seed_from(*given);
    options.games = games_from(*given);
    options.threads = threads_from(*given);

    LabPlayers players(0, tables_from(*given));
    for (const std::string& name : names) players.make(name); // a wrong name should tell at once
    const CrossTable table = play_all(players, names, options);
    std::cout << "seed " << core::dice::to_text(options.seed) << ", " << options.games
              << " games a pair\n";
    table.print();
    if (given->count("json")) {
        auto json = table.as_json();
        json["seed"] = core::dice::to_text(options.seed);
        json["games_a_pair"] = options.games;
        const auto path = (*given)["json"].as<std::string>();
        std::ofstream file(path);
        file << json.dump(2) << '\n';
        file.close();
        if (!file) throw std::runtime_error(path + " could not be written");
    }
    return support::exit_done;
}

} // namespace headless::lab
