#include "core/support/text.h"
#include "core/yahtzee/legality.h"
#include "headless/judge/commands.h"
#include "headless/support/input.h"
#include "headless/support/lines.h"

#include <iostream>

namespace headless::judge {

namespace {

core::support::Result<std::string_view>
verdict_on(const std::string& position_line, const std::string& action_line, std::size_t line) {
    const auto position = core::yahtzee::parse_position(position_line, line);
    if (!position) return position.error();
    const auto action = core::yahtzee::parse_action_code(action_line, line + 1);
    if (!action) return action.error();
    return core::yahtzee::words(core::yahtzee::judge({}, *position, *action));
}

bool is_blank_line(std::string_view line) { return core::support::trimmed(line).empty(); }

// A verdict line for each pair, so that whoever drives this by a pipe can wait for it.
// False if a pair was malformed.
bool check_lines(const std::string& program, std::istream& in, std::ostream& out) {
    bool all_well_formed = true;
    std::string position;
    std::string action;
    for (std::size_t line = 1; support::read_line(in, position, line); line += 2) {
        const bool whole = support::read_line(in, action, line + 1);
        if (!whole && is_blank_line(position)) break; // an empty line at the end is no pair
        core::support::Result<std::string_view> verdict =
            core::support::Error{"the input ends before this position's action", line + 1, 1};
        if (whole) verdict = verdict_on(position, action, line);
        if (!verdict) support::report_error(program, to_string(verdict.error()));
        all_well_formed = all_well_formed && verdict;
        out << (verdict ? *verdict : "malformed") << std::endl;
    }
    return all_well_formed;
}

} // namespace

int yahtzee_check(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[FILE]",
         "Reads a line with a position and a line with an action in turn, from FILE or standard\n"
         "input, and writes for each pair 'legal', or what is wrong in the contest's words, or\n"
         "'malformed' (then its place is on standard error, and the exit status is 1)."},
        {}, support::one_argument("file", "-"));
    if (!given) return support::exit_done;

    const auto file = (*given)["file"].as<std::string>();
    support::announce_input(invocation, *given, file, "positions and actions, a line each in turn");
    support::Input input(file);
    return check_lines(invocation.program, input.stream(), std::cout) ? support::exit_done
                                                                      : support::exit_fault;
}

} // namespace headless::judge
