#include "core/support/text.h"
#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
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
    add_contest_options(options, 1000, "how many to play",
                        "write the figures to this file, for merge too");
    auto add = options.add_options();
    add("seed", po::value<std::string>(), seed_help);
    add("shard", po::value<std::string>()->default_value("1/1"),
        "I/N: play the I-th of N parts; merge puts them together");
    add("tables", po::value<std::string>(), tables_help);
    return options;
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
         "With --game dominoes: players of draw dominoes; --game dominoes --help tells more."},
        known_options());
    if (!given) return support::exit_done;
    const auto names = words_of(*given, "players");
    if (names.size() != 2) throw support::UsageError("two players are wanted");
    const Shard shard = parse_shard((*given)["shard"].as<std::string>());
    const core::dice::Seed seed = seed_from(*given);
    const std::uint64_t games = games_from(*given);

    LabPlayers players(0, tables_from(*given));
    DuelReport report{
        {names[0], names[1]}, core::dice::to_text(seed), {}, games, shard.count, {shard.part}, {}};
    DuelOptions options{seed, games, shard.part - 1, shard.count, threads_from(*given), {}, {}};
    const std::array<MakePlayer, 2> make{[&] { return players.make(names[0]); },
                                         [&] { return players.make(names[1]); }};
    {
        const auto baseline = players.luck_baseline();
        report.baseline = baseline->name();
        for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
        support::Progress progress(
            "playing", static_cast<double>(games) / static_cast<double>(shard.count), "games");
        options.progress = [&](double played) { progress.show(played); };
        report.tally = play_duel(make, *baseline, options);
    }
    if (given->count("json")) write_json(report, (*given)["json"].as<std::string>());
    print(report, std::cout);
    return support::exit_done;
}

int merge(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("json", po::value<std::string>(), "write the figures to this file");
    po::options_description hidden;
    hidden.add_options()("files", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("files", -1);
    const auto given = support::read_options(
        invocation, {"[options] FILE...", "Puts the shards of a duel together."}, options, hidden,
        positions);
    if (!given) return support::exit_done;
    std::vector<DuelReport> reports;
    for (const std::string& file : words_of(*given, "files")) reports.push_back(read_json(file));
    if (reports.empty()) throw support::UsageError("files are missing");
    const DuelReport report = merged(reports);
    if (given->count("json")) write_json(report, (*given)["json"].as<std::string>());
    print(report, std::cout);
    return support::exit_done;
}

} // namespace headless::lab
