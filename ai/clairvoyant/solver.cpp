#include "ai/clairvoyant/solver.h"

#include "core/support/vector_set.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <span>

namespace ai::clairvoyant {

using namespace core::clairvoyant;
using core::dice::dice_count;
using core::dice::face_count;
using core::dice::Roll;

// Thirty-two small numbers side by side, one for each of as many neighbouring positions in the
// stream of dice. The compilers' vector type: one instruction where the processor has vectors of
// 32 bytes, two where it has 16. Functions here are inlined into code for either.
constexpr int lane_count = 32;
using Lanes [[gnu::vector_size(lane_count)]] = std::uint8_t;

ALEA_INLINE Lanes load(const std::uint8_t* from) {
    Lanes lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

ALEA_INLINE void store(Lanes lanes, std::uint8_t* to) { std::memcpy(to, &lanes, sizeof lanes); }

ALEA_INLINE Lanes all(int number) { return Lanes{} + static_cast<std::uint8_t>(number); }

// `number` times, a few additions.
ALEA_INLINE Lanes times(int number, Lanes lanes) {
    Lanes product{};
    for (; number > 0; number /= 2, lanes += lanes)
        if (number % 2 != 0) product += lanes;
    return product;
}

ALEA_INLINE Lanes lesser(Lanes a, Lanes b) { return a < b ? a : b; }
ALEA_INLINE Lanes greater(Lanes a, Lanes b) { return a > b ? a : b; }

namespace {

constexpr int computed_positions = (position_count + lane_count - 1) / lane_count * lane_count;
constexpr std::size_t stream_length = computed_positions + max_dice_per_round;
static_assert(computed_positions <= RoundScores::padded_positions);

using FaceLanes = std::array<Lanes, face_count>;

// The count of each face among the first n dice, modulo 256: only differences are read.
class FaceCounts {
public:
    explicit FaceCounts(core::clairvoyant::Lcg machine) {
        for (std::size_t n = 0; n < stream_length; ++n) {
            const auto rolled = static_cast<std::size_t>(machine.roll() - 1);
            for (std::size_t face = 0; face < face_count; ++face)
                before_[face][n + 1] =
                    static_cast<std::uint8_t>(before_[face][n] + (face == rolled ? 1 : 0));
        }
    }

    // Among the `length` dice from `position` on, in lanes for the positions that follow.
    ALEA_INLINE FaceLanes window(int position, int length) const {
        FaceLanes counts;
        for (std::size_t face = 0; face < face_count; ++face)
            counts[face] = load(&before_[face][static_cast<std::size_t>(position + length)]) -
                           load(&before_[face][static_cast<std::size_t>(position)]);
        return counts;
    }

private:
    std::array<std::array<std::uint8_t, stream_length + 1>, face_count> before_{};
};

// The dice that a round which re-rolls `first` and then `second` dice can choose from.
struct Choice {
    int first;
    int second;
    FaceLanes rolled; // the first five dice
    FaceLanes next;   // the `first` dice that follow
    FaceLanes last;   // the `second` dice after those: all stay
};

// The most dice that can be chosen if `rolled`, `next` and `last` of them would do.
ALEA_INLINE Lanes max_of(const Choice& choice, Lanes rolled, Lanes next, Lanes last) {
    const Lanes held = lesser(rolled, all(dice_count - choice.first)) + next;
    return lesser(held, all(dice_count - choice.second)) + last;
}

// The best sum of dice, counted by how many show at least one, at least two, and so on.
ALEA_INLINE Lanes best_chance(const Choice& choice) {
    Lanes sum{};
    Lanes rolled{};
    Lanes next{};
    Lanes last{};
    for (std::size_t face = face_count; face-- > 0;) {
        rolled += choice.rolled[face];
        next += choice.next[face];
        last += choice.last[face];
        sum += max_of(choice, rolled, next, last);
    }
    return sum;
}

// All five faces from `lowest` on: the last dice differ and are among them, the others are found
// before, and the first roll need give no more dice than stay of it.
ALEA_INLINE Lanes makes_sequence(const Choice& choice, std::size_t lowest) {
    Lanes in_last{};
    Lanes in_later{};
    Lanes anywhere{};
    for (std::size_t face = lowest; face < lowest + dice_count; ++face) {
        const Lanes later = choice.next[face] | choice.last[face];
        in_last += all(1) & Lanes(choice.last[face] != 0);
        in_later += all(1) & Lanes(later != 0);
        anywhere += all(1) & Lanes((later | choice.rolled[face]) != 0);
    }
    return Lanes(in_last == all(choice.second)) & Lanes(in_later >= all(choice.first)) &
           Lanes(anywhere == all(dice_count));
}

// The dice needed to end with exactly `target` of a face, as one number: those that must come from
// the first roll, plus `per_last` for each of the last dice, plus `never` if it can't be.
constexpr int per_last = 8;
constexpr int never = 64;

ALEA_INLINE FaceLanes needs(const Choice& choice, int target) {
    FaceLanes need;
    for (std::size_t face = 0; face < face_count; ++face) {
        const Lanes last = choice.last[face];
        const Lanes later = choice.next[face] + last;
        const Lanes from_first = greater(all(target), later) - later;
        const Lanes impossible =
            Lanes(last > all(target)) | Lanes(from_first > choice.rolled[face]);
        need[face] = from_first + times(per_last, last) + (impossible & all(never));
    }
    return need;
}

// The best sum with exactly `many` dice of one face and the rest of another.
ALEA_INLINE Lanes best_pair_of_faces(const Choice& choice, int many) {
    const FaceLanes need_many = needs(choice, many);
    const FaceLanes need_few = needs(choice, dice_count - many);
    const Lanes from_first = all(dice_count - choice.first);
    Lanes best{};
    Lanes sum_many{};
    for (std::size_t x = 0; x < face_count; ++x) {
        sum_many += all(many);
        // All the last dice are of the two faces, and what is missing may stay of the first roll:
        // anything else leaves a greater number, or wraps to one.
        const Lanes need = need_many[x] - all(per_last * choice.second);
        Lanes sum = sum_many;
        for (std::size_t y = 0; y < face_count; ++y) {
            sum += all(dice_count - many);
            if (x != y) best = greater(best, Lanes(need + need_few[y] <= from_first) & sum);
        }
    }
    return best;
}

template <class Scores>
ALEA_INLINE void enter(Scores& scores, Box box, const Choice& choice, int position, Lanes points) {
    std::uint8_t* const entry =
        &scores[static_cast<std::size_t>(index(box))][static_cast<std::size_t>(
            choice.first + choice.second)][static_cast<std::size_t>(position)];
    store(greater(load(entry), points), entry);
}

template <class Scores>
ALEA_INLINE void enter_all(Scores& scores, const Choice& choice, int position) {
    Lanes five_of_a_kind{};
    for (std::size_t face = 0; face < face_count; ++face) {
        const Lanes most =
            max_of(choice, choice.rolled[face], choice.next[face], choice.last[face]);
        const int value = static_cast<int>(face) + 1;
        enter(scores, box_at(value - 1), choice, position, times(value, most));
        five_of_a_kind |= Lanes(most == all(dice_count));
    }
    const Lanes sequence = makes_sequence(choice, 0) | makes_sequence(choice, 1);
    enter(scores, Box::sequence, choice, position, sequence & all(sequence_points));
    enter(scores, Box::full_house, choice, position, best_pair_of_faces(choice, 3));
    enter(scores, Box::four_of_a_kind, choice, position, best_pair_of_faces(choice, 4));
    enter(scores, Box::five_of_a_kind, choice, position,
          five_of_a_kind & all(five_of_a_kind_points));
    enter(scores, Box::chance, choice, position, best_chance(choice));
}

template <class Scores>
ALEA_INLINE void compute_scores(Scores& scores, const FaceCounts& counts) {
    for (int position = 0; position < computed_positions; position += lane_count) {
        const FaceLanes rolled = counts.window(position, dice_count);
        for (int first = 0; first <= dice_count; ++first) {
            const FaceLanes next = counts.window(position + dice_count, first);
            // Re-rolling none at first is as re-rolling none at the second chance.
            for (int second = 0; second <= (first == 0 ? 0 : dice_count); ++second) {
                const FaceLanes last = counts.window(position + dice_count + first, second);
                enter_all(scores, Choice{first, second, rolled, next, last}, position);
            }
        }
    }
}

template <class Scores>
ALEA_AVX2 void compute_avx2(Scores& scores, const FaceCounts& counts) {
    compute_scores(scores, counts);
}

template <class Scores>
void compute_plain(Scores& scores, const FaceCounts& counts) {
    compute_scores(scores, counts);
}

// Bit b stands for box b.
using Mask = unsigned;

constexpr Mask all_boxes = (1u << box_count) - 1;

// With at least three boxes used no more than 242 points are left, so a byte holds them.
constexpr int wide_used = 2;
constexpr int wide_lanes = lane_count;
constexpr Mask wide_masks = 0b11000000000 + 1; // the greatest with two bits, and one
static_assert(max_points(Box::ones) + max_points(Box::twos) + max_points(Box::threes) == 30);

// After r rounds between 5 r and 15 r dice are gone: rows begin at 5 r.
constexpr int first_position(int used) { return used * dice_count; }
constexpr int row_length(int used) { return used * max_rerolled + 1; }
constexpr int row_stride = 160;
static_assert((row_length(box_count - 1) + lane_count - 1) / lane_count * lane_count +
                  max_rerolled <=
              row_stride);
static_assert(row_length(wide_used) + max_rerolled <= wide_lanes);
static_assert(first_position(box_count - 1) + 4 * lane_count <= RoundScores::padded_positions);

} // namespace

void RoundScores::compute(const Scenario& scenario) {
    scores_ = {};
    const FaceCounts counts(scenario.machine());
    static const auto compute_here = core::support::best_version(
        compute_plain<Scores>, compute_avx2<Scores>, compute_avx2<Scores>);
    compute_here(scores_, counts);
}

// Points still to be had from each state, `left` for states with three used boxes or more. Lanes
// beyond a row's length hold states that no game reaches; no lane within reads them.
struct Solver::Tables {
    RoundScores rounds;
    std::array<std::array<std::uint8_t, row_stride>, all_boxes + 1> left{};
    std::array<std::array<std::uint16_t, wide_lanes + max_rerolled>, wide_masks> wide_left{};

    // By used boxes and dice consumed.
    int at(Mask used, int position) const {
        const int count = std::popcount(used);
        const auto lane = static_cast<std::size_t>(position - first_position(count));
        return count <= wide_used ? wide_left[used][lane] : left[used][lane];
    }

    void compute(const Scenario& scenario);
    void compute_wide_row(Mask used);
};

namespace {

// The sets of all boxes but one, as bits 0 to 9, ordered by their size.
struct Others {
    std::array<std::uint16_t, 1u << (box_count - 1)> masks{};
    std::array<std::size_t, box_count + 1> begin{}; // where each size begins

    std::span<const std::uint16_t> of_size(int size) const {
        const auto s = static_cast<std::size_t>(size);
        return std::span(masks).subspan(begin[s], begin[s + 1] - begin[s]);
    }
};

constexpr Others others = [] {
    Others result;
    std::size_t next = 0;
    for (int size = 0; size < box_count; ++size) {
        result.begin[static_cast<std::size_t>(size)] = next;
        for (unsigned mask = 0; mask < result.masks.size(); ++mask)
            if (std::popcount(mask) == size)
                result.masks[next++] = static_cast<std::uint16_t>(mask);
    }
    result.begin[box_count] = next;
    return result;
}();

// The set of all boxes but `box` that `mask` stands for.
constexpr Mask without(int box, Mask mask) {
    const Mask below = (1u << box) - 1;
    return (mask & below) | (mask & ~below) << 1;
}

// Raises what is left in all states of `count` used boxes to what scoring `box` next gives.
template <class Tables>
ALEA_INLINE void score_next(Tables& tables, int count, int box) {
    for (int lane = 0; lane < row_length(count); lane += lane_count) {
        std::array<Lanes, max_rerolled + 1> gained;
        for (int r = 0; r <= max_rerolled; ++r)
            gained[static_cast<std::size_t>(r)] =
                load(tables.rounds.at(box, r, first_position(count) + lane));
        for (const Mask mask : others.of_size(count)) {
            const Mask used = without(box, mask);
            const std::uint8_t* const after = &tables.left[used | 1u << box][0] + lane;
            std::uint8_t* const here = &tables.left[used][0] + lane;
            Lanes best = load(here);
            for (std::size_t r = 0; r < gained.size(); ++r)
                best = greater(best, gained[r] + load(after + r));
            store(best, here);
        }
    }
}

template <class Tables>
ALEA_INLINE void compute_rows(Tables& tables) {
    for (auto& row : tables.left) row.fill(0);
    for (int count = box_count - 1; count > wide_used; --count)
        for (int box = 0; box < box_count; ++box) score_next(tables, count, box);
}

template <class Tables>
ALEA_AVX2 void compute_rows_avx2(Tables& tables) {
    compute_rows(tables);
}

template <class Tables>
void compute_rows_plain(Tables& tables) {
    compute_rows(tables);
}

template <class Left>
void take_better(std::array<std::uint16_t, wide_lanes>& best, const std::uint8_t* gained,
                 const Left* after) {
    for (std::size_t lane = 0; lane < best.size(); ++lane) {
        const auto points = static_cast<std::uint16_t>(gained[lane] + after[lane]);
        best[lane] = std::max(best[lane], points);
    }
}

} // namespace

void Solver::Tables::compute_wide_row(Mask used) {
    const int count = std::popcount(used);
    std::array<std::uint16_t, wide_lanes> best{};
    for (Mask open = all_boxes & ~used; open != 0; open &= open - 1) {
        const int box = std::countr_zero(open);
        const Mask next = used | 1u << box;
        for (int rerolled = 0; rerolled <= max_rerolled; ++rerolled) {
            const std::uint8_t* const gained = rounds.at(box, rerolled, first_position(count));
            if (count == wide_used)
                take_better(best, gained, &left[next][0] + rerolled);
            else
                take_better(best, gained, &wide_left[next][0] + rerolled);
        }
    }
    std::ranges::copy(best, wide_left[used].begin());
}

void Solver::Tables::compute(const Scenario& scenario) {
    rounds.compute(scenario);
    static const auto compute_rows_here = core::support::best_version(
        compute_rows_plain<Tables>, compute_rows_avx2<Tables>, compute_rows_avx2<Tables>);
    compute_rows_here(*this);
    for (Mask used = wide_masks; used-- > 0;)
        if (std::popcount(used) <= wide_used) compute_wide_row(used);
}

Solver::Solver() : tables_(std::make_unique<Tables>()) {}

Solver::~Solver() = default;

int Solver::best_total(const Scenario& scenario) {
    tables_->compute(scenario);
    return tables_->at(0, 0);
}

namespace {

// A round from the machine's next number on that re-rolls `rerolled` dice and scores `gained` in
// `box`; the caller knows that there is one.
Round find_round(const core::clairvoyant::Lcg& machine, int rerolled, Box box, int gained) {
    for (unsigned first = 0; first <= all_slots; ++first) {
        for (unsigned second = 0; second <= all_slots; ++second) {
            if (std::popcount(first) + std::popcount(second) != rerolled) continue;
            const Round round{{static_cast<Slots>(first), static_cast<Slots>(second)}, box};
            core::clairvoyant::Lcg rolls = machine;
            if (points(box, Roll::of(play_round(rolls, round).back())) == gained) return round;
        }
    }
    assert(false && "the scores of rounds are those of some round");
    return {};
}

} // namespace

Game Solver::best_game(const Scenario& scenario) {
    tables_->compute(scenario);
    Game game;
    core::clairvoyant::Lcg machine = scenario.machine();
    Mask used = 0;
    int position = 0;
    // The first box, then the fewest dice, that keeps the best total within reach.
    const auto choose = [&]() -> Round {
        for (int box = 0; box < box_count; ++box) {
            if ((used >> box & 1u) != 0) continue;
            for (int rerolled = 0; rerolled <= max_rerolled; ++rerolled) {
                const int gained = *tables_->rounds.at(box, rerolled, position);
                const int after = position + dice_count + rerolled;
                if (gained + tables_->at(used | 1u << box, after) != tables_->at(used, position))
                    continue;
                used |= 1u << box;
                position = after;
                return find_round(machine, rerolled, box_at(box), gained);
            }
        }
        assert(false && "some round leads to the best total");
        return {};
    };
    for (Round& round : game) {
        round = choose();
        play_round(machine, round);
    }
    return game;
}

} // namespace ai::clairvoyant
