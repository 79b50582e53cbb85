#include "headless/judge/circumstances.h"
#include "headless/judge/commands.h"
#include "headless/judge/html_option.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/judge/pace_option.h"
#include "headless/match/log_lines.h"
#include "headless/match/report_parts.h"
#include "headless/match/sprt_option.h"
#include "headless/match/yahtzee/json.h"
#include "headless/match/yahtzee/log.h"
#include "headless/match/yahtzee/match.h"
#include "headless/support/interrupt.h"

#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

namespace {

constexpr int max_games = 100'000'000;
constexpr int max_tables = 1000;

match::yahtzee::MatchOptions options_from(const po::variables_map& given) {
    match::yahtzee::MatchOptions options;
    options.terms.games = given["games"].as<int>();
    options.terms.duplicate = given.count("duplicate") > 0;
    if (options.terms.duplicate && options.terms.games % 2 != 0)
        throw support::UsageError("--duplicate needs an even number of games");
    options.terms.sprt = match::sprt_from(given);
    options.tables = support::count_or_all(given, "jobs");
    options.pace = pace_from(given, options.tables);
    options.terms.commands = commands_from(given);
    options.limits = limits_from(given);
    options.view = view_from(given);
    options.is_stopped = support::is_interrupted;
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    options.terms.public_seed = choice.is_public;
    options.terms.seed_sha256 = match::published_hash(options.seed);
    options.freezes = given.count("freeze") > 0;
    hide_files_of_judge(options.view, given);
    refuse_secrets_beside_programs(given, {"seed-file", "log"},
                                   {options.terms.commands[0], options.terms.commands[1]});
    return options;
}

match::yahtzee::MatchEvents events_for(Outlets& outlets, match::yahtzee::LuckMeter* meter) {
    match::yahtzee::MatchEvents events;
    events.game = [&outlets, meter](const match::yahtzee::PlayedGame& played, const auto& so_far) {
        const match::yahtzee::GameResult& game = played.game;
        if (outlets.has_log()) outlets.log(log_game(game, played.transcript));
        if (game.forfeit)
            outlets.event([&] { return match::failure_event(game.game, *game.forfeit); });
        outlets.event([&] { return game_event(game, so_far); });
        if (meter && played.luck)
            meter->add(game, *played.luck);
        else if (meter)
            meter->add(game, played.transcript);
        outlets.show(so_far.played(), [&so_far] { return live_line(so_far); });
    };
    events.rest = [&outlets](const match::Rest& rest) { outlets.rest(rest); };
    if (!outlets.has_json_lines()) return events;
    events.observer.asked = [&outlets](const match::Request& request) {
        outlets.event([&request] { return match::yahtzee::roll_event(request); });
    };
    events.observer.answered = [&outlets](const match::Request& request, std::string_view answer) {
        outlets.event([&] { return match::yahtzee::action_event(request, answer); });
    };
    return events;
}

void keep_games(match::yahtzee::MatchEvents& events,
                std::vector<match::yahtzee::PlayedGame>& games) {
    events.game = [inner = std::move(events.game), &games](const auto& played, const auto& so_far) {
        inner(played, so_far);
        games.push_back(played);
    };
}

// Where the tables are in place, the sequential test takes the luck out of the scores.
void test_luck_adjusted_scores(match::yahtzee::MatchOptions& options,
                               const match::yahtzee::LuckMeter* meter) {
    if (!options.terms.sprt) return;
    options.terms.adjusts_luck = meter != nullptr;
    if (meter)
        options.luck = [meter](const std::string& transcript) {
            return match::yahtzee::luck_in(transcript, meter->baseline());
        };
    else
        std::cerr << "the sequential test takes plain scores: with the large tables it would end "
                     "many times sooner (alea-bot --make-tables makes them)"
                  << std::endl;
}

} // namespace

int yahtzee_match(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("games", support::number_in<int>(1, max_games)->default_value(1000),
                          "how many");
    add_seed_options(options);
    add_limit_options(options, {});
    options.add_options()("jobs", support::number_in<int>(0, max_tables)->default_value(1),
                          "games at once, with so many copies of each program (0: as many as "
                          "there are processors)")(
        "duplicate", "play each game's dice twice, seats changed, other copies the second time")(
        "missing-loses",
        "a program that is not there loses all games, as in a knockout, instead of being refused");
    match::add_sprt_options(options);
    add_pace_option(options);
    add_luck_option(options);
    add_outlet_options(options, "a file for every position and action; see replay");
    add_html_options(options);
    const auto given = read_match_options(
        invocation,
        "Plays a match between two programs on the contest's protocol. A command is split into\n"
        "words as a shell would, with quotes and backslashes; nothing is expanded. A program runs\n"
        "in the folder that the judge was started in and sees, read-only, the system's folders,\n"
        "the folder that holds it (for an interpreter, that of its first file) and what --share\n"
        "names. An answer longer than 4,096 bytes ends the match for it; of its standard error\n"
        "64 KiB are read every 50 ms and the first 4,096 bytes kept.",
        options);
    if (!given) return support::exit_done;

    require_publishable(*given);
    match::yahtzee::MatchOptions match = options_from(*given);
    const sandbox::Protection protection = protection_from(*given);
    const auto meter = luck_meter_from(*given);
    if (meter) match.is_held_up = [&meter] { return meter->is_full(); };
    test_luck_adjusted_scores(match, meter.get());
    Outlets outlets(*given, log_head(match.terms), match.terms.games);
    match.is_stopped = [&outlets] { return outlets.is_match_stopped(); };
    support::catch_interrupts();
    const match::Circumstances circumstances = circumstances_of(match.limits, protection);
    outlets.tell([&] { return began_event(match.terms, protection.description()); },
                 [&](auto& out) {
                     print_circumstances(out, circumstances);
                     print_start(out, match.terms, protection.description());
                 });
    std::vector<match::yahtzee::PlayedGame> games; // for the pages
    match::yahtzee::MatchEvents events = events_for(outlets, meter.get());
    if (given->count("html")) keep_games(events, games);
    match::yahtzee::Report report = run_match(match, protection, events);
    outlets.log(match::log_seed(match.seed));
    report.circumstances = circumstances;
    report.luck = measured_luck(meter.get(), report.result);
    support::report(
        *given, [&report] { return report_to_json(report, 2); },
        [&] {
            outlets.tell([&] { return ended_event(report); },
                         [&](auto& out) { print_report(out, report); });
        });
    const auto& commands = match.terms.commands;
    publish_match(*given, {"A match of Yahtzee",
                           commands,
                           match::Json::parse(report_to_json(report, -1)),
                           std::move(games),
                           {}});
    outlets.require_whole_log();
    const bool all_well = !report.result.has_disqualified() && !report.result.is_cut_short();
    return all_well ? support::exit_done : support::exit_fault;
}

} // namespace headless::judge
