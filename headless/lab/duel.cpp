#include "core/support/text.h"
#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <iostream>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

struct Shard {
    std::uint64_t part = 1; // from 1
    std::uint64_t count = 1;
};

Shard parse_shard(const std::string& text) {
    const auto slash = text.find('/');
    const auto part = core::support::to_integer(std::string_view(text).substr(0, slash));
    const auto count = slash == std::string::npos
                           ? std::nullopt
                           : core::support::to_integer(std::string_view(text).substr(slash + 1));
    if (!part || !count || *part < 1 || *part > *count)
        throw support::UsageError("--shard is I/N with I from 1 to N, not '" + text + "'");
    return {static_cast<std::uint64_t>(*part), static_cast<std::uint64_t>(*count)};
}

po::options_description known_options() {
    po::options_description options("Options");
    add_contest_options(options, 1000, "how many to play", "the figures, for merge too,");
    auto add = options.add_options();
    add("game", po::value<std::string>()->default_value("yahtzee"),
        "yahtzee, or dominoes (--game dominoes --help tells of its options)");
    add("seed", po::value<std::string>(), seed_help);
    add("shard", po::value<std::string>()->default_value("1/1"),
        "I/N: play the I-th of N parts; merge puts them together");
    add("tables", po::value<std::string>(), support::tables_help);
    return options;
}

void report_on(const po::variables_map& given, const DuelReport& report) {
    support::report(
        given, [&report] { return to_json(report); }, [&report] { print(report, std::cout); });
}

// Plays until the end or Ctrl-C.
void play(DuelReport& report, LabPlayers& players, DuelOptions options, bool is_quiet) {
    const std::array<MakePlayer, 2> make{[&] { return players.make(report.players[0]); },
                                         [&] { return players.make(report.players[1]); }};
    const auto baseline = players.luck_baseline();
    report.baseline = baseline->name();
    for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
    support::InterruptStop stop;
    support::Progress progress("playing", static_cast<double>(expected_games(report)), "games",
                               is_quiet);
    options.stop = stop.token();
    options.progress = [&](double played) {
        progress.show(played);
        stop.look();
    };
    support::catch_interrupts();
    report.tally = play_duel(make, *baseline, options);
}

} // namespace

int duel(const support::Invocation& invocation) {
    const auto given = read_contest_options(
        invocation,
        {"[options] A B",
         "Plays two players against each other by the contest's rules, seats alternating. Scores\n"
         "are those of A: wins and half the ties. The luck-adjusted score has the same "
         "expectation\n"
         "and far less noise. The same seed gives the same games on any number of threads.\n"
         "Ctrl-C ends the duel and reports the games played so far, with status 1.\n"
         "Players: those that alea-bot --list names, and human-X with X from 0.07 to 4."},
        known_options());
    if (!given) return support::exit_done;
    const auto names = support::strings_from(*given, "players");
    if (names.size() != 2) throw support::UsageError("two players are wanted");
    support::require_outputs(*given, {"json-file"});
    const Shard shard = parse_shard((*given)["shard"].as<std::string>());
    const core::dice::Seed seed = seed_from(*given);
    const std::uint64_t games = games_from(*given);

    LabPlayers players(*given);
    DuelReport report{
        {names[0], names[1]}, core::dice::to_text(seed), {}, games, shard.count, {shard.part}, {}};
    play(report, players, {seed, games, shard.part - 1, shard.count, threads_from(*given), {}, {}},
         support::is_quiet(*given));
    const auto played = static_cast<std::uint64_t>(report.tally.games);
    if (played > 0) report_on(*given, report);
    if (played == expected_games(report)) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(played) + " of " +
                                                     std::to_string(expected_games(report)) +
                                                     " games");
}

int merge(const support::Invocation& invocation) {
    po::options_description options("Options");
    support::add_json_options(options, "the figures");
    po::options_description hidden;
    hidden.add_options()("files", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("files", -1);
    const auto given = support::read_options(
        invocation, {"[options] FILE...", "Puts the shards of a duel together."}, options, hidden,
        positions);
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    std::vector<DuelReport> reports;
    for (const std::string& file : support::strings_from(*given, "files"))
        reports.push_back(read_json(file));
    if (reports.empty()) throw support::UsageError("files are missing");
    report_on(*given, merged(reports));
    return support::exit_done;
}

} // namespace headless::lab
