#include "headless/lab/theme_weakness.h"

#include "ai/yahtzee/practice/human_games.h"
#include "ai/yahtzee/practice/theme_statistics.h"
#include "ai/yahtzee/practice/themes.h"
#include "ai/yahtzee/practice/weaknesses.h"
#include "core/support/parallel.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"

#include <atomic>
#include <cstdio>
#include <optional>
#include <vector>

namespace headless::lab {

using namespace ai::yahtzee::practice;

namespace {

// The rank of the theme, from 0.
std::size_t rank_of(const Theme& theme, const ThemeStatistics& statistics) {
    const auto losses = losses_by_theme(statistics);
    std::size_t rank = 0;
    while (losses[rank].theme != index_of(theme)) ++rank;
    return rank;
}

using Ranks = std::array<std::size_t, weakness_checkpoints.size()>;

// The theme's rank at each checkpoint; nothing if Ctrl-C ended the career. The player has both
// seats, so a game counts as two.
std::optional<Ranks> play_career(HumanGames& games, const Theme& theme, int career) {
    constexpr std::uint64_t max_games = 1000;
    Ranks ranks{};
    ThemeStatistics statistics;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        while (2 * statistics.games() < weakness_checkpoints[i]) {
            if (support::is_interrupted()) return std::nullopt;
            statistics.add(games, static_cast<std::uint64_t>(career) * max_games +
                                      static_cast<std::uint64_t>(statistics.games()));
        }
        ranks[i] = rank_of(theme, statistics);
    }
    return ranks;
}

} // namespace

WeaknessFound find_weakness(const ai::yahtzee::solve::SharedValues& values, const Theme& theme,
                            const core::dice::Seed& seed, int threads, bool is_quiet) {
    std::vector<std::optional<Ranks>> ranks(weakness_careers);
    std::atomic<int> played = 0;
    support::Progress progress("playing", weakness_careers, "careers", is_quiet);
    core::support::for_each_index(weakness_careers, threads, [&](std::size_t career, int) {
        HumanGames games(values, seed, weak_at(theme));
        ranks[career] = play_career(games, theme, static_cast<int>(career));
        progress.show(++played);
    });
    WeaknessFound found;
    for (const auto& own : ranks) {
        if (!own) continue;
        ++found.careers;
        for (std::size_t i = 0; i < own->size(); ++i) {
            found.first[i] += (*own)[i] == 0;
            found.among_three[i] += (*own)[i] < 3;
        }
    }
    return found;
}

std::string to_json(const WeaknessFound& found) {
    support::Json json{{"careers", found.careers}};
    for (std::size_t i = 0; i < found.first.size(); ++i)
        json["checkpoints"].push_back({{"games", weakness_checkpoints[i]},
                                       {"first", found.first[i]},
                                       {"among_three", found.among_three[i]}});
    return support::dumped(json);
}

void print_weakness(const WeaknessFound& found) {
    std::printf("%d careers; of them the theme stands\n%6s %8s %18s\n", found.careers, "games",
                "first", "among first three");
    for (std::size_t i = 0; i < found.first.size(); ++i)
        std::printf("%6d %8d %18d\n", weakness_checkpoints[i], found.first[i],
                    found.among_three[i]);
}

} // namespace headless::lab
