// Records of games from files, for the commands that read them.

#pragma once

#include "core/yahtzee/notation/record.h"
#include "headless/support/options.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

// Reads options and file names; "-" or none: standard input. `options` gets --json and --json-file,
// whose `json_what` is written. Nothing if --help was asked for. Throws std::runtime_error, which
// names the file, where one can't be read or holds no game.
struct GameFiles {
    po::variables_map options;
    std::vector<core::yahtzee::notation::Record> records; // of all files, in their order
};
std::optional<GameFiles> read_game_files(const support::Invocation& invocation,
                                         const std::string& description,
                                         po::options_description options,
                                         const std::string& json_what);

// "Ada - Alea (optimal), 2026-11-20", fit for a terminal.
std::string heading(const core::yahtzee::notation::Record& record);

} // namespace headless::lab
