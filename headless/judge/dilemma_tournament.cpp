#include "core/dilemma/seeds.h"
#include "headless/dilemma/report.h"
#include "headless/dilemma/tournament.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/judge/state_lock.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/input.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

namespace headless::judge {

namespace po = boost::program_options;
namespace fs = std::filesystem;
using namespace headless::dilemma;

namespace {

constexpr double longest_limit = 3600; // seconds

po::options_description known_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    const auto text = [] { return po::value<std::string>(); };
    add("seeds", text(), "numbers of 64 bits, one a line (the system's entropy if not given)");
    add("extend-seeds", "make more where the file has fewer than there are rounds");
    add("order", text()->default_value("listed"), "who gets which ID: listed, or random");
    add("rounds", po::value<int>(), "how many (25 for each player if not given)");
    add("timeout", po::value<double>()->default_value(2.0),
        "seconds of wall clock for a program's round");
    add("memory", text()->default_value("2G"), "memory of all of a program's processes");
    add("processes", po::value<int>()->default_value(64), "processes and threads at once");
    add("jobs", po::value<int>(), "programs at once (all processors if not given)");
    add("share", po::value<std::vector<std::string>>()->composing(),
        "a folder that the programs may read; may be repeated");
    add("hide", po::value<std::vector<std::string>>()->composing(),
        "a file or folder that no program may see; may be repeated");
    add("check-determinism", "ask twice in a sample of the rounds, and name whose answers differ");
    add("state", text(), "a file to go on from if the tournament is stopped");
    add("resume", "go on from the state file");
    add("log", text(), "the rounds, in the form of the programs' input");
    add("json", text(), "the result");
    add("svg", text(), "scores over the rounds, and who took from whom");
    add_protection_options(options);
    return options;
}

std::vector<Entrant> read_entrants(const std::string& path) {
    const auto entrants = parse_entrants(support::read_file(path));
    if (!entrants) throw std::runtime_error(path + ": " + to_string(entrants.error()));
    const auto count = static_cast<int>(std::min<std::size_t>(entrants->size(), 1'000'000));
    if (count < core::dilemma::min_players || count > core::dilemma::max_players)
        throw std::runtime_error(path + ": from " + std::to_string(core::dilemma::min_players) +
                                 " to " + std::to_string(core::dilemma::max_players) +
                                 " players are needed, here are " + std::to_string(count));
    return *entrants;
}

std::uint64_t random_number() {
    std::uint64_t number = 0;
    const auto bytes = support::random_bytes();
    for (std::size_t i = 0; i < 8; ++i) number = number << 8 | bytes[i];
    return number;
}

// Beside the result.
fs::path place_for_seeds(const po::variables_map& given) {
    for (const char* const option : {"log", "json", "state"})
        if (given.count(option)) return given[option].as<std::string>() + ".seeds";
    return "dilemma.seeds";
}

struct Seeds {
    std::vector<std::uint64_t> numbers;
    std::string digest; // of the file that holds them
};

// From the file, or made and kept beside the result.
Seeds choose_seeds(const po::variables_map& given, std::size_t rounds) {
    Seeds seeds;
    if (given.count("seeds")) {
        const std::string path = given["seeds"].as<std::string>();
        const std::string text = support::read_file(path);
        const auto numbers = core::dilemma::parse_seeds(text);
        if (!numbers) throw std::runtime_error(path + ": " + to_string(numbers.error()));
        seeds = {*numbers, support::to_base64(support::sha256(text))};
        if (seeds.numbers.size() < rounds && given.count("extend-seeds") == 0)
            throw std::runtime_error(path + " has " + std::to_string(seeds.numbers.size()) +
                                     " seeds for " + std::to_string(rounds) +
                                     " rounds; --extend-seeds makes more");
    }
    if (seeds.numbers.size() < rounds) {
        while (seeds.numbers.size() < rounds) seeds.numbers.push_back(random_number());
        const std::string text = core::dilemma::to_text(seeds.numbers);
        const fs::path kept = place_for_seeds(given);
        if (std::error_code error;
            given.count("seeds") && fs::equivalent(kept, given["seeds"].as<std::string>(), error))
            throw support::UsageError("'" + kept.string() +
                                      "' would be overwritten by the seeds that are made");
        write_file(kept, text);
        seeds.digest = support::to_base64(support::sha256(text));
        std::cerr << "seeds kept in " << kept.string() << ", SHA-256 " << seeds.digest << '\n';
    }
    seeds.numbers.resize(rounds);
    return seeds;
}

std::chrono::milliseconds limit_from(const po::variables_map& given) {
    const double seconds = given["timeout"].as<double>();
    if (!(seconds >= 0.001 && seconds <= longest_limit))
        throw support::UsageError("--timeout is a number of seconds from 0.001 to 3600");
    return std::chrono::milliseconds(std::llround(1000 * seconds));
}

Setting new_setting(const po::variables_map& given) {
    Setting setting;
    setting.entrants = read_entrants(given["entrants"].as<std::string>());
    const auto rounds = static_cast<std::size_t>(
        given.count("rounds")
            ? int_from(given, "rounds", 1, 1'000'000)
            : core::dilemma::rounds_per_player * static_cast<int>(setting.entrants.size()));
    const std::string order = given["order"].as<std::string>();
    if (order != "listed" && order != "random")
        throw support::UsageError("--order is listed or random, not '" + order + "'");
    Seeds seeds = choose_seeds(given, rounds);
    if (order == "random") setting.entrants = shuffled(setting.entrants, seeds.numbers.front());
    setting.seeds = std::move(seeds.numbers);
    setting.seeds_digest = seeds.digest;
    setting.limit_milliseconds = limit_from(given).count();
    setting.checks_determinism = given.count("check-determinism") > 0;
    return setting;
}

// Takes up the tournament in the state file, which must be the one that is asked for.
std::optional<Progress> earlier_progress(const po::variables_map& given) {
    const std::string path = given["state"].as<std::string>();
    std::error_code error;
    if (!fs::exists(path, error)) return std::nullopt;
    if (given.count("resume") == 0 && fs::file_size(path, error) > 0)
        throw std::runtime_error("'" + path + "' is there already; --resume goes on from it");
    auto progress = take_up(path);
    if (!progress) return std::nullopt;
    const Setting& earlier = progress->setting;

    auto entrants = read_entrants(given["entrants"].as<std::string>());
    if (given["order"].as<std::string>() == "random")
        entrants = shuffled(std::move(entrants), earlier.seeds.front());
    const auto asked_rounds = given.count("rounds")
                                  ? static_cast<std::size_t>(given["rounds"].as<int>())
                                  : core::dilemma::rounds_per_player * earlier.entrants.size();
    std::string differs;
    if (entrants != earlier.entrants) differs = "other entrants or another order";
    if (asked_rounds != earlier.seeds.size()) differs = "another number of rounds";
    if (limit_from(given).count() != earlier.limit_milliseconds) differs = "another time limit";
    if ((given.count("check-determinism") > 0) != earlier.checks_determinism)
        differs = "another choice of --check-determinism";
    if (given.count("seeds")) {
        const auto numbers =
            core::dilemma::parse_seeds(support::read_file(given["seeds"].as<std::string>()));
        if (!numbers ||
            !std::equal(earlier.seeds.begin(),
                        earlier.seeds.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                    earlier.seeds.size(), numbers->size())),
                        numbers->begin()))
            differs = "other seeds";
    }
    if (!differs.empty())
        throw std::runtime_error("'" + path + "' is of a tournament with " + differs);
    return progress;
}

