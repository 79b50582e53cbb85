// Measures over games of human-like players how often each theme occurs, how much they lose there,
// and how often its rule of thumb is right. All sums are integers, so the results are the same for
// any number of threads.

#pragma once

#include "ai/yahtzee/practice/human_games.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::practice {

// How often a rule names the best choice, over decisions with several choices to which it applies.
struct RuleAccuracy {
    double agreement;      // share of them, 0 to 1
    std::int64_t count;    // of them
    double standard_error; // of the agreement; decisions of one game count as dependent
};

class ThemeStatistics {
public:
    static constexpr double loss_unit = 1.0 / (1 << 20); // points

    std::int64_t games() const { return games_; }
    std::int64_t decisions() const { return decisions_; } // forced ones too
    double loss() const;                                  // mean points per decision

    // Theme by its index in themes().
    std::int64_t decisions(std::size_t theme) const { return sums_[theme].decisions; }
    double share(std::size_t theme) const;          // of all decisions
    double loss(std::size_t theme) const;           // mean points per decision of the theme
    double total_loss(std::size_t theme) const;     // points
    double loss_deviation(std::size_t theme) const; // standard deviation of a decision, points
    // Nothing without such decisions.
    std::optional<RuleAccuracy> rule_accuracy(std::size_t theme) const;

    // Counts a game.
    void add(HumanGames& games, std::uint64_t game);
    ThemeStatistics& operator+=(const ThemeStatistics& other);

    ThemeStatistics();

private:
    struct Sums {
        std::int64_t decisions = 0;
        std::int64_t loss = 0;    // in loss_unit
        std::int64_t squares = 0; // of losses in units of 1/1024 point
        std::int64_t asked = 0;
        std::int64_t agreed = 0;
        // Of the games: sums of products, for the standard error.
        std::int64_t asked_asked = 0;
        std::int64_t asked_agreed = 0;
        std::int64_t agreed_agreed = 0;
    };
    void count(const DecisionContext& decision, core::yahtzee::Action chosen,
               std::vector<Sums>& game);

    std::int64_t games_ = 0;
    std::int64_t decisions_ = 0;
    std::int64_t loss_ = 0; // in loss_unit
    std::vector<Sums> sums_;
};

// Progress is the number of games played.
struct ThemeStatisticsOptions : core::support::Execution {
    core::dice::Seed seed{};
    std::uint64_t games = 1000;
    Chooser chooser = human_08();
};

// Of games 0 to games - 1; of fewer if stopped.
ThemeStatistics measure_themes(const solve::SharedValues& values,
                               const ThemeStatisticsOptions& options);

} // namespace ai::yahtzee::practice
