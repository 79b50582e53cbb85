// alea-bot: a contest player. It answers a game's protocol on standard input until the input ends.

#include "headless/bot/game.h"
#include "headless/support/input.h"
#include "headless/support/options.h"
#include "headless/support/words.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace headless;

const bot::Game& game_named(const std::string& name) {
    for (const bot::Game* game : bot::games())
        if (game->name == name) return *game;
    std::vector<std::string_view> names;
    for (const bot::Game* game : bot::games()) names.push_back(game->name);
    throw support::unknown_name("game", name, names, "; there are: " + support::joined(names));
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
    add("strategy", po::value<std::string>(), "the player; --list names them");
    add("seed", support::seed_number()->default_value(1), "for strategies that use random numbers");
    add("tables", po::value<std::string>(),
        "the folder of the large tables, for strategies that use them (the user's cache folder\n"
        "or share/alea beside the program's if not given; without the files, compact tables are\n"
        "solved in memory at every start, in 20 to 30 seconds of processor time)");
    add("make-tables", po::value<std::string>(),
        "make the large tables in this folder, as far as they aren't there, and stop");
    add("list", "list the game's strategies and stop");
    return options;
}

int run(const support::Invocation& invocation) {
    const auto options = support::read_options(
        invocation,
        {"[options] [FILE]",
         "Answers the requests of a game's contest protocol: those of FILE, or of standard input\n"
         "until it ends."},
        known_options(), support::one_argument("file", "-"));
    if (!options) return support::exit_done;
    if (options->count("list") && options->count("make-tables"))
        throw support::UsageError("--list and --make-tables exclude each other");
    const bot::Game& game = game_named((*options)["game"].as<std::string>());
    if (options->count("list")) {
        list_strategies(game);
        return support::exit_done;
    }
    if (options->count("make-tables")) {
        if (!game.make_tables)
            throw support::UsageError("there are no tables for " + std::string(game.name));
        const auto& folder = (*options)["make-tables"].as<std::string>();
        if (folder.empty()) throw support::UsageError("--make-tables needs the name of a folder");
        game.make_tables(folder, support::is_quiet(*options), std::cerr);
        return support::exit_done;
    }
    bot::Options chosen{std::string(game.default_strategy), (*options)["seed"].as<std::uint64_t>(),
                        support::tables_from(*options), support::is_quiet(*options)};
    if (options->count("strategy")) chosen.strategy = (*options)["strategy"].as<std::string>();
    const auto& file = (*options)["file"].as<std::string>();
    support::announce_input(invocation, *options, file,
                            "requests of " + std::string(game.name) + ", one per line");
    support::Input input(file);
    std::ios::sync_with_stdio(false);
    return game.run(chosen, input.stream(), std::cout, std::cerr); // which flushes each answer
}

} // namespace

int main(int argc, char** argv) { return support::run_main(argc, argv, run); }
