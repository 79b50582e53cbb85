#include "ai/yahtzee/review/point_statements.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;
using Kind = Statement::Kind;

namespace {

constexpr double max_unsaid = 0.15;   // of the points, of a box that two sums show in passing
constexpr double same_aim = 0.05;     // difference of probabilities
constexpr std::size_t max_listed = 5; // of the parts of a sum, if the rest is smaller than these
constexpr std::size_t most_listed = 8;
constexpr double much_larger = 4;                // a part that is told in place of a list
constexpr double min_share_told = 0.4;           // of a gain: a part that stands out
constexpr double min_share_of_average = 1 / 3.0; // of the parts: an average that is told first

Side side_of(const Decision& decision, Action action) {
    const Rules rules = decision.values.rules();
    const CardState state = state_of(decision.position.mover);
    Side side{action, turn_ends(rules, decision.position, action, decision.policy), {}, {}};
    side.boxes = box_probabilities(rules, state, side.ends);
    for (const TurnEnd& end : side.ends) {
        const Contributions parts =
            contributions_after(rules, decision.contributions, state, end.roll, end.box);
        for (std::size_t part = 0; part < part_count; ++part)
            side.parts[part] += end.probability * parts[part];
    }
    return side;
}

bool differs(double often, double other_often) {
    return often - other_often >= min_shown && !is_same_percent(often, other_often);
}
bool is_same_tenth(double a, double b) { return std::lround(10 * a) == std::lround(10 * b); }

Statement list_of(std::vector<SaidPart> parts) {
    Statement list{Kind::list, parts.front().amount > 0, parts};
    list.listed = std::move(parts);
    return list;
}

// With the part of its box, which it takes out of `rest`.
Statement with_its_part(Statement statement, std::vector<SaidPart>& rest) {
    const auto part = std::ranges::find(rest, part_of(*statement.box), &SaidPart::part);
    if (part == rest.end() || part->amount < 0) return statement;
    statement.gain = part->amount;
    statement.parts = {*part};
    rest.erase(part);
    return statement;
}

} // namespace

bool is_same_percent(double a, double b) { return std::lround(100 * a) == std::lround(100 * b); }

double Side::bonus_probability() const { return parts[upper_bonus_part] / upper_bonus_points; }

PointStatements::PointStatements(const Decision& decision)
    : decision_(decision),
      better_(side_of(decision, decision.best)),
      worse_(side_of(decision, decision.against)) {
    for (std::size_t part = 0; part < part_count; ++part)
        parts_[part] = better_.parts[part] - worse_.parts[part];
}

double PointStatements::mean() const { return sum(parts_); }

int PointStatements::points_now(Box box) const {
    return core::yahtzee::points(decision_.values.rules(), open(),
                                 Roll::of(decision_.position.dice), box);
}

// The statements that report the parts, as far as there is room.
struct PointStatements::Plan {
    std::optional<Statement> opening; // why the better dice are kept
    std::optional<Statement> boxes;
    std::optional<Statement> aim; // accounts for a part against the better choice, or for nothing
    std::vector<SaidPart> parts_for; // those that no statement above accounts for
    std::vector<SaidPart> against;

    bool aim_is_against() const { return aim && !aim->parts.empty(); }
    std::size_t needed() const {
        return opening.has_value() + boxes.has_value() + aim_is_against() + !parts_for.empty() +
               !against.empty();
    }
};

// One box is filled in place of the other: only their sum is a gain.
std::vector<SaidPart> PointStatements::with_boxes_together(std::vector<SaidPart> named) const {
    if (!is_between_boxes()) return named;
    SaidPart both{two_boxes_part, 0};
    for (const Box box : {better_.action.box(), worse_.action.box()}) {
        both.amount += parts_[part_of(box)];
        std::erase_if(named, [&](const SaidPart& part) { return part.part == part_of(box); });
    }
    if (std::abs(both.amount) >= min_part) named.push_back(both);
    return sorted_by_size(std::move(named));
}

// The rest is smaller than what is listed, as far as there are enough parts.
Statement PointStatements::sum_of_many(std::vector<SaidPart> named, double gain) const {
    std::size_t count = 0;
    double rest = gain;
    while (count < std::min(most_listed, named.size()) &&
           (count < max_listed || std::abs(rest) > std::abs(named[count].amount)))
        rest -= named[count++].amount;
    named.resize(count);
    return {Kind::many_small, true, {}, std::move(named), gain};
}

