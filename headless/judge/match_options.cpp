#include "headless/judge/match_options.h"

#include "core/support/text.h"
#include "headless/judge/outlets.h"
#include "headless/match/log_lines.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <limits>
#include <map>
#include <poll.h>
#include <set>
#include <stdexcept>
#include <thread>
#include <unistd.h>

namespace headless::judge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_seed_file_bytes = 4096;
constexpr double min_seconds = 0.001;
constexpr double max_seconds = 1e9;

core::dice::Seed read_seed(const std::string& name) {
    std::string line;
    try {
        line = support::read_file(name, max_seed_file_bytes);
    } catch (const std::runtime_error& error) {
        throw std::runtime_error("the seed file could not be read: " + std::string(error.what()));
    }
    line = line.substr(0, line.find('\n'));
    return support::value_or_throw(core::dice::parse_seed(line), name);
}

// Advice for a reader who may be able to change the machine, or knows somebody who is.
constexpr const char* how_to_get_groups =
    "run the judge as root, or with a delegated scope: systemd-run --user --scope -p Delegate=yes "
    "alea-judge ...; under Slurm, with ConstrainRAMSpace=yes in cgroup.conf and srun";

void require_groups(const sandbox::GroupFolders& groups) {
    if (groups.version != 0) return;
    if (sandbox::is_machine_fault(groups.why_not))
        throw std::runtime_error("no control group can be made: " + groups.why_not);
    throw support::UsageError(
        "full protection can't be had: there are no control groups here (" + groups.why_not +
        "), so programs could use more memory and CPU time than they may; " + how_to_get_groups +
        "; --protection basic plays without, for programs that are your own");
}

} // namespace

void add_limit_options(po::options_description& options, const sandbox::Limits& defaults) {
    options.add_options()("cpu", seconds_value()->default_value(defaults.cpu_seconds),
                          "seconds of CPU time for all of a program's processes")(
        "wall", seconds_value()->default_value(defaults.wall_seconds),
        "seconds of wall clock while it is the program's move")(
        "memory",
        po::value<std::string>()
            ->default_value(std::to_string(defaults.memory_bytes >> 30) + 'G')
            ->value_name("SIZE"),
        "memory of all of a program's processes")(
        "scratch", po::value<std::string>()->default_value("256M")->value_name("SIZE"),
        "files in a program's private scratch folder, /tmp (it counts as memory)");
    add_protection_options(options);
}

void add_protection_options(po::options_description& options) {
    options.add_options()(
        "processes",
        support::number_in<int>(1, 1'000'000)->default_value(sandbox::Limits().processes),
        "processes and threads at once")(
        "share", po::value<std::vector<std::string>>()->composing()->value_name("DIR"),
        "a folder that the programs may read; may be repeated")(
        "hide", po::value<std::vector<std::string>>()->composing()->value_name("PATH"),
        "a file or folder that no program may see; may be repeated")("allow-locks",
                                                                     "let programs lock files")(
        "freeze", "stop a program while it is not its move (needs control groups)")(
        "protection", po::value<std::string>()->value_name("LEVEL"),
        "full (the default; refuses where it can't be had), basic (without control groups limits "
        "of CPU time and memory hold for each process alone: for programs of one's own) or none "
        "(no sandbox: for programs "
        "that are trusted)")("sampled", "the same as --protection basic")(
        "require-groups", "the same as --protection full")("unsafe",
                                                           "the same as --protection none");
}

po::options_description grouped(const po::options_description& games, const sandbox::Limits& limits,
                                const po::options_description& output) {
    po::options_description limiting("Limits and protection");
    add_limit_options(limiting, limits);
    po::options_description all;
    all.add(games).add(limiting).add(output);
    return all;
}

sandbox::Limits limits_from(const po::variables_map& given) {
    sandbox::Limits limits;
    limits.cpu_seconds = given["cpu"].as<double>();
    limits.wall_seconds = given["wall"].as<double>();
    limits.memory_bytes = parse_size("memory", given["memory"].as<std::string>());
    limits.scratch_bytes = parse_size("scratch", given["scratch"].as<std::string>());
    limits.processes = given["processes"].as<int>();
    return limits;
}

