#include "headless/lab/lab_players.h"

#include "ai/yahtzee/players/basic.h"
#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/support/progress.h"
#include "headless/support/tables_option.h"
#include "headless/support/words.h"

namespace headless::lab {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::players;

LabPlayers::LabPlayers(const po::variables_map& given)
    : LabPlayers(given.count("threads") ? given["threads"].as<int>() : 0,
                 support::tables_from(given), support::is_quiet(given)) {}

LabPlayers LabPlayers::without_tables() {
    LabPlayers players;
    players.uses_tables_ = false;
    return players;
}

SharedValues LabPlayers::values() {
    if (!values_) {
        support::Progress progress("solving", is_quiet_);
        values_ = support::solved_game(tables_,
                                       {{threads_, {}, [&](double part) { progress.show(part); }}});
    }
    return values_;
}

SharedScoreSource LabPlayers::full_tables() {
    if (!full_) full_ = support::full_tables(tables_);
    return *full_;
}

SharedScoreSource LabPlayers::compact_tables() {
    if (!compact_)
        compact_ = support::compact_tables(values(), support::CompactStorage::filled_cache,
                                           threads_, is_quiet_);
    return compact_;
}

SharedScoreSource LabPlayers::score_source() {
    if (!uses_tables_) return nullptr;
    return full_tables() ? full_tables() : compact_tables();
}

std::unique_ptr<LuckBaseline> LabPlayers::luck_baseline() {
    if (const auto known = full_tables())
        return std::make_unique<DistributionBaseline>(values()->rules(), known);
    return std::make_unique<NormalBaseline>(values());
}

std::unique_ptr<Player> LabPlayers::make(const std::string& name, std::uint64_t seed) {
    const bool is_compact = name == "champion-compact";
    PlayerOptions options;
    options.seed = seed;
    options.values = [this] { return values(); };
    options.score_source = [&] { return is_compact ? compact_tables() : score_source(); };
    auto player = make_player(is_compact ? "champion" : name, options);
    if (player) return player;
    const auto names = support::names_of(roster());
    throw support::unknown_name("player", name, names,
                                "; there are: " + support::joined(names) + ", " +
                                    std::string(human_names) + " and " + std::string(basic_names));
}

std::unique_ptr<Solitaire> LabPlayers::make_solitaire(const std::string& name) {
    auto player = make(name);
    auto* solitaire = dynamic_cast<Solitaire*>(player.get());
    if (!solitaire)
        throw support::UsageError(name + " looks at the opponent's card; only players that do not "
                                         "can be evaluated exactly");
    static_cast<void>(player.release());
    return std::unique_ptr<Solitaire>(solitaire);
}

void add_contest_options(po::options_description& options, std::int64_t default_games,
                         const char* games_help, const char* json_what) {
    options.add_options()(
        "games", support::number_in<std::int64_t>(1, max_games)->default_value(default_games),
        games_help)("threads", support::thread_count(), support::threads_help);
    support::add_json_options(options, json_what);
}

std::uint64_t games_from(const po::variables_map& options) {
    return static_cast<std::uint64_t>(options["games"].as<std::int64_t>());
}

int threads_from(const po::variables_map& options) { return options["threads"].as<int>(); }

} // namespace headless::lab
