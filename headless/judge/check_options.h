// What the check-program commands of all games share on the command line.

#pragma once

#include "headless/judge/program_probe.h"
#include "headless/judge/program_report.h"
#include "headless/support/command.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace headless::judge {

// Of one kind; further ones are only counted.
inline constexpr std::size_t shown_faults = 5;

// Limits (those of `defaults` if not given), --patience, the options of JSON, and the command. None
// if only help was wanted.
std::optional<boost::program_options::variables_map>
read_check_options(const support::Invocation& invocation, const char* description,
                   const sandbox::Limits& defaults);

ProbeOptions probe_options_from(const boost::program_options::variables_map& given,
                                const std::string& command);

CheckedProgram checked_program(std::string_view game, const std::string& command,
                               const std::vector<std::string>& words, const sandbox::Limits& limits,
                               const sandbox::Protection& protection);

// The last line of a transcript.
std::string last_line(const std::string& transcript);

} // namespace headless::judge