sandbox::View view_from(const po::variables_map& given) {
    sandbox::View view;
    const auto existing = [&given](const char* option) {
        std::vector<fs::path> paths;
        for (const std::string& name : support::strings_from(given, option)) {
            std::error_code error;
            if (!fs::exists(name, error))
                throw support::UsageError("--" + std::string(option) + ": there is no '" + name +
                                          "'");
            paths.push_back(fs::absolute(name));
        }
        return paths;
    };
    view.readable = existing("share");
    view.hidden = existing("hide");
    return view;
}

void add_folder_option(po::options_description& options) {
    options.add_options()("folder",
                          po::value<std::vector<std::string>>()->composing()->value_name("DIR"),
                          "the program's own folder, which it may read; for a match once for each "
                          "program, - for none");
}

fs::path own_folder(const std::string& what, const std::string& folder) {
    std::error_code error;
    const fs::path path = fs::canonical(folder, error);
    if (error) throw support::UsageError(what + ": there is no folder '" + folder + "'");
    if (!fs::is_directory(path, error) || path == "/")
        throw support::UsageError(what + ": '" + folder + "' can't be a program's own folder");
    return path;
}

std::vector<fs::path> folders_from(const po::variables_map& given, std::size_t count) {
    const auto names = support::strings_from(given, "folder");
    std::vector<fs::path> folders(count);
    if (names.empty()) return folders;
    if (names.size() != count)
        throw support::UsageError("--folder is needed " + std::to_string(count) +
                                  " times, once for each program (- for none)");
    for (std::size_t i = 0; i < count; ++i)
        if (names[i] != "-") folders[i] = own_folder("--folder", names[i]);
    return folders;
}

namespace {

// The paths that are mounted for it: the folder, and a file of its own.
std::vector<fs::path> places_of(const Belongings& program) {
    const auto words = sandbox::split_command(program.command);
    if (!words) return {};
    std::vector<fs::path> places;
    sandbox::View view;
    view.folder = program.folder;
    for (const fs::path& path : sandbox::own_view(*words, view).readable)
        places.push_back(fs::weakly_canonical(path));
    return places;
}

void refuse_secret(const std::string& option, const fs::path& secret, const Belongings& program) {
    std::error_code error;
    const auto type = fs::status(secret, error).type();
    if (type != fs::file_type::regular && type != fs::file_type::not_found) return;
    for (const fs::path& place : places_of(program))
        if (sandbox::lies_in(secret, place))
            throw support::UsageError("--" + option + ": '" + secret.string() + "' lies in '" +
                                      place.string() + "', which the program '" + program.command +
                                      "' may read; put it elsewhere");
}

} // namespace

void refuse_overlaps(const po::variables_map& given, std::initializer_list<const char*> secrets,
                     const std::vector<Belongings>& programs) {
    std::map<fs::path, const Belongings*> owners;
    const auto check = [&owners](const fs::path& path, const Belongings& program) {
        for (fs::path above = path; !above.empty(); above = above.parent_path()) {
            const auto owner = owners.find(above);
            if (owner != owners.end() && owner->second != &program)
                throw support::UsageError("'" + path.string() + "' of '" + program.name +
                                          "' lies in the folder of '" + owner->second->name +
                                          "', '" + above.string() +
                                          "'; each program needs a folder of its own");
            if (above == above.root_path()) break;
        }
    };
    for (const Belongings& program : programs)
        if (!program.folder.empty() && !owners.emplace(program.folder, &program).second)
            check(program.folder, program);
    for (const Belongings& program : programs)
        for (const fs::path& place : places_of(program)) check(place, program);
    if (level_from(given) == "none") return;
    for (const char* option : secrets)
        for (const Belongings& program : programs)
            if (given.count(option))
                refuse_secret(option, given[option].as<std::string>(), program);
}

std::vector<std::string> hints_on_hidden_paths(const sandbox::View& view,
                                               const std::string& command) {
    const auto words = sandbox::split_command(command);
    if (!words) return {};
    const std::vector<fs::path> shown = sandbox::own_view(*words, view).readable;
    std::vector<std::string> hints;
    for (const std::string& word : *words) {
        const std::string name = word.substr(word.find('=') + 1); // npos + 1 is 0
        std::error_code error;
        if (name.find('/') == std::string::npos || !fs::exists(name, error)) continue;
        const fs::path path = fs::absolute(name).lexically_normal();
        if (sandbox::is_system_path(path) || std::ranges::any_of(shown, [&](const auto& each) {
                return sandbox::lies_in(path, each);
            }))
            continue;
        hints.push_back('\'' + name +
                        "' exists, but the sandbox does not show it to the program; " +
                        "--share '" + name + "' does");
    }
    return hints;
}

