// The course of a command that plays a match, the same for all games: protection, outlets, the
// match, its report.

#pragma once

#include "headless/judge/match_options.h"
#include "headless/judge/outlets.h"
#include "headless/match/log_lines.h"
#include "headless/match/match.h"
#include "headless/match/report.h"
#include "headless/support/command.h"
#include "headless/support/interrupt.h"

#include <functional>
#include <string>

namespace headless::judge {

// The functions that a game adds to the course of its command. Empty functions are not called.
template <class Traits>
struct MatchCourse {
    using Played = match::PlayedGameOf<typename Traits::GameResult>;
    using Report = typename Traits::Report;

    std::function<void(const Played&)> on_game = {}; // one call at a time
    std::function<void(Report&)> at_end = {};        // before the report is written
    std::function<void(const Report&, const match::Json&)> publish = {}; // after it was written
};

template <class Traits>
match::MatchEventsOf<Traits> events_for(Outlets& outlets, const MatchCourse<Traits>& course,
                                        const typename Traits::Terms& terms) {
    match::MatchEventsOf<Traits> events;
    if constexpr (Traits::has_opening)
        events.part = [&outlets, &terms](std::size_t part, const std::string& transcript) {
            outlets.log(Traits(terms, {}).log_part(part, transcript));
        };
    events.game = [&outlets, &course](const auto& played, const auto& so_far) {
        if (outlets.has_log()) outlets.log(Traits::log_game(played.game, played.transcript));
        if (const auto& forfeit = played.game.forfeit; forfeit && forfeit->disqualifies())
            outlets.fails(forfeit->side);
        if (const auto& forfeit = played.game.forfeit)
            outlets.event("failure", [&] { return failure_json(played.game.game, *forfeit); });
        const auto so_far_json = [&] { return game_json(played.game, so_far); };
        outlets.event("game", so_far_json);
        if (course.on_game) course.on_game(played);
        outlets.show(so_far.played(), [&] { return match::live_line(so_far_json()); });
    };
    events.rest = [&outlets](const match::Rest& rest) { outlets.rest(rest); };
    if (!outlets.has_json_lines()) return events;
    events.observer.answered = [&outlets](const match::Request& request, std::string_view answer) {
        outlets.event("action", [&] { return Traits::action_json(request, answer); });
    };
    events.observer.asked = [&outlets](const match::Request& request) {
        const match::Json roll = Traits::roll_json(request);
        if (!roll.is_null()) outlets.event("roll", [&roll] { return roll; });
    };
    return events;
}

// Returns the exit status.
template <class Traits>
int play_match(const support::Invocation& invocation, const po::variables_map& given,
               match::MatchOptionsOf<Traits>& options, const MatchCourse<Traits>& course,
               double games) {
    const sandbox::Protection protection = protection_from(given);
    Outlets outlets(given, log_head(options.terms), games);
    options.is_stopped = [&outlets] { return outlets.is_match_stopped(); };
    options.on_silence = [&](int side, double seconds) {
        outlets.say(invocation.program, match::silence_in_words(side, seconds));
    };
    support::catch_interrupts();
    const match::Circumstances circumstances = circumstances_of(options.limits, protection);
    const match::Json terms = to_json(options.terms);
    outlets.report("began", {{"terms", terms}, {"protection", protection.description()}},
                   [&](auto& out) {
                       if (!outlets.is_quiet()) print_circumstances(out, circumstances);
                       match::print_start(out, terms, protection.description());
                   });
    auto report = run_match(options, protection, events_for(outlets, course, options.terms));
    outlets.log(match::log_seed(options.seed));
    report.circumstances = circumstances;
    if (course.at_end) course.at_end(report);
    const match::Json json = to_json(report);
    support::report(
        given, [&json] { return support::dumped(json, 2); },
        [&] { outlets.report("ended", json, [&](auto& out) { match::print_report(out, json); }); });
    for (int side = 0; side < 2; ++side)
        if (outlets.has_failed(side) && protection.has_sandbox())
            for (const std::string& hint :
                 hints_on_hidden_paths(options.views[static_cast<std::size_t>(side)],
                                       options.terms.commands[static_cast<std::size_t>(side)]))
                outlets.say(invocation.program, match::letter(side) + (": " + hint));
    if (course.publish) course.publish(report, json);
    outlets.require_whole_log();
    const bool all_well = !report.result.has_disqualified() && !report.result.is_cut_short();
    return all_well ? support::exit_done : support::exit_fault;
}

} // namespace headless::judge
