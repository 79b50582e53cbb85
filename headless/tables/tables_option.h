// What --tables means to every program that uses the large tables: the folder given, or else the
// user's cache folder.

#pragma once

#include "ai/yahtzee/chance/prospects.h"
#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace headless::tables {

// Says something to people: a line without its line feed.
using Report = std::function<void(const std::string&)>;

// Empty only if none is given and the environment names no home.
std::filesystem::path folder_of(const std::optional<std::string>& given);

// Builds what is missing or wrong in the folder, with progress on a terminal. Throws where a file
// can't be written.
void make_files(const std::filesystem::path& folder, const Report& report);

// From the files of the folder given, which are made if need be; else from those in the cache
// folder, or null where there are none in order.
ai::yahtzee::SharedProspects from_files(const std::optional<std::string>& given,
                                        const Report& report);

// From the files of the folder given or the cache folder, as they are; an error where they are not
// in order.
core::base::Result<ai::yahtzee::SharedProspects>
from_ready_files(const std::optional<std::string>& given);

// From the files if they are in order; else in memory, and the reason is told if a folder was
// given. Some seventy seconds of processor time, spent when a prospect is first asked for.
ai::yahtzee::SharedProspects from_files_or_memory(const std::optional<std::string>& given,
                                                  const Report& report);

} // namespace headless::tables