std::string level_from(const po::variables_map& given) {
    std::set<std::string> chosen;
    if (given.count("protection")) chosen.insert(given["protection"].as<std::string>());
    for (const std::string& level : chosen)
        if (level != "full" && level != "basic" && level != "none")
            throw support::UsageError("--protection is full, basic or none, not '" + level + "'");
    if (given.count("require-groups")) chosen.insert("full");
    if (given.count("sampled")) chosen.insert("basic");
    if (given.count("unsafe")) chosen.insert("none");
    // Together they have always meant: no sandbox, and no control groups needed.
    if (chosen == std::set<std::string>{"basic", "none"}) return "none";
    if (chosen.size() > 1)
        throw support::UsageError("--protection, --require-groups, --sampled and --unsafe exclude "
                                  "each other");
    return chosen.empty() ? "full" : *chosen.begin();
}

sandbox::Protection protection_from(const po::variables_map& given) {
    const std::string level = level_from(given);
    const sandbox::GroupFolders groups = sandbox::find_group_folders();
    sandbox::Protection protection({level == "none", given.count("allow-locks") > 0}, groups,
                                   sandbox::keeps_trying_aloud());
    if (given.count("so-far")) return protection; // nothing is played
    if (!protection.has_sandbox() && level != "none")
        throw support::UsageError("programs can't be kept apart from the judge here (" +
                                  protection.why_no_sandbox() +
                                  "); --protection none plays programs that are trusted");
    if (given.count("freeze") && groups.freezer.empty())
        throw support::UsageError("--freeze needs control groups with a freezer, and there are "
                                  "none here");
    if (level == "full") require_groups(groups);
    return protection;
}

void add_seed_options(po::options_description& options) {
    options.add_options()("seed-file", po::value<std::string>()->value_name("FILE"),
                          "64 hexadecimal digits: the secret seed of the dice (the system's "
                          "entropy if not given)")(
        "seed", po::value<std::string>()->value_name("SEED"),
        "the same on the command line, or a whole number: for tests, since others can read it");
}

SeedChoice seed_choice_from(const po::variables_map& given) {
    if (given.count("seed") && given.count("seed-file"))
        throw support::UsageError("--seed and --seed-file exclude each other");
    if (given.count("seed-file")) return {read_seed(given["seed-file"].as<std::string>()), false};
    return {support::seed_from(given), given.count("seed") > 0};
}

std::int64_t parse_size(const std::string& option, const std::string& text) {
    std::int64_t size = 0;
    const char* const end = text.data() + text.size();
    const auto [unit, code] = std::from_chars(text.data(), end, size);
    const std::string_view units = "KMG";
    int shift = 0;
    bool well = code == std::errc() && size > 0;
    if (well && unit != end) {
        const std::size_t place = units.find(*unit);
        well = place != std::string_view::npos && unit + 1 == end;
        shift = 10 * (static_cast<int>(place) + 1);
    }
    if (!well || size > std::numeric_limits<std::int64_t>::max() >> shift)
        throw support::UsageError("--" + option +
                                  " is a number of bytes, with K, M or G if need be"
                                  ", not '" +
                                  text + "'");
    return size << shift;
}

po::typed_value<double>* seconds_value() { return support::number_in(min_seconds, max_seconds); }

void add_patience_option(po::options_description& options, const char* help) {
    options.add_options()("patience", seconds_value()->default_value(10), help);
}

std::optional<po::variables_map> read_program_options(const support::Invocation& invocation,
                                                      const char* description,
                                                      po::options_description options) {
    add_folder_option(options);
    return support::read_options(invocation, {"[options] 'CMD'", description}, options,
                                 support::many_arguments("command"));
}

ProgramOptions program_from(const po::variables_map& given) {
    const auto commands = support::strings_from(given, "command");
    if (commands.size() != 1)
        throw support::UsageError("one command is needed, as one argument: 'CMD'");
    const std::string& command = commands.front();
    ProgramOptions program{command, program_words('\'' + command + '\'', command), view_from(given),
                           limits_from(given)};
    program.view.folder = folders_from(given, 1).front();
    return program;
}

