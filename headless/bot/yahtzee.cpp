#include "ai/yahtzee/players/basic.h"
#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/tables.h"
#include "headless/bot/game.h"
#include "headless/support/command.h"
#include "headless/support/input.h"
#include "headless/support/tables_option.h"
#include "headless/support/words.h"

#include <ostream>

namespace headless::bot {

namespace {

using core::yahtzee::Position;

std::vector<Strategy> yahtzee_strategies() { return strategies_in(ai::yahtzee::players::roster()); }

support::Report report_to(std::ostream& errors) {
    return [&errors](const std::string& line) {
        errors << "alea-bot: " << support::printable(line) << std::endl;
    };
}

// `full`: the full tables, or null to play by the compact ones.
std::unique_ptr<ai::yahtzee::players::Player>
player_of(const Options& options, const ai::yahtzee::solve::SharedScoreSource& full) {
    ai::yahtzee::players::PlayerOptions wanted;
    wanted.seed = options.seed;
    const auto solved = std::make_shared<ai::yahtzee::solve::SharedValues>();
    const auto values = [solved, &options] {
        if (!*solved) *solved = support::solved_game(options.tables);
        return *solved;
    };
    wanted.values = values;
    wanted.score_source = [&] {
        if (full) return full;
        return support::made_late([values, is_quiet = options.is_quiet] {
            return support::compact_tables(values(), support::CompactStorage::ready_cache, 0,
                                           is_quiet);
        });
    };
    auto player = ai::yahtzee::players::make_player(options.strategy, wanted);
    if (!player)
        refuse_strategy(yahtzee, options.strategy,
                        "; there are also " + std::string(ai::yahtzee::players::human_names) +
                            " and " + std::string(ai::yahtzee::players::basic_names));
    return player;
}

int run_yahtzee(const Options& options, std::istream& in, std::ostream& out, std::ostream& errors) {
    auto player = player_of(options, support::full_tables(options.tables));
    const auto choose = [&](const Position& position) {
        try {
            return player->choose(position);
        } catch (const ai::yahtzee::tables::TableError& error) {
            // Part of a file is damaged, which shows when it is read first. Play must go on.
            report_to(errors)(error.what());
            player = player_of(options, nullptr);
            return player->choose(position);
        }
    };
    int status = support::exit_done;
    for (support::Lines lines(in); out && lines.next();) {
        if (const auto position = support::read_position(lines)) {
            out << choose(*position).code() << '\n' << std::flush;
        } else {
            report_to(errors)(to_string(position.error()));
            status = support::exit_fault;
        }
    }
    return status;
}

void make_tables(const std::string& folder, bool is_quiet, std::ostream& errors) {
    support::make_files(folder, report_to(errors), is_quiet);
}

} // namespace

const Game yahtzee{"yahtzee", "champion", yahtzee_strategies, run_yahtzee, make_tables};

} // namespace headless::bot