std::vector<Statement> PointStatements::of_many(const std::vector<SaidPart>& said, double gain,
                                                std::size_t room) const {
    constexpr PartLimits limits{5, 5};
    const auto named = with_boxes_together(named_parts(parts_).named);
    const bool is_large = !named.empty() && std::abs(named.front().amount) >= min_share_told * gain;
    std::vector<Statement> found;
    if ((is_large || is_between_boxes()) && !named.empty() && room > 1) {
        found = of(select(named, gain, limits).said, room);
    } else {
        const Plan reason = plan({}, room);
        if (reason.opening && room > 1) found.push_back(*reason.opening);
        found.push_back(sum_of_many(named, gain));
        if (reason.aim && found.size() < room) found.push_back(*reason.aim);
    }
    for (Statement& each : found) each.parts.clear();
    found.front().parts = said;
    return found;
}

Statement PointStatements::of_bonus(const SaidPart& part) const {
    Statement found{Kind::upper_bonus, part.amount > 0, {part}};
    found.often = subject(part).bonus_probability();
    found.other_often = other(part).bonus_probability();
    if (subject(part).action.is_score() && found.often > certain)
        found.kind = Kind::bonus_now;
    else if (found.often < min_shown || is_same_percent(found.often, found.other_often) ||
             (found.other_often < min_shown && found.often < 2 * min_shown))
        return list_of({part});
    return found;
}

double PointStatements::joker_probability(const Side& side, Box box) const {
    double sum = 0;
    for (const TurnEnd& end : side.ends)
        if (end.box == box && !is_upper(box) && is_joker(open(), end.roll)) sum += end.probability;
    return sum;
}

// The points that the box brings where it stays open explain most of the part.
bool PointStatements::is_given_up(const SaidPart& part) const {
    if (part.part >= box_count) return false;
    const Box box = box_at(static_cast<int>(part.part));
    if (is_upper(box) || box == Box::chance || better_.scores(box) || worse_.scores(box))
        return false;
    const double zero = subject(part).zero_probability(box);
    const double more = other(part).zero_probability(box) - zero;
    return differs(zero + more, zero) && more * subject(part).parts[part.part] >=
                                             min_share_said * std::abs(part.amount) * (1 - zero);
}

Statement PointStatements::of_box(const SaidPart& part, Box box) const {
    if (are_third_boxes({part})) return list_of({part});
    const Side& own = subject(part);
    const Side& others = other(part);
    Statement found{Kind::average, part.amount > 0, {part}};
    found.box = box;
    found.points = own.parts[part.part];
    found.other_points = others.parts[part.part];
    if (own.scores(box) || others.scores(box)) {
        found.kind = own.scores(box) ? Kind::sure : Kind::rolls_on;
        return found;
    }
    // The more frequent pattern explains most of the part.
    const auto makes = [&] {
        const double often = own.at(box).in_full;
        const double more = often - others.at(box).in_full;
        return box != Box::chance && often >= min_shown &&
               !is_same_percent(often, others.at(box).in_full) &&
               more * max_points(box) >= min_share_said * std::abs(part.amount);
    };
    if (makes()) {
        found.kind = Kind::makes;
        found.often = own.at(box).in_full;
        found.other_often = others.at(box).in_full;
        found.is_joker = joker_probability(own, box) > min_share_said * found.often;
    } else if (is_given_up(part)) {
        found.kind = Kind::gives_up;
        found.often = own.zero_probability(box);
        found.other_often = others.zero_probability(box);
    } else if (is_same_tenth(found.points, found.other_points)) {
        return list_of({part});
    }
    return found;
}

Statement PointStatements::statement(const SaidPart& part) const {
    Statement found = without_gain(part);
    found.gain = std::abs(part.amount);
    return found;
}

Statement PointStatements::without_gain(const SaidPart& part) const {
    if (part.part == upper_bonus_part) return of_bonus(part);
    if (part.part < box_count) return of_box(part, box_at(static_cast<int>(part.part)));
    if (part.part == two_boxes_part) return list_of({part});
    Statement found{Kind::yahtzee_bonuses, part.amount > 0, {part}};
    found.points = subject(part).parts[part.part];
    found.other_points = other(part).parts[part.part];
    if (is_same_tenth(found.points, found.other_points)) return list_of({part});
    return found;
}