std::vector<Player> make_players(const po::variables_map& given, const Setting& setting,
                                 const sandbox::Protection& protection) {
    sandbox::Limits limits;
    limits.memory_bytes = parse_size("memory", given["memory"].as<std::string>());
    limits.processes = int_from(given, "processes", 1, 1'000'000) + 1; // and the helper
    sandbox::View view = view_from(given);
    for (const char* const option : {"seeds", "state", "log", "json", "svg", "entrants"})
        if (given.count(option)) view.hidden.push_back(given[option].as<std::string>());
    view.hidden.push_back(place_for_seeds(given));
    std::vector<Player> players;
    for (const Entrant& entrant : setting.entrants) {
        const auto words = sandbox::split_command(entrant.command);
        if (!words) throw std::runtime_error(entrant.name + ": " + to_string(words.error()));
        try {
            players.emplace_back(
                PlayerOptions{*words, view, limits,
                              std::chrono::milliseconds(setting.limit_milliseconds)},
                protection);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(entrant.name + ": " + error.what());
        }
    }
    return players;
}

void refuse_secrets(const po::variables_map& given, const std::vector<Entrant>& entrants) {
    std::vector<std::string> commands;
    for (const Entrant& entrant : entrants) commands.push_back(entrant.command);
    refuse_secrets_beside_programs(given, {"seeds", "state", "log"}, commands);
}

