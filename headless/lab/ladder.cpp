#include "headless/lab/commands.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/lab/shard_reports.h"
#include "headless/lab/tally_json.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/seeds.h"

#include <cmath>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

double wanted_games(std::size_t players, std::uint64_t games_per_pair) {
    const std::size_t pairs = players * (players - 1) / 2;
    return static_cast<double>(games_per_pair) * static_cast<double>(pairs);
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
    support::Progress progress(
        "playing",
        wanted_games(names.size(), games_of_shard(options.games, options.shard, options.shards)),
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

ShardFile file_of(const support::Json& terms, const Shard& shard, const std::vector<Tally>& tallies,
                  bool complete) {
    auto sums = support::Json::array();
    for (const Tally& tally : tallies) sums.push_back(tally_json(tally));
    return shard_file(terms, shard, std::move(sums), complete);
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
        ladder_options());
    if (!given) return support::exit_done;
    std::vector<std::string> names = support::strings_from(*given, "players");
    if (names.empty())
        for (const auto& kind : ai::yahtzee::players::roster()) names.emplace_back(kind.name);
    if (names.size() < 2) throw support::UsageError("at least two players are wanted");
    const Shard shard = shard_from(*given);
    if (shard.count > 1 && !given->count("seed"))
        throw support::UsageError("--shard needs --seed: all shards play the same games");
    DuelOptions options;
    options.seed = support::seed_from(*given);
    options.games = games_from(*given);
    options.threads = threads_from(*given);
    options.shard = shard.part - 1;
    options.shards = shard.count;
    const support::Json terms{{"experiment", "ladder"},
                              {"players", names},
                              {"games", options.games},
                              {"seed", core::dice::to_text(options.seed)}};
    if (is_shard_there(*given, terms, shard)) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    LabPlayers players(*given);
    for (const std::string& name : names) players.make(name); // a wrong name should tell at once
    const auto tallies = play_all(players, names, options, support::is_quiet(*given));
    double played = 0;
    for (const Tally& tally : tallies) played += static_cast<double>(tally.games);
    const double wanted =
        wanted_games(names.size(), games_of_shard(options.games, options.shard, options.shards));
    report_shard(*given, file_of(terms, shard, tallies, played == wanted));
    if (played == wanted) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(std::llround(played)) + " of " +
                                                     std::to_string(std::llround(wanted)) +
                                                     " games");
}

} // namespace headless::lab
