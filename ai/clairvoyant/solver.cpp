#include "ai/clairvoyant/solver.h"

#include "ai/clairvoyant/lanes.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>

namespace ai::clairvoyant {

using namespace core::clairvoyant;
using core::dice::dice_count;
using core::dice::Roll;

namespace {

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
