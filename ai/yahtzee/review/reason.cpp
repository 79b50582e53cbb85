#include "ai/yahtzee/review/reason.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;
using decide::Objective;
using Kind = Statement::Kind;

namespace {

constexpr std::size_t max_statements = 3;
constexpr double max_unsaid = 0.15;       // of the points, of a box that two sums show in passing
constexpr double min_shown = 0.03;        // probability; also a difference of two
constexpr double same_aim = 0.05;         // difference of probabilities
constexpr std::size_t max_listed = 5;     // of the parts of a sum
constexpr double min_usual = 0.5;         // points that the usual game ends higher
constexpr double max_rare = 0.25;         // probability
constexpr double impossible = 1e-6;       // probability, rounding apart
constexpr double min_share_listed = 0.25; // of the largest part

// One of the two choices.
struct Side {
    Action action;
    std::vector<TurnEnd> ends;
    std::array<BoxProbability, box_count> boxes;
    Contributions parts{}; // points still to come, this turn's included

    const BoxProbability& at(Box box) const { return boxes[part_of(box)]; }
    bool scores(Box box) const { return action.is_score() && action.box() == box; }
    double zero_probability(Box box) const { return at(box).ends - at(box).in_full; }
    double bonus_probability() const { return parts[upper_bonus_part] / upper_bonus_points; }
};

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

bool is_same_percent(double a, double b) { return std::lround(100 * a) == std::lround(100 * b); }
bool differs(double often, double other_often) {
    return often - other_often >= min_shown && !is_same_percent(often, other_often);
}
bool is_same_tenth(double a, double b) { return std::lround(10 * a) == std::lround(10 * b); }

class Finder {
public:
    explicit Finder(const Decision& decision)
        : decision_(decision),
          better_(side_of(decision, decision.best)),
          worse_(side_of(decision, decision.against)) {
        for (std::size_t part = 0; part < part_count; ++part)
            parts_[part] = better_.parts[part] - worse_.parts[part];
    }

    const Contributions& parts() const { return parts_; }
    double mean() const { return sum(parts_); } // points

    Reason by_points() const;
    Reason by_wins(double win, double other_win, const WinStakes& stakes) const;

private:
    Reason start() const {
        return {decision_.best, decision_.against, decision_.objective, decision_.loss, parts_};
    }

    BoxSet open() const { return decision_.position.mover.open(); }
    const Side& subject(const SaidPart& part) const { return part.amount > 0 ? better_ : worse_; }
    const Side& other(const SaidPart& part) const { return part.amount > 0 ? worse_ : better_; }
    Keep kept(const Side& side) const { return side.action.keep(decision_.position.dice); }
    int points_now(Box box) const {
        return core::yahtzee::points(decision_.values.rules(), open(),
                                     Roll::of(decision_.position.dice), box);
    }

    // Explains the points of one part of the score.
    Statement statement(const SaidPart& part) const;
    void mark_given_up(Reason& reason) const;
    Statement without_gain(const SaidPart& part) const;
    Statement of_bonus(const SaidPart& part) const;
    double joker_probability(const Side& side, Box box) const;
    bool is_given_up(const SaidPart& part) const;
    Statement of_box(const SaidPart& part, Box box) const;
    std::vector<SaidPart> with_boxes_together(std::vector<SaidPart> named) const;
    Statement sum_of_many(const std::vector<SaidPart>& said, double gain) const;
    std::optional<Statement> two_boxes(std::vector<SaidPart>& said) const;
    std::optional<Statement> worthless() const;
    std::optional<Statement> makes_sure() const;
    std::optional<Statement> aim(const std::vector<SaidPart>& said) const;
    struct Plan;
    Plan plan(const std::vector<SaidPart>& said, std::size_t room) const;
    std::vector<Statement> statements(const std::vector<SaidPart>& said, std::size_t room) const;
    std::vector<Statement> of_mean(std::size_t room) const;
    std::optional<Statement> rare_points() const;
    std::optional<Statement> out_of_reach(int target) const;
    std::optional<Statement> needed(double amount, int target) const;
    Statement of_even_points(const WinStakes& stakes) const;

