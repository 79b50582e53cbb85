#include "ai/yahtzee/review/reason.h"

#include "ai/yahtzee/review/point_statements.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;
using Kind = Statement::Kind;

namespace {

constexpr std::size_t max_statements = 3;
constexpr double min_usual = 0.5;   // points that the usual game ends higher
constexpr double max_rare = 0.25;   // probability
constexpr double impossible = 1e-6; // probability, rounding apart

Reason start(const Decision& decision, const PointStatements& points) {
    return {decision.best, decision.against, decision.objective, decision.loss, points.parts()};
}

// In terms of the parts of the score, where these make at least `min_loss` points.
std::vector<Statement> of_mean(const PointStatements& points, std::size_t room) {
    Selection selection = select(named_parts(points.parts()).named, points.mean());
    if (room == 1) std::erase_if(selection.said, [](auto& said) { return said.amount < 0; });
    std::vector<Statement> found = selection.many_small
                                       ? points.of_many(selection.said, points.mean(), room)
                                       : points.of(selection.said, room);
    for (Statement& each : found) each.parts.clear();
    return found;
}

// A box that only the worse choice may still fill: its points come in few games.
std::optional<Statement> rare_points(const PointStatements& of) {
    for (const Box box : {Box::yahtzee, Box::large_straight, Box::small_straight}) {
        const double often = of.worse().parts[part_of(box)] / max_points(box);
        const double usual = of.mean() - of.parts()[part_of(box)]; // points
        if (of.better().parts[part_of(box)] / max_points(box) > impossible || often < min_shown ||
            often > max_rare || usual < min_usual)
            continue;
        Statement found{Kind::rare_points};
        found.box = box;
        found.often = often;
        found.points = usual;
        return found;
    }
    return std::nullopt;
}

// The worse choice takes a box for so little that the score to beat can't be reached.
std::optional<Statement> out_of_reach(const Decision& decision, int target) {
    if (!decision.against.is_score()) return std::nullopt;
    const auto& position = decision.position;
    const auto most = highest_total(position.mover.scored(
        decision.values.rules(), Roll::of(position.dice), decision.against.box()));
    if (!most || *most >= target) return std::nullopt;
    Statement found{Kind::out_of_reach};
    found.other_points = *most;
    return found;
}

// A box without which the score to beat is out of reach, and which the better choice fills more
// often.
std::optional<Statement> needed(const Decision& decision, const PointStatements& of, double amount,
                                int target) {
    std::optional<Statement> found;
    for (const Box box :
         {Box::full_house, Box::small_straight, Box::large_straight, Box::yahtzee}) {
        if (!decision.position.mover.open().contains(box)) continue;
        const auto most = highest_total(decision.position.mover.with_points(box, 0));
        const double often = of.better().parts[part_of(box)] / max_points(box);
        const double other_often = of.worse().parts[part_of(box)] / max_points(box);
        const double more = found ? found->often - found->other_often : min_share_said * amount;
        if (!most || *most >= target || often < min_shown || often - other_often < more ||
            is_same_percent(often, other_often))
            continue;
        found = {Kind::needed};
        found->box = box;
        found->often = often;
        found->other_often = other_often;
        found->points = *most;
    }
    return found;
}

// Where the points alone don't speak for the better choice: the other one gains where it hardly
// matters.
Statement of_spread(const WinStakes& stakes) {
    Statement found{Kind::spread};
    if (stakes.worse_above < min_shown || is_same_percent(stakes.above, stakes.worse_above))
        return found;
    found.kind = stakes.worse_gains_above < stakes.target ? Kind::lost_anyway : Kind::won_anyway;
    found.often = stakes.above;
    found.other_often = stakes.worse_above;
    found.points = stakes.worse_gains_above;
    return found;
}

} // namespace

NamedParts named_parts(const Contributions& of) {
    NamedParts parts;
    for (std::size_t part = 0; part < part_count; ++part) {
        if (std::abs(of[part]) >= min_part)
            parts.named.push_back({part, of[part]});
        else
            parts.elsewhere += of[part];
    }
    parts.named = sorted_by_size(std::move(parts.named));
    return parts;
}

Reason find_reason(const Decision& decision) {
    const PointStatements points(decision);
    Reason reason = start(decision, points);
    Selection selection = select(named_parts(reason.parts).named, reason.loss);
    reason.said = selection.said;
    reason.many_small = selection.many_small;
    if (reason.loss < min_loss) {
        Statement slight{Kind::hardly_matters, true};
        slight.gain = reason.loss;
        reason.statements.push_back(slight);
    }
    const std::size_t room = max_statements - reason.statements.size();
    std::ranges::move(reason.many_small && room == max_statements
                          ? points.of_many(reason.said, reason.loss, room)
                          : points.of(reason.said, room),
                      std::back_inserter(reason.statements));
    points.mark_given_up(reason);
    return reason;
}

Reason find_reason(const Decision& decision, double win, double other_win,
                   const WinStakes& stakes) {
    const PointStatements points(decision);
    Reason reason = start(decision, points);
    const double mean_amount = std::clamp(stakes.by_mean, -1.0, 1.0);
    const Selection selection =
        select(sorted_by_size({{mean_part, mean_amount}, {spread_part, reason.loss - mean_amount}}),
               reason.loss);
    reason.said = selection.said;
    reason.many_small = selection.many_small;
    const auto said = [&](std::size_t part, bool is_for) {
        std::vector<SaidPart> found = reason.said;
        std::erase_if(found, [&](const SaidPart& each) {
            return each.part != part || (each.amount > 0) != is_for;
        });
        return found;
    };
    const std::vector<SaidPart> spread = said(spread_part, true);
    const std::vector<SaidPart> more_points = said(mean_part, true);
    const std::vector<SaidPart> fewer_points = said(mean_part, false);
    auto& statements = reason.statements;
    if (!spread.empty()) {
        auto cause = rare_points(points);
        if (!cause) cause = out_of_reach(decision, stakes.target);
        if (!cause) cause = needed(decision, points, spread.front().amount, stakes.target);
        if (cause) {
            statements.push_back(*cause);
            statements.back().parts = spread;
        }
    }
    const bool has_cause = !statements.empty();
    if (points.mean() >= min_loss && (!more_points.empty() || !has_cause)) {
        auto found = of_mean(points, max_statements - 1 - statements.size() - fewer_points.size());
        found.front().parts = more_points;
        if (!has_cause)
            found.front().parts.insert(found.front().parts.end(), spread.begin(), spread.end());
        std::ranges::move(found, std::back_inserter(statements));
    } else {
        if (!has_cause && !spread.empty()) {
            statements.push_back(of_spread(stakes));
            statements.back().parts = spread;
        }
        if (!more_points.empty())
            statements.push_back({Kind::points, true, more_points, {}, std::abs(points.mean())});
    }
    if (!fewer_points.empty())
        statements.push_back({Kind::points, false, fewer_points, {}, std::abs(points.mean())});
    // Spread that speaks against it has nothing of its own to say: winning follows the points.
    Statement result{Kind::wins, true, said(spread_part, false)};
    result.often = win;
    result.other_often = other_win;
    result.points = stakes.target;
    result.other_points = decision.position.mover.total();
    result.low = stakes.has_ended;
    statements.push_back(result);
    points.mark_given_up(reason);
    return reason;
}

} // namespace ai::yahtzee::review
