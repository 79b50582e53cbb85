#include "headless/lab/game_files.h"

#include "core/yahtzee/notation/match_log.h"
#include "headless/support/input.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <stdexcept>

namespace headless::lab {

namespace po = boost::program_options;
using core::yahtzee::notation::Record;
using core::yahtzee::notation::RecordedPlayer;

namespace {

// The games of a judge's log, whose sides are named a and b, and by their commands.
core::support::Result<std::vector<Record>> games_of_log(const std::string& text) {
    core::yahtzee::notation::MatchLogReading reading;
    try {
        const auto terms = support::json_from(core::yahtzee::notation::terms_of_match_log(text));
        for (std::size_t side = 0; side < reading.players.size(); ++side)
            terms.at("commands").at(side).get_to(reading.players[side].program);
    } catch (const support::Json::exception&) {
        // The letters remain.
    }
    return core::yahtzee::notation::parse_match_log(text, reading);
}

std::vector<Record> records_in(const std::string& name) {
    const std::string text = support::whole_input(name);
    auto records = core::yahtzee::notation::is_match_log(text)
                       ? games_of_log(text)
                       : core::yahtzee::notation::parse_records(text);
    if (!records)
        throw std::runtime_error(support::input_name(name) + ", " + to_string(records.error()));
    if (records->empty()) throw std::runtime_error(support::input_name(name) + " holds no game");
    return *std::move(records);
}

} // namespace

std::optional<GameFiles> read_game_files(const support::Invocation& invocation,
                                         const std::string& description,
                                         po::options_description options,
                                         const std::string& json_what) {
    support::add_json_options(options, json_what);
    const auto given =
        support::read_options(invocation, {"[options] [GAME.alea|LOG...]", description}, options,
                              support::many_arguments("files"));
    if (!given) return std::nullopt;
    support::require_different_files(*given, {"files", "json-file"});
    support::require_outputs(*given, {"json-file"});
    std::vector<std::string> names = support::strings_from(*given, "files");
    if (names.empty()) names.emplace_back("-");
    GameFiles files{*given, {}};
    for (const std::string& name : names) {
        support::announce_input(invocation, *given, name, "recorded games");
        for (Record& record : records_in(name)) files.records.push_back(std::move(record));
    }
    return files;
}

std::string heading(const Record& record) {
    std::string text;
    for (const RecordedPlayer& player : record.players) {
        text += (text.empty() ? "" : " - ") + player.name;
        if (!player.program.empty()) text += " (" + player.program + ')';
    }
    return support::printable(record.date.empty() ? text : text + ", " + record.date);
}

} // namespace headless::lab
