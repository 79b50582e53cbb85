#include "ai/yahtzee/basic/strategy.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>

namespace ai::yahtzee::basic {

using namespace core::dice;
using namespace core::yahtzee;
using state::CardState;

namespace {

int sum_of_faces(BoxSet boxes) {
    int sum = 0;
    for (const Box box : boxes& BoxSet::upper()) sum += face_of(box);
    return sum;
}

bool is_alive(const CardState& state) {
    return state.upper_total < upper_bonus_threshold &&
           state.upper_total + dice_count * sum_of_faces(state.open) >= upper_bonus_threshold;
}

bool is_on_par(const CardState& state) {
    const int filled = sum_of_faces(BoxSet::upper()) - sum_of_faces(state.open);
    return state.upper_total >= 3 * filled;
}

Keep of_face(Roll roll, int face) {
    Keep keep;
    for (int i = 0; i < roll.count(face); ++i) keep = keep.plus(face);
    return keep;
}

// The dice that show one of the faces.
Keep of_faces(Roll roll, const Faces& faces) {
    Keep keep;
    for (const int face : faces)
        for (int i = 0; i < roll.count(face); ++i) keep = keep.plus(face);
    return keep;
}

Keep one_of_each(const Faces& faces) {
    Keep keep;
    for (const int face : faces) keep = keep.plus(face);
    return keep;
}

// One die of each face of a run that begins with `low`.
std::optional<Keep> run_from(Roll roll, int low, int length, int gaps) {
    const int high = low + length + gaps - 1;
    if (high > face_count || roll.count(low) == 0 || roll.count(high) == 0) return std::nullopt;
    Keep run;
    for (int face = low; face <= high; ++face)
        if (roll.count(face) > 0) run = run.plus(face);
    return run.size() == length ? std::optional(run) : std::nullopt;
}

// The dice of the pattern, if it fits with this face.
std::optional<Keep> matched(const Pattern& pattern, Roll roll, int face) {
    const auto faces_with = [roll](int count) {
        int faces = 0;
        for (int f = 1; f <= face_count; ++f) faces += roll.count(f) == count;
        return faces;
    };
    switch (pattern.kind) {
    case Pattern::Kind::alike:
        if (roll.count(face) != pattern.count) return std::nullopt;
        return of_face(roll, face);
    case Pattern::Kind::two_pairs: {
        if (face != 1 || faces_with(2) != 2) return std::nullopt;
        Faces pairs;
        for (int f = 1; f <= face_count; ++f)
            if (roll.count(f) == 2) pairs.push_back(f);
        return of_faces(roll, pairs);
    }
    case Pattern::Kind::full_house:
        if (roll.count(face) != 3 || faces_with(2) != 1) return std::nullopt;
        return roll.as_keep();
    case Pattern::Kind::run:
        return run_from(roll, face, pattern.count, pattern.gaps);
    case Pattern::Kind::dice: {
        const Keep dice = one_of_each(pattern.faces);
        if (face != 1 || !roll.as_keep().contains(dice)) return std::nullopt;
        return dice;
    }
    case Pattern::Kind::any:
        if (face != 1) return std::nullopt;
        return roll.as_keep();
    }
    return std::nullopt;
}

Keep kept(const Keeping& keeping, Keep dice_of_pattern, Roll roll, int face) {
    switch (keeping.kind) {
    case Keeping::Kind::pattern:
        return dice_of_pattern;
    case Keeping::Kind::face:
        return of_face(roll, face);
    case Keeping::Kind::higher_pair:
        for (int high = face_count; high >= 1; --high)
            if (dice_of_pattern.count(high) == 2) return of_face(roll, high);
        return dice_of_pattern;
    case Keeping::Kind::stop:
        return roll.as_keep();
    case Keeping::Kind::nothing:
        return {};
    case Keeping::Kind::faces:
        return of_faces(roll, keeping.faces);
    }
    return {};
}

} // namespace

bool holds(Bonus bonus, const CardState& state) {
    switch (bonus) {
    case Bonus::earned:
        return state.upper_total >= upper_bonus_threshold;
    case Bonus::lost:
        return state.upper_total < upper_bonus_threshold && !is_alive(state);
    case Bonus::alive:
        return is_alive(state);
    case Bonus::on_par:
        return is_on_par(state);
    case Bonus::behind:
        return is_alive(state) && !is_on_par(state);
    }
    return false;
}

bool holds(const Condition& condition, const CardState& state, int roll_number) {
    switch (condition.kind) {
    case Condition::Kind::open:
        return (state.open & condition.boxes) == condition.boxes;
    case Condition::Kind::any_open:
        return !(state.open & condition.boxes).empty();
    case Condition::Kind::filled:
        return (state.open & condition.boxes).empty();
    case Condition::Kind::face_open:
    case Condition::Kind::face_filled:
        return true; // depends on the dice
    case Condition::Kind::roll:
        return condition.roll_number == roll_number;
    case Condition::Kind::bonus:
        return holds(condition.bonus, state);
    }
    return false;
}

bool allows(const Rule& rule, BoxSet open, int face) {
    return std::ranges::all_of(rule.when, [&](const Condition& condition) {
        if (condition.kind == Condition::Kind::face_open) return open.contains(upper_box(face));
        if (condition.kind == Condition::Kind::face_filled) return !open.contains(upper_box(face));
        return true;
    });
}

int Strategy::size() const {
    return static_cast<int>(rules.size()) + (worths_number > 0) + par.has_value() +
           joker.has_value();
}

Strategy first_steps(Strategy strategy, int known) {
    const auto forgets = [&strategy, known](int number, double gain) {
        if (number > known) strategy.mean -= gain;
        return number > known;
    };
    std::erase_if(strategy.rules,
                  [&](const Rule& rule) { return forgets(rule.number, rule.gain); });
    if (forgets(strategy.worths_number, strategy.worths_gain)) {
        strategy.worths_number = 0;
        strategy.worths_gain = 0;
    }
    if (strategy.par && forgets(strategy.par->number, strategy.par->gain)) strategy.par.reset();
    if (strategy.joker && forgets(strategy.joker->number, strategy.joker->gain))
        strategy.joker.reset();
    return strategy;
}

std::vector<Fit> fits(const Rule& rule, Roll roll) {
    static constexpr Faces descending{6, 5, 4, 3, 2, 1};
    std::vector<Fit> fits;
    for (const int face : rule.faces.empty() ? descending : rule.faces)
        if (const auto dice = matched(rule.pattern, roll, face))
            fits.push_back({face, kept(rule.keep, *dice, roll, face)});
    return fits;
}

Keep most_frequent(Roll roll) {
    int face = face_count;
    while (roll.count(face) != roll.max_of_a_kind()) --face;
    return of_face(roll, face);
}

} // namespace ai::yahtzee::basic
