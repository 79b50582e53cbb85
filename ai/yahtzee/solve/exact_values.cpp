#include "ai/yahtzee/solve/exact_values.h"

#include "core/yahtzee/position.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ai::yahtzee::solve {

using namespace core::dice;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

constinit const std::array<FixedInteger<max_numerator_limbs>, box_count + 1> denominators = [] {
    std::array<FixedInteger<max_numerator_limbs>, box_count + 1> powers;
    powers[0].limbs[0] = 1;
    for (std::size_t k = 1; k < powers.size(); ++k) {
        powers[k] = powers[k - 1];
        for (int i = 0; i < sixes_per_turn; ++i) powers[k] = multiply_add(powers[k], 6, {});
    }
    return powers;
}();

ScoringWays::ScoringWays(Rules rules, BoxSet open, bool yahtzee_bonus)
    : open_(open), yahtzee_bonus_(yahtzee_bonus) {
    constexpr std::uint8_t unknown = std::numeric_limits<std::uint8_t>::max();
    std::array<std::array<std::array<std::uint8_t, 2>, yahtzee_points + 1>, box_count> indices;
    for (auto& of_box : indices) of_box.fill({unknown, unknown});
    for (int r = 0; r < roll_count; ++r) {
        const Roll roll = Roll::at(r);
        const bool bonus = yahtzee_bonus && is_joker(open, roll);
        for (const Box box : legal_boxes(rules, open, roll)) {
            const int box_points = points(rules, open, roll, box);
            std::uint8_t& way = indices[static_cast<std::size_t>(index(box))]
                                       [static_cast<std::size_t>(box_points)][bonus ? 1 : 0];
            if (way == unknown) {
                way = static_cast<std::uint8_t>(ways_.size());
                ways_.push_back({box, box_points, bonus ? yahtzee_bonus_points : 0});
                assert(ways_.size() < unknown);
            }
            choices_.push_back(way);
        }
        starts_[static_cast<std::size_t>(r) + 1] = static_cast<std::uint32_t>(choices_.size());
    }
}

namespace {

constexpr std::size_t max_ways = std::numeric_limits<std::uint8_t>::max();

// 6^size, by the size of a keep.
constexpr std::array<Limb, dice_count + 1> scales{1, 6, 36, 216, 1296, 7776};

Keep keep_at(std::size_t index) { return Keep::at(static_cast<int>(index)); }
Limb scale_of(Keep keep) { return scales[static_cast<std::size_t>(keep.size())]; }

// The greatest of some numbers, found by their leading bits alone where these differ by more than
// they may be off. No branches: which one is greatest can't be predicted.
class Leader {
public:
    Leader(std::size_t index, Limb key, Limb key_error)
        : index_(index), key_(key), key_error_(key_error) {}

    void meet(std::size_t index, Limb key) {
        const Limb ahead = key - key_;
        // Both ahead and behind by key_error_ at most: ahead + key_error_ <= 2 * key_error_.
        is_close_ |= static_cast<unsigned>(ahead + key_error_ <= 2 * key_error_) &
                     static_cast<unsigned>(index != index_);
        const Limb mask = -static_cast<Limb>(key > key_);
        key_ += ahead & mask;
        index_ += (index - index_) & mask;
    }

    std::size_t index() const { return index_; }
    Limb key() const { return key_; }
    bool is_close() const { return is_close_ != 0; } // the numbers themselves must decide

private:
    std::size_t index_;
    Limb key_;
    Limb key_error_;
    unsigned is_close_ = 0;
};

template <std::size_t n>
class ExactTurn {
public:
    using Number = FixedInteger<n>;