// Takes both boxes out of `said`, if one is in it and the other is too, or is a small part.
std::optional<Statement> PointStatements::two_boxes(std::vector<SaidPart>& said) const {
    if (!is_between_boxes()) return std::nullopt;
    Statement found{Kind::two_boxes};
    double sum = 0;
    const std::array boxes{better_.action.box(), worse_.action.box()};
    const auto take = [&](std::size_t number) {
        const auto part = std::ranges::find(said, number, &SaidPart::part);
        if (part == said.end()) return false;
        found.parts.push_back(*part);
        return true;
    };
    const bool are_together = take(two_boxes_part);
    for (const Box box : boxes) {
        const double amount = parts_[part_of(box)];
        sum += amount;
        if (!are_together && !take(part_of(box)) && std::abs(amount) > max_unsaid * mean())
            return std::nullopt;
    }
    if (found.parts.empty()) return std::nullopt;
    for (const SaidPart& part : found.parts) std::erase(said, part);
    found.gain = std::abs(sum);
    found.points = better_.parts[part_of(boxes[1])]; // later, in the box that stays open
    found.other_points = worse_.parts[part_of(boxes[0])];
    found.low = points_now(boxes[0]);
    found.other_low = points_now(boxes[1]);
    found.is_for_better =
        sum > 0 || is_same_tenth(found.low + found.points, found.other_low + found.other_points);
    return found;
}

// Dice of one face that the worse keep holds, and the better one doesn't.
std::optional<Statement> PointStatements::worthless() const {
    if (!worse_.action.is_hold()) return std::nullopt;
    const Keep held = kept(worse_);
    const bool is_straight_open =
        open().contains(Box::small_straight) || open().contains(Box::large_straight);
    for (int face = face_count; face > 0; --face) {
        const int count = held.count(face);
        const int better_count = better_.action.is_hold() ? kept(better_).count(face) : 0;
        if (count <= better_count || open().contains(upper_box(face))) continue;
        // One die of a face may be of a straight.
        if (is_straight_open && (count == 1 || better_count > 0)) continue;
        const bool counts = std::ranges::any_of(
            std::array{Box::three_of_a_kind, Box::four_of_a_kind, Box::full_house, Box::chance},
            [&](Box box) { return open().contains(box); });
        const bool earns = open().contains(Box::yahtzee) ||
                           decision_.position.mover.points(Box::yahtzee) == yahtzee_points ||
                           joker_probability(worse_, Box::small_straight) +
                                   joker_probability(worse_, Box::large_straight) >=
                               min_shown;
        if (counts || earns) continue;
        Statement found{Kind::worthless, true};
        for (int i = 0; i < count; ++i) found.dice = found.dice.plus(face);
        return found;
    }
    return std::nullopt;
}

// Dice of this face to aim for: in the last open upper box as many as the bonus still takes.
int PointStatements::wanted(int face) const {
    const Box box = upper_box(face);
    if (!open().contains(box)) return open().contains(Box::three_of_a_kind) ? 3 : 4;
    for (int other = 1; other <= face_count; ++other)
        if (other != face && open().contains(upper_box(other))) return enough_of_a_face;
    const int missing = upper_bonus_threshold - decision_.position.mover.upper_points();
    const int count = (missing + face - 1) / face;
    return count > 0 && count <= dice_count ? count : enough_of_a_face;
}

// The better keep holds dice of one face, fewer than are wanted, and the worse one others too.
std::optional<Statement> PointStatements::more_dice() const {
    if (!is_between_keeps()) return std::nullopt;
    const Keep held = kept(better_);
    const Keep others = kept(worse_);
    for (int face = 1; face <= face_count; ++face) {
        const Box box = upper_box(face);
        const bool counts = open().contains(box) || open().contains(Box::three_of_a_kind) ||
                            open().contains(Box::four_of_a_kind);
        if (held.size() == 0 || held.count(face) != held.size() || others.count(face) == 0 ||
            others.count(face) > held.size() || others.size() <= held.size() || !counts)
            continue;
        const int count = wanted(face);
        if (count <= held.size()) continue; // more dice don't matter for these
        const int roll_number = decision_.position.roll_number;
        Statement found{Kind::more_dice};
        found.box = box;
        for (int i = 0; i < count; ++i) found.dice = found.dice.plus(face);
        found.often = probability_if_aimed_for(box, held, roll_number, count);
        found.other_often = probability_if_aimed_for(box, others, roll_number, count);
        if (differs(found.often, found.other_often)) return found;
    }
    return std::nullopt;
}

