#include "headless/lab/dominoes_tally.h"
#include "headless/lab/shard_reports.h"

#include <iomanip>
#include <ostream>

namespace headless::lab {

using core::dominoes::all_cases;
using core::dominoes::case_count;
using support::Json;

namespace {

CaseTallies tallies_of(const ShardFile& file) {
    CaseTallies tallies;
    for (std::size_t i = 0; i < case_count; ++i) {
        const Json& sums = file.sums.at(i);
        tallies[i] = {sums.at("pairs"), sums.at("sum"), sums.at("squares"), sums.at("seconds")};
    }
    return tallies;
}

} // namespace

DominoesTally total(const CaseTallies& tallies) {
    DominoesTally sum;
    for (const DominoesTally& tally : tallies) sum += tally;
    return sum;
}

Json dominoes_sums(const CaseTallies& tallies) {
    Json json = Json::array();
    for (const DominoesTally& tally : tallies)
        json.push_back({{"pairs", tally.pairs},
                        {"sum", tally.sum},
                        {"squares", tally.squares},
                        {"seconds", tally.seconds}});
    return json;
}

void print_dominoes(const ShardFile& file, std::ostream& out) {
    const CaseTallies tallies = tallies_of(file);
    const DominoesTally all = total(tallies);
    const Json& names = file.terms.at("players");
    out << std::fixed << std::setprecision(2) << names.at(0).get<std::string>() << " against "
        << names.at(1).get<std::string>() << ", " << 2 * all.pairs << " games, seed "
        << file.terms.at("seed") << "\n\n N  H   score   ms/game\n";
    for (std::size_t i = 0; i < case_count; ++i) {
        if (tallies[i].is_empty()) continue; // in no shard that is here, or stopped before
        out << std::setw(2) << all_cases[i].numbers << std::setw(3) << all_cases[i].hand_size
            << std::setw(8) << 100 * tallies[i].score() << std::setw(9)
            << tallies[i].milliseconds_per_game(0) << std::setw(9)
            << tallies[i].milliseconds_per_game(1) << '\n';
    }
    out << "  all" << std::setw(8) << 100 * all.score() << std::setw(9)
        << all.milliseconds_per_game(0) << std::setw(9) << all.milliseconds_per_game(1)
        << "\n99 % interval " << 100 * all.low_99() << " to " << 100 * all.high_99() << " %\n";
}

Json dominoes_json(const ShardFile& file) {
    const CaseTallies tallies = tallies_of(file);
    const DominoesTally all = total(tallies);
    const auto milliseconds = [](const DominoesTally& tally) {
        return Json{tally.milliseconds_per_game(0), tally.milliseconds_per_game(1)};
    };
    Json json{{"game", "dominoes"},
              {"players", file.terms.at("players")},
              {"seed", file.terms.at("seed")},
              {"games", 2 * all.pairs},
              {"score", all.score()},
              {"interval99", {all.low_99(), all.high_99()}},
              {"cpu_milliseconds_a_game", milliseconds(all)}};
    for (std::size_t i = 0; i < case_count; ++i)
        if (!tallies[i].is_empty())
            json["cases"].push_back({{"case", {all_cases[i].numbers, all_cases[i].hand_size}},
                                     {"score", tallies[i].score()},
                                     {"cpu_milliseconds_a_game", milliseconds(tallies[i])}});
    return json;
}

} // namespace headless::lab