    const Decision& decision_;
    Side better_;
    Side worse_;
    Contributions parts_{};
};

Statement list_of(std::vector<SaidPart> parts, bool is_for_better) {
    Statement list{Kind::list, is_for_better, parts};
    list.listed = std::move(parts);
    return list;
}

// One box is filled in place of the other: only their sum is a gain.
std::vector<SaidPart> Finder::with_boxes_together(std::vector<SaidPart> named) const {
    if (!better_.action.is_score() || !worse_.action.is_score()) return named;
    SaidPart both{two_boxes_part, 0};
    for (const Box box : {better_.action.box(), worse_.action.box()}) {
        both.amount += parts_[part_of(box)];
        std::erase_if(named, [&](const SaidPart& part) { return part.part == part_of(box); });
    }
    if (std::abs(both.amount) >= min_part) named.push_back(both);
    return sorted_by_size(std::move(named));
}

// The largest of all parts, where those that are said are not most of the points: one that is
// larger than what all of them add up to is not small.
Statement Finder::sum_of_many(const std::vector<SaidPart>& said, double gain) const {
    auto named = with_boxes_together(named_parts(start()).named);
    const bool is_large = !named.empty() && std::abs(named.front().amount) > gain;
    named.resize(std::min(max_listed, named.size()));
    return {is_large ? Kind::nearly_cancel : Kind::many_small, true, said, named, gain};
}

Statement Finder::of_bonus(const SaidPart& part) const {
    Statement found{Kind::upper_bonus, part.amount > 0, {part}};
    found.often = subject(part).bonus_probability();
    found.other_often = other(part).bonus_probability();
    if (subject(part).action.is_score() && found.often > certain)
        found.kind = Kind::bonus_now;
    else if (found.often < min_shown || is_same_percent(found.often, found.other_often) ||
             (found.other_often < min_shown && found.often < 2 * min_shown))
        return list_of({part}, part.amount > 0);
    return found;
}

double Finder::joker_probability(const Side& side, Box box) const {
    double sum = 0;
    for (const TurnEnd& end : side.ends)
        if (end.box == box && !is_upper(box) && is_joker(open(), end.roll)) sum += end.probability;
    return sum;
}

// The points that the box brings where it stays open explain most of the part.
bool Finder::is_given_up(const SaidPart& part) const {
    if (part.part >= box_count) return false;
    const Box box = box_at(static_cast<int>(part.part));
    if (is_upper(box) || box == Box::chance || better_.scores(box) || worse_.scores(box))
        return false;
    const double zero = subject(part).zero_probability(box);
    const double more = other(part).zero_probability(box) - zero;
    return differs(zero + more, zero) && more * subject(part).parts[part.part] >=
                                             min_share_said * std::abs(part.amount) * (1 - zero);
}

Statement Finder::of_box(const SaidPart& part, Box box) const {
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
        const double more = own.at(box).in_full - others.at(box).in_full;
        return box != Box::chance && differs(own.at(box).in_full, others.at(box).in_full) &&
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
        return list_of({part}, part.amount > 0);
    }
    return found;
}

Statement Finder::statement(const SaidPart& part) const {
    Statement found = without_gain(part);
    found.gain = std::abs(part.amount);
    return found;
}

Statement Finder::without_gain(const SaidPart& part) const {
    if (part.part == upper_bonus_part) return of_bonus(part);
    if (part.part < box_count) return of_box(part, box_at(static_cast<int>(part.part)));
    Statement found{Kind::yahtzee_bonuses, part.amount > 0, {part}};
    found.points = subject(part).parts[part.part];
    found.other_points = other(part).parts[part.part];
    if (is_same_tenth(found.points, found.other_points)) return list_of({part}, part.amount > 0);
    return found;
}