    Number solve(const ScoringWays& ways, int upper_total, const NumeratorOf& numerator_of) {
        bits_ = numerator_bits(ways.open().size() - 1);
        score_rolls(ways, upper_total, numerator_of);
        for (int reroll = 0; reroll < rolls_per_turn - 1; ++reroll) {
            take_sums();
            take_best();
        }
        return sum_of_rolls();
    }

private:
    // Over the denominator of the states that follow.
    void score_rolls(const ScoringWays& ways, int upper_total, const NumeratorOf& numerator_of) {
        const CardState state{ways.open(), upper_total, ways.yahtzee_bonus()};
        const int next_open = ways.open().size() - 1;
        const Number one =
            Number::from(std::span(denominators[static_cast<std::size_t>(next_open)].limbs)
                             .first(numerator_limbs(next_open)));
        const int first_bit = std::max(0, bits_ - limb_bits);
        std::array<Number, max_ways> values;
        std::array<Limb, max_ways> keys;
        for (std::size_t i = 0; i < ways.ways().size(); ++i) {
            const ScoringWays::Way& way = ways.ways()[i];
            const Transition scored = fill(state, way.box, way.box_points);
            values[i] = multiply_add(one, static_cast<Limb>(scored.points + way.bonus_points),
                                     Number::from(numerator_of(scored.next)));
            keys[i] = bits_from(values[i], first_bit);
        }
        for (int r = 0; r < roll_count; ++r)
            sums_[static_cast<std::size_t>(first_roll_index + r)] =
                values[best_way(ways.of_roll(r), values, keys)];
    }

    static std::size_t best_way(std::span<const std::uint8_t> choices,
                                const std::array<Number, max_ways>& values,
                                const std::array<Limb, max_ways>& keys) {
        Leader leader(choices.front(), keys[choices.front()], 0);
        for (const std::size_t way : choices) leader.meet(way, keys[way]);
        std::size_t best = leader.index();
        if (leader.is_close())
            for (const std::size_t way : choices)
                if (values[way] > values[best]) best = way;
        return best;
    }

    // From whole rolls down to the empty keep: each is the sum over the six faces of one more die,
    // so a keep of s dice is over 6^(5-s) times the denominator of the rolls.
    void take_sums() {
        for (std::size_t i = first_roll_index; i-- > 0;) {
            const auto more = keep_at(i).larger();
            const std::array<const Limb*, face_count> terms{
                sums_[more[0]].limbs.data(), sums_[more[1]].limbs.data(),
                sums_[more[2]].limbs.data(), sums_[more[3]].limbs.data(),
                sums_[more[4]].limbs.data(), sums_[more[5]].limbs.data()};
            DoubleLimb sum = 0;
            for (std::size_t limb = 0; limb < n; ++limb) {
                for (const Limb* term : terms) sum += term[limb];
                sums_[i].limbs[limb] = static_cast<Limb>(sum);
                sum >>= limb_bits;
            }
            assert(sum == 0);
        }
    }

    // The best keep within each roll; its value becomes that of the roll. Keeps of s dice are
    // compared times 6^s, over 6^5 times the denominator that the rolls had.
    void take_best() {
        constexpr int bits_of_five_sixes = 13;
        bits_ += bits_of_five_sixes;
        const int first_bit = std::max(0, bits_ - limb_bits);
        const Limb key_error = first_bit == 0 ? 0 : scales.back();
        has_scaled_.fill(false);
        for (std::size_t i = 0; i < keep_count; ++i) {
            const Keep keep = keep_at(i);
            Leader leader(i, bits_from(sums_[i], first_bit) * scale_of(keep), key_error);
            for (const std::uint16_t smaller : keep.smaller())
                leader.meet(best_[smaller], best_keys_[smaller]);
            best_[i] = leader.is_close() ? compare_keeps(i) : leader.index();
            best_keys_[i] = leader.key();
        }
        for (std::size_t i = first_roll_index; i < keep_count; ++i) scaled(best_[i]);
        for (std::size_t i = first_roll_index; i < keep_count; ++i) sums_[i] = scaled_[best_[i]];
    }

