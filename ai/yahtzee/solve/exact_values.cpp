#include "ai/yahtzee/solve/exact_values.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

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

void list_states(const ExactValues& exact, BoxSet within,
                 const std::function<void(const std::string& line)>& visit) {
    for_each_reachable_state(within, [&](const CardState& state) {
        const unsigned filled = BoxSet::all().bits() & ~state.open.bits();
        const int yahtzee = state.open.contains(Box::yahtzee) ? 0 : state.yahtzee_bonus ? 2 : 1;
        visit(std::to_string(filled) + ' ' + std::to_string(state.upper_total) + ' ' +
              std::to_string(yahtzee) + ' ' + to_decimal(exact.numerator(state)) + '\n');
    });
}

} // namespace ai::yahtzee::solve
