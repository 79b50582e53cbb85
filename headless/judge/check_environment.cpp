#include "headless/judge/commands.h"
#include "headless/sandbox/environment.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/words.h"

#include <iostream>

namespace headless::judge {

namespace {

support::Json json_of(const std::vector<sandbox::EnvironmentCheck>& checks) {
    support::Json json{{"machine", sandbox::machine_description()},
                       {"date", sandbox::now_in_words()},
                       {"checks", support::Json::array()}};
    for (const auto& check : checks)
        json["checks"].push_back({{"subject", check.subject},
                                  {"well", check.is_well},
                                  {"words", check.words},
                                  {"remedy", check.remedy}});
    return json;
}

void print(const std::vector<sandbox::EnvironmentCheck>& checks) {
    std::cout << sandbox::machine_description() << '\n';
    for (const auto& check : checks) {
        std::cout << support::formatted("%c %-16s", check.is_well ? ' ' : '!',
                                        check.subject.c_str())
                  << check.words << '\n';
        if (!check.remedy.empty()) std::cout << std::string(18, ' ') << check.remedy << '\n';
    }
}

} // namespace

int check_environment(const support::Invocation& invocation) {
    po::options_description options("Options");
    support::add_json_options(options, "what was found");
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Tells how fit this machine is for a contest: what protects the judge from programs and\n"
         "programs from one another, and what makes their clocks unequal; with a remedy for each\n"
         "fault. The exit status is 1 if there is any."},
        options);
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const sandbox::Protection protection(false);
    const auto checks = sandbox::check_environment(protection);
    support::report(
        *given, [&checks] { return support::dumped(json_of(checks), 2); },
        [&checks] { print(checks); });
    const bool all_well = std::ranges::all_of(checks, &sandbox::EnvironmentCheck::is_well);
    return all_well ? support::exit_done : support::exit_fault;
}

} // namespace headless::judge