    std::size_t compare_keeps(std::size_t keep) {
        std::size_t best = keep;
        for (const std::uint16_t smaller : keep_at(keep).smaller()) {
            const std::size_t other = best_[smaller];
            if (other != best && scaled(other) > scaled(best)) best = other;
        }
        return best;
    }

    const Number& scaled(std::size_t keep) {
        if (!has_scaled_[keep]) {
            scaled_[keep] = multiply_add(sums_[keep], scale_of(keep_at(keep)), Number{});
            has_scaled_[keep] = true;
        }
        return scaled_[keep];
    }

    // Over the 7,776 ways in which five fresh dice fall.
    Number sum_of_rolls() const {
        std::array<DoubleLimb, n> columns{};
        for (int r = 0; r < roll_count; ++r) {
            const auto permutations = static_cast<DoubleLimb>(Roll::at(r).permutations());
            const Number& number = sums_[static_cast<std::size_t>(first_roll_index + r)];
            for (std::size_t i = 0; i < n; ++i) columns[i] += permutations * number.limbs[i];
        }
        Number total;
        DoubleLimb carry = 0;
        for (std::size_t i = 0; i < n; ++i) {
            carry += columns[i];
            total.limbs[i] = static_cast<Limb>(carry);
            carry >>= limb_bits;
        }
        assert(carry == 0);
        return total;
    }

    int bits_ = 0; // that no number exceeds, in the present denominator
    std::array<Number, keep_count> sums_;
    std::array<Number, keep_count> scaled_;
    std::array<bool, keep_count> has_scaled_;
    std::array<std::size_t, keep_count> best_; // keep within each keep
    std::array<Limb, keep_count> best_keys_;
};

template <std::size_t n>
void solve_with(const ScoringWays& ways, int upper_total, const NumeratorOf& numerator_of,
                std::span<Limb> out) {
    ExactTurn<n> turn;
    std::ranges::copy(turn.solve(ways, upper_total, numerator_of).limbs, out.begin());
}

using SolveFunction = void (*)(const ScoringWays&, int, const NumeratorOf&, std::span<Limb>);

// One for each number of limbs, from 1.
constexpr auto solve_functions = []<std::size_t... i>(std::index_sequence<i...>) {
    return std::array<SolveFunction, sizeof...(i)>{&solve_with<i + 1>...};
}
(std::make_index_sequence<max_numerator_limbs>{});

constexpr double rounding_bound = 1e-14; // of ExactValues::points()

std::size_t group(BoxSet open, bool yahtzee_bonus) {
    return std::size_t{open.bits()} * 2 + (yahtzee_bonus ? 1 : 0);
}

bool is_within(BoxSet open, BoxSet within) { return (open & within) == open; }

// Calls visit(state) for every state that some play reaches with these open boxes, in the order of
// list_states().
template <class Visit>
void for_each_state(BoxSet open, Visit visit) {
    for (int total = 0; total < upper_total_count; ++total)
        for (const bool yahtzee_bonus : {false, true})
            if (const CardState state{open, total, yahtzee_bonus}; is_reachable(state))
                visit(state);
}

long double to_long_double(std::span<const Limb> number) {
    long double value = 0;
    for (std::size_t i = number.size(); i-- > 0;)
        value = std::ldexp(value, limb_bits) + static_cast<long double>(number[i]);
    return value;
}

} // namespace

void solve_exact_turn(const ScoringWays& ways, int upper_total, const NumeratorOf& numerator_of,
                      std::span<Limb> out) {
    assert(!ways.open().empty());
    assert(out.size() == numerator_limbs(ways.open().size()));
    solve_functions[out.size() - 1](ways, upper_total, numerator_of, out);
}

ExactValues::ExactValues(Rules rules, BoxSet within) : rules_(rules), starts_(2u << box_count) {
    std::size_t size = 0;
    for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
        const BoxSet open = BoxSet::from_bits(bits);
        if (!is_within(open, within)) continue;
        for (const bool yahtzee_bonus : {false, true}) {
            starts_[group(open, yahtzee_bonus)] = static_cast<std::uint32_t>(size);
            if (yahtzee_bonus && open.contains(Box::yahtzee)) continue;
            size +=
                static_cast<std::size_t>(max_upper_total(open) + 1) * numerator_limbs(open.size());
        }
    }
    limbs_.resize(size);
}

