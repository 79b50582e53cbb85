#include "headless/lab/whole_duel.h"

#include "headless/lab/graded_play.h"
#include "headless/lab/group_play.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/tally.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <cstdio>
#include <string_view>

namespace headless::lab {

int run_whole_duel(const support::Invocation& invocation,
                   const boost::program_options::variables_map& given, DuelOptions options,
                   const WholeDuel& duel) {
    std::uint64_t played = 0;
    {
        support::InterruptStop stop;
        support::Progress progress("playing", static_cast<double>(options.games), "games",
                                   support::is_quiet(given));
        static_cast<core::support::Execution&>(options) =
            support::watched(options.threads, progress, stop);
        support::catch_interrupts();
        played = duel.play(options);
    }
    if (played > 0) support::report(given, duel.json, duel.print);
    if (played == options.games) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(played) + " of " +
                                                     std::to_string(options.games) + " games");
}

namespace {

constexpr auto reference_player = "champion";

struct GradedReport {
    std::string name;
    std::string seed;
    int rollouts;
    GradedTally tally;
};

void print(const GradedReport& report) {
    const GradedTally& tally = report.tally;
    std::printf("%s against %s, graded\n", report.name.c_str(), reference_player);
    std::printf("seed                   %s\n", report.seed.c_str());
    std::printf("games                  %lld\n", static_cast<long long>(tally.games));
    std::printf("decisions              %lld\n", static_cast<long long>(tally.decisions));
    std::printf("of them different      %lld\n", static_cast<long long>(tally.differing));
    std::printf("score by the estimate  %s\n", in_percent(estimated_score(tally), 5).c_str());
    if (report.rollouts > 0)
        std::printf("score by roll-outs     %s\n", in_percent(corrected_score(tally), 5).c_str());
}

std::string json_of(const GradedReport& report) {
    support::Json json{{"player", report.name},
                       {"against", reference_player},
                       {"seed", report.seed},
                       {"games", report.tally.games},
                       {"decisions", report.tally.decisions},
                       {"differing", report.tally.differing},
                       {"score_by_estimate", as_json(estimated_score(report.tally))}};
    if (report.rollouts > 0) {
        json["rollouts"] = report.rollouts;
        json["score_by_rollouts"] = as_json(corrected_score(report.tally));
    }
    return support::dumped(json);
}

} // namespace

int graded_duel(const support::Invocation& invocation,
                const boost::program_options::variables_map& given,
                const std::vector<std::string>& names, DuelOptions options) {
    if (names.size() != 2 || names[1] != reference_player)
        throw support::UsageError("--graded takes two players, of whom the second is champion");
    support::require_outputs(given, {"json-file"});
    LabPlayers players(given);
    const MakePlayer make = [&] { return players.make(names[0]); };
    const MakePlayer make_reference = [&] { return players.make(reference_player); };
    make(); // what takes long comes first
    const auto score_source = players.full_tables();
    if (!score_source) throw support::UsageError(need_of_tables);
    GradedReport report{
        names[0], core::dice::to_text(options.seed), given["rollouts"].as<int>(), {}};
    return run_whole_duel(invocation, given, std::move(options),
                          {[&](const DuelOptions& playing) {
                               report.tally = play_graded(make, make_reference, score_source,
                                                          report.rollouts, playing);
                               return static_cast<std::uint64_t>(report.tally.games);
                           },
                           [&report] { return json_of(report); }, [&report] { print(report); }});
}

namespace {

struct GroupReport {
    std::vector<std::string> names;
    std::string seed;
    GroupTally tally;
};

void print(const GroupReport& report) {
    const std::vector<std::string_view> others(report.names.begin() + 1, report.names.end());
    std::printf("%s against %s\n", report.names.front().c_str(), support::joined(others).c_str());
    std::printf("seed                   %s\n", report.seed.c_str());
    std::printf("games                  %lld\n", static_cast<long long>(report.tally.games));
    std::printf("an equal share         %8.4f %%\n",
                100 / static_cast<double>(report.names.size()));
    std::printf("raw share              %s\n", in_percent(raw_share(report.tally)).c_str());
    std::printf("luck-adjusted share    %s\n", in_percent(adjusted_share(report.tally)).c_str());
    for (std::size_t p = 0; p < report.names.size(); ++p) {
        const PlayerTally& player = report.tally.players[p];
        std::printf("%-22s %8.3f points   %.2f microseconds/decision\n", report.names[p].c_str(),
                    static_cast<double>(player.points) / static_cast<double>(report.tally.games),
                    microseconds_per_decision(player));
    }
}

std::string json_of(const GroupReport& report) {
    support::Json json{{"players", report.names},
                       {"seed", report.seed},
                       {"games", report.tally.games},
                       {"raw_share", as_json(raw_share(report.tally))},
                       {"adjusted_share", as_json(adjusted_share(report.tally))}};
    for (const PlayerTally& player : report.tally.players) {
        json["average_points"].push_back(static_cast<double>(player.points) /
                                         static_cast<double>(report.tally.games));
        json["microseconds_a_decision"].push_back(microseconds_per_decision(player));
    }
    return support::dumped(json);
}

} // namespace

int duel_of_group(const support::Invocation& invocation,
                  const boost::program_options::variables_map& given,
                  const std::vector<std::string>& names, DuelOptions options) {
    support::require_outputs(given, {"json-file"});
    LabPlayers players(given);
    std::vector<MakePlayer> make;
    for (const std::string& name : names) make.push_back([&] { return players.make(name); });
    for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
    const auto score_source = players.score_source();
    GroupReport report{names, core::dice::to_text(options.seed), {}};
    return run_whole_duel(invocation, given, std::move(options),
                          {[&](const DuelOptions& playing) {
                               report.tally = play_group(make, score_source, playing);
                               return static_cast<std::uint64_t>(report.tally.games);
                           },
                           [&report] { return json_of(report); }, [&report] { print(report); }});
}

} // namespace headless::lab
