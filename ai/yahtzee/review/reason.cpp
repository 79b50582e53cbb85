#include "ai/yahtzee/review/reason.h"

#include "ai/yahtzee/review/point_statements.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;
using Kind = Statement::Kind;

namespace {

constexpr double max_share_said = 1.5; // of the loss
constexpr double min_share_against = 0.25;
constexpr double wanted_share_said = 0.75;
constexpr double min_missed = 0.1;
constexpr double min_like_first = 0.6; // a part that is told too where the first is enough
constexpr double min_beside_first = 1 / 3.0;

} // namespace

std::string_view said_part_name(std::size_t part) {
    if (part == mean_part) return "points";
    return part == spread_part ? "spread" : part_name(part);
}

std::vector<SaidPart> sorted_by_size(std::vector<SaidPart> parts) {
    std::ranges::stable_sort(parts, std::ranges::greater(),
                             [](const SaidPart& part) { return std::abs(part.amount); });
    return parts;
}

Selection select(const std::vector<SaidPart>& sorted, double loss, const PartLimits& limits) {
    const auto is_for = [](const SaidPart& part) { return part.amount > 0; };
    std::vector<SaidPart> parts_for;
    std::vector<SaidPart> against;
    std::ranges::copy_if(sorted, std::back_inserter(parts_for), is_for);
    std::ranges::copy_if(sorted, std::back_inserter(against), std::not_fn(is_for));
    std::size_t count_for = std::min<std::size_t>(1, parts_for.size());
    std::size_t count_against =
        !against.empty() && -against.front().amount >= min_share_against * loss ? 1 : 0;
    const std::size_t most_for = std::min(limits.for_better, parts_for.size());
    const auto sum_with = [&](std::size_t number_for) {
        double sum = 0;
        for (std::size_t i = 0; i < number_for; ++i) sum += parts_for[i].amount;
        for (std::size_t i = 0; i < count_against; ++i) sum += against[i].amount;
        return sum;
    };
    const auto is_enough = [&] {
        const double sum = sum_with(count_for);
        return sum >= min_share_said * loss && sum <= max_share_said * loss;
    };
    Selection selection;
    while (!is_enough()) {
        const double next_for = count_for < most_for ? parts_for[count_for].amount : 0;
        const double next_against = count_against < std::min(limits.against, against.size())
                                        ? -against[count_against].amount
                                        : 0;
        if (next_for == 0 && next_against == 0) {
            selection.many_small = true;
            break;
        }
        ++(next_for >= next_against ? count_for : count_against);
    }
    // A part nearly as large as the first would be missed, and so would a large one while much of
    // the loss is unsaid.
    const auto would_be_missed = [&](double amount) {
        return amount >= min_like_first * parts_for.front().amount ||
               (amount >= min_missed * loss &&
                amount >= min_beside_first * parts_for.front().amount &&
                sum_with(count_for) < wanted_share_said * loss);
    };
    while (!selection.many_small && count_for < most_for &&
           would_be_missed(parts_for[count_for].amount) &&
           sum_with(count_for + 1) <= max_share_said * loss)
        ++count_for;
    parts_for.resize(count_for);
    against.resize(count_against);
    selection.said = std::move(parts_for);
    selection.said.insert(selection.said.end(), against.begin(), against.end());
    return selection;
}

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
        decision.values.rules(), core::dice::Roll::of(position.dice), decision.against.box()));
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

bool is_telling(const WinStakes::Gap& gap) {
    return std::max(gap.better, gap.worse) >= min_shown && !is_same_percent(gap.better, gap.worse);
}

Statement of_gap(Kind kind, const WinStakes::Gap& gap) {
    Statement found{kind};
    found.often = gap.better;
    found.other_often = gap.worse;
    found.points = gap.score;
    return found;
}

