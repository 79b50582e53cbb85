#include "headless/judge/circumstances.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/judge/pace_option.h"
#include "headless/match/dominoes/json.h"
#include "headless/match/dominoes/log.h"
#include "headless/match/dominoes/match.h"
#include "headless/match/dominoes/report.h"
#include "headless/match/log_lines.h"
#include "headless/match/report_parts.h"
#include "headless/support/interrupt.h"

#include <algorithm>
#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

namespace {

constexpr int max_games = 1'000'000; // a case

// N,H
core::dominoes::Case case_from(const std::string& text) {
    for (const core::dominoes::Case setting : core::dominoes::all_cases)
        if (text == std::to_string(setting.numbers) + ',' + std::to_string(setting.hand_size))
            return setting;
    throw support::UsageError("--case takes N from 5 to 9 and H from 4 to 7: 7,5, not '" + text +
                              "'");
}

match::dominoes::Terms terms_from(const po::variables_map& given) {
    match::dominoes::Terms terms;
    terms.games = given["games"].as<int>();
    for (const std::string& text : support::strings_from(given, "case"))
        terms.cases.push_back(case_from(text));
    if (terms.cases.empty())
        terms.cases.assign(core::dominoes::all_cases.begin(), core::dominoes::all_cases.end());
    terms.commands = commands_from(given);
    return terms;
}

match::dominoes::MatchOptions options_from(const po::variables_map& given) {
    match::dominoes::MatchOptions options;
    options.terms = terms_from(given);
    options.limits = limits_from(given);
    options.view = view_from(given);
    options.pace = pace_from(given, 1);
    options.is_stopped = support::is_interrupted;
    options.freezes = given.count("freeze") > 0;
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    options.terms.public_seed = choice.is_public;
    options.terms.seed_sha256 = match::published_hash(choice.seed);
    hide_files_of_judge(options.view, given);
    refuse_secrets_beside_programs(given, {"seed-file", "log"},
                                   {options.terms.commands[0], options.terms.commands[1]});
    return options;
}

match::dominoes::MatchEvents events_for(Outlets& outlets) {
    match::dominoes::MatchEvents events;
    events.begin = [&outlets](core::dominoes::Case setting, const std::string& transcript) {
        outlets.log(match::dominoes::log_case(setting, transcript));
    };
    events.game = [&outlets](const auto& game, const auto& transcript, const auto& so_far) {
        outlets.log(log_game(game, transcript));
        if (game.forfeit)
            outlets.event([&] { return match::failure_event(game.game, *game.forfeit); });
        outlets.event([&] { return game_event(game, so_far); });
        outlets.show(so_far.games(),
                     [&] { return match::live_line(so_far.standing(0), so_far.record(0)); });
    };
    events.rest = [&outlets](const match::Rest& rest) { outlets.rest(rest); };
    if (outlets.has_json_lines())
        events.observer.answered = [&outlets](const match::Request& request,
                                              std::string_view answer) {
            outlets.event([&] { return match::dominoes::action_event(request, answer); });
        };
    return events;
}

void print_end(std::ostream& out, const match::dominoes::Report& report,
               const core::dice::Seed& seed) {
    print_result(out, report.result, &report.usage);
    out << "seed " << core::dice::to_text(seed) << std::endl;
}

std::string report_with(const match::dominoes::Report& report,
                        const match::Circumstances& circumstances, const std::string& protection) {
    match::Json json = match::Json::parse(report_to_json(report.result, &report.usage, -1));
    json["protection"] = protection;
    json["circumstances"] = to_json(circumstances);
    return match::dumped(json, 2);
}

po::options_description known_options() {
    po::options_description options("Options");
    options.add_options()("games", support::number_in<int>(1, max_games)->default_value(100),
                          "how many per case")(
        "case", po::value<std::vector<std::string>>(),
        "N,H: only this case, can be repeated; else all twenty");
    add_seed_options(options);
    add_limit_options(options, match::dominoes::contest_limits);
    add_pace_option(options);
    add_outlet_options(options, "a file for every request and answer; see replay");
    return options;
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
        known_options());
    if (!given) return support::exit_done;

    match::dominoes::MatchOptions match = options_from(*given);
    const sandbox::Protection protection = protection_from(*given);
    Outlets outlets(*given, log_head(match.terms),
                    static_cast<double>(match.terms.cases.size()) * match.terms.games);
    match.is_stopped = [&outlets] { return outlets.is_match_stopped(); };
    support::catch_interrupts();
    const match::Circumstances circumstances = circumstances_of(match.limits, protection);
    outlets.tell([&] { return began_event(match.terms, protection.description()); },
                 [&](auto& out) {
                     print_circumstances(out, circumstances);
                     print_start(out, match.terms, protection.description());
                 });
    const match::dominoes::Report report = run_match(match, protection, events_for(outlets));
    outlets.log(match::log_seed(match.seed));
    support::report(
        *given, [&] { return report_with(report, circumstances, protection.description()); },
        [&] {
            outlets.tell([&] { return ended_event(report); },
                         [&](auto& out) { print_end(out, report, match.seed); });
        });
    outlets.require_whole_log();
    const bool all_well = std::ranges::none_of(report.result.cases(),
                                               &match::dominoes::CaseResult::has_disqualified) &&
                          !report.result.is_cut_short();
    return all_well ? support::exit_done : support::exit_fault;
}

} // namespace headless::judge
