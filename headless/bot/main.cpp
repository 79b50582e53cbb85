// alea-bot: a contest player. It answers a game's protocol on standard input until the input ends.

#include "headless/bot/game.h"
#include "headless/support/command.h"

#include <algorithm>
#include <iostream>

namespace po = boost::program_options;

namespace {

using namespace headless;

const bot::Game& game_named(const std::string& name) {
    for (const bot::Game* game : bot::games())
        if (game->name == name) return *game;
    std::string known;
    for (const bot::Game* game : bot::games()) known += " " + std::string(game->name);
    throw support::UsageError("there is no game '" + name + "'; there are:" + known);
}

void list_strategies(const bot::Game& game) {
    const std::vector<bot::Strategy> strategies = game.strategies();
    std::size_t width = 0;
    for (const bot::Strategy& strategy : strategies) width = std::max(width, strategy.name.size());
    for (const bot::Strategy& strategy : strategies)
        std::cout << strategy.name << std::string(width + 2 - strategy.name.size(), ' ')
                  << strategy.description << '\n';
}

po::options_description known_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("game", po::value<std::string>()->default_value("yahtzee"), "the game to play");
    add("strategy", po::value<std::string>(), "who plays; --list names them");
    add("seed", po::value<std::uint64_t>()->default_value(1),
        "for strategies that leave something to chance");
    add("tables", po::value<std::string>(),
        "the folder of the large tables, for strategies that use them (the user's cache folder\n"
        "if not given; without the files, compact tables are solved in memory, in ten seconds)");
    add("make-tables", po::value<std::string>(),
        "make the large tables in this folder, as far as they aren't there, and stop");
    add("list", "list the game's strategies and stop");
    return options;
}

int run(const support::Invocation& invocation) {
    const auto options = support::read_options(
        invocation, {"[options]", "Plays a game's contest protocol on standard input and output."},
        known_options());
    if (!options) return support::exit_done;
    const bot::Game& game = game_named((*options)["game"].as<std::string>());
    if (options->count("list")) {
        list_strategies(game);
        return support::exit_done;
    }
    if (options->count("make-tables")) {
        if (!game.make_tables)
            throw support::UsageError("there are no tables for " + std::string(game.name));
        game.make_tables((*options)["make-tables"].as<std::string>(), std::cerr);
        return support::exit_done;
    }
    bot::Options chosen{std::string(game.default_strategy), (*options)["seed"].as<std::uint64_t>(),
                        std::nullopt};
    if (options->count("strategy")) chosen.strategy = (*options)["strategy"].as<std::string>();
    if (options->count("tables")) chosen.tables = (*options)["tables"].as<std::string>();
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr); // every answer is flushed by itself
    return game.run(chosen, std::cin, std::cout, std::cerr);
}

} // namespace

int main(int argc, char** argv) { return support::run_main(argc, argv, run); }
