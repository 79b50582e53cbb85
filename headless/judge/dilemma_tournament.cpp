#include "core/dilemma/seeds.h"
#include "headless/dilemma/report.h"
#include "headless/dilemma/tournament.h"
#include "headless/judge/commands.h"
#include "headless/judge/html_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/support/digest.h"
#include "headless/support/file_lock.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>

namespace headless::judge {

namespace fs = std::filesystem;
using namespace headless::dilemma;

namespace {

constexpr double longest_limit = 3600; // seconds

po::options_description tournament_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    const auto text = [](const char* name) { return po::value<std::string>()->value_name(name); };
    add("seeds", text("FILE"),
        "numbers of 64 bits, one a line (the system's entropy if not given)");
    add("extend-seeds", "make more where the file has fewer than there are rounds");
    add("order", text("ORDER")->default_value("listed"), "who gets which ID: listed, or random");
    add("rounds", support::number_in<int>(1, 1'000'000),
        "how many (25 for each player if not given)");
    add("timeout", support::number_in<double>(0.001, longest_limit)->default_value(2.0),
        "seconds of wall clock for a program's round");
    add("memory", text("SIZE")->default_value("2G"), "memory of all of a program's processes");
    add("jobs", support::thread_count(), "programs at once (0: as many as there are processors)");
    add("check-determinism", "ask twice in a sample of the rounds, and name whose answers differ");
    add("state", text("FILE"), "a file to go on from if the tournament is stopped");
    add("resume", "go on from the state file");
    add("log", text("FILE"), "the rounds, in the form of the programs' input");
    support::add_json_options(options, "the result");
    add("svg", text("FILE"), "scores over the rounds, and who took from whom");
    add_protection_options(options);
    add_html_options(options, false);
    return options;
}

std::vector<Entrant> read_tournament_entrants(const std::string& path) {
    auto entrants = support::value_or_throw(parse_entrants(support::read_file(path)), path);
    const auto count = static_cast<int>(std::min<std::size_t>(entrants.size(), 1'000'000));
    if (count < core::dilemma::min_players || count > core::dilemma::max_players)
        throw std::runtime_error(support::input_name(path) + ": from " +
                                 std::to_string(core::dilemma::min_players) + " to " +
                                 std::to_string(core::dilemma::max_players) +
                                 " players are needed, here are " + std::to_string(count));
    for (Entrant& entrant : entrants)
        if (!entrant.folder.empty()) entrant.folder = own_folder(entrant.name, entrant.folder);
    return entrants;
}

// Beside the result.
fs::path base_for_seeds(const po::variables_map& given) {
    for (const char* const option : {"log", "json-file", "state"})
        if (given.count(option)) return given[option].as<std::string>() + ".seeds";
    return "dilemma.seeds";
}

// Files of seeds that were made before, and last the name of one that is not there yet: the seeds
// are all that proves a tournament, so none are overwritten.
std::vector<fs::path> places_for_seeds(const po::variables_map& given) {
    const fs::path base = base_for_seeds(given);
    std::vector<fs::path> places{base};
    std::error_code error;
    while (fs::symlink_status(places.back(), error).type() != fs::file_type::not_found)
        places.push_back(base.string() + '.' + std::to_string(places.size() + 1));
    return places;
}

// From the file of --seeds; none without.
void read_seeds(const po::variables_map& given, std::size_t rounds, Setting& setting) {
    if (given.count("seeds") == 0) return;
    const std::string path = given["seeds"].as<std::string>();
    const std::string text = support::read_file(path);
    setting.seeds = support::value_or_throw(core::dilemma::parse_seeds(text), path);
    setting.seeds_digest = support::to_base64(support::sha256(text));
    if (setting.seeds.size() < rounds && given.count("extend-seeds") == 0)
        throw std::runtime_error(support::input_name(path) + " has " +
                                 std::to_string(setting.seeds.size()) + " seeds for " +
                                 std::to_string(rounds) + " rounds; --extend-seeds makes more");
}

// As many seeds as rounds; those that are made are kept in a new file.
void complete_seeds(const po::variables_map& given, std::size_t rounds, Setting& setting) {
    std::vector<std::uint64_t>& seeds = setting.seeds;
    if (seeds.size() < rounds) {
        while (seeds.size() < rounds) seeds.push_back(support::number_of(support::random_bytes()));
        const std::string text = core::dilemma::to_text(seeds);
        const fs::path kept = places_for_seeds(given).back();
        support::write_file(kept, text);
        setting.seeds_digest = support::to_base64(support::sha256(text));
        std::cerr << "seeds kept in " << kept.string() << ", SHA-256 " << setting.seeds_digest
                  << '\n';
    }
    seeds.resize(rounds);
}

std::chrono::milliseconds limit_from(const po::variables_map& given) {
    return std::chrono::milliseconds(std::llround(1000 * given["timeout"].as<double>()));
}

std::size_t rounds_from(const po::variables_map& given, std::size_t players) {
    return given.count("rounds") ? static_cast<std::size_t>(given["rounds"].as<int>())
                                 : core::dilemma::rounds_per_player * players;
}

// Without the seeds that are to be made: all else may still turn out to be wrong.
Setting new_setting(const po::variables_map& given) {
    Setting setting;
    setting.entrants = read_tournament_entrants(given["entrants"].as<std::string>());
    const std::string order = given["order"].as<std::string>();
    if (order != "listed" && order != "random")
        throw support::UsageError("--order is listed or random, not '" + order + "'");
    read_seeds(given, rounds_from(given, setting.entrants.size()), setting);
    setting.limit_milliseconds = limit_from(given).count();
    setting.checks_determinism = given.count("check-determinism") > 0;
    return setting;
}

// Makes the seeds that are missing, and draws the order of the entrants if that was asked for.
void begin(const po::variables_map& given, Setting& setting) {
    complete_seeds(given, rounds_from(given, setting.entrants.size()), setting);
    if (given["order"].as<std::string>() == "random")
        setting.entrants = shuffled(setting.entrants, setting.seeds.front());
}

// Takes up the tournament in the state file, which must be the one that is asked for.
std::optional<Progress> earlier_progress(const po::variables_map& given) {
    const std::string path = given["state"].as<std::string>();
    std::error_code error;
    if (!fs::exists(path, error)) return std::nullopt;
    if (given.count("resume") == 0 && fs::file_size(path, error) > 0)
        throw support::UsageError("'" + path + "' is there already; --resume goes on from it");
    auto progress = resume(path);
    if (!progress) return std::nullopt;
    const Setting& earlier = progress->setting;

    auto entrants = read_tournament_entrants(given["entrants"].as<std::string>());
    if (given["order"].as<std::string>() == "random")
        entrants = shuffled(std::move(entrants), earlier.seeds.front());
    const std::size_t asked_rounds = rounds_from(given, earlier.entrants.size());
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
        throw support::UsageError("'" + path + "' is of a tournament with " + differs);
    return progress;
}

// The options that all players share; their commands are still missing.
PlayerOptions player_options(const po::variables_map& given) {
    PlayerOptions options{{}, view_from(given), {}, limit_from(given), given.count("freeze") > 0};
    options.limits.memory_bytes = parse_size("memory", given["memory"].as<std::string>());
    options.limits.processes = given["processes"].as<int>() + 1; // and the helper
    for (const char* const option : {"seeds", "state", "log", "json-file", "svg", "entrants"})
        if (given.count(option)) options.view.hidden.push_back(given[option].as<std::string>());
    for (const fs::path& place : places_for_seeds(given)) options.view.hidden.push_back(place);
    return options;
}

std::vector<Player> make_players(PlayerOptions options, const Setting& setting,
                                 const sandbox::Protection& protection) {
    std::vector<Player> players;
    for (const Entrant& entrant : setting.entrants) {
        options.words = program_words(entrant.name, entrant.command);
        options.view.folder = entrant.folder;
        try {
            players.emplace_back(options, protection);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(entrant.name + ": " + error.what());
        }
    }
    return players;
}

void report_warnings(const PlayedRound& round, const Setting& setting) {
    for (const Warning& warning : round.warnings)
        std::cerr << "round " << warning.round << ", player " << warning.id << " ("
                  << support::printable(
                         setting.entrants[static_cast<std::size_t>(warning.id - 1)].name)
                  << "): " << support::printable(warning.what) << '\n';
}

// Until the end, or until somebody stops it.
void play(Tournament& tournament, Progress& progress, Journal& journal, bool is_quiet) {
    for (const PlayedRound& round : progress.rounds) tournament.replay(round);
    support::Progress bar("playing", static_cast<double>(progress.setting.seeds.size()), "rounds",
                          is_quiet);
    while (!tournament.is_over()) {
        bar.show(tournament.history().round_count());
        auto round = tournament.play_round(support::is_interrupted);
        if (!round) return;
        progress.rounds.push_back(*std::move(round));
        journal.append(progress.rounds.back());
        if (!progress.rounds.back().warnings.empty()) bar.clear();
        report_warnings(progress.rounds.back(), progress.setting);
    }
}

// The limits are those of a round.
match::Circumstances circumstances_of_rounds(const po::variables_map& given, const Setting& setting,
                                             const sandbox::Protection& protection) {
    match::Circumstances circumstances = circumstances_of({}, protection);
    circumstances.limits = std::to_string(setting.limit_milliseconds) +
                           " ms of wall clock a round, memory " +
                           given["memory"].as<std::string>() + ", " +
                           std::to_string(given["processes"].as<int>()) + " processes";
    return circumstances;
}

void publish(const po::variables_map& given, const Progress& progress,
             const core::dilemma::History& history, const match::Circumstances& circumstances,
             const std::string& protection) {
    const auto pages = page_folder_from(given, progress.setting.seeds_digest);
    if (!pages) return;
    std::vector<std::pair<std::string, std::string>> list{{"protection", protection}};
    const support::Json in_words = match::to_json(circumstances);
    for (const auto& [what, value] : in_words.items())
        list.emplace_back(what, value.get<std::string>());
    add_tournament_pages(*pages, progress, history, list);
    pages->publish();
}

void write_results(const po::variables_map& given, const Progress& progress,
                   const core::dilemma::History& history, const sandbox::Protection& protection) {
    const auto circumstances = circumstances_of_rounds(given, progress.setting, protection);
    support::write_output(given, "log", [&] { return log_text(progress); });
    support::write_output(given, "svg", [&] { return picture(history, names(progress.setting)); });
    support::report(
        given,
        [&] {
            support::Json result = result_json(progress, history);
            result["circumstances"] = match::to_json(circumstances);
            result["protection"] = protection.description();
            return support::dumped(result, 2);
        },
        [&] {
            std::cout << support::printable(result_text(progress, history), std::string::npos,
                                            true);
        });
    publish(given, progress, history, circumstances, protection.description());
}

} // namespace

