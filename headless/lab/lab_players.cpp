#include "headless/lab/lab_players.h"

#include "ai/yahtzee/solve/solver.h"
#include "headless/command/command.h"
#include "headless/command/progress.h"
#include "headless/tables/tables_option.h"

#include <iostream>

namespace headless::lab {

using namespace ai::yahtzee;

SharedValues LabPlayers::values() {
    if (!values_) {
        command::Progress progress("solving", 1, "games");
        values_ = solve({}, {threads_, {}, [&](double part) { progress.show(part); }});
    }
    return values_;
}

SharedProspects LabPlayers::prospects() {
    if (!prospects_)
        prospects_ = tables::from_files(
            tables_, [](const std::string& line) { std::cerr << line << std::endl; });
    return *prospects_;
}

SharedProspects LabPlayers::prospects_to_play_with() {
    if (!prospects() && !told_)
        std::cerr << "alea-lab: there are no tables; players that need them play for points until "
                     "the end of a game is near (--tables DIR makes them)"
                  << std::endl;
    told_ = true;
    return prospects();
}

std::unique_ptr<LuckBaseline> LabPlayers::luck_baseline() {
    if (const auto known = prospects())
        return std::make_unique<DistributionBaseline>(values()->rules(), known);
    return std::make_unique<NormalBaseline>(values());
}

std::unique_ptr<Player> LabPlayers::make(const std::string& name, std::uint64_t seed) {
    PlayerOptions options;
    options.seed = seed;
    options.values = [this] { return values(); };
    options.prospects = [this] { return prospects_to_play_with(); };
    auto player = make_player(name, options);
    if (player) return player;
    std::string known;
    for (const PlayerKind& kind : roster()) known += " " + std::string(kind.name);
    throw command::UsageError("there is no player '" + name + "'; there are:" + known);
}

std::unique_ptr<Solitaire> LabPlayers::make_solitaire(const std::string& name) {
    auto player = make(name);
    auto* solitaire = dynamic_cast<Solitaire*>(player.get());
    if (!solitaire)
        throw command::UsageError(name + " looks at the opponent's card; only players that do not "
                                         "can be evaluated exactly");
    static_cast<void>(player.release());
    return std::unique_ptr<Solitaire>(solitaire);
}

} // namespace headless::lab
