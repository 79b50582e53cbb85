// The theme of winning: near the end the points of the other player count too.

#include "ai/yahtzee/practice/rules_of_thumb.h"
#include "ai/yahtzee/practice/theme.h"
#include "core/support/translatable.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

using Context = DecisionContext;

constexpr int max_open_boxes = 3;     // of both cards
constexpr double min_win_loss = 0.01; // of the choice that is best for points
constexpr double close_loss = 3;      // points that a player gives up to win

const RankedAction& best_to_win(const Context& d) {
    return *std::ranges::max_element(d.ranking(), {},
                                     [](const RankedAction& choice) { return *choice.win; });
}

bool points_and_winning_disagree(const Context& d) {
    const RankedAction& best = d.ranking().front();
    const auto& opponents = d.position().opponents;
    if (!best.win || opponents.size() != 1 || d.open_count() > max_open_boxes ||
        opponents.front().open().size() > max_open_boxes)
        return false;
    return *best_to_win(d).win - *best.win >= min_win_loss;
}

// The least and the most that a box can score when the dice that are not kept are rolled once.
struct Range {
    int min = 1000;
    int max = 0;
};
Range range_of(const Context& d, Keep kept, Box box) {
    Range range;
    for (int r = 0; r < roll_count; ++r) {
        if (!Roll::at(r).as_keep().contains(kept)) continue;
        const int points = core::yahtzee::points(d.rules(), d.open(), Roll::at(r), box);
        range = {std::min(range.min, points), std::max(range.max, points)};
    }
    return range;
}

// Points that the choice is sure of in this turn.
int sure_points(const Context& d, const RankedAction& choice) {
    if (choice.action.is_score()) return d.points(choice.action.box());
    int best = 0;
    for (const Box box : d.open())
        best = std::max(best, range_of(d, choice.action.keep(d.position().dice), box).min);
    return best;
}

// Points that the choice can bring at most, with all other open boxes filled as well as can be.
int max_points_after(const Context& d, const RankedAction& choice) {
    int others = 0;
    for (const Box box : d.open()) others += max_points(box);
    if (choice.action.is_score()) {
        const Box box = choice.action.box();
        return others - max_points(box) + d.points(box);
    }
    int best = 0;
    for (const Box box : d.open()) {
        const Range range = range_of(d, choice.action.keep(d.position().dice), box);
        best = std::max(best, others - max_points(box) + range.max);
    }
    return best;
}

Advice safe_or_bold(const Context& d) {
    const bool is_ahead = *best_to_win(d).win >= 0.5;
    const RankedAction* best = nullptr;
    int best_measure = -1;
    for (const RankedAction& choice : d.ranking()) {
        if (choice.loss == 0) continue;
        if (best && choice.loss > close_loss) break;
        const int measure = is_ahead ? sure_points(d, choice) : max_points_after(d, choice);
        if (measure <= best_measure) continue;
        best = &choice;
        best_measure = measure;
    }
    return best ? Advice(best->action) : std::nullopt;
}

constexpr std::array win_theme_list{
    Theme{"ahead-or-behind", TRANSLATABLE("Themes", "Ahead or behind: winning and points disagree"),
          TRANSLATABLE("Themes", "Ahead, prefer what is sure among the choices that cost few "
                                 "points. Behind, prefer what "
                                 "can still bring most."),
          points_and_winning_disagree, safe_or_bold, true},
};

} // namespace

std::span<const Theme> win_themes() { return win_theme_list; }

} // namespace ai::yahtzee::practice
