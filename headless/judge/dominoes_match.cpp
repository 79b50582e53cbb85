#include "headless/judge/commands.h"
#include "headless/judge/match_command.h"
#include "headless/match/dominoes/match.h"

namespace headless::judge {

namespace {

constexpr int max_games_per_case = 1'000'000;

// N,H
core::dominoes::Case case_from(const std::string& text) {
    for (const core::dominoes::Case setting : core::dominoes::all_cases)
        if (text == std::to_string(setting.numbers) + ',' + std::to_string(setting.hand_size))
            return setting;
    throw support::UsageError("--case takes N from 5 to 9 and H from 4 to 7: 7,5, not '" + text +
                              "'");
}

match::dominoes::MatchOptions dominoes_options_from(const po::variables_map& given) {
    match::dominoes::MatchOptions options;
    read_common(given, options, options.terms);
    for (const std::string& text : support::strings_from(given, "case"))
        options.terms.cases.push_back(case_from(text));
    if (options.terms.cases.empty())
        options.terms.cases.assign(core::dominoes::all_cases.begin(),
                                   core::dominoes::all_cases.end());
    options.pace = pace_from(given, 1);
    return options;
}

po::options_description dominoes_match_options() {
    po::options_description options("Games");
    options.add_options()(
        "games", support::number_in<int>(1, max_games_per_case)->default_value(100),
        "how many per case")("case", po::value<std::vector<std::string>>()->value_name("N,H"),
                             "N,H: only this case, can be repeated; else all twenty");
    add_course_options(options);
    po::options_description output("Output");
    add_outlet_options(output, "a file for every request and answer; see replay");
    return grouped(options, match::dominoes::contest_limits, output);
}

} // namespace

int dominoes_match(const support::Invocation& invocation) {
    const auto given = read_match_options(
        invocation,
        "Plays draw dominoes between two programs: twenty cases of a hundred games, each side\n"
        "holding the starting tile in half of them, every game with a deal of its own. Each case\n"
        "has new copies of the programs, with limits of their own. An illegal answer loses the\n"
        "game; a crash or a limit passed loses what is left of the case too, and so does a\n"
        "refusal of init.",
        dominoes_match_options());
    if (!given) return support::exit_done;

    match::dominoes::MatchOptions match = dominoes_options_from(*given);
    return play_match<match::dominoes::Traits>(invocation, *given, match, {},
                                               static_cast<double>(match.terms.cases.size()) *
                                                   match.terms.games);
}

} // namespace headless::judge
