#include "headless/lab/group_play.h"
#include "headless/lab/tally_json.h"
#include "headless/lab/whole_duel.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/words.h"

#include <cstdio>
#include <string_view>

namespace headless::lab {

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