// Takes both boxes out of `said`, if one is in it and the other is too, or is a small part.
std::optional<Statement> Finder::two_boxes(std::vector<SaidPart>& said) const {
    if (!better_.action.is_score() || !worse_.action.is_score()) return std::nullopt;
    Statement found{Kind::two_boxes};
    double sum = 0;
    const std::array boxes{better_.action.box(), worse_.action.box()};
    for (const Box box : boxes) {
        const double amount = parts_[part_of(box)];
        sum += amount;
        const auto part = std::ranges::find(said, part_of(box), &SaidPart::part);
        if (part != said.end())
            found.parts.push_back(*part);
        else if (std::abs(amount) > max_unsaid * mean())
            return std::nullopt;
    }
    if (found.parts.empty()) return std::nullopt;
    for (const SaidPart& part : found.parts) std::erase(said, part);
    found.is_for_better = sum > 0;
    found.gain = std::abs(sum);
    found.points = better_.parts[part_of(boxes[1])]; // later, in the box that stays open
    found.other_points = worse_.parts[part_of(boxes[0])];
    found.low = points_now(boxes[0]);
    found.other_low = points_now(boxes[1]);
    return found;
}

// Dice of one face that the worse keep holds, and the better one doesn't.
std::optional<Statement> Finder::worthless() const {
    if (!worse_.action.is_hold()) return std::nullopt;
    const Keep held = kept(worse_);
    for (int face = face_count; face > 0; --face) {
        const int count = held.count(face);
        const int more = count - (better_.action.is_hold() ? kept(better_).count(face) : 0);
        if (more < 1 || open().contains(upper_box(face))) continue;
        const bool counts = std::ranges::any_of(
            std::array{Box::three_of_a_kind, Box::four_of_a_kind, Box::full_house,
                       Box::small_straight, Box::large_straight, Box::chance},
            [&](Box box) { return open().contains(box); });
        const bool earns = open().contains(Box::yahtzee) ||
                           decision_.position.mover.points(Box::yahtzee) == yahtzee_points;
        if (counts || earns) continue;
        Statement found{Kind::worthless, true};
        for (int i = 0; i < count; ++i) found.dice = found.dice.plus(face);
        return found;
    }
    return std::nullopt;
}

// A pattern that the better keep holds already, and the worse choice may miss.
std::optional<Statement> Finder::makes_sure() const {
    if (!better_.action.is_hold() || !worse_.action.is_hold()) return std::nullopt;
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

// Names the box that a player would keep the worse dice for, or that they fill already.
std::optional<Statement> Finder::aim(const std::vector<SaidPart>& said) const {
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
        Statement found{amount <= -min_part ? Kind::aim : Kind::poor_aim, false};
        found.box = box;
        found.often = often;
        found.points = worse_.parts[part_of(box)];
        found.other_points = better_.parts[part_of(box)];
        found.gain = -amount;
        const auto part = std::ranges::find(said, part_of(box), &SaidPart::part);
        if (part != said.end() && part->amount < 0) found.parts.push_back(*part);
        return found;
    }
    return std::nullopt;
}

// Each in a statement of its own, as far as there is room; the rest in a list.
void add_statements(std::vector<Statement>& to, const std::vector<SaidPart>& parts,
                    std::size_t room, const std::function<Statement(const SaidPart&)>& statement) {
    std::vector<SaidPart> listed;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_last_room = i + 1 == room && i + 1 < parts.size();
        Statement next = i < room && !is_last_room ? statement(parts[i])
                                                   : list_of({parts[i]}, parts[i].amount > 0);
        if (next.kind == Kind::list)
            listed.push_back(parts[i]);
        else
            to.push_back(std::move(next));
    }
    if (room > 0 && !listed.empty()) {
        const bool is_for_better = listed.front().amount > 0;
        to.push_back(list_of(std::move(listed), is_for_better));
    }
}

