#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/lab/shards.h"
#include "headless/lab/whole_duel.h"
#include "headless/match/sprt_option.h"
#include "headless/support/digest.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <filesystem>
#include <iostream>

namespace headless::lab {

namespace {

po::options_description duel_options() {
    po::options_description options("Options");
    add_contest_options(options, 1000, "how many to play", "the figures, for merge too,");
    auto add = options.add_options();
    add("game", po::value<std::string>()->default_value("yahtzee"),
        "yahtzee, or dominoes (--game dominoes --help tells of its options)");
    add("seed", po::value<std::string>(), seed_help);
    add("graded",
        "A against champion: by what A loses in the decisions in which champion plays otherwise");
    add("rollouts", support::number_in<int>(0, max_rollouts)->default_value(24),
        "with --graded: games to play on after each of the two actions (0: the estimate alone)");
    add("tables", po::value<std::string>(), support::tables_help);
    add_shard_options(options);
    match::add_sprt_options(options);
    return options;
}

void report_on(const po::variables_map& given, const DuelReport& report) {
    support::report(
        given, [&report] { return to_json(report); }, [&report] { print(report, std::cout); });
}

// Plays until the end, Ctrl-C or the verdict of the sequential test.
void play(DuelReport& report, LabPlayers& players, DuelOptions options,
          const std::optional<match::SprtBounds>& bounds, bool is_quiet) {
    const std::array<MakePlayer, 2> make{[&] { return players.make(report.players[0]); },
                                         [&] { return players.make(report.players[1]); }};
    const auto baseline = players.luck_baseline();
    report.baseline = baseline->name();
    for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
    support::InterruptStop stop;
    support::Progress progress("playing", static_cast<double>(expected_games(report)), "games",
                               is_quiet);
    static_cast<core::support::Execution&>(options) =
        support::watched(options.threads, progress, stop);
    support::catch_interrupts();
    if (bounds) {
        const TestedDuel duel = play_until_decided(make, *baseline, options, *bounds);
        report.tally = duel.tally;
        report.test = DuelTest{*bounds, duel.state};
        return;
    }
    report.tally = play_duel(make, *baseline, options);
}

// --if-missing: whether the shard is there, whole, and of this duel. Throws where the file holds
// something else.
bool is_there(const po::variables_map& given, const DuelReport& report) {
    if (!given.count("if-missing")) return false;
    const auto path = given["json-file"].as<std::string>();
    if (!std::filesystem::exists(path)) return false;
    const DuelReport before = read_json(path);
    if (before.players != report.players || before.games != report.games ||
        before.shards != report.shards || before.parts != report.parts ||
        (given.count("seed") && before.seed != report.seed))
        throw support::UsageError("--if-missing: '" + path + "' holds another duel or shard");
    return true;
}

// The kinds of duel that are played in one part and to the end.
DuelOptions whole_duel(const po::variables_map& given, const char* kind) {
    const bool is_part = shard_from(given).count > 1;
    if (is_part || given.count("if-missing") || match::sprt_from(given))
        throw support::UsageError(std::string("--shard, --if-missing and --sprt are not for ") +
                                  kind);
    return {{threads_from(given)}, support::seed_from(given), games_from(given)};
}

std::optional<match::SprtBounds> test_from(const po::variables_map& given, const Shard& shard) {
    const auto bounds = match::sprt_from(given);
    if (bounds && shard.count > 1)
        throw support::UsageError("--sprt and --shard exclude each other: a shard can't know when "
                                  "all of them have decided");
    return bounds;
}

} // namespace

int duel(const support::Invocation& invocation) {
    const auto given = read_contest_options(
        invocation,
        {"[options] A B [C...]",
         "Plays two players against each other by the contest's rules, seats alternating. Scores\n"
         "are those of A: wins and half the ties. The luck-adjusted score has the same "
         "expectation\n"
         "and far less noise. The same seed gives the same games on any number of threads.\n"
         "With three to six players: A's share of the wins, a tie for first among k counting 1/k.\n"
         "Ctrl-C ends the duel and reports the games played so far, with status 1.\n"
         "Players: those that alea-bot --list names, human-X with X from 0.07 to 4, basic and "
         "basic-K."},
        duel_options());
    if (!given) return support::exit_done;
    const auto names = support::strings_from(*given, "players");
    if (names.size() < 2 || names.size() > max_group)
        throw support::UsageError("two to six players are wanted");
    if (given->count("graded"))
        return graded_duel(invocation, *given, names, whole_duel(*given, "a graded duel"));
    if (!(*given)["rollouts"].defaulted())
        throw support::UsageError("--rollouts goes with --graded");
    if (names.size() > 2)
        return duel_of_group(invocation, *given, names,
                             whole_duel(*given, "more than two players"));
    const Shard shard = shard_from(*given);
    const core::dice::Seed seed = support::seed_from(*given);
    const std::uint64_t games = games_from(*given);

    const auto bounds = test_from(*given, shard);
    DuelReport report{
        {names[0], names[1]}, core::dice::to_text(seed), {}, games, shard.count, {shard.part}, {}};
    if (is_there(*given, report)) {
        support::report_note(invocation.program, *given,
                             "shard " + std::to_string(shard.part) + " is there");
        return support::exit_done;
    }
    support::require_outputs(*given, {"json-file"});
    LabPlayers players(*given);
    play(report, players, {{threads_from(*given)}, seed, games, shard.part - 1, shard.count},
         bounds, support::is_quiet(*given));
    report.version = support::version();
    const auto played = static_cast<std::uint64_t>(report.tally.games);
    if (played > 0 || expected_games(report) == 0) report_on(*given, report);
    const bool is_decided =
        report.test && report.test->state.verdict != match::SprtVerdict::undecided;
    return support::exit_status(invocation, played, is_decided ? played : expected_games(report),
                                "games");
}

} // namespace headless::lab