std::vector<std::string> program_words(const std::string& what, const std::string& command) {
    const auto words = sandbox::split_command(command);
    if (!words) throw support::UsageError(what + ": " + to_string(words.error()));
    if (sandbox::find_program(words->front()).empty())
        throw support::UsageError(what + ": " + sandbox::why_not_runnable(words->front()));
    std::ifstream script(sandbox::find_program(words->front()), std::ios::binary);
    std::string line(256, '\0');
    line.resize(static_cast<std::size_t>(script.read(line.data(), 256).gcount()));
    if (line.starts_with("#!") && line.substr(0, line.find('\n')).ends_with('\r'))
        throw support::UsageError(what + ": the first line of '" + words->front() +
                                  "' ends with a carriage return; write the script with the line "
                                  "ends of Unix (sed -i 's/\\r$//' FILE)");
    return *words;
}

namespace {

constexpr std::int64_t max_pace_milliseconds = 3'600'000;

// The next request waits this long.
match::Pace timed_pace(std::chrono::milliseconds time) {
    return [time](const std::function<bool()>& goes_on) {
        const auto end = sandbox::Clock::now() + time;
        while (goes_on()) {
            const auto left = end - sandbox::Clock::now();
            if (left <= left.zero()) return;
            std::this_thread::sleep_for(std::min<sandbox::Clock::duration>(left, sandbox::tick));
        }
    };
}

// The next request waits for a line on standard input; at the end of the input none waits.
match::Pace step_pace() {
    return [lines = std::ptrdiff_t{0}, // read, but not yet used
            ended = false](const std::function<bool()>& goes_on) mutable {
        while (!ended && lines == 0 && goes_on()) {
            pollfd wait{STDIN_FILENO, POLLIN, 0};
            if (::poll(&wait, 1, static_cast<int>(sandbox::tick.count())) <= 0) continue;
            std::array<char, 4096> block;
            const ssize_t length = ::read(STDIN_FILENO, block.data(), block.size());
            if (length > 0)
                lines += std::count(block.begin(), block.begin() + length, '\n');
            else if (length == 0 || (errno != EAGAIN && errno != EINTR))
                ended = true;
        }
        if (lines > 0) --lines;
    };
}

// A closed input must not pass for one that has ended.
void require_input() {
    if (::read(STDIN_FILENO, nullptr, 0) < 0)
        throw std::runtime_error(std::string("standard input could not be read: ") +
                                 std::strerror(errno));
}

} // namespace

void add_course_options(po::options_description& options) {
    add_seed_options(options);
    add_folder_option(options);
    options.add_options()("pace", po::value<std::string>()->value_name("MS|step"),
                          "before each action, wait so many milliseconds, or for a line "
                          "on standard input, until its end");
    add_patience_option(options, "seconds without an answer and without CPU time after which "
                                 "a message names the silent program");
}

match::Pace pace_from(const po::variables_map& given, int games_at_once) {
    if (!given.count("pace")) return {};
    if (games_at_once != 1) throw support::UsageError("--pace plays one game at a time: --jobs 1");
    const auto& text = given["pace"].as<std::string>();
    if (text == "step") {
        require_input();
        return step_pace();
    }
    const auto time = core::support::to_integer(text);
    if (!time || *time < 0 || *time > max_pace_milliseconds)
        throw support::UsageError("--pace is 'step', or milliseconds from 0 to " +
                                  std::to_string(max_pace_milliseconds) + ", not '" + text + "'");
    return timed_pace(std::chrono::milliseconds(*time));
}

void read_common(const po::variables_map& given, match::CommonOptions& options,
                 match::CommonTerms& terms) {
    terms.commands = commands_from(given);
    terms.games = given["games"].as<int>();
    if (given.count("title")) terms.title = given["title"].as<std::string>();
    options.patience_seconds = given["patience"].as<double>();
    options.limits = limits_from(given);
    const auto folders = folders_from(given, 2);
    sandbox::View view = view_from(given);
    for (const char* name : {"seed-file", "log", "json-file"})
        if (given.count(name)) view.hidden.push_back(fs::absolute(given[name].as<std::string>()));
    options.views.fill(view);
    for (std::size_t side = 0; side < 2; ++side) options.views[side].folder = folders[side];
    options.freezes = given.count("freeze") > 0;
    const SeedChoice choice = seed_choice_from(given);
    options.seed = choice.seed;
    terms.public_seed = choice.is_public;
    terms.seed_sha256 = match::published_hash(choice.seed);
    refuse_overlaps(given, {"seed-file", "log"},
                    {{"a", terms.commands[0], folders[0]}, {"b", terms.commands[1], folders[1]}});
}

} // namespace headless::judge