std::size_t ExactValues::position(const CardState& state) const {
    return starts_[group(state.open, state.yahtzee_bonus)] +
           static_cast<std::size_t>(state.upper_total) * numerator_limbs(state.open.size());
}

long double ExactValues::points(const CardState& state) const {
    const auto& denominator = denominators[static_cast<std::size_t>(state.open.size())];
    return to_long_double(numerator(state)) / to_long_double(denominator.limbs);
}

SharedExactValues solve_exact(Rules rules, const SolveOptions& options) {
    const auto exact = std::make_shared<ExactValues>(rules, options.within);
    const NumeratorOf numerator_of = [&known = std::as_const(*exact)](const CardState& state) {
        return known.numerator(state);
    };
    const bool done = for_each_open_set(options, [&](BoxSet open) {
        if (open.empty()) return; // nothing is to come
        const std::array<ScoringWays, 2> ways{ScoringWays(rules, open, false),
                                              ScoringWays(rules, open, true)};
        for_each_state(open, [&](const CardState& state) {
            solve_exact_turn(ways[state.yahtzee_bonus ? 1 : 0], state.upper_total, numerator_of,
                             exact->numerator(state));
        });
    });
    return done ? exact : nullptr;
}

double max_difference(const Values& values, const ExactValues& exact, BoxSet within) {
    long double greatest = 0;
    for_each_reachable_state(within, [&](const CardState& state) {
        const long double difference =
            static_cast<long double>(values.points(state)) - exact.points(state);
        greatest = std::max(greatest, std::abs(difference));
    });
    return static_cast<double>(greatest) + rounding_bound;
}

std::string to_decimal(std::span<const Limb> number) {
    constexpr Limb chunk = 10'000'000'000'000'000'000u;
    constexpr int chunk_digits = 19;
    std::vector<Limb> left(number.begin(), number.end());
    std::string digits; // the least first
    while (true) {
        while (!left.empty() && left.back() == 0) left.pop_back();
        if (left.empty()) break;
        DoubleLimb remainder = 0;
        for (std::size_t i = left.size(); i-- > 0;) {
            remainder = remainder << limb_bits | left[i];
            left[i] = static_cast<Limb>(remainder / chunk);
            remainder %= chunk;
        }
        auto part = static_cast<Limb>(remainder);
        for (int i = 0; i < chunk_digits; ++i, part /= 10)
            digits += static_cast<char>('0' + part % 10);
    }
    while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
    if (digits.empty()) return "0";
    return {digits.rbegin(), digits.rend()};
}

void for_each_reachable_state(BoxSet within, const std::function<void(const CardState&)>& visit) {
    for (unsigned filled = 0; filled < 1u << box_count; ++filled) {
        const BoxSet open = BoxSet::from_bits(BoxSet::all().bits() & ~filled);
        if (is_within(open, within)) for_each_state(open, visit);
    }
}

std::string columns_of(const CardState& state, char separator) {
    const unsigned filled = BoxSet::all().bits() & ~state.open.bits();
    const int yahtzee = state.open.contains(Box::yahtzee) ? 0 : state.yahtzee_bonus ? 2 : 1;
    return std::to_string(filled) + separator + std::to_string(state.upper_total) + separator +
           std::to_string(yahtzee);
}

void list_states(const ExactValues& exact, BoxSet within,
                 const std::function<void(const std::string& line)>& visit) {
    for_each_reachable_state(within, [&](const CardState& state) {
        visit(columns_of(state, ' ') + ' ' + to_decimal(exact.numerator(state)) + '\n');
    });
}

} // namespace ai::yahtzee::solve
