#include "headless/judge/commands.h"
#include "headless/judge/html_option.h"
#include "headless/judge/luck_option.h"
#include "headless/judge/match_command.h"
#include "headless/match/sprt_option.h"
#include "headless/match/yahtzee/match.h"

namespace headless::judge {

namespace {

constexpr int max_games_per_match = 100'000'000;
constexpr int max_tables = 1000;
constexpr int max_recoveries = 20;

match::yahtzee::MatchOptions yahtzee_options_from(const po::variables_map& given) {
    match::yahtzee::MatchOptions options;
    read_common(given, options, options.terms);
    options.terms.duplicate = given.count("duplicate") > 0;
    if (options.terms.duplicate && options.terms.games % 2 != 0)
        throw support::UsageError("--duplicate needs an even number of games");
    options.terms.sprt = match::sprt_from(given);
    if (given.count("recover")) options.limits.recoveries = max_recoveries;
    options.parallel_games = support::count_or_all(given, "jobs");
    options.pace = pace_from(given, options.parallel_games);
    return options;
}

// Where the tables are in place, the sequential test takes the luck out of the scores; it can't do
// without, so that a fault of the tables ends the match.
void measure_luck(match::yahtzee::MatchOptions& options, match::yahtzee::LuckMeter& meter,
                  const support::Invocation& invocation, const po::variables_map& given) {
    options.luck = [&meter](const std::string& transcript) { return meter.luck_of(transcript); };
    if (!options.terms.sprt) return;
    options.terms.adjusts_luck = has_tables(meter);
    if (has_tables(meter))
        options.luck = [&meter](const std::string& transcript) {
            return match::yahtzee::luck_in(transcript, meter.baseline());
        };
    else
        support::report_note(invocation.program, given,
                             "the sequential test takes plain scores: with the large tables it "
                             "would end many times sooner (alea-bot --make-tables DIR makes them, "
                             "--tables DIR names them)");
}

po::options_description yahtzee_match_options() {
    po::options_description options("Games");
    options.add_options()(
        "games", support::number_in<int>(1, max_games_per_match)->default_value(1000), "how many");
    add_course_options(options);
    options.add_options()("jobs", support::number_in<int>(0, max_tables)->default_value(1),
                          "games at once, with so many copies of each program (0: as many as "
                          "there are processors)")(
        "duplicate", "play each game's dice twice, seats changed, other copies the second time")(
        "missing-loses",
        "a program that is not there loses all games, as in a knockout, instead of being refused");
    match::add_sprt_options(options);
    options.add_options()("recover",
                          "a crash costs a program only the game, and it is started again, at "
                          "most twenty times; CPU time used so far still counts");
    po::options_description output("Output");
    add_luck_option(output);
    add_outlet_options(output, "a file for every position and action; see replay");
    add_html_options(output);
    return grouped(options, {}, output);
}

} // namespace

int yahtzee_match(const support::Invocation& invocation) {
    const auto given = read_match_options(
        invocation,
        "Plays a match between two programs on the contest's protocol. A command is split into\n"
        "words as a shell would, with quotes and backslashes; nothing is expanded. A program runs\n"
        "in the folder that the judge was started in and sees, read-only, the system's folders,\n"
        "its own file (without --folder, of an interpreter the first file that its command\n"
        "names), the folder that --folder gives it, and what --share names. An answer longer than "
        "4,096 bytes ends the match "
        "for it; of its standard error\n"
        "64 KiB are read every 50 ms and the first 4,096 bytes kept.",
        yahtzee_match_options());
    if (!given) return support::exit_done;

    match::yahtzee::MatchOptions match = yahtzee_options_from(*given);
    require_publishable(*given, match.terms.seed_sha256);
    const auto meter = luck_meter_from(*given);
    measure_luck(match, *meter, invocation, *given);
    match::yahtzee::GameStore games; // for the pages
    MatchCourse<match::yahtzee::Traits> course;
    course.on_game = [&](const match::yahtzee::PlayedGame& played) {
        meter->add(played.game, played.transcript, played.luck);
        if (given->count("html")) games.add(played.game, played.transcript);
    };
    course.at_end = [&meter, &given](auto& report) {
        report.luck = measured_luck(*meter, report.result, *given);
    };
    course.publish = [&](const auto& report, const match::Json& json) {
        match::yahtzee::MatchPages pages{"A match of Yahtzee", "A match of Yahtzee",
                                         match.terms.commands, json, std::move(games)};
        pages.write_log = [&](const match::yahtzee::GameStore& played, support::GzipFile& log) {
            log.write(log_head(match.terms));
            for (const auto& entry : played.entries())
                log.write(log_game(entry.game, played.transcript(entry)));
            for (const match::Rest& rest : report.result.rests()) log.write(log_rest(rest));
            log.write(match::log_seed(match.seed));
        };
        publish_match(*given, std::move(pages));
    };
    return play_match(invocation, *given, match, course, match.terms.games);
}

} // namespace headless::judge
