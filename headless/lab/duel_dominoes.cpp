#include "ai/dominoes/players.h"
#include "core/dominoes/request.h"
#include "core/support/parallel.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/shards.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <ostream>

namespace headless::lab {

using core::dominoes::all_cases;
using core::dominoes::case_count;
using support::Json;
using namespace core::dominoes;
using ai::dominoes::Player;

// Duels of dominoes: sums over pairs of games on the same deal, by case.

// The results of pairs of games on the same deals, for the first player.
struct DominoesTally {
    std::int64_t pairs = 0;
    double sum = 0; // of points a game
    double squares = 0;
    std::array<double, 2> seconds{}; // CPU

    bool is_empty() const { return pairs == 0; }
    void operator+=(const DominoesTally& other) {
        pairs += other.pairs;
        sum += other.sum;
        squares += other.squares;
        for (std::size_t p = 0; p < 2; ++p) seconds[p] += other.seconds[p];
    }
    double score() const { return sum / static_cast<double>(pairs); }
    double standard_error() const {
        const double n = static_cast<double>(pairs);
        return std::sqrt(std::max(squares / n - score() * score(), 0.0) / n);
    }
    // Half of the 99 % interval.
    double uncertainty() const { return 2.5758 * standard_error(); }
    double low_99() const { return std::max(score() - uncertainty(), 0.0); }
    double high_99() const { return std::min(score() + uncertainty(), 1.0); }
    double milliseconds_per_game(std::size_t player) const {
        return 1000 * seconds[player] / (2 * static_cast<double>(pairs));
    }
};

using CaseTallies = std::array<DominoesTally, core::dominoes::case_count>;

namespace {

CaseTallies tallies_of(const ShardFile& file) {
    CaseTallies tallies;
    for (std::size_t i = 0; i < case_count; ++i) {
        const Json& sums = file.sums.at(i);
        tallies[i] = {sums.at("pairs"), sums.at("sum"), sums.at("squares"), sums.at("seconds")};
    }
    return tallies;
}

} // namespace

DominoesTally total(const CaseTallies& tallies) {
    DominoesTally sum;
    for (const DominoesTally& tally : tallies) sum += tally;
    return sum;
}

Json dominoes_sums(const CaseTallies& tallies) {
    Json json = Json::array();
    for (const DominoesTally& tally : tallies)
        json.push_back({{"pairs", tally.pairs},
                        {"sum", tally.sum},
                        {"squares", tally.squares},
                        {"seconds", tally.seconds}});
    return json;
}

Json dominoes_json(const ShardFile& file) {
    const CaseTallies tallies = tallies_of(file);
    const DominoesTally all = total(tallies);
    const auto milliseconds = [](const DominoesTally& tally) {
        return Json{tally.milliseconds_per_game(0), tally.milliseconds_per_game(1)};
    };
    Json json{{"game", "dominoes"},
              {"players", file.terms.at("players")},
              {"seed", file.terms.at("seed")},
              {"games", 2 * all.pairs},
              {"score", all.score()},
              {"interval99", {all.low_99(), all.high_99()}},
              {"cpu_milliseconds_a_game", milliseconds(all)}};
    for (std::size_t i = 0; i < case_count; ++i)
        if (!tallies[i].is_empty())
            json["cases"].push_back({{"case", {all_cases[i].numbers, all_cases[i].hand_size}},
                                     {"score", tallies[i].score()},
                                     {"cpu_milliseconds_a_game", milliseconds(tallies[i])}});
    return json;
}

void print_dominoes(const ShardFile& file, std::ostream& out) {
    const Json json = dominoes_json(file);
    const auto figures = [](const Json& of) {
        return support::text_of(of, {{"%8.2f", "/score", 100},
                                     {"%9.2f", "/cpu_milliseconds_a_game/0"},
                                     {"%9.2f\n", "/cpu_milliseconds_a_game/1"}});
    };
    out << support::text_of(json, {{"%s", "/players/0"}, {" against %s", "/players/1"}}) << ", "
        << json["games"] << " games, seed " << json["seed"] << "\n\n N  H   score   ms/game\n";
    if (json.contains("cases"))
        for (const Json& each : json["cases"])
            out << support::text_of(each, {{"%2.0f", "/case/0"}, {"%3.0f", "/case/1"}})
                << figures(each);
    out << "  all" << figures(json)
        << support::text_of(json, {{"99 %% interval %.2f", "/interval99/0", 100},
                                   {" to %.2f %%\n", "/interval99/1", 100}});
}

namespace {

// Adds up the CPU seconds that a player thinks, whatever else runs.
class Timed : public Player {
public:
    explicit Timed(std::unique_ptr<Player> player) : player_(std::move(player)) {}

