// The roster's players for experiments: what they share is made once, when it is first wanted.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/win/luck.h"
#include "headless/support/command.h"
#include "headless/support/options.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace headless::lab {

class LabPlayers {
public:
    // `tables`: the folder of the large tables; see headless/support/tables_option.h.
    explicit LabPlayers(int threads = 0, std::optional<std::string> tables = {},
                        bool is_quiet = false)
        : threads_(threads), tables_(std::move(tables)), is_quiet_(is_quiet) {}

    // As --threads, --tables and --quiet say, where a command has them.
    explicit LabPlayers(const po::variables_map& given);

    // Players that use no tables, wherever there are some: they play alike on every machine.
    static LabPlayers without_tables();

    // The solved game of the contest's rules.
    ai::yahtzee::solve::SharedValues values();

    // The large tables: of the folder given, else of the cache folder, else null.
    ai::yahtzee::solve::SharedScoreSource full_tables();

    // The compact tables, which are kept in the cache folder.
    ai::yahtzee::solve::SharedScoreSource compact_tables();

    // The large tables where there are some, else the compact ones.
    ai::yahtzee::solve::SharedScoreSource score_source();

    // The means of measuring luck: the tables where there are some.
    std::unique_ptr<ai::yahtzee::win::LuckBaseline> luck_baseline();

    // A new player; throws support::UsageError where there is none of that name. champion-compact
    // is the champion with the compact tables.
    std::unique_ptr<ai::yahtzee::players::Player> make(const std::string& name,
                                                       std::uint64_t seed = 1);

    // The same for players that look at their own card only; others are wrong use too.
    std::unique_ptr<ai::yahtzee::players::Solitaire> make_solitaire(const std::string& name);

private:
    int threads_;
    bool uses_tables_ = true;
    std::optional<std::string> tables_;
    bool is_quiet_ = false;
    ai::yahtzee::solve::SharedValues values_;
    std::optional<ai::yahtzee::solve::SharedScoreSource> full_; // nothing: not asked for yet
    ai::yahtzee::solve::SharedScoreSource compact_;             // null: the same
};

// Options that several commands of alea-lab share. All throw support::UsageError.
inline constexpr auto seed_help =
    "of the dice: a whole number or 64 hexadecimal digits (from the system if not given)";

// --games, --threads, --json and --json-file; `json_what` is written.
void add_contest_options(po::options_description& options, std::int64_t default_games,
                         const char* games_help, const char* json_what);

// --games
inline constexpr std::int64_t max_games = 1'000'000'000;
std::uint64_t games_from(const po::variables_map& options);
// --positions
inline constexpr int max_positions = 1'000'000;
// The message of commands that can't do without the large tables.
inline constexpr auto need_of_tables =
    "the large tables are needed: alea-bot --make-tables DIR makes them, --tables DIR names them";
// --threads: 0 for all processors
int threads_from(const po::variables_map& options);

} // namespace headless::lab
