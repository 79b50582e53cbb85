#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/players/random.h"
#include "ai/yahtzee/turn/sweeps.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/position.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace headless::lab {

using core::yahtzee::Position;

namespace {

using Clock = std::chrono::steady_clock;
constexpr int bench_games = 50; // some 3,300 positions

// Positions of games at random, the same for ever.
std::vector<core::yahtzee::Position> bench_positions() {
    const core::dice::KeyedDice dice(core::dice::seed_from_number(13));
    ai::yahtzee::players::Random random({}, 13);
    std::vector<core::yahtzee::Position> positions;
    for (int g = 0; g < bench_games; ++g) {
        core::yahtzee::Game game;
        while (game.phase() != core::yahtzee::Phase::over) {
            const auto rolls = dice.turn(static_cast<std::uint64_t>(g), game.mover(), game.turn());
            game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
            positions.push_back(game.position());
            game = game.apply(random.choose(positions.back()));
        }
    }
    return positions;
}

// A number that shows whether the player still plays as it did, over its actions in the positions.
std::uint64_t bench_signature(ai::yahtzee::players::Player& player,
                              const std::vector<core::yahtzee::Position>& positions) {
    std::uint64_t hash = 0xcbf29ce484222325u; // FNV-1a, 64 bits
    for (const auto& position : positions) {
        hash ^= static_cast<std::uint64_t>(player.choose(position).code());
        hash *= 0x100000001b3u;
    }
    return hash;
}

double microseconds_since(Clock::time_point start) {
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

// The time that others are compared with: one pass over the keep lattice up and down, in
// microseconds.
double reference_time() {
    constexpr int passes = 20'000;
    ai::yahtzee::turn::RollValues values;
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<double>(i % 31);
    const auto start = Clock::now();
    for (int i = 0; i < passes; ++i)
        values = ai::yahtzee::turn::best_keeps(ai::yahtzee::turn::means_of_keeps(values));
    const double time = microseconds_since(start) / passes;
    return values[0] < 0 ? 0 : time; // so that the passes are not dropped
}

struct Measured {
    std::uint64_t signature;
    double microseconds; // a decision
};

Measured measure(ai::yahtzee::players::Player& player, const std::vector<Position>& positions) {
    const auto start = Clock::now();
    const std::uint64_t signature = bench_signature(player, positions);
    return {signature, microseconds_since(start) / static_cast<double>(positions.size())};
}

struct BenchRow {
    std::string name;
    Measured measured;
    double reference; // microseconds of a pass in the same run

    double ratio() const { return measured.microseconds / reference; }
    std::string signature() const {
        return support::formatted("%016llx", static_cast<unsigned long long>(measured.signature));
    }
};

BenchRow run(const std::string& name, ai::yahtzee::players::Player& player,
             const std::vector<Position>& positions) {
    const double reference = reference_time();
    return {name, measure(player, positions), reference};
}

void print(const BenchRow& row) {
    std::printf("%-15s %s %12.2f %8.2f\n", row.name.c_str(), row.signature().c_str(),
                row.measured.microseconds, row.ratio());
    std::fflush(stdout);
}

std::string to_json(std::size_t positions, const std::vector<BenchRow>& rows) {
    support::Json json{{"positions", positions}};
    for (const BenchRow& row : rows)
        json["players"].push_back({{"player", row.name},
                                   {"signature", row.signature()},
                                   {"microseconds", row.measured.microseconds},
                                   {"ratio", row.ratio()}});
    return support::dumped(json, 2);
}

constexpr auto champion_with_tables = "champion-tables";

std::vector<std::string> default_names(bool with_tables) {
    std::vector<std::string> names;
    for (const auto& kind : ai::yahtzee::players::roster()) names.emplace_back(kind.name);
    if (with_tables) names.emplace_back(champion_with_tables);
    return names;
}

} // namespace

int bench(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("tables", po::value<std::string>(),
                          "the folder of the large tables, for the player champion-tables");
    support::add_json_options(options, "the table");
    const auto given = support::read_options(
        invocation,
        {"[options] [PLAYER...]",
         "Prints for each player a signature of its actions in fixed positions, which changes "
         "when\n"
         "its play does, and what a decision takes: in microseconds, and as a multiple of a plain\n"
         "pass over the keep lattice in the same run, which compares between machines. No player\n"
         "uses tables but champion-tables, the champion with those of --tables. Ctrl-C ends it\n"
         "after the player at hand, with status 1."},
        options, support::many_arguments("players"));
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const auto folder = support::tables_from(*given);
    std::vector<std::string> names = support::strings_from(*given, "players");
    if (names.empty()) names = default_names(folder.has_value());
    const bool wants_tables = std::ranges::find(names, champion_with_tables) != names.end();
    if (wants_tables && !folder) throw support::UsageError("champion-tables needs --tables DIR");

    LabPlayers players = LabPlayers::without_tables();
    LabPlayers players_with_tables(0, folder);
    // Names that don't exist and a folder without tables fail here.
    if (folder) players_with_tables.full_tables();
    for (const std::string& name : names)
        if (name != champion_with_tables) players.make(name);
    const auto positions = bench_positions();
    const bool prints_text = !support::prints_json(*given);
    if (prints_text)
        std::printf("%zu positions\n%-15s %-16s %12s %8s\n", positions.size(), "player",
                    "signature", "microseconds", "ratio");
    std::vector<BenchRow> rows;
    support::catch_interrupts();
    for (const std::string& name : names) {
        if (support::is_interrupted()) break;
        const auto player = name == champion_with_tables ? players_with_tables.make("champion")
                                                         : players.make(name);
        rows.push_back(run(name, *player, positions));
        if (prints_text) print(rows.back());
    }
    support::report(
        *given, [&] { return to_json(positions.size(), rows); }, [] {});
    return support::exit_status(invocation, rows.size(), names.size(), "players");
}

} // namespace headless::lab