// The statements that report the parts, as far as there is room.
struct Finder::Plan {
    std::optional<Statement> opening; // worthless dice, or what the better keep makes sure of
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

// The first that has room: the less important statements are left out, the parts are not.
Finder::Plan Finder::plan(const std::vector<SaidPart>& said, std::size_t room) const {
    for (const int left_out : {0, 1, 2, 3}) {
        Plan plan;
        auto rest = said;
        if (left_out < 1) plan.boxes = two_boxes(rest);
        if (left_out < 2) plan.opening = worthless();
        if (left_out < 2 && !plan.opening) plan.opening = makes_sure();
        if (left_out < 3 && !plan.opening) plan.aim = aim(said);
        if (plan.aim_is_against()) std::erase(rest, plan.aim->parts.front());
        for (const SaidPart& part : rest)
            (part.amount > 0 ? plan.parts_for : plan.against).push_back(part);
        if (plan.needed() <= room || left_out == 3) return plan;
    }
    return {};
}

std::vector<Statement> Finder::statements(const std::vector<SaidPart>& said,
                                          std::size_t room) const {
    const Plan plan = this->plan(said, room);
    const auto of = [&](const SaidPart& part) { return statement(part); };
    std::size_t others = plan.needed() - (plan.parts_for.empty() ? 0 : 1);
    if (plan.aim && !plan.aim_is_against() && room > others + 1) ++others;
    std::vector<Statement> found;
    if (plan.opening) found.push_back(*plan.opening);
    if (plan.boxes && plan.boxes->is_for_better) found.push_back(*plan.boxes);
    add_statements(found, plan.parts_for, room - others, of);
    if (plan.boxes && !plan.boxes->is_for_better) found.push_back(*plan.boxes);
    if (plan.aim_is_against()) found.push_back(*plan.aim);
    add_statements(found, plan.against, room - found.size(), of);
    if (plan.aim && !plan.aim_is_against() && found.size() < room) found.push_back(*plan.aim);
    return found;
}

void Finder::mark_given_up(Reason& reason) const {
    for (Statement& statement : reason.statements)
        for (const SaidPart& part : statement.listed)
            if (is_given_up(part))
                statement.given_up = statement.given_up.with(box_at(static_cast<int>(part.part)));
}

Reason Finder::by_points() const {
    Reason reason = start();
    Selection selection = select(named_parts(reason).named, reason.loss);
    reason.said = selection.said;
    reason.many_small = selection.many_small;
    if (reason.loss < min_loss) {
        Statement slight{Kind::hardly_matters, true};
        slight.gain = reason.loss;
        reason.statements.push_back(slight);
    } else if (reason.many_small) {
        reason.statements.push_back(sum_of_many(reason.said, reason.loss));
        mark_given_up(reason);
        return reason;
    }
    for (Statement& each : statements(reason.said, max_statements - reason.statements.size()))
        reason.statements.push_back(std::move(each));
    mark_given_up(reason);
    return reason;
}

// In terms of the parts of the score, where these make at least `min_loss` points.
std::vector<Statement> Finder::of_mean(std::size_t room) const {
    Selection selection = select(named_parts(start()).named, mean());
    if (room == 1) std::erase_if(selection.said, [](auto& said) { return said.amount < 0; });
    std::vector<Statement> found;
    if (selection.many_small)
        found.push_back(sum_of_many(selection.said, mean()));
    else
        found = statements(selection.said, room);
    for (Statement& each : found) each.parts.clear();
    return found;
}

// A box that only the worse choice may still fill: its points come in few games.
std::optional<Statement> Finder::rare_points() const {
    for (const Box box : {Box::yahtzee, Box::large_straight, Box::small_straight}) {
        const double often = worse_.parts[part_of(box)] / max_points(box);
        const double usual = mean() - parts_[part_of(box)]; // points
        if (better_.parts[part_of(box)] / max_points(box) > impossible || often < min_shown ||
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
std::optional<Statement> Finder::out_of_reach(int target) const {
    if (!worse_.action.is_score()) return std::nullopt;
    const auto& position = decision_.position;
    const auto most = highest_total(position.mover.scored(
        decision_.values.rules(), Roll::of(position.dice), worse_.action.box()));
    if (!most || *most >= target) return std::nullopt;
    Statement found{Kind::out_of_reach};
    found.other_points = *most;
    return found;
}

// A box without which the score to beat is out of reach, and which the better choice fills more
// often.
std::optional<Statement> Finder::needed(double amount, int target) const {
    std::optional<Statement> found;
    for (const Box box :
         {Box::full_house, Box::small_straight, Box::large_straight, Box::yahtzee}) {
        if (!open().contains(box)) continue;
        const auto most = highest_total(decision_.position.mover.with_points(box, 0));
        const double often = better_.parts[part_of(box)] / max_points(box);
        const double other_often = worse_.parts[part_of(box)] / max_points(box);
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

// Gains and losses, where the points alone don't speak for the better choice.
Statement Finder::of_even_points(const WinStakes& stakes) const {
    Statement found{Kind::spread};
    auto named = with_boxes_together(named_parts(start()).named);
    if (named.empty()) return found;
    std::erase_if(named, [least = min_share_listed * std::abs(named.front().amount)](auto& part) {
        return std::abs(part.amount) < least;
    });
    named.resize(std::min(max_listed, named.size()));
    if (std::ranges::none_of(named, [](const SaidPart& part) { return part.amount > 0; }))
        return found;
    found.kind = stakes.mean < stakes.target ? Kind::risk : Kind::safety;
    found.listed = std::move(named);
    return found;
}

Reason Finder::by_wins(double win, double other_win, const WinStakes& stakes) const {
    Reason reason = start();
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
        auto cause = rare_points();
        if (!cause) cause = out_of_reach(stakes.target);
        if (!cause) cause = needed(spread.front().amount, stakes.target);
        if (cause) {
            statements.push_back(*cause);
            statements.back().parts = spread;
        }
    }
    const bool has_cause = !statements.empty();
    if (mean() >= min_loss && (!more_points.empty() || !has_cause)) {
        auto found = of_mean(max_statements - 1 - statements.size() - fewer_points.size());
        found.front().parts = more_points;
        if (!has_cause)
            found.front().parts.insert(found.front().parts.end(), spread.begin(), spread.end());
        std::ranges::move(found, std::back_inserter(statements));
    } else {
        if (!has_cause && !spread.empty()) {
            statements.push_back(of_even_points(stakes));
            statements.back().parts = spread;
        }
        if (!more_points.empty())
            statements.push_back({Kind::points, true, more_points, {}, std::abs(mean())});
    }
    if (!fewer_points.empty())
        statements.push_back({Kind::points, false, fewer_points, {}, std::abs(mean())});
    // Spread that speaks against it has nothing of its own to say: winning follows the points.
    Statement result{Kind::wins, true, said(spread_part, false)};
    result.often = win;
    result.other_often = other_win;
    result.points = stakes.target;
    result.other_points = decision_.position.mover.total();
    result.low = stakes.has_ended;
    statements.push_back(result);
    mark_given_up(reason);
    return reason;
}

} // namespace

NamedParts named_parts(const Reason& reason) {
    NamedParts parts;
    for (std::size_t part = 0; part < part_count; ++part) {
        if (std::abs(reason.parts[part]) >= min_part)
            parts.named.push_back({part, reason.parts[part]});
        else
            parts.elsewhere += reason.parts[part];
    }
    parts.named = sorted_by_size(std::move(parts.named));
    return parts;
}

Reason find_reason(const Decision& decision) { return Finder(decision).by_points(); }

Reason find_reason(const Decision& decision, double win, double other_win,
                   const WinStakes& stakes) {
    return Finder(decision).by_wins(win, other_win, stakes);
}

double probability_if_aimed_for(Box box, Keep keep, int roll_number) {
    RollValues made;
    for (int at = 0; at < roll_count; ++at)
        made[static_cast<std::size_t>(at)] = base_score(box, Roll::at(at)) > 0 ? 1 : 0;
    KeepValues values = means_of_keeps(made);
    for (int rolls_left = rolls_per_turn - roll_number; rolls_left > 1; --rolls_left)
        values = means_of_keeps(best_keeps(values));
    return values[static_cast<std::size_t>(keep.index())];
}

} // namespace ai::yahtzee::review
