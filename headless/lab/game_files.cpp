#include "headless/lab/game_files.h"

#include "headless/support/game_records.h"
#include "headless/support/input.h"
#include "headless/support/words.h"

namespace headless::lab {

using core::yahtzee::notation::Record;
using core::yahtzee::notation::RecordedPlayer;

std::optional<GameFiles> read_game_files(const support::Invocation& invocation,
                                         const std::string& description,
                                         po::options_description options,
                                         const std::string& json_what) {
    support::add_json_options(options, json_what);
    const auto given =
        support::read_options(invocation, {"[options] [GAME.alea|LOG...]", description}, options,
                              support::many_arguments("files"));
    if (!given) return std::nullopt;
    support::require_outputs(*given, {"json-file"}, {"files"});
    std::vector<std::string> names = support::strings_from(*given, "files");
    if (names.empty()) names.emplace_back("-");
    GameFiles files{*given, {}};
    for (const std::string& name : names) {
        support::announce_input(invocation, *given, name, "recorded games");
        for (Record& record : support::records_in(name)) files.records.push_back(std::move(record));
    }
    return files;
}

std::string heading(const Record& record) {
    std::string text;
    for (const RecordedPlayer& player : record.players) {
        text += (text.empty() ? "" : " - ") + player.name;
        if (!is_person(player)) text += " (" + player.program + ')';
    }
    return support::printable(record.date.empty() ? text : text + ", " + record.date);
}

} // namespace headless::lab