void tell(const PlayedRound& round, const Setting& setting) {
    for (const Warning& warning : round.warnings)
        std::cerr << "round " << warning.round << ", player " << warning.id << " ("
                  << setting.entrants[static_cast<std::size_t>(warning.id - 1)].name
                  << "): " << warning.what << '\n';
}

void play(Tournament& tournament, Progress& progress, Journal& journal) {
    for (const PlayedRound& round : progress.rounds) tournament.replay(round);
    support::Progress bar("playing", static_cast<double>(progress.setting.seeds.size()), "rounds");
    while (!tournament.is_over()) {
        bar.show(tournament.history().round_count());
        progress.rounds.push_back(tournament.play_round());
        journal.append(progress.rounds.back());
        tell(progress.rounds.back(), progress.setting);
    }
}

void write_results(const po::variables_map& given, const Progress& progress,
                   const core::dilemma::History& history) {
    const auto write = [&given](const char* option, const std::string& text) {
        if (given.count(option)) write_file(given[option].as<std::string>(), text);
    };
    write("log", log_text(progress));
    write("json", result_json(progress, history)
                          .dump(2, ' ', false, nlohmann::json::error_handler_t::replace) +
                      '\n');
    write("svg", picture(history, names(progress.setting)));
    std::cout << result_text(progress, history);
}

} // namespace

int dilemma_tournament(const support::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("entrants", po::value<std::string>()->default_value("-"));
    po::positional_options_description positions;
    positions.add("entrants", 1);
    const auto given = support::read_options(
        invocation,
        {"[options] [ENTRANTS]",
         "Plays a tournament between programs. ENTRANTS has a line each: a name, a tab and a\n"
         "command. In each round every program is started afresh."},
        known_options(), hidden, positions);
    if (!given) return support::exit_done;
    if (given->count("resume") && given->count("state") == 0)
        throw support::UsageError("--resume needs --state");
    require_different_files(*given, {"entrants", "seeds", "state", "log", "json", "svg"});
    for (const char* const option : {"log", "json", "svg"})
        if (given->count(option)) require_writable((*given)[option].as<std::string>());

    support::UniqueFd lock;
    std::optional<Progress> earlier;
    if (given->count("state")) {
        const fs::path state = (*given)["state"].as<std::string>();
        lock = lock_state(state, state);
        earlier = earlier_progress(*given);
    }
    const bool is_new = !earlier;
    Progress progress = is_new ? Progress{new_setting(*given), {}} : *std::move(earlier);
    refuse_secrets(*given, progress.setting.entrants);
    const sandbox::Protection protection = protection_from(*given, WithoutGroups::refuses);
    const int jobs = given->count("jobs")
                         ? int_from(*given, "jobs", 1, 1024)
                         : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    Tournament tournament(make_players(*given, progress.setting, protection),
                          {progress.setting.seeds, jobs, progress.setting.checks_determinism});
    Journal journal;
    if (given->count("state")) {
        journal = Journal((*given)["state"].as<std::string>());
        if (is_new) journal.begin(progress.setting);
    }
    play(tournament, progress, journal);
    write_results(*given, progress, tournament.history());
    return support::exit_done;
}

} // namespace headless::judge
