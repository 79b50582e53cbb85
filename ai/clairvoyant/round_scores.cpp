#include "ai/clairvoyant/round_scores.h"

#include "ai/clairvoyant/lanes.h"

namespace ai::clairvoyant {

using namespace core::clairvoyant;
using core::dice::dice_count;
using core::dice::face_count;

namespace {

constexpr int computed_positions = (position_count + lane_count - 1) / lane_count * lane_count;
constexpr std::size_t stream_length = computed_positions + max_dice_per_round;
static_assert(computed_positions <= RoundScores::padded_positions);

using FaceLanes = std::array<Lanes, face_count>;

// How often each face occurs among the first n dice, modulo 256: differences are what is read.
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

// What a round that re-rolls `first` and then `second` dice can choose from.
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

// What it takes to end with exactly `target` dice of a face, as one number: how many of them must
// come from the first roll, plus `per_last` for each of the last dice, plus `never` if it can't be.
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

} // namespace

void RoundScores::compute(const Scenario& scenario) {
    scores_ = {};
    const FaceCounts counts(scenario.machine());
    static const auto compute_here = core::support::best_version(
        compute_plain<Scores>, compute_avx2<Scores>, compute_avx2<Scores>);
    compute_here(scores_, counts);
}

} // namespace ai::clairvoyant