// A pattern that the better keep holds already, and the worse choice may miss.
std::optional<Statement> PointStatements::makes_sure() const {
    if (!is_between_keeps()) return std::nullopt;
    const int roll_number = decision_.position.roll_number;
    for (const Box box : {Box::large_straight, Box::small_straight, Box::full_house}) {
        if (!open().contains(box) ||
            probability_if_aimed_for(box, kept(better_), roll_number) < certain ||
            probability_if_aimed_for(box, kept(worse_), roll_number) > certain)
            continue;
        Statement found{Kind::makes_sure, true};
        found.box = box;
        return found;
    }
    return std::nullopt;
}

// The points of the better choice, where the worse one rolls on. Takes their part out of `rest`.
std::optional<Statement> PointStatements::sure(std::vector<SaidPart>& rest) const {
    if (!better_.action.is_score() || !worse_.action.is_hold()) return std::nullopt;
    const std::size_t number = part_of(better_.action.box());
    if (parts_[number] < min_loss) return std::nullopt;
    Statement found = statement({number, parts_[number]});
    if (std::erase(rest, found.parts.front()) == 0) found.parts.clear();
    return found;
}

// Names the box that a player would keep the worse dice for, or that they fill already.
std::optional<Statement> PointStatements::aim(const std::vector<SaidPart>& said) const {
    if (!worse_.action.is_hold()) return std::nullopt;
    const int roll_number = decision_.position.roll_number;
    std::vector<Box> boxes = aims_of(kept(worse_));
    for (const Box box : {Box::large_straight, Box::small_straight, Box::full_house})
        if (probability_if_aimed_for(box, kept(worse_), roll_number) > certain)
            boxes.push_back(box);
    for (const Box box : boxes) {
        if (!open().contains(box)) continue;
        const double often = probability_if_aimed_for(box, kept(worse_), roll_number);
        const double others = better_.action.is_hold()
                                  ? probability_if_aimed_for(box, kept(better_), roll_number)
                                  : better_.at(box).in_full;
        if (often < min_shown || others > often - same_aim) continue;
        const double amount = parts_[part_of(box)];
        Statement found{amount <= -min_part ? Kind::small_aim : Kind::poor_aim, false};
        found.box = box;
        found.often = often;
        found.points = worse_.parts[part_of(box)];
        found.other_points = better_.parts[part_of(box)];
        found.gain = -amount;
        if (found.kind == Kind::poor_aim &&
            found.other_points < min_share_said * often * max_points(box))
            continue; // the box brings little with either choice
        const auto part = std::ranges::find(said, part_of(box), &SaidPart::part);
        if (part != said.end() && part->amount < 0) {
            found.kind = Kind::aim;
            found.parts.push_back(*part);
        }
        return found;
    }
    return std::nullopt;
}

// After a choice between two boxes the boxes that are open are the same but for one: a difference
// in a third box comes from it, and one in the Yahtzee bonuses from the Yahtzee box.
bool PointStatements::are_third_boxes(const std::vector<SaidPart>& parts) const {
    const bool has_yahtzee =
        std::ranges::find(parts, part_of(Box::yahtzee), &SaidPart::part) != parts.end();
    return is_between_boxes() && std::ranges::all_of(parts, [&](const SaidPart& part) {
               if (part.part == yahtzee_bonus_part) return has_yahtzee;
               return part.part < box_count && part.part != part_of(better_.action.box()) &&
                      part.part != part_of(worse_.action.box());
           });
}

bool PointStatements::are_for_higher_dice(const std::vector<SaidPart>& parts) const {
    if (!is_between_keeps() || kept(better_).size() == 0 || kept(worse_).size() == 0) return false;
    int lowest = 1;
    int highest = face_count;
    while (kept(better_).count(lowest) == 0) ++lowest;
    while (kept(worse_).count(highest) == 0) --highest;
    // More dice of one face, not higher ones, would make three and four of a kind.
    const bool are_more_of_a_kind =
        std::ranges::max(kept(better_).counts()) > std::ranges::max(kept(worse_).counts());
    return lowest > highest && std::ranges::all_of(parts, [&](const SaidPart& part) {
               const bool is_of_a_kind = part.part == part_of(Box::three_of_a_kind) ||
                                         part.part == part_of(Box::four_of_a_kind);
               return part.amount > 0 &&
                      ((is_of_a_kind && !are_more_of_a_kind) || part.part == part_of(Box::chance));
           });
}

