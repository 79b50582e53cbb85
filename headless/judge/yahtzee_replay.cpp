#include "headless/judge/commands.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/outlets.h"
#include "headless/match/yahtzee/match.h"
#include "headless/support/digest.h"
#include "headless/support/game_records.h"
#include "headless/support/options.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace headless::judge {

namespace fs = std::filesystem;

namespace {

// --games names a folder in which nothing would be overwritten without --force.
void require_games_folder(const po::variables_map& given) {
    if (!given.count("games")) return;
    const fs::path folder = given["games"].as<std::string>();
    std::error_code error;
    if (folder.empty()) throw support::UsageError("--games needs the name of a folder");
    const bool is_there = fs::exists(folder, error);
    if (is_there && !fs::is_directory(folder, error))
        throw support::UsageError("--games: '" + folder.string() + "' is no folder");
    if (is_there && !fs::is_empty(folder, error) && !given.count("force"))
        throw support::UsageError("--games: '" + folder.string() +
                                  "' is not empty; --force overwrites games that are there");
}

// Writes each game of a log that was found right to a file, whose name is the game's number.
void write_games(const po::variables_map& given, const std::string& log,
                 const std::vector<int>& numbers) {
    const fs::path folder = given["games"].as<std::string>();
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw std::runtime_error("'" + folder.string() + "' could not be made: " + error.message());
    const auto records = support::records_of_log(log);
    if (!records) throw fault_of_log(given, records.error());
    std::size_t digits = 0;
    for (const int number : numbers) digits = std::max(digits, std::to_string(number).size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::string name = std::to_string(numbers[i]);
        name.insert(0, digits - name.size(), '0');
        support::write_file(folder / (name + ".alea"), to_text((*records)[i]));
    }
}

} // namespace

int yahtzee_replay(const support::Invocation& invocation) {
    po::options_description options("Options");
    add_luck_option(options);
    options.add_options()("games", po::value<std::string>()->value_name("DIR"),
                          "a folder for the games, a file NUMBER.alea for each, as alea-lab review "
                          "and the trainer read them")(
        "contest", po::value<std::string>()->value_name("SEED/MATCH"),
        "the seed of the contest and the match's name: checks that the match's seed is the one "
        "that follows from them");
    const auto given = read_replay_options(
        invocation,
        "Judges every game of a match's log again: the dice against the seed, the seed against\n"
        "its published SHA-256, positions, actions, verdicts and results. Prints the same result\n"
        "or the first line that is wrong.",
        options);
    if (!given) return support::exit_done;

    require_games_folder(*given);
    std::istringstream log = log_from(invocation, *given);
    const auto meter = luck_meter_from(*given);
    std::vector<int> numbers; // of the games
    const auto add = [&](const auto& game, const std::string& transcript,
                         std::optional<double> luck) {
        numbers.push_back(game.game);
        meter->add(game, transcript, luck ? luck : meter->luck_of(transcript));
    };
    std::function<double(const std::string&)> luck;
    if (has_tables(*meter))
        luck = [&meter](const std::string& transcript) {
            return match::yahtzee::luck_in(transcript, meter->baseline());
        };
    const auto replay = match::yahtzee::replay(log, add, luck);
    if (!replay) throw fault_of_log(*given, replay.error());
    if (given->count("contest") &&
        support::sha256((*given)["contest"].as<std::string>()) != replay->seed)
        throw fault_of_log(*given, {"its seed does not follow from that of the contest"});
    match::yahtzee::Report report(replay->result, replay->seed);
    report.luck = measured_luck(*meter, replay->result, *given);
    report_replay(*given, to_json(report), "Every position, action and result is right.");
    if (given->count("games")) write_games(*given, log.str(), numbers);
    return support::exit_done;
}

} // namespace headless::judge
