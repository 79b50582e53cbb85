#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/shards.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <optional>
#include <ostream>

namespace headless::lab {

using support::Json;

namespace {

// The result of the player in the row against the one in the column. They have played.
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
            Cell{adjusted, raw, average_points(tally.players[0], tally.games), tally.games};
        cells_[column][row] = Cell{rest_of(1, adjusted), rest_of(1, raw),
                                   average_points(tally.players[1], tally.games), tally.games};
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
        return support::formatted("%.2f (%.2f)", 100 * score.mean, 100 * score.standard_error);
    }

    static std::string text_of(std::optional<double> number) {
        return number ? support::formatted("%.2f", *number) : "";
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

namespace {

std::uint64_t wanted_games(std::size_t players, std::uint64_t games_per_pair) {
    return games_per_pair * players * (players - 1) / 2;
}

po::options_description ladder_options() {
    po::options_description options("Options");
    add_contest_options(options, 1000, "how many for each pair", "the table");
    auto add = options.add_options();
    add("seed", po::value<std::string>(), seed_help);
    add("tables", po::value<std::string>(), support::tables_help);
    add_shard_options(options);
    return options;
}

// The tally of each pair of players, in the order (1, 0), (2, 0), (2, 1), ...; fewer games than
// wanted if somebody stopped it.
std::vector<Tally> play_all(LabPlayers& players, const std::vector<std::string>& names,
                            DuelOptions options, bool is_quiet) {
    const auto baseline = players.luck_baseline();
    support::InterruptStop stop;
    support::Progress progress("playing",
                               static_cast<double>(wanted_games(names.size(), options.own_games())),
                               "games", is_quiet);
    double before = 0;
    options.stop = stop.token();
    options.progress = [&](double played) {
        progress.show(before + played);
        stop.look();
    };
    support::catch_interrupts();
    std::vector<Tally> tallies;
    for (std::size_t row = 1; row < names.size(); ++row) {
        for (std::size_t column = 0; column < row; ++column) {
            const std::array<MakePlayer, 2> make{[&] { return players.make(names[row]); },
                                                 [&] { return players.make(names[column]); }};
            tallies.push_back(stop.token().stop_requested() ? Tally()
                                                            : play_duel(make, *baseline, options));
            before += static_cast<double>(tallies.back().games);
        }
    }
    return tallies;
}

} // namespace

int ladder(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] [PLAYER...]",
         "Plays all against all (every player of the roster if none is named) and prints the "
         "cross\n"
         "table: the luck-adjusted score of the row's player in percent, its standard error in\n"
         "brackets, and the row's average points. Ctrl-C ends it and prints what was played."},
        ladder_options(), support::many_arguments("players"));
    if (!given) return support::exit_done;
    std::vector<std::string> names = support::strings_from(*given, "players");
    if (names.empty())
        for (const auto& kind : ai::yahtzee::players::roster()) names.emplace_back(kind.name);
    LabPlayers players(*given);
    for (const std::string& name : names) players.make(name); // a wrong name is named first
    if (names.size() < 2) throw support::UsageError("at least two players are wanted");
    const Shard shard = shard_from(*given);
    if (shard.count > 1 && !given->count("seed"))
        throw support::UsageError("--shard needs --seed: all shards play the same games");
    const DuelOptions options = duel_options_from(*given, shard);
    const support::Json terms{{"experiment", "ladder"},
                              {"players", names},
                              {"games", options.games},
                              {"seed", core::dice::to_text(options.seed)}};
    if (is_shard_there(*given, terms, shard)) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const auto tallies = play_all(players, names, options, support::is_quiet(*given));
    std::uint64_t played = 0;
    for (const Tally& tally : tallies) played += static_cast<std::uint64_t>(tally.games);
    const auto wanted = wanted_games(names.size(), options.own_games());
    auto sums = support::Json::array();
    for (const Tally& tally : tallies) sums.push_back(tally_json(tally));
    report_shard(*given, shard_file(terms, shard, std::move(sums), played == wanted));
    return support::exit_status(invocation, played, wanted, "games");
}

} // namespace headless::lab
