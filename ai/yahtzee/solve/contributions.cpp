#include "ai/yahtzee/solve/contributions.h"

#include "ai/yahtzee/solve/turn_policy.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>

namespace ai::yahtzee {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

using StoredParts = std::array<float, part_count>;

std::size_t part_of(Box box) { return static_cast<std::size_t>(index(box)); }

// Adds what scoring `roll` in `box` brings at once, `weight` times.
void add_scored(Parts& parts, Rules rules, const TurnState& state, Roll roll, Box box,
                const Scored& scored, double weight) {
    const int in_box = points(rules, state.open, roll, box);
    const bool bonus = state.yahtzee_bonus && is_joker(state.open, roll);
    const int yahtzee_bonus = bonus ? yahtzee_bonus_points : 0;
    parts[part_of(box)] += weight * in_box;
    parts[yahtzee_bonus_part] += weight * yahtzee_bonus;
    parts[upper_bonus_part] += weight * (scored.points - in_box - yahtzee_bonus);
}

void add_stored(Parts& parts, const StoredParts& stored, double weight) {
    for (std::size_t i = 0; i < part_count; ++i)
        parts[i] += weight * static_cast<double>(stored[i]);
}

// Impossible cards stand for the possible one with the next lower upper total.
std::size_t place_of(TurnState state) {
    while (!is_reachable(state) && state.upper_total > 0) --state.upper_total;
    return state_index(state);
}

// How often each box is taken: for an upper box by the number of dice that count, else all in [0].
struct Taken {
    std::array<std::array<double, dice_count + 1>, box_count> odds{};
    std::array<double, box_count> points{}; // expected
};

// The parts when the third roll's dice have the probabilities `rolls`; `stored` holds those of the
// states that follow.
class PartsOfRolls {
public:
    PartsOfRolls(const Values& values, const TurnState& state,
                 const std::vector<StoredParts>& stored)
        : rules_(values.rules()), state_(state), stored_(stored) {}

    Parts operator()(const TurnPolicy& policy, const RollValues& rolls) {
        for (int r = 0; r < roll_count; ++r) {
            const double odds = rolls[static_cast<std::size_t>(r)];
            if (odds == 0) continue;
            const Roll roll = Roll::at(r);
            const Box box = policy.box[static_cast<std::size_t>(r)];
            if (roll.most_alike() == dice_count)
                add_five_alike(roll, box, odds);
            else
                add_plain(roll, box, odds);
        }
        for (const Box box : state_.open) add_taken(box);
        return parts_;
    }

private:
    void add_plain(Roll roll, Box box, double odds) {
        const int count = is_upper(box) ? roll.count(face_of(box)) : 0;
        taken_.odds[part_of(box)][static_cast<std::size_t>(count)] += odds;
        taken_.points[part_of(box)] += odds * plain_points(box, roll);
    }

    void add_five_alike(Roll roll, Box box, double odds) {
        const Scored scored = score(rules_, state_, roll, box);
        add_scored(parts_, rules_, state_, roll, box, scored, odds);
        add_stored(parts_, stored_[place_of(scored.next)], odds);
    }

    void add_taken(Box box) {
        parts_[part_of(box)] += taken_.points[part_of(box)];
        for (int count = 0; count <= dice_count; ++count) {
            const double odds = taken_.odds[part_of(box)][static_cast<std::size_t>(count)];
            if (odds == 0) continue;
            const int in_box = is_upper(box) ? count * face_of(box) : 0;
            const Scored scored = fill(state_, box, in_box);
            parts_[upper_bonus_part] += odds * (scored.points - in_box);
            add_stored(parts_, stored_[place_of(scored.next)], odds);
        }
    }

    Rules rules_;
    TurnState state_;
    const std::vector<StoredParts>& stored_;
    Taken taken_;
    Parts parts_{};
};

// What the card holds already.
Parts parts_held(const Card& card) {
    Parts parts{};
    for (const Box box : all_boxes) parts[part_of(box)] = card.points(box).value_or(0);
    parts[upper_bonus_part] = card.upper_bonus();
    parts[yahtzee_bonus_part] = card.yahtzee_bonuses();
    return parts;
}

void solve_state(const Values& values, const TurnState& state, std::vector<StoredParts>& stored) {
    const TurnPolicy policy = best_policy(values, state);
    const RollValues rolls = last_rolls(policy, fresh_rolls(), 1);
    const Parts parts = PartsOfRolls(values, state, stored)(policy, rolls);
    std::ranges::transform(parts, stored[place_of(state)].begin(),
                           [](double points) { return static_cast<float>(points); });
}

} // namespace

std::string_view part_name(std::size_t part) {
    assert(part < part_count);
    if (part == upper_bonus_part) return "upper bonus";
    if (part == yahtzee_bonus_part) return "Yahtzee bonuses";
    return name(box_at(static_cast<int>(part)));
}

double sum(const Parts& parts) { return std::accumulate(parts.begin(), parts.end(), 0.0); }

Contributions::Contributions(SharedValues values, std::vector<StoredParts> parts)
    : values_(std::move(values)), parts_(std::move(parts)) {
    assert(parts_.size() == state_index_count);
}

Parts Contributions::of(const TurnState& state) const {
    Parts parts{};
    add_stored(parts, parts_[place_of(state)], 1);
    return parts;
}

Parts Contributions::of(const Position& position, Action action) const {
    const TurnState state = state_of(position.mover);
    Parts parts = parts_held(position.mover);
    Parts to_come{};
    if (action.is_score()) {
        const auto roll = Roll::of(position.dice);
        const Scored scored = score(values_->rules(), state, roll, action.box());
        add_scored(to_come, values_->rules(), state, roll, action.box(), scored, 1);
        add_stored(to_come, parts_[place_of(scored.next)], 1);
    } else {
        const TurnPolicy policy = best_policy(*values_, state);
        const RollValues rolls =
            last_rolls_after_keep(policy, action.keep(position.dice), position.roll_number);
        to_come = PartsOfRolls(*values_, state, parts_)(policy, rolls);
    }
    std::ranges::transform(parts, to_come, parts.begin(), std::plus());
    return parts;
}

std::shared_ptr<const Contributions> solve_contributions(SharedValues values,
                                                         const SolveOptions& options) {
    std::vector<StoredParts> parts(state_index_count);
    const bool done = for_each_open_set(options, [&](BoxSet open) {
        if (open.empty()) return; // nothing is to come
        for (const bool bonus : {false, true}) {
            for (int total = 0; total < upper_total_count; ++total) {
                const TurnState state{open, total, bonus};
                if (is_reachable(state)) solve_state(*values, state, parts);
            }
        }
    });
    if (!done) return nullptr;
    return std::make_shared<const Contributions>(std::move(values), std::move(parts));
}

} // namespace ai::yahtzee
