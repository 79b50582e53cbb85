// Reason: why one choice of a decision is better than another, as data without words. It holds the
// difference of the two choices by part of the score and the few statements that explain most of
// it; reason_text.h words them.

#pragma once

#include "ai/yahtzee/decide/objective.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/review/win_reason.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ai::yahtzee::review {

// The parts that statements account for: a part of the score, or one of these under win and beat:N.
inline constexpr std::size_t mean_part = solve::part_count;       // the points on average
inline constexpr std::size_t spread_part = solve::part_count + 1; // how the points are spread

// In a list of parts: the two boxes between which a decision is made.
inline constexpr std::size_t two_boxes_part = solve::part_count + 2;

// "upper bonus", "points", "spread"
std::string_view said_part_name(std::size_t part);

// Positive for the better choice: points, or under win and beat:N a probability.
struct SaidPart {
    std::size_t part;
    double amount;

    friend bool operator==(const SaidPart&, const SaidPart&) = default;
};

// The least share of a part or a loss that is explained by what is said of it.
inline constexpr double min_share_said = 0.5;

std::vector<SaidPart> sorted_by_size(std::vector<SaidPart> parts); // the largest first

struct Selection {
    std::vector<SaidPart> said; // for the better choice, then against it, each the largest first
    bool many_small = false;    // they are not most of the loss
};

struct PartLimits {
    std::size_t for_better = 3;
    std::size_t against = 2;
};

// Parts of the two sides, added in the order of their size until they are most of the loss.
Selection select(const std::vector<SaidPart>& sorted, double loss, const PartLimits& limits = {});

// A subject makes something happen; the other choice is compared with it. The subject is the
// better choice, unless the statement speaks against it.
struct Statement {
    enum class Kind {
        hardly_matters,  // the difference is small
        many_small,      // `gain` is the sum of many small parts; `listed` are the largest
        worthless,       // the worse keep holds `dice` that count in no open box
        more_dice,       // both keep dice of a face, the worse choice others too; `dice` are wanted
        makes_sure,      // the dice of the better keep make the pattern of `box` already
        makes,           // the turn ends more often with the pattern of `box`
        gives_up,        // the other choice takes `box` for 0 this turn more often
        average,         // `box` brings more points
        sure,            // the points in `box` are sure; the other choice rolls on
        rolls_on,        // rolling on brings more in `box` than its points now
        two_boxes,       // the sums of two boxes, one taken now and the other later
        upper_bonus,     // it comes more often
        bonus_now,       // it is earned at once
        yahtzee_bonuses, // further Yahtzees bring more
        aim,             // the worse keep goes for the pattern of `box`, or holds it already
        small_aim,       // the same, which gains few points
        poor_aim,        // the same, which gains nothing: `box` brings as much anyway
        stays_open,      // `box` stays open for a turn that fails, so others are scored more often
        higher_dice,     // they bring more in the boxes that are `listed`
        list,            // `parts` only
        points,          // under win: more points on average
        rare_points,     // under win: the other choice alone may get `box`, in few games; all
                         // others end higher
        out_of_reach,    // under win: after the worse choice the score to beat can't be reached
        needed,          // under win: without `box` it can't be reached, and the pattern comes more
                         // often by the end of the game
        lost_anyway,     // under win: the other choice gains most below the score to beat
        won_anyway,      // under win: the other choice gains most above the score to beat
        spread,          // under win: the scores are spread differently
        wins,            // the result: both win probabilities
    };

    Kind kind;
    bool is_for_better = true;
    std::vector<SaidPart> parts = {};  // what it accounts for, the largest first
    std::vector<SaidPart> listed = {}; // of `list`, `many_small`, `stays_open`, `higher_dice`
    double gain = 0; // points that the subject has more by it; 0 where it is not about points
    std::optional<core::yahtzee::Box> box = {};
    bool is_joker = false;               // five dice of one face make most of the patterns of `box`
    core::yahtzee::BoxSet given_up = {}; // of those `listed`: the boxes whose part comes from being
                                         // taken for 0 this turn by the other choice
    core::dice::Keep dice = {};
    // Probabilities of the subject and of the other choice.
    double often = 0;
    double other_often = 0;
    // Points of the subject and of the other choice; of `out_of_reach` and `needed` the most
    // points, of `lost_anyway` and `won_anyway` the score that the choices end above,
    // of `wins` the score to beat and the own one.
    double points = 0;
    double other_points = 0;
    int low = 0;
    int other_low = 0;
};

struct Reason {
    core::yahtzee::Action best;
    core::yahtzee::Action against;
    decide::Objective objective;
    double loss = 0; // points; under win and beat:N a probability
    // Points by part, positive for the better choice. They sum to the loss in points.
    solve::Contributions parts{};
    // The parts that the statements account for: those for the better choice, then those against
    // it, each the largest first.
    std::vector<SaidPart> said = {};
    bool many_small = false;                // the parts that are said are not most of the loss
    std::vector<Statement> statements = {}; // at most three
};

// A smaller part is counted among "elsewhere".
inline constexpr double min_part = 0.05; // points

// The probability from which on something is sure, rounding apart.
inline constexpr double certain = 1 - 1e-6;

// The parts of at least `min_part`, the largest first; and the sum of all others.
struct NamedParts {
    std::vector<SaidPart> named;
    double elsewhere = 0;
};
NamedParts named_parts(const solve::Contributions& parts);

// Losses below these hardly matter; `hint --explain` looks for a choice that loses more.
inline constexpr double min_loss = 0.2;       // points
inline constexpr double min_win_loss = 0.001; // probability

// A decision between two choices.
struct Decision {
    const solve::Values& values;
    const solve::ContributionTable& contributions;
    const core::yahtzee::Position& position;
    decide::Objective objective;    // what the choices are ranked by
    const turn::TurnPolicy& policy; // how the turn is played on
    core::yahtzee::Action best;
    core::yahtzee::Action against;
    double loss; // points, or a probability; above 0
};

// By points. `decision.objective` is that of points.
Reason find_reason(const Decision& decision);

// To win or to beat points: `wins` are the probabilities of both choices, and `stakes` what the
// choices do to the final scores.
Reason find_reason(const Decision& decision, double win, double other_win, const WinStakes& stakes);

} // namespace ai::yahtzee::review
