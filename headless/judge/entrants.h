// The entrants of a contest of many matches: read from a file, tried out, and the player whose
// rating is the anchor.

#pragma once

#include "headless/knockout/cross_table.h"
#include "headless/sandbox/sandbox.h"
#include "headless/support/command.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headless::judge {

// Throws std::runtime_error.
std::vector<knockout::Entrant> read_entrants(const std::string& name);

// The judge's own file: where the matches' processes and alea-bot are found.
std::filesystem::path own_executable();

// A player of alea-bot, which lies beside the judge.
std::string bot_command(const std::string& strategy);

// "'entrants', line 3, 'Bob'": the entrant's place in the file.
std::string in_words(const po::variables_map& given, const knockout::Entrant& entrant);

// The files and folders of a contest that no program may see.
std::vector<std::filesystem::path> secrets_from(const po::variables_map& given);

// --check: whether each command is there, can be read, and answers. False if one does not.
bool check_entrants(const po::variables_map& given, const std::vector<knockout::Entrant>& entrants,
                    const sandbox::Protection& protection);

// Starts the program of each entrant that still plays and whose set-up, if it has one, is done.
// Throws UsageError, which names the entrant, where one does not answer; not with --missing-loses.
void require_answers(const po::variables_map& given, const knockout::State& state,
                     const sandbox::Protection& protection);

// --anchor. Adds its player to the entrants if need be. Throws UsageError.
knockout::AnchorName anchor_from(const po::variables_map& given,
                                 std::vector<knockout::Entrant>& entrants);

} // namespace headless::judge
