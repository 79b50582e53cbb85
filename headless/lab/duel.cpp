#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/shards.h"
#include "headless/lab/whole_duel.h"
#include "headless/match/sprt_option.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <iostream>

namespace headless::lab {

using support::Json;

namespace {

Json figures(const Tally& tally) {
    Json json{{"raw_score", as_json(raw_score(tally))},
              {"adjusted_score", as_json(adjusted_score(tally))},
              {"first_seat_share", first_seat_share(tally)}};
    for (const PlayerTally& player : tally.players) {
        json["average_points"].push_back(average_points(player, tally.games));
        json["microseconds_a_decision"].push_back(microseconds_per_decision(player));
    }
    return json;
}

void print_figures(const Tally& tally, std::ostream& out) {
    out << "raw score              " << in_percent(raw_score(tally)) << '\n'
        << "luck-adjusted score    " << in_percent(adjusted_score(tally)) << '\n';
    if (tally.games == 0) return; // a shard may have nothing to do
    const Json json = figures(tally);
    out << support::text_of(json, {{"average points         %8.3f", "/average_points/0"},
                                   {" and %.3f\n", "/average_points/1"}})
        << support::text_of(tally_json(tally), {{"ties                   %8.4f %%\n", "/ties",
                                                 100 / static_cast<double>(tally.games)}})
        << support::text_of(json, {{"first seat's share     %8.4f %%\n", "/first_seat_share", 100},
                                   {"microseconds/decision  %8.2f", "/microseconds_a_decision/0"},
                                   {" and %.2f\n", "/microseconds_a_decision/1"}});
}

} // namespace

Json duel_json(const ShardFile& file) {
    return {{"format", duel_format},
            {"players", file.terms.at("players")},
            {"seed", file.terms.at("seed")},
            {"baseline", file.terms.at("baseline")},
            {"games", file.terms.at("games")},
            {"shards", file.shards},
            {"parts", file.parts},
            {"figures", figures(tally_from(file.sums))},
            {"tally", file.sums},
            {"version", file.version}};
}

void print_duel(const ShardFile& file, std::ostream& out) {
    const Tally tally = tally_from(file.sums);
    out << support::text_of(file.terms, {{"%s", "/players/0"},
                                         {" against %s\n", "/players/1"},
                                         {"seed                   %s\n", "/seed"},
                                         {"luck baseline          %s\n", "/baseline"}})
        << "games                  " << tally.games << '\n';
    print_figures(tally, out);
}

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

// Plays until the end, Ctrl-C or the verdict of the sequential test.
TestedDuel play(const std::array<MakePlayer, 2>& make,
                const ai::yahtzee::win::LuckBaseline& baseline, DuelOptions options,
                const std::optional<match::SprtBounds>& bounds, bool is_quiet) {
    for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
    support::InterruptStop stop;
    support::Progress progress("playing", static_cast<double>(options.own_games()), "games",
                               is_quiet);
    static_cast<core::support::Execution&>(options) =
        support::watched(options.threads, progress, stop);
    support::catch_interrupts();
    if (bounds) return play_until_decided(make, baseline, options, *bounds);
    return {play_duel(make, baseline, options), {}};
}

// A term of a duel.
Json terms_of_test(const match::SprtBounds& bounds) {
    return {{"elo0", bounds.elo0},
            {"elo1", bounds.elo1},
            {"alpha", bounds.alpha},
            {"beta", bounds.beta}};
}

// A sequential test on luck-adjusted scores of pairs of games.
Json test_json(const match::SprtBounds& bounds, const match::SprtState& state) {
    Json json = terms_of_test(bounds);
    json.update({{"scores", "luck-adjusted"},
                 {"log_likelihood_ratio", state.log_likelihood_ratio},
                 {"lower_bound", state.lower_bound},
                 {"upper_bound", state.upper_bound},
                 {"verdict", name(state.verdict)}});
    return json;
}

// Of a duel in one part.
void report_tested(const po::variables_map& given, const ShardFile& file, const Json& test,
                   const std::string& verdict) {
    support::report(
        given,
        [&] {
            Json json = duel_json(file);
            json["sprt"] = test;
            return support::dumped(json, 2);
        },
        [&] {
            print_duel(file, std::cout);
            std::cout << support::text_of(
                             test, {{"sequential test        LLR %.3f", "/log_likelihood_ratio"},
                                    {" (bounds %.3f", "/lower_bound"},
                                    {", %.3f): ", "/upper_bound"}})
                      << verdict << '\n';
        });
}

// The kinds of duel that are played in one part and to the end.
DuelOptions whole_duel(const po::variables_map& given, const char* kind) {
    const bool is_part = shard_from(given).count > 1;
    if (is_part || given.count("if-missing") || match::sprt_from(given))
        throw support::UsageError(std::string("--shard, --if-missing and --sprt are not for ") +
                                  kind);
    return duel_options_from(given, {});
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
    const auto given = support::read_options(
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
        duel_options(), support::many_arguments("players"));
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
    const auto bounds = test_from(*given, shard);
    const DuelOptions options = duel_options_from(*given, shard);
    Json terms{{"experiment", "duel"},
               {"players", names},
               {"games", options.games},
               {"sprt", bounds ? terms_of_test(*bounds) : Json()}};
    if (given->count("seed")) terms["seed"] = core::dice::to_text(options.seed);
    if (is_shard_there(*given, terms, shard)) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    LabPlayers players(*given);
    const auto baseline = players.luck_baseline();
    terms["seed"] = core::dice::to_text(options.seed);
    terms["baseline"] = baseline->name();
    const auto duel =
        play({[&] { return players.make(names[0]); }, [&] { return players.make(names[1]); }},
             *baseline, options, bounds, support::is_quiet(*given));
    const auto played = static_cast<std::uint64_t>(duel.tally.games);
    const std::uint64_t wanted = options.own_games();
    const ShardFile file = shard_file(terms, shard, tally_json(duel.tally), played == wanted);
    const bool has_report = played > 0 || wanted == 0;
    if (has_report && bounds)
        report_tested(*given, file, test_json(*bounds, duel.state),
                      in_words(*bounds, duel.state.verdict, names[0], names[1]));
    else if (has_report)
        report_shard(*given, file);
    const bool is_decided = bounds && duel.state.verdict != match::SprtVerdict::undecided;
    return support::exit_status(invocation, played, is_decided ? played : wanted, "games");
}

} // namespace headless::lab
