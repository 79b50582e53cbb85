#include "headless/judge/commands.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/state_lock.h"
#include "headless/knockout/drawing.h"
#include "headless/knockout/run.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/input.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

namespace headless::judge {

namespace po = boost::program_options;
namespace fs = std::filesystem;
using knockout::State;

namespace {

std::vector<knockout::Entrant> read_entrants(const std::string& name) {
    const auto entrants = knockout::parse_entrants(support::read_file(name));
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
    const sandbox::View view = view_from(given);
    for (const fs::path& path : view.readable) words.insert(words.end(), {"--share", path});
    for (const fs::path& path : view.hidden) words.insert(words.end(), {"--hide", path});
    words.insert(words.end(), {"--hide", state_file, "--hide", folder});
    for (const char* name : {"seed-file", "entrants"}) {
        if (!given.count(name)) continue;
        const fs::path file = fs::absolute(given[name].as<std::string>());
        if (fs::is_regular_file(file)) words.insert(words.end(), {"--hide", file});
    }
    for (const char* name : {"allow-locks", "freeze", "sampled"})
        if (given.count(name)) words.push_back(std::string("--") + name);
    // Wherever a runner puts the match, it has the protection that this judge has.
    if (!given.count("sampled") && !given.count("unsafe")) words.push_back("--require-groups");
    if (given.count("tables"))
        words.insert(words.end(), {"--tables", fs::absolute(given["tables"].as<std::string>())});
    if (given.count("unsafe")) words.push_back("--unsafe");
    if (given.count("duplicate")) words.push_back("--duplicate");
    return words;
}

fs::path state_file_from(const po::variables_map& given) {
    if (!given.count("state")) throw support::UsageError("--state FILE is needed");
    const std::string name = given["state"].as<std::string>();
    if (name.empty() || fs::is_directory(name))
        throw support::UsageError("--state needs a file, and '" + name + "' is none");
    return fs::absolute(name).lexically_normal();
}

// Of a command that must be there before anything begins.
std::vector<std::string> program_words(const std::string& what, const std::string& command) {
    const auto words = sandbox::split_command(command);
    if (!words) throw support::UsageError(what + ": " + to_string(words.error()));
    if (sandbox::find_program(words->front()).empty())
        throw support::UsageError(what + ": '" + words->front() +
                                  "' is no program that can be run");
    return *words;
}

knockout::RunOptions options_from(const po::variables_map& given) {
    knockout::RunOptions options;
    options.state_file = state_file_from(given);
    options.folder = options.state_file.string() + ".d";
    options.games = int_from(given, "games", 1, 100'000'000);
    if (given.count("duplicate") && options.games % 2 != 0)
        throw support::UsageError("--duplicate needs an even number of games");
    options.side_by_side = int_from(given, "jobs", 0, 10'000);
    if (options.side_by_side == 0)
        options.side_by_side = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    if (given.count("runner"))
        options.runner = program_words("--runner", given["runner"].as<std::string>());
    options.judge = match_words(given, options.state_file, options.folder);
    options.random_player = given.count("random")
                                ? given["random"].as<std::string>()
                                : '\'' + (own_executable().parent_path() / "alea-bot").string() +
                                      "' --strategy random --seed 1";
    program_words("the random player", options.random_player);
    options.set_up.wall_seconds = seconds_from(given, "set-up-wall");
    return options;
}

std::string terms_of(const po::variables_map& given, const knockout::RunOptions& options) {
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
        throw support::UsageError("'" + file.string() + "' exists; --resume goes on with it");
}

// A knockout that was stopped before it had a state has left no more than these.
void require_no_matches(const fs::path& folder) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().stem() != "lock" && entry.path().stem() != "seed") // or seed.new
            throw support::UsageError("'" + folder.string() +
                                      "' is there without a state, and not empty");
}

// Makes the folder if need be. Without --resume nothing may be there yet.
support::UniqueFd lock_knockout(const knockout::RunOptions& options, bool may_exist) {
    if (!may_exist) require_no_state(options.state_file); // before anything is made beside it
    if (!fs::exists(options.state_file))
        require_no_matches(options.folder);
    else if (!fs::exists(options.folder))
        throw std::runtime_error("'" + options.state_file.string() +
                                 "' is no state to go on with: '" + options.folder.string() +
                                 "' is missing");
    if (std::error_code error; !fs::create_directory(options.folder, error) && error)
        throw std::runtime_error("'" + options.folder.string() +
                                 "' could not be made: " + error.message());
    fs::permissions(options.folder, fs::perms::owner_all);
    support::UniqueFd lock = lock_state(options.folder / "lock", options.state_file);
    if (!may_exist) require_no_state(options.state_file); // another judge may have been faster
    return lock;
}

State new_state(const po::variables_map& given, knockout::RunOptions& options,
                std::vector<knockout::Entrant> entrants, const std::string& protection) {
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    knockout::save(options.folder / "seed", core::dice::to_text(options.seed) + '\n');
    State state;
    state.entrants = std::move(entrants);
    state.terms = terms_of(given, options);
    state.seed_sha256 = support::to_hex(support::sha256(core::dice::to_text(options.seed)));
    state.protection = protection;
    for (const fs::path& path : view_from(given).readable)
        state.sha256["share " + path.string()] = knockout::hash_or_reason(path);
    return state;
}

State old_state(const po::variables_map& given, knockout::RunOptions& options,
                const std::vector<knockout::Entrant>& entrants) {
    const std::string name = options.state_file;
    const auto state = knockout::state_from_json(support::read_file(name));
    if (!state) throw std::runtime_error("'" + name + "': " + to_string(state.error()));
    const std::string seed_name = options.folder / "seed";
    const auto seed = core::dice::parse_seed(support::read_file(seed_name).substr(0, 64));
    if (!seed) throw std::runtime_error("'" + seed_name + "': " + to_string(seed.error()));
    options.seed = *seed;
    if (state->seed_sha256 != support::to_hex(support::sha256(core::dice::to_text(*seed))))
        throw std::runtime_error("'" + seed_name + "' has not the seed of '" + name + "'");
    if (state->entrants != entrants)
        throw support::UsageError("'" + given["entrants"].as<std::string>() +
                                  "' has not the entrants that '" + name + "' began with");
    if (state->terms != terms_of(given, options))
        throw support::UsageError("'" + name + "' began with other terms: " + state->terms);
    return *state;
}

// What programs say must not command the organiser's terminal.
std::string without_controls(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = '?';
    return text;
}

// --check: whether each command is there, can be read, and answers. False if one does not.
bool check_entrants(const std::vector<knockout::Entrant>& entrants,
                    const sandbox::Protection& protection, const sandbox::View& view,
                    const sandbox::Limits& limits) {
    bool all_well = true;
    for (const auto& entrant : entrants) {
        const auto words = *sandbox::split_command(entrant.command);
        std::string fault = knockout::try_entrant(words, protection, view, limits);
        const std::string hash = knockout::hash_or_reason(sandbox::own_file(words));
        if (!fault.empty() && !entrant.set_up.empty()) fault += " (before its set-up command)";
        all_well = all_well && (fault.empty() || !entrant.set_up.empty());
        std::cout << without_controls(entrant.name) << ": "
                  << (fault.empty() ? "answers" : without_controls(fault)) << "; SHA-256 "
                  << without_controls(hash) << '\n';
    }
    return all_well;
}

void refuse_secrets(const po::variables_map& given,
                    const std::vector<knockout::Entrant>& entrants) {
    std::vector<std::string> commands;
    for (const auto& entrant : entrants) commands.push_back(entrant.command);
    refuse_secrets_beside_programs(given, {"seed-file", "state"}, commands);
}

// What a contest began with must not be given up half-way.
void refuse_weaker(const std::string& before, const std::string& now) {
    const auto loses = [&](const char* words) {
        return before.find(words) != std::string::npos && now.find(words) == std::string::npos;
    };
    const auto gains = [&](const char* words) {
        return before.find(words) == std::string::npos && now.find(words) != std::string::npos;
    };
    if (loses("bubblewrap (") || loses("a user id of its own") || loses("control groups version") ||
        gains("filtered but for locks"))
        throw support::UsageError("the knockout began with stronger protection (" + before +
                                  ") than there is now (" + now + ")");
}

po::options_description all_options() {
    po::options_description options("Options");
    options.add_options()("state", po::value<std::string>(),
                          "the file that holds how far the knockout has come; beside it, in "
                          "FILE.d, logs and reports of all matches")(
        "resume", "go on where the knockout was interrupted")(
        "check", "play nothing: try every command, and tell its hash")(
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

int yahtzee_knockout(const support::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("entrants", po::value<std::string>());
    po::positional_options_description positions;
    positions.add("entrants", 1);
    const auto given = support::read_options(
        invocation,
        {"[options] --state FILE ENTRANTS",
         "Double elimination between programs. ENTRANTS has a line each: NAME, tab, COMMAND,\n"
         "optionally tab, SET-UP COMMAND. Set-up commands run first, with the right to write in\n"
         "their program's folder (8 hours, 2 GiB of memory, 10 GB of files). Who does not beat "
         "the\n"
         "random player is turned away. Ties are decided by blocks of 100 more games. See match\n"
         "--help for commands and limits."},
        all_options(), hidden, positions);
    if (!given) return support::exit_done;
    if (!given->count("entrants")) throw support::UsageError("the file of entrants is missing");

    auto options = options_from(*given);
    require_different_files(*given, {"entrants", "seed-file", "state", "json", "svg"});
    for (const char* name : {"json", "svg"})
        if (given->count(name)) require_writable((*given)[name].as<std::string>());
    auto entrants = read_entrants((*given)["entrants"].as<std::string>());
    refuse_secrets(*given, entrants);
    if (given->count("check"))
        return check_entrants(entrants, protection_from(*given, WithoutGroups::refuses),
                              view_from(*given), limits_from(*given))
                   ? support::exit_done
                   : support::exit_fault;
    const support::UniqueFd lock = lock_knockout(options, given->count("resume") > 0);
    luck_meter_from(*given); // only to tell now what each match would miss
    const sandbox::Protection protection = protection_from(*given, WithoutGroups::refuses);
    const bool goes_on = given->count("resume") && fs::exists(options.state_file);
    const State state =
        goes_on ? old_state(*given, options, entrants)
                : new_state(*given, options, std::move(entrants), protection.description());
    refuse_weaker(state.protection, protection.description());
    std::cout << "seed with SHA-256 " << state.seed_sha256
              << "\nprotection: " << protection.description() << "\n\n"
              << std::flush;
    const State end = run_knockout(options, state, protection, [](const std::string& words) {
        std::cerr << without_controls(words) << std::endl;
    });

    std::cout << knockout::to_text(end) << "\nseed " << core::dice::to_text(options.seed) << '\n';
    if (given->count("json"))
        write_file((*given)["json"].as<std::string>(), knockout::report_json(end));
    if (given->count("svg")) write_file((*given)["svg"].as<std::string>(), knockout::to_svg(end));
    if (end.draw.empty()) throw std::runtime_error("nobody has qualified");
    return support::exit_done;
}

} // namespace headless::judge
