#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/solve/solver.h"
#include "ai/yahtzee/tables/tables.h"
#include "core/support/text.h"
#include "core/yahtzee/position.h"
#include "headless/bot/game.h"
#include "headless/support/command.h"
#include "headless/support/lines.h"
#include "headless/support/tables_option.h"

#include <ostream>

namespace headless::bot {

namespace {

using core::yahtzee::Position;

std::vector<Strategy> strategies() {
    std::vector<Strategy> all;
    for (const ai::yahtzee::players::PlayerKind& kind : ai::yahtzee::players::roster())
        all.push_back({std::string(kind.name), std::string(kind.description)});
    return all;
}

support::Report report_to(std::ostream& errors) {
    return [&errors](const std::string& line) { errors << "alea-bot: " << line << std::endl; };
}

// `full`: the full tables, or null to play by the compact ones.
std::unique_ptr<ai::yahtzee::players::Player>
player_of(const Options& options, const ai::yahtzee::solve::SharedScoreSource& full) {
    ai::yahtzee::players::PlayerOptions wanted;
    wanted.seed = options.seed;
    const auto solved = std::make_shared<ai::yahtzee::solve::SharedValues>();
    const auto values = [solved] {
        if (!*solved) *solved = ai::yahtzee::solve::solve({});
        return *solved;
    };
    wanted.values = values;
    wanted.score_source = [&] {
        if (full) return full;
        return support::made_late([values] {
            return support::compact_tables(values(), support::CompactPlace::ready_cache);
        });
    };
    auto player = ai::yahtzee::players::make_player(options.strategy, wanted);
    if (!player)
        throw support::UsageError("there is no strategy '" + options.strategy +
                                  "'; --list names them");
    return player;
}

// A position in which something is legal.
core::support::Result<Position> read_position(const support::Lines& lines) {
    if (lines.too_long()) return core::support::Error{"the line is too long", lines.number(), 0};
    auto position = core::yahtzee::parse_position(lines.text(), lines.number());
    if (position && position->roll_number == core::yahtzee::rolls_per_turn &&
        position->mover.is_complete())
        return core::support::Error{"no box is open and no roll is left", lines.number(), 0};
    return position;
}

int run(const Options& options, std::istream& in, std::ostream& out, std::ostream& errors) {
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
        if (const auto position = read_position(lines)) {
            out << choose(*position).code() << '\n' << std::flush;
        } else {
            errors << "alea-bot: " << to_string(position.error()) << std::endl;
            status = support::exit_fault;
        }
    }
    return status;
}

void make_tables(const std::string& folder, std::ostream& errors) {
    support::make_files(folder, report_to(errors));
}

} // namespace

const Game yahtzee{"yahtzee", "champion", strategies, run, make_tables};

} // namespace headless::bot