Statement PointStatements::of_listed(std::vector<SaidPart> parts) const {
    Statement found = list_of(std::move(parts));
    if (are_third_boxes(found.listed)) {
        found.kind = Kind::stays_open;
        found.box = (found.is_for_better ? worse_ : better_).action.box();
    } else if (are_for_higher_dice(found.listed)) {
        found.kind = Kind::higher_dice;
    }
    return found;
}

// Each in a statement of its own, as far as there is room; the rest in a list.
void PointStatements::add(std::vector<Statement>& to, const std::vector<SaidPart>& parts,
                          std::size_t room) const {
    std::vector<SaidPart> listed;
    std::vector<Statement> own;
    if (room == 1 && parts.size() > 1 &&
        std::abs(parts[0].amount) >= much_larger * std::abs(parts[1].amount)) {
        to.push_back(statement(parts.front()));
        to.back().parts = parts;
        if (to.back().kind != Kind::list) return;
        to.pop_back();
    }
    double total = 0;
    for (const SaidPart& part : parts) total += std::abs(part.amount);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool has_list = !listed.empty() || i + 1 < parts.size();
        const bool has_room = own.size() + 1 + (has_list ? 1 : 0) <= room;
        Statement next = has_room ? statement(parts[i]) : list_of({parts[i]});
        if (next.kind == Kind::average && std::abs(parts[i].amount) < min_share_of_average * total)
            next = list_of({parts[i]});
        if (next.kind == Kind::list)
            listed.push_back(parts[i]);
        else
            own.push_back(std::move(next));
    }
    if (room > 0 && !listed.empty()) {
        const auto place = listed.front() == parts.front() ? own.begin() : own.end();
        own.insert(place, of_listed(std::move(listed)));
    }
    std::ranges::move(own, std::back_inserter(to));
}

// The first that has room: the less important statements are left out, the parts are not.
PointStatements::Plan PointStatements::plan(const std::vector<SaidPart>& said,
                                            std::size_t room) const {
    for (const int left_out : {0, 1, 2, 3}) {
        Plan plan;
        auto rest = said;
        if (left_out < 1) plan.boxes = two_boxes(rest);
        if (left_out < 2) plan.opening = worthless();
        if (left_out < 2 && !plan.opening) plan.opening = makes_sure();
        if (left_out < 2 && !plan.opening) plan.opening = sure(rest);
        if (left_out < 3 && (!plan.opening || plan.opening->kind == Kind::sure))
            plan.aim = aim(said);
        if (left_out < 2 && !plan.opening && !plan.aim) plan.opening = more_dice();
        if (plan.aim_is_against()) std::erase(rest, plan.aim->parts.front());
        if (plan.opening && plan.opening->kind == Kind::makes_sure)
            plan.opening = with_its_part(*plan.opening, rest);
        for (const SaidPart& part : rest)
            (part.amount > 0 ? plan.parts_for : plan.against).push_back(part);
        if (plan.needed() <= room || left_out == 3) return plan;
    }
    return {};
}

std::vector<Statement> PointStatements::of(const std::vector<SaidPart>& said,
                                           std::size_t room) const {
    const Plan plan = this->plan(said, room);
    std::size_t others = plan.needed() - (plan.parts_for.empty() ? 0 : 1);
    if (plan.aim && !plan.aim_is_against() && room > others + 1) ++others;
    std::vector<Statement> found;
    if (plan.opening) found.push_back(*plan.opening);
    if (plan.boxes && plan.boxes->is_for_better) found.push_back(*plan.boxes);
    add(found, plan.parts_for, room - others);
    // The same pattern twice.
    const auto is_told = [&](const Statement& each) {
        return each.kind == Kind::makes && each.box == found.front().box;
    };
    if (plan.opening && plan.opening->kind == Kind::more_dice &&
        std::ranges::any_of(found, is_told))
        found.erase(found.begin());
    if (plan.boxes && !plan.boxes->is_for_better) found.push_back(*plan.boxes);
    if (plan.aim_is_against()) found.push_back(*plan.aim);
    add(found, plan.against, room - found.size());
    if (plan.aim && !plan.aim_is_against() && found.size() < room) found.push_back(*plan.aim);
    return found;
}

void PointStatements::mark_given_up(Reason& reason) const {
    for (Statement& statement : reason.statements)
        for (const SaidPart& part : statement.listed)
            if (is_given_up(part))
                statement.given_up = statement.given_up.with(box_at(static_cast<int>(part.part)));
}

} // namespace ai::yahtzee::review
