#include "headless/judge/commands.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/state_lock.h"
#include "headless/match/command_line.h"
#include "headless/match/digest.h"
#include "headless/match/knockout/drawing.h"
#include "headless/match/knockout/run.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <thread>

namespace headless::judge {

namespace po = boost::program_options;
namespace fs = std::filesystem;
using match::knockout::State;

namespace {

std::string read_whole(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("'" + path.string() + "' could not be opened");
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<match::knockout::Entrant> read_entrants(const std::string& name) {
    const auto entrants = match::knockout::parse_entrants(read_whole(name));
    if (!entrants) throw std::runtime_error(name + ": " + to_string(entrants.error()));
    return *entrants;
}

// The judge's own file: where the matches' processes and the random player are found.
fs::path own_executable() { return fs::read_symlink("/proc/self/exe"); }

// What a match needs to know, and what must not change when the knockout goes on.
std::vector<std::string> match_words(const po::variables_map& given, const fs::path& state_file,
                                     const fs::path& folder) {
    std::vector<std::string> words{own_executable(), "yahtzee", "match"};
    for (const char* name : {"cpu", "wall"})
        words.insert(words.end(),
                     {std::string("--") + name, nlohmann::json(given[name].as<double>()).dump()});
    for (const char* name : {"memory", "scratch"})
        words.insert(words.end(), {std::string("--") + name, given[name].as<std::string>()});
    words.insert(words.end(), {"--processes", std::to_string(given["processes"].as<int>())});
    const match::View view = view_from(given);
    for (const fs::path& path : view.readable) words.insert(words.end(), {"--share", path});
    for (const fs::path& path : view.hidden) words.insert(words.end(), {"--hide", path});
    words.insert(words.end(), {"--hide", state_file, "--hide", folder});
    if (given.count("tables"))
        words.insert(words.end(), {"--tables", fs::absolute(given["tables"].as<std::string>())});
    if (given.count("unsafe")) words.push_back("--unsafe");
    if (given.count("duplicate")) words.push_back("--duplicate");
    return words;
}

match::knockout::RunOptions options_from(const po::variables_map& given) {
    if (!given.count("state")) throw command::UsageError("--state FILE is needed");
    match::knockout::RunOptions options;
    options.state_file = fs::absolute(given["state"].as<std::string>()).lexically_normal();
    options.folder = options.state_file.string() + ".d";
    options.games = int_from(given, "games", 1, 100'000'000);
    if (given.count("duplicate") && options.games % 2 != 0)
        throw command::UsageError("--duplicate needs an even number of games");
    options.side_by_side = int_from(given, "jobs", 0, 10'000);
    if (options.side_by_side == 0)
        options.side_by_side = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    if (given.count("runner")) {
        const auto words = match::split_command(given["runner"].as<std::string>());
        if (!words) throw command::UsageError("--runner: " + to_string(words.error()));
        options.runner = *words;
    }
    options.judge = match_words(given, options.state_file, options.folder);
    options.random_player = given.count("random")
                                ? given["random"].as<std::string>()
                                : '\'' + (own_executable().parent_path() / "alea-bot").string() +
                                      "' --strategy random --seed 1";
    options.set_up.wall_seconds = given["set-up-wall"].as<double>();
    return options;
}

std::string terms_of(const po::variables_map& given, const match::knockout::RunOptions& options) {
    const nlohmann::ordered_json terms{{"games", options.games},
                                       {"duplicate", given.count("duplicate") > 0},
                                       {"cpu", given["cpu"].as<double>()},
                                       {"wall", given["wall"].as<double>()},
                                       {"memory", given["memory"].as<std::string>()},
                                       {"public_seed", given.count("seed") > 0}};
    return terms.dump();
}

void require_no_state(const fs::path& file) {
    if (fs::exists(file))
        throw command::UsageError("'" + file.string() + "' exists; --resume goes on with it");
}

// Makes the folder if need be. Without --resume nothing may be there yet.
match::UniqueFd lock_knockout(const match::knockout::RunOptions& options, bool may_exist) {
    if (!may_exist) require_no_state(options.state_file); // before anything is made beside it
    if (std::error_code error; !fs::create_directory(options.folder, error) && error)
        throw std::runtime_error("'" + options.folder.string() +
                                 "' could not be made: " + error.message());
    fs::permissions(options.folder, fs::perms::owner_all);
    match::UniqueFd lock = lock_state(options.folder / "lock", options.state_file);
    if (!may_exist) require_no_state(options.state_file); // another judge may have been faster
    return lock;
}

State new_state(const po::variables_map& given, match::knockout::RunOptions& options,
                std::vector<match::knockout::Entrant> entrants, const std::string& protection) {
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    match::knockout::save(options.folder / "seed", core::dice::to_text(options.seed) + '\n');
    State state;
    state.entrants = std::move(entrants);
    state.terms = terms_of(given, options);
    state.seed_sha256 = match::to_hex(match::sha256(core::dice::to_text(options.seed)));
    state.protection = protection;
    for (const fs::path& path : view_from(given).readable)
        state.sha256["share " + path.string()] = match::knockout::hash_or_reason(path);
    return state;
}

State old_state(const po::variables_map& given, match::knockout::RunOptions& options,
                const std::vector<match::knockout::Entrant>& entrants) {
    const auto state = match::knockout::state_from_json(read_whole(options.state_file));
    if (!state) throw std::runtime_error(to_string(state.error()));
    const auto seed = core::dice::parse_seed(read_whole(options.folder / "seed").substr(0, 64));
    if (!seed) throw std::runtime_error("the seed: " + to_string(seed.error()));
    options.seed = *seed;
    if (state->seed_sha256 != match::to_hex(match::sha256(core::dice::to_text(*seed))))
        throw std::runtime_error("the seed is not that of the state");
    if (state->entrants != entrants || state->terms != terms_of(given, options))
        throw command::UsageError("entrants or terms are not those of the knockout's beginning");
    return *state;
}

po::options_description all_options() {
    po::options_description options("Options");
    options.add_options()("state", po::value<std::string>(),
                          "the file that holds how far the knockout has come; beside it, in "
                          "FILE.d, logs and reports of all matches")(
        "resume", "go on where the knockout was interrupted")(
        "games", po::value<int>()->default_value(1000),
        "in a match")("duplicate", "play each game's dice twice, seats changed")(
        "jobs", po::value<int>()->default_value(0), "matches side by side (0: all processors)")(
        "runner", po::value<std::string>(),
        "words that go before each match's command: 'srun --exclusive -n1 -c2'")(
        "random", po::value<std::string>(),
        "the player whom all must beat first (alea-bot --strategy random)")(
        "set-up-wall", po::value<double>()->default_value(8 * 3600.0),
        "seconds that a set-up command may take")("json", po::value<std::string>(),
                                                  "a file for the outcome as JSON")(
        "svg", po::value<std::string>(), "a file for the bracket as SVG");
    add_seed_options(options);
    add_limit_options(options, {});
    add_luck_option(options);
    return options;
}

} // namespace

int yahtzee_knockout(const command::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("entrants", po::value<std::string>());
    po::positional_options_description positions;
    positions.add("entrants", 1);
    const auto given = command::read_options(
        invocation,
        {"[options] --state FILE ENTRANTS",
         "Double elimination between programs. ENTRANTS has a line each: NAME, tab, COMMAND,\n"
         "optionally tab, SET-UP COMMAND. Set-up commands run first, with the right to write in\n"
         "their program's folder (8 hours, 2 GiB of memory, 10 GB of files). Who does not beat "
         "the\n"
         "random player is turned away. Ties are decided by blocks of 100 more games. See match\n"
         "--help for commands and limits."},
        all_options(), hidden, positions);
    if (!given) return command::exit_done;
    if (!given->count("entrants")) throw command::UsageError("the file of entrants is missing");

    auto options = options_from(*given);
    for (const char* name : {"json", "svg"})
        if (given->count(name)) require_writable((*given)[name].as<std::string>());
    auto entrants = read_entrants((*given)["entrants"].as<std::string>());
    const match::UniqueFd lock = lock_knockout(options, given->count("resume") > 0);
    luck_meter_from(*given); // only to tell now what each match would miss
    const match::Protection protection = protection_from(*given);
    const bool goes_on = given->count("resume") && fs::exists(options.state_file);
    const State state =
        goes_on ? old_state(*given, options, entrants)
                : new_state(*given, options, std::move(entrants), protection.description());
    std::cout << "seed with SHA-256 " << state.seed_sha256
              << "\nprotection: " << protection.description() << "\n\n"
              << std::flush;
    const State end = run_knockout(options, state, protection, [](const std::string& words) {
        std::cerr << words << std::endl;
    });

    std::cout << match::knockout::to_text(end) << "\nseed " << core::dice::to_text(options.seed)
              << '\n';
    if (given->count("json"))
        write_file((*given)["json"].as<std::string>(), match::knockout::report_json(end));
    if (given->count("svg"))
        write_file((*given)["svg"].as<std::string>(), match::knockout::to_svg(end));
    if (end.draw.empty()) throw std::runtime_error("nobody has qualified");
    return command::exit_done;
}

} // namespace headless::judge
