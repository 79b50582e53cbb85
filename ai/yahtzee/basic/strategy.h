// The basic strategy as data: rules for keeping, the worths of the boxes, and further lines.
// decision.h plays them.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <vector>

namespace ai::yahtzee::basic {

// The state of the upper bonus. Alive is on par or behind.
enum class Bonus : std::uint8_t { earned, lost, alive, on_par, behind };

bool holds(Bonus bonus, const state::CardState& state);

// Up to six faces, in an order.
class Faces {
public:
    constexpr Faces() = default;
    constexpr Faces(std::initializer_list<int> faces) {
        for (const int face : faces) push_back(face);
    }

    constexpr void push_back(int face) {
        assert(size_ < faces_.size());
        faces_[size_++] = face;
    }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const int* begin() const { return faces_.data(); }
    constexpr const int* end() const { return faces_.data() + size_; }

    friend constexpr bool operator==(const Faces&, const Faces&) = default;

private:
    std::array<int, core::dice::face_count> faces_{};
    std::size_t size_ = 0;
};

struct Pattern {
    enum class Kind : std::uint8_t { alike, two_pairs, full_house, run, dice, any };

    Kind kind = Kind::any;
    int count = 0; // the dice of `alike`, the length of `run`
    int gaps = 0;  // of `run`: 0 or 1
    Faces faces{}; // of `dice`, ascending

    friend bool operator==(const Pattern&, const Pattern&) = default;
};

struct Condition {
    enum class Kind : std::uint8_t { open, any_open, filled, face_open, face_filled, roll, bonus };

    Kind kind = Kind::open;
    core::yahtzee::BoxSet boxes{}; // of `open`, `any_open` and `filled`
    int roll_number = 0;           // of `roll`
    Bonus bonus = Bonus::alive;    // of `bonus`

    friend bool operator==(const Condition&, const Condition&) = default;
};

struct Keeping {
    enum class Kind : std::uint8_t { pattern, face, higher_pair, stop, nothing, faces };

    Kind kind = Kind::pattern;
    Faces faces{}; // of `faces`, ascending

    friend bool operator==(const Keeping&, const Keeping&) = default;
};

struct Rule {
    int number = 0; // the step, in the order of learning
    Pattern pattern{};
    std::vector<Condition> when{}; // all must hold
    Keeping keep{};
    Faces faces{};   // that are tried, in this order; empty: from 6 to 1
    double gain = 0; // points that the step adds to the mean of those before it
};

// Weighs the points of an upper box above or below three of its face while the bonus is alive.
struct ParLine {
    int number = 0;
    double factor = 0;
    double gain = 0;
};

// The boxes that a joker takes, the first legal one.
struct JokerLine {
    int number = 0;
    std::vector<core::yahtzee::Box> boxes{};
    double gain = 0;
};

struct Strategy {
    double mean = 0;           // exact mean score under the forced rule, points
    std::vector<Rule> rules{}; // in the order of use
    int worths_number = 0;     // 0: the worths aren't known
    double worths_gain = 0;
    std::array<double, core::yahtzee::box_count> worths{}; // points, multiples of 0.5
    std::optional<ParLine> par{};
    std::optional<JokerLine> joker{};

    // The number of steps.
    int size() const;
    double worth(core::yahtzee::Box box) const {
        return worths[static_cast<std::size_t>(index(box))];
    }
};

// True if a condition holds; one on the box of a face always does.
bool holds(const Condition& condition, const state::CardState& state, int roll_number);

// True if the rule's conditions on the box of the face hold.
bool allows(const Rule& rule, core::yahtzee::BoxSet open, int face);

// The strategy of a player who knows the steps 1 to `known`, with its mean.
Strategy first_steps(Strategy strategy, int known);

// A way in which a pattern fits a roll.
struct Fit {
    int face;              // of `alike`, of the three in a full house, the lowest of a run; else 1
    core::dice::Keep kept; // by the rule
};

// All ways in which the rule's pattern fits, in the order in which they are tried.
std::vector<Fit> fits(const Rule& rule, core::dice::Roll roll);

// The default keep: all dice of the most frequent face, the higher of two.
core::dice::Keep most_frequent(core::dice::Roll roll);

// A page by hand, from which `experiments basic` searches a better one.
const Strategy& page();

} // namespace ai::yahtzee::basic
