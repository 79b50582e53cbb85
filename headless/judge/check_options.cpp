#include "headless/judge/check_options.h"

#include "headless/judge/circumstances.h"
#include "headless/judge/match_options.h"
#include "headless/sandbox/command_line.h"
#include "headless/support/digest.h"
#include "headless/support/options.h"

#include <exception>

namespace headless::judge {

namespace po = boost::program_options;

std::optional<po::variables_map> read_check_options(const support::Invocation& invocation,
                                                    const char* description,
                                                    const sandbox::Limits& defaults) {
    po::options_description options("Options");
    add_limit_options(options, defaults);
    options.add_options()("patience", seconds_value()->default_value(10),
                          "seconds without an answer and without CPU time after which a program "
                          "counts as silent");
    support::add_json_options(options, "the findings");
    auto given = read_program_options(invocation, description, options);
    if (given) support::require_outputs(*given, {"json-file"});
    return given;
}

ProbeOptions probe_options_from(const po::variables_map& given, const std::string& command) {
    return {program_words('\'' + command + '\'', command), program_view_from(given),
            limits_from(given), std::chrono::duration<double>(seconds_from(given, "patience"))};
}

CheckedProgram checked_program(std::string_view game, const std::string& command,
                               const std::vector<std::string>& words, const sandbox::Limits& limits,
                               const sandbox::Protection& protection) {
    CheckedProgram program{
        game, command, {}, protection.description(), circumstances_of(limits, protection)};
    try {
        program.file_sha256 = support::to_hex(support::sha256_of_tree(sandbox::own_file(words)));
    } catch (const std::exception&) {
        program.file_sha256.clear(); // it can be run, but not read
    }
    return program;
}

std::string last_line(const std::string& transcript) {
    const std::size_t end = transcript.find_last_not_of('\n');
    if (end == std::string::npos) return {};
    return transcript.substr(transcript.find_last_of('\n', end) + 1,
                             end - transcript.find_last_of('\n', end));
}

} // namespace headless::judge
