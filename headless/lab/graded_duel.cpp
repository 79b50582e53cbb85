#include "headless/lab/graded_play.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/tally_json.h"
#include "headless/lab/whole_duel.h"
#include "headless/support/json.h"
#include "headless/support/options.h"

#include <cstdio>

namespace headless::lab {

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

} // namespace headless::lab
