#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/solver.h"
#include "ai/yahtzee/tables/tables.h"
#include "core/base/text.h"
#include "core/yahtzee/position.h"
#include "headless/bot/game.h"
#include "headless/command/command.h"
#include "headless/command/lines.h"
#include "headless/tables/tables_option.h"

#include <ostream>

namespace headless::bot {

namespace {

using core::yahtzee::Position;

std::vector<Strategy> strategies() {
    std::vector<Strategy> all;
    for (const ai::yahtzee::PlayerKind& kind : ai::yahtzee::roster())
        all.push_back({std::string(kind.name), std::string(kind.description)});
    return all;
}

tables::Report report_to(std::ostream& errors) {
    return [&errors](const std::string& line) { errors << "alea-bot: " << line << std::endl; };
}

// `full`: the full tables, or null to play by the compact ones.
std::unique_ptr<ai::yahtzee::Player> player_of(const Options& options,
                                               const ai::yahtzee::SharedProspects& full) {
    ai::yahtzee::PlayerOptions wanted;
    wanted.seed = options.seed;
    const auto solved = std::make_shared<ai::yahtzee::SharedValues>();
    const auto values = [solved] {
        if (!*solved) *solved = ai::yahtzee::solve({});
        return *solved;
    };
    wanted.values = values;
    wanted.prospects = [&] {
        if (full) return full;
        return tables::made_late([values] {
            return tables::compact_tables(values(), tables::CompactPlace::ready_cache);
        });
    };
    auto player = ai::yahtzee::make_player(options.strategy, wanted);
    if (!player)
        throw command::UsageError("there is no strategy '" + options.strategy +
                                  "'; --list names them");
    return player;
}

// A position in which something is legal.
core::base::Result<Position> read_position(const command::Lines& lines) {
    if (lines.too_long()) return core::base::Error{"the line is too long", lines.number(), 0};
    auto position = core::yahtzee::parse_position(lines.text(), lines.number());
    if (position && position->roll_number == core::yahtzee::rolls_a_turn &&
        position->mover.is_complete())
        return core::base::Error{"no box is open and no roll is left", lines.number(), 0};
    return position;
}

int run(const Options& options, std::istream& in, std::ostream& out, std::ostream& errors) {
    auto player = player_of(options, tables::full_tables(options.tables));
    const auto choose = [&](const Position& position) {
        try {
            return player->choose(position);
        } catch (const ai::yahtzee::TableError& error) {
            // Part of a file is damaged, which shows when it is read first. Play must go on.
            report_to(errors)(error.what());
            player = player_of(options, nullptr);
            return player->choose(position);
        }
    };
    int status = command::exit_done;
    for (command::Lines lines(in); out && lines.next();) {
        if (const auto position = read_position(lines)) {
            out << choose(*position).code() << '\n' << std::flush;
        } else {
            errors << "alea-bot: " << to_string(position.error()) << std::endl;
            status = command::exit_fault;
        }
    }
    return status;
}

void make_tables(const std::string& folder, std::ostream& errors) {
    tables::make_files(folder, report_to(errors));
}

} // namespace

const Game yahtzee{"yahtzee", "champion", strategies, run, make_tables};

} // namespace headless::bot
