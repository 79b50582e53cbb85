// Records of games from files, for the commands that read them.

#pragma once

#include "core/yahtzee/notation/record.h"
#include "headless/support/command.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

// Reads options and one file name; "-" or none: standard input. Nothing if --help was asked for.
struct GameFile {
    boost::program_options::variables_map options;
    std::vector<core::yahtzee::notation::Record> records;
};
std::optional<GameFile> read_game_file(const support::Invocation& invocation,
                                       const std::string& description,
                                       const boost::program_options::options_description& options);

// "Ada - Alea (optimal), 2026-11-20"
std::string heading(const core::yahtzee::notation::Record& record);

} // namespace headless::lab
