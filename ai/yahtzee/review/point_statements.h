// The statements about the points of two choices: what each makes this turn, leaves open and earns.

#pragma once

#include "ai/yahtzee/review/reason.h"

#include <array>
#include <optional>
#include <vector>

namespace ai::yahtzee::review {

inline constexpr double min_shown = 0.03; // probability; also a difference of two
bool is_same_percent(double a, double b);

// One of the two choices.
struct Side {
    core::yahtzee::Action action;
    std::vector<TurnEnd> ends;
    std::array<BoxProbability, core::yahtzee::box_count> boxes;
    solve::Contributions parts{}; // points still to come, this turn's included

    const BoxProbability& at(core::yahtzee::Box box) const { return boxes[solve::part_of(box)]; }
    bool scores(core::yahtzee::Box box) const { return action.is_score() && action.box() == box; }
    double zero_probability(core::yahtzee::Box box) const { return at(box).ends - at(box).in_full; }
    double bonus_probability() const;
};

// Keeps a reference to the decision.
class PointStatements {
public:
    explicit PointStatements(const Decision& decision);

    const Side& better() const { return better_; }
    const Side& worse() const { return worse_; }
    const solve::Contributions& parts() const { return parts_; } // positive for the better choice
    double mean() const;                                         // points

    // Reports `said` in at most `room` statements; what has no statement of its own is listed.
    std::vector<Statement> of(const std::vector<SaidPart>& said, std::size_t room) const;

    // For parts that are not most of `gain` when only few are said: more of them, or, where all are
    // small and it is not between two boxes, a sum. The first statement accounts for `said`.
    std::vector<Statement> of_many(const std::vector<SaidPart>& said, double gain,
                                   std::size_t room) const;

    void mark_given_up(Reason& reason) const;

private:
    core::yahtzee::BoxSet open() const { return decision_.position.mover.open(); }
    bool is_between_boxes() const { return better_.action.is_score() && worse_.action.is_score(); }
    bool is_between_keeps() const { return better_.action.is_hold() && worse_.action.is_hold(); }
    const Side& subject(const SaidPart& part) const { return part.amount > 0 ? better_ : worse_; }
    const Side& other(const SaidPart& part) const { return part.amount > 0 ? worse_ : better_; }
    core::dice::Keep kept(const Side& side) const {
        return side.action.keep(decision_.position.dice);
    }
    int points_now(core::yahtzee::Box box) const;

    // Explains the points of one part of the score.
    Statement statement(const SaidPart& part) const;
    Statement without_gain(const SaidPart& part) const;
    Statement of_bonus(const SaidPart& part) const;
    double joker_probability(const Side& side, core::yahtzee::Box box) const;
    bool is_given_up(const SaidPart& part) const;
    Statement of_box(const SaidPart& part, core::yahtzee::Box box) const;
    std::vector<SaidPart> with_boxes_together(std::vector<SaidPart> named) const;
    Statement sum_of_many(std::vector<SaidPart> named, double gain) const;
    bool are_third_boxes(const std::vector<SaidPart>& parts) const;
    bool are_for_higher_dice(const std::vector<SaidPart>& parts) const;
    Statement of_listed(std::vector<SaidPart> parts) const;
    void add(std::vector<Statement>& to, const std::vector<SaidPart>& parts,
             std::size_t room) const;
    std::optional<Statement> two_boxes(std::vector<SaidPart>& said) const;
    std::optional<Statement> worthless() const;
    int wanted(int face) const;
    std::optional<Statement> more_dice() const;
    std::optional<Statement> makes_sure() const;
    std::optional<Statement> sure(std::vector<SaidPart>& rest) const;
    std::optional<Statement> aim(const std::vector<SaidPart>& said) const;
    struct Plan;
    Plan plan(const std::vector<SaidPart>& said, std::size_t room) const;

    const Decision& decision_;
    Side better_;
    Side worse_;
    solve::Contributions parts_{};
};

} // namespace ai::yahtzee::review
