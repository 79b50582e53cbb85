#include "headless/knockout/check_state.h"

#include "headless/knockout/match_process.h"
#include "headless/match/log_lines.h"
#include "headless/sandbox/command_line.h"

namespace headless::knockout {

namespace {

using Fault = std::optional<std::string>;

Fault fault_of_reports(const std::string& id, const Match& match, const RunOptions& options) {
    for (std::size_t i = 0; i < match.blocks.size(); ++i) {
        const std::string name = block_name(id, i);
        const auto block = read_report(options.folder / (name + ".json"),
                                       match::published_hash(match_seed(options.seed, name)));
        if (!block) return "the report of match " + name + " is missing or damaged";
        if (*block != match.blocks[i])
            return "match " + name + ": its report has another result than the state";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_of_files(const State& state, const RunOptions& options) {
    for (const auto& [name, match] : state.qualifications)
        if (auto fault = fault_of_reports(qualification_id(state, name), match, options))
            return fault;
    for (const Entrant& entrant : state.entrants) {
        const auto hash = state.sha256.find(entrant.name);
        if (hash == state.sha256.end()) continue;
        const std::string now =
            hash_or_reason(sandbox::own_file(*sandbox::split_command(entrant.command)));
        if (now != hash->second)
            return "the program of '" + entrant.name + "' is not the one that began (SHA-256 " +
                   hash->second + ", now " + now + ")";
    }
    for (const auto& [id, match] : state.matches)
        if (auto fault = fault_of_reports(id, match, options)) return fault;
    return std::nullopt;
}

} // namespace headless::knockout