    void init(Case setting) override { player_->init(setting); }
    void reset(Tile first) override { player_->reset(first); }
    Move play(const View& view) override {
        const double start = now();
        const Move move = player_->play(view);
        seconds_ += now() - start;
        return move;
    }
    double seconds() const { return seconds_; }

private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    std::unique_ptr<Player> player_;
    double seconds_ = 0;
};

struct DominoesDuel {
    std::array<std::string, 2> names;
    std::uint64_t seed = 1;
    int pairs_per_case = 1;
    Shard shard = {};
    int threads = 1;
    bool is_quiet = false;
};

// As in the contest, players get the case once for a hundred games, and may learn from one to the
// next.
constexpr int pairs_per_match = 50;

// Pairs of games by the same two players.
DominoesTally play_match(const DominoesDuel& duel, std::size_t number, int first, int last) {
    const Case setting = all_cases[number];
    std::vector<Timed> players;
    for (std::uint64_t p = 0; p < 2; ++p) {
        const std::uint64_t seed = ((duel.seed * 2 + p) * case_count + number) << 32;
        players.emplace_back(
            ai::dominoes::make_player(duel.names[p], seed | static_cast<std::uint64_t>(first)));
        players.back().init(setting);
    }
    DominoesTally tally;
    for (int pair = first; pair < last; ++pair) {
        const auto order = shuffled_tiles(core::dice::seed_from_number(duel.seed), setting,
                                          static_cast<std::uint32_t>(pair));
        const Deal dealt = deal(setting, order);
        const double points = (play_game(players[0], players[1], dealt) +
                               play_game(players[0], players[1], dealt.swapped())) /
                              2;
        tally += {1, points, points * points, {}};
    }
    tally.seconds = {players[0].seconds(), players[1].seconds()};
    return tally;
}

// A case's games of the same two players are one match: the shards share out matches.
bool is_of_shard(const DominoesDuel& duel, int match) {
    return static_cast<std::uint64_t>(match) % duel.shard.count == duel.shard.part - 1;
}

std::int64_t games_to_play(const DominoesDuel& duel) {
    std::int64_t pairs = 0;
    for (int match = 0, first = 0; first < duel.pairs_per_case;
         ++match, first = match / case_count * pairs_per_match)
        if (is_of_shard(duel, match))
            pairs += std::min(pairs_per_match, duel.pairs_per_case - first);
    return 2 * pairs;
}

// The same result on any number of threads, but for the seconds.
CaseTallies play_pairs(const DominoesDuel& duel) {
    support::Progress progress(duel.names[0] + " against " + duel.names[1],
                               static_cast<double>(games_to_play(duel)), "games", duel.is_quiet);
    CaseTallies tallies;
    std::mutex mutex;
    std::int64_t played = 0;
    const int rounds = (duel.pairs_per_case + pairs_per_match - 1) / pairs_per_match;
    const auto matches = static_cast<std::size_t>(rounds * case_count);
    core::support::for_each_index(matches, duel.threads, [&](std::size_t index, int) {
        const int match = static_cast<int>(index);
        if (!is_of_shard(duel, match) || support::is_interrupted()) return;
        const int first = match / case_count * pairs_per_match;
        const int last = std::min(first + pairs_per_match, duel.pairs_per_case);
        const std::size_t number = index % case_count;
        const DominoesTally tally = play_match(duel, number, first, last);
        const std::lock_guard lock(mutex);
        tallies[number] += tally;
        played += 2 * tally.pairs;
        progress.show(static_cast<double>(played));
    });
    return tallies;
}

// Every player against every weaker one.
void print_cross_table(DominoesDuel duel) {
    const auto roster = ai::dominoes::roster();
    std::cout << std::fixed << std::setprecision(1) << 2 * case_count * duel.pairs_per_case
              << " games each, seed " << duel.seed
              << "; score of the row's player in %, with the 99 % interval\n"
              << std::setw(10) << "";
    for (const auto& column : roster.first(roster.size() - 1))
        std::cout << std::setw(15) << column.name;
    std::cout << '\n';
    for (std::size_t row = 1; row < roster.size(); ++row) {
        std::cout << std::left << std::setw(10) << roster[row].name << std::right;
        for (std::size_t column = 0; column < row; ++column) {
            duel.names = {std::string(roster[row].name), std::string(roster[column].name)};
            const DominoesTally all = total(play_pairs(duel));
            std::cout << std::setw(8) << 100 * all.score() << " +-" << std::setw(4)
                      << 100 * all.uncertainty() << std::flush;
        }
        std::cout << '\n';
    }
}

DominoesDuel duel_from(const po::variables_map& given) {
    DominoesDuel duel;
    duel.seed = given["seed"].as<std::uint64_t>();
    const std::uint64_t games = games_from(given);
    duel.threads = support::count_or_all(given, "threads");
    duel.is_quiet = support::is_quiet(given);
    constexpr std::uint64_t games_per_round = 2 * case_count;
    duel.pairs_per_case = static_cast<int>((games + games_per_round - 1) / games_per_round);
    return duel;
}

} // namespace

int duel_dominoes(const support::Invocation& invocation) {
    po::options_description options("Options");
    add_contest_options(
        options, 4000,
        "how many to play, rounded up to a pair of games for each of the twenty cases",
        "the figures of the duel");
    options.add_options()("game", po::value<std::string>()->default_value("dominoes"),
                          "dominoes, or yahtzee")("seed", support::seed_number()->default_value(1),
                                                  "of the deals and the players");
    add_shard_options(options);
    const auto given = support::read_options(
        invocation,
        {"--game dominoes [options] [A B]",
         "Plays two players of draw dominoes against each other over the twenty cases, each deal\n"
         "twice with the seats exchanged, a hundred games of a case by the same two players as in\n"
         "the contest. The score is that of A; the interval is over pairs of\n"
         "games. Without names: every player against every weaker one."},
        options, support::many_arguments("players"));
    if (!given) return support::exit_done;
    DominoesDuel duel = duel_from(*given);
    const std::vector<std::string> names = support::strings_from(*given, "players");
    if (names.empty()) {
        if (support::prints_json(*given) || given->count("json-file") ||
            shard_from(*given).count > 1)
            throw support::UsageError(
                "the table of all players has no JSON and no shards; name two players");
        print_cross_table(duel);
        return support::exit_done;
    }
    if (names.size() != 2) throw support::UsageError("two players are wanted, or none");
    for (std::size_t p = 0; p < 2; ++p) {
        duel.names[p] = names[p];
        if (ai::dominoes::make_player(names[p], 1)) continue;
        const auto known = support::names_of(ai::dominoes::roster());
        throw support::unknown_name("player", names[p], known,
                                    "; there are: " + support::joined(known));
    }
    duel.shard = shard_from(*given);
    const support::Json terms{{"experiment", "dominoes"},
                              {"players", duel.names},
                              {"seed", duel.seed},
                              {"pairs_per_case", duel.pairs_per_case}};
    if (is_shard_there(*given, terms, duel.shard)) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    support::catch_interrupts();
    const CaseTallies tallies = play_pairs(duel);
    const DominoesTally all = total(tallies);
    const std::int64_t played = 2 * all.pairs;
    const std::int64_t wanted = games_to_play(duel);
    if (played > 0 || wanted == 0) // a shard may have nothing to do
        report_shard(*given,
                     shard_file(terms, duel.shard, dominoes_sums(tallies), played == wanted));
    return support::exit_status(invocation, played, wanted, "games");
}

} // namespace headless::lab