int dilemma_tournament(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] [ENTRANTS]",
         "Plays a tournament between programs. ENTRANTS has a line each: a name, a tab and a\n"
         "command, optionally a tab and the program's own folder. In each round every program is\n"
         "started afresh."},
        tournament_options(), support::one_argument("entrants", "-"));
    if (!given) return support::exit_done;
    if (given->count("resume") && given->count("state") == 0)
        throw support::UsageError("--resume needs --state");
    require_publishable(*given);
    support::announce_input(invocation, *given, (*given)["entrants"].as<std::string>(),
                            entrants_in_words);
    support::require_outputs(*given, {"log", "json-file", "svg"}, {"entrants", "seeds", "state"});

    support::UniqueFd lock;
    std::optional<Progress> earlier;
    if (given->count("state")) {
        const fs::path state = (*given)["state"].as<std::string>();
        if (given->count("resume") && !fs::exists(state)) // before the lock makes the file
            throw support::UsageError("there is no state '" + state.string() + "' to resume");
        lock = support::lock_state(state, state);
        earlier = earlier_progress(*given);
    }
    const bool is_new = !earlier;
    Progress progress = is_new ? Progress{new_setting(*given), {}} : *std::move(earlier);
    require_publishable(*given, progress.setting.seeds_digest);
    for (const Entrant& entrant : progress.setting.entrants)
        program_words(entrant.name, entrant.command);
    refuse_overlaps(*given, {"seeds", "state", "log"}, belongings_of(progress.setting.entrants));
    const PlayerOptions player = player_options(*given);
    const sandbox::Protection protection = protection_from(*given);
    support::catch_interrupts();
    if (is_new) begin(*given, progress.setting); // nothing is left that could be wrong
    Tournament tournament(make_players(player, progress.setting, protection),
                          {progress.setting.seeds, support::count_or_all(*given, "jobs"),
                           progress.setting.checks_determinism});
    Journal journal;
    if (given->count("state")) {
        journal = Journal((*given)["state"].as<std::string>());
        if (is_new) journal.begin(progress.setting);
    }
    play(tournament, progress, journal, support::is_quiet(*given));
    write_results(*given, progress, tournament.history(), protection);
    if (tournament.is_over()) return support::exit_done;
    return support::report_interrupted(
        invocation, std::to_string(progress.rounds.size()) + " of " +
                        std::to_string(progress.setting.seeds.size()) + " rounds");
}

int dilemma_rescore(const support::Invocation& invocation) {
    po::options_description options("Options");
    support::add_json_options(options, "the scores");
    const auto given = support::read_options(
        invocation, {"[options] [LOG]", "Works out the scores of a tournament from its log."},
        options, support::one_argument("log", "-"));
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"}, {"log"});
    const std::string path = (*given)["log"].as<std::string>();
    support::announce_input(invocation, *given, path, "the log of a tournament");
    const std::string log = support::whole_input(path);
    const auto history = support::value_or_throw(core::dilemma::parse_log(log), path);
    const auto names = dilemma::names_in_log(log, history.players());
    support::report(
        *given, [&] { return support::dumped(dilemma::scores_json(history, names), 2); },
        [&] {
            std::cout << support::printable(dilemma::score_table(history, names), std::string::npos,
                                            true);
        });
    return support::exit_done;
}

} // namespace headless::judge