// Where the points alone don't speak for the better choice: what it gains in points, and that the
// other one gains where it hardly matters.
std::vector<Statement> of_spread(const PointStatements& points, const WinStakes& stakes) {
    std::vector<Statement> found;
    const auto named = named_parts(points.parts()).named;
    const auto gain =
        std::ranges::find_if(named, [](const SaidPart& part) { return part.amount >= min_loss; });
    if (gain != named.end()) found = points.of({*gain}, 1);
    for (Statement& each : found) each.parts.clear();
    if (is_telling(stakes.worse_gains))
        found.push_back(
            of_gap(stakes.worse_gains.score < stakes.target ? Kind::lost_anyway : Kind::won_anyway,
                   stakes.worse_gains));
    else if (points.mean() >= min_part)
        found.push_back({Kind::points, true, {}, {}, points.mean()});
    else
        found.push_back({Kind::spread, true});
    return found;
}

// The parts of a reason under win that speak for the better choice or, as fewer points, against it.
struct WinParts {
    std::vector<SaidPart> spread;
    std::vector<SaidPart> more_points;
    std::vector<SaidPart> fewer_points;
};

std::vector<SaidPart> said(const Reason& reason, std::size_t part, bool is_for) {
    std::vector<SaidPart> found = reason.said;
    std::erase_if(found, [&](const SaidPart& each) {
        return each.part != part || (each.amount > 0) != is_for;
    });
    return found;
}

// Points that are even have no statement of their own where another one accounts for them.
WinParts win_parts(const Reason& reason, double mean) {
    WinParts parts{said(reason, spread_part, true), said(reason, mean_part, true),
                   said(reason, mean_part, false)};
    if (std::abs(mean) >= min_part || parts.spread.empty()) return parts;
    for (std::vector<SaidPart>* const even : {&parts.more_points, &parts.fewer_points}) {
        parts.spread.insert(parts.spread.end(), even->begin(), even->end());
        even->clear();
    }
    return parts;
}

std::optional<Statement> cause_of_spread(const Decision& decision, const PointStatements& points,
                                         const WinParts& parts, int target) {
    if (parts.spread.empty()) return {};
    auto cause = rare_points(points);
    if (!cause) cause = out_of_reach(decision, target);
    if (!cause) cause = needed(decision, points, parts.spread.front().amount, target);
    if (cause) cause->parts = parts.spread;
    return cause;
}

// `has_cause`: the spread is told by a statement before these.
std::vector<Statement> of_points_and_spread(WinParts parts, const PointStatements& points,
                                            const WinStakes& stakes, bool has_cause) {
    const bool has_points = points.mean() >= min_loss;
    const bool is_of_points = has_points && (!parts.more_points.empty() || parts.spread.empty() ||
                                             (!has_cause && !is_telling(stakes.worse_gains)));
    std::vector<Statement> found;
    const auto account_for = [](Statement& statement, std::vector<SaidPart>& of) {
        statement.parts.insert(statement.parts.end(), of.begin(), of.end());
        of.clear();
    };
    if (is_of_points) {
        const std::size_t others = 1 + (has_cause ? 1 : 0) + parts.fewer_points.size();
        found = of_mean(points, max_statements - others);
        account_for(found.front(), parts.more_points);
        if (!has_cause) account_for(found.front(), parts.spread);
    } else if (!has_cause && !parts.spread.empty()) {
        found = of_spread(points, stakes);
        Statement& gap = found.back();
        gap.parts = parts.spread;
        if (gap.kind == Kind::points) account_for(gap, parts.more_points);
        if (gap.kind != Kind::spread && !parts.fewer_points.empty()) {
            account_for(gap, parts.fewer_points);
            gap.gain = std::abs(points.mean());
        }
        // One room for the result and one for the points.
        const bool has_more = !parts.fewer_points.empty() || !parts.more_points.empty();
        if (has_more && found.size() > 1) found.erase(found.begin());
    }
    if (!parts.more_points.empty())
        found.push_back({Kind::points, true, parts.more_points, {}, std::abs(points.mean())});
    if (!parts.fewer_points.empty())
        found.push_back({Kind::points, false, parts.fewer_points, {}, std::abs(points.mean())});
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
    const WinParts parts = win_parts(reason, points.mean());
    auto& statements = reason.statements;
    if (const auto cause = cause_of_spread(decision, points, parts, stakes.target))
        statements.push_back(*cause);
    std::ranges::move(of_points_and_spread(parts, points, stakes, !statements.empty()),
                      std::back_inserter(statements));
    // Spread that speaks against it has nothing of its own to say: winning follows the points.
    Statement result{Kind::wins, true, said(reason, spread_part, false)};
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
