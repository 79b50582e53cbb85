#include "tests/tools/experiments/basic_evaluator.h"

#include "core/yahtzee/legality.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <bit>

namespace tests::page_search {

using namespace core::dice;
using namespace core::yahtzee;
using namespace ai::yahtzee::basic;
using ai::yahtzee::state::CardState;

namespace {

constexpr int upper_outcomes = 36;        // face, count
constexpr int fifty = upper_outcomes + 7; // the Yahtzee box with 50
constexpr int points_outcome = fifty + 1; // mean points, bonuses apart
constexpr int joker_outcome = fifty + 2;  // probability of a joker
constexpr int states_per_mask = 2 * 64;

int class_of(const CardState& state) {
    if (holds(Bonus::lost, state)) return 0;
    if (holds(Bonus::behind, state)) return 1;
    return holds(Bonus::alive, state) ? 2 : 3;
}

bool is_alive(int group) { return group % bonus_classes == 1 || group % bonus_classes == 2; }

int outcome_of(Box box, int points) {
    if (is_upper(box)) return (face_of(box) - 1) * 6 + points / face_of(box);
    if (box == Box::yahtzee && points == yahtzee_points) return fifty;
    return upper_outcomes + index(box) - upper_box_count;
}

// Spreads the probability of every keep over the rolls that follow.
void spread(std::array<double, keeps>& mass) {
    for (int k = 0; k < first_roll; ++k) {
        const double share = mass[u(k)] / 6;
        if (share == 0) continue;
        for (const std::uint16_t larger : Keep::at(k).larger()) mass[larger] += share;
    }
}

// Averages the values of whole rolls over re-rolls.
void average(float* value) {
    for (int k = first_roll; k-- > 0;) {
        float sum = 0;
        for (const std::uint16_t larger : Keep::at(k).larger()) sum += value[larger];
        value[k] = sum / 6;
    }
}

} // namespace

FitTable::FitTable(const Rule& rule) {
    for (int r = 0; r < rolls; ++r) {
        const auto ways = fits(rule, Roll::at(r));
        for (unsigned open = 0; open < 64; ++open) {
            keep[open][u(r)] = no_fit;
            for (const Fit& fit : ways) {
                if (!allows(rule, BoxSet::from_bits(open), fit.face)) continue;
                keep[open][u(r)] = static_cast<std::uint16_t>(fit.kept.index());
                break;
            }
        }
    }
}

BasicEvaluator::BasicEvaluator()
    : used_(group_count),
      example_(group_count),
      states_(group_count),
      second_(at(group_count, rolls)),
      final_(at(group_count, rolls)),
      box_(at(masks * 2, rolls)),
      outcome_(at(group_count, outcomes)),
      value_(at(masks, states_per_mask)),
      reach_(at(masks, states_per_mask)),
      weight_(group_count) {
    for (int r = 0; r < rolls; ++r) first_[u(r)] = static_cast<float>(Roll::at(r).probability());
    for (unsigned mask = 1; mask < masks; ++mask) {
        masks_by_size_.push_back(static_cast<int>(mask));
        for (int upper = 0; upper < 64; ++upper) {
            for (const bool bonus : {false, true}) {
                const CardState state{BoxSet::from_bits(mask), upper, bonus};
                if (!ai::yahtzee::state::is_reachable(state)) continue;
                const auto group = static_cast<int>(mask) * bonus_classes + class_of(state);
                used_[u(group)] = true;
                example_[u(group)] = state;
                states_[u(group)].push_back(static_cast<std::uint16_t>(upper * 2 + bonus));
            }
        }
    }
    std::ranges::sort(masks_by_size_, {}, [](int mask) {
        return std::pair(std::popcount(static_cast<unsigned>(mask)), mask);
    });
}

KeepPolicy BasicEvaluator::policy_of(const std::vector<Rule>& rules) const {
    KeepPolicy policy{std::vector<std::uint16_t>(at(group_count, 2 * rolls)),
                      std::vector<std::uint8_t>(at(group_count, 2 * rolls))};
    std::vector<FitTable> tables(rules.begin(), rules.end());
    std::array<std::uint16_t, rolls> usual;
    for (int r = 0; r < rolls; ++r)
        usual[u(r)] = static_cast<std::uint16_t>(most_frequent(Roll::at(r)).index());
    std::vector<std::pair<std::uint8_t, const std::uint16_t*>> active;
    for (int group = 0; group < group_count; ++group) {
        if (!used_[u(group)]) continue;
        const CardState& state = example_[u(group)];
        for (int n = 1; n <= 2; ++n) {
            active.clear();
            for (std::size_t i = 0; i < rules.size(); ++i)
                if (std::ranges::all_of(rules[i].when,
                                        [&](const auto& c) { return holds(c, state, n); }))
                    active.emplace_back(i, tables[i].keep[state.open.bits() & 63].data());
            const std::size_t base = at(group * 2 + n - 1, rolls);
            for (std::size_t r = 0; r < rolls; ++r) {
                std::uint16_t keep = usual[r];
                auto slot = static_cast<std::uint8_t>(rules.size());
                for (const auto& [i, fit] : active) {
                    if (fit[r] == no_fit) continue;
                    keep = fit[r];
                    slot = i;
                    break;
                }
                policy.keep[base + r] = keep;
                policy.slot[base + r] = slot;
            }
        }
    }
    return policy;
}

void BasicEvaluator::play_keeps(const KeepPolicy& policy) {
    std::array<double, keeps> mass;
    for (int group = 0; group < group_count; ++group) {
        if (!used_[u(group)]) continue;
        mass.fill(0);
        const std::uint16_t* keep = &policy.keep[at(group * 2, rolls)];
        for (int r = 0; r < rolls; ++r) mass[keep[r]] += Roll::at(r).probability();
        std::array<double, rolls> stopped;
        for (int r = 0; r < rolls; ++r) stopped[u(r)] = std::exchange(mass[u(first_roll + r)], 0);
        spread(mass);
        std::array<double, keeps> next{};
        keep += rolls;
        for (int r = 0; r < rolls; ++r) {
            second_[at(group, rolls) + u(r)] = static_cast<float>(mass[u(first_roll + r)]);
            next[keep[r]] += mass[u(first_roll + r)];
        }
        spread(next);
        for (int r = 0; r < rolls; ++r)
            final_[at(group, rolls) + u(r)] = stopped[u(r)] + next[u(first_roll + r)];
    }
}

void BasicEvaluator::choose_boxes(const Strategy& strategy) {
    static constexpr Rules forced{};
    const auto value = [&](Box box, int points, bool alive) {
        double above = points;
        if (strategy.worths_number > 0) above -= strategy.worths[u(index(box))];
        if (alive && strategy.par && strategy.worths_number > 0 && is_upper(box))
            above += strategy.par->factor * (points - 3 * face_of(box));
        return above;
    };
    std::array<std::array<std::array<double, box_count>, rolls>, 2> values;
    for (int alive = 0; alive < 2; ++alive)
        for (int r = 0; r < rolls; ++r)
            for (const Box box : all_boxes)
                values[u(alive)][u(r)][u(index(box))] =
                    value(box, base_score(box, Roll::at(r)), alive != 0);
    for (int key = 2; key < masks * 2; ++key) {
        const BoxSet open = BoxSet::from_bits(static_cast<unsigned>(key) / 2);
        for (int r = 0; r < rolls; ++r) {
            const Roll roll = Roll::at(r);
            const bool joker = is_joker(open, roll);
            double best = -1e9;
            int chosen = -1;
            for (const Box box : joker ? legal_boxes(forced, open, roll) : open) {
                const double v = joker ? value(box, points(forced, open, roll, box), key % 2 != 0)
                                       : values[u(key % 2)][u(r)][u(index(box))];
                if (v <= best) continue;
                best = v;
                chosen = index(box);
            }
            if (joker && strategy.joker)
                for (const Box box : strategy.joker->boxes)
                    if (legal_boxes(forced, open, roll).contains(box)) {
                        chosen = index(box);
                        break;
                    }
            box_[at(key, rolls) + u(r)] = static_cast<std::uint8_t>(chosen);
        }
    }
}

int BasicEvaluator::box_of(int group, int roll) const {
    return box_[at(group / bonus_classes * 2 + is_alive(group), rolls) + u(roll)];
}

void BasicEvaluator::enter_outcomes(int group) {
    double* outcome = &outcome_[at(group, outcomes)];
    std::fill_n(outcome, outcomes, 0.0);
    const BoxSet open = example_[u(group)].open;
    for (int r = 0; r < rolls; ++r) {
        // Every roll gets an outcome, so that a change which first leads to it finds its value.
        const double p = std::max(final_[at(group, rolls) + u(r)], 1e-30);
        const Roll roll = Roll::at(r);
        const Box box = box_at(box_of(group, r));
        const int scored = points({}, open, roll, box);
        outcome[outcome_of(box, scored)] += p;
        outcome[points_outcome] += p * scored;
        if (is_joker(open, roll)) outcome[joker_outcome] += p;
    }
}

// Calls use(outcome, probability, next state, bonus points).
template <class Use>
void BasicEvaluator::for_each_next(int group, int upper, int yahtzee, Use use) const {
    const double* outcome = &outcome_[at(group, outcomes)];
    const int mask = group / bonus_classes;
    const auto next = [&](int box, int total, int bonus) {
        return at(mask & ~(1 << box), states_per_mask) + u(total * 2 + bonus);
    };
    for (int box = 0; box < box_count; ++box) {
        if (!(mask >> box & 1)) continue;
        if (box >= upper_box_count) {
            const int i = upper_outcomes + box - upper_box_count;
            if (outcome[i] > 0) use(i, outcome[i], next(box, upper, yahtzee), 0);
            continue;
        }
        for (int count = 0; count <= dice_count; ++count) {
            const int i = box * 6 + count;
            if (outcome[i] == 0) continue;
            const int total = std::min(upper + count * (box + 1), upper_bonus_threshold);
            const bool earned = upper < upper_bonus_threshold && total == upper_bonus_threshold;
            use(i, outcome[i], next(box, total, yahtzee), earned ? upper_bonus_points : 0);
        }
    }
    if (outcome[fifty] > 0) use(fifty, outcome[fifty], next(index(Box::yahtzee), upper, 1), 0);
}

double BasicEvaluator::solve() {
    for (const int mask : masks_by_size_) {
        for (int c = 0; c < bonus_classes; ++c) {
            const int group = mask * bonus_classes + c;
            const double* outcome = &outcome_[at(group, outcomes)];
            for (const std::uint16_t state : states_[u(group)]) {
                double value = outcome[points_outcome];
                if (state % 2) value += yahtzee_bonus_points * outcome[joker_outcome];
                for_each_next(group, state / 2, state % 2,
                              [&](int, double p, std::size_t next, int bonus) {
                                  value += p * (bonus + value_[next]);
                              });
                value_[at(mask, states_per_mask) + state] = value;
            }
        }
    }
    return value_[at(masks - 1, states_per_mask)];
}

double BasicEvaluator::mean(const Strategy& strategy) {
    policy_ = policy_of(strategy.rules);
    play_keeps(policy_);
    return mean_with_boxes(strategy);
}

double BasicEvaluator::mean_with_boxes(const Strategy& strategy) {
    choose_boxes(strategy);
    for (int group = 0; group < group_count; ++group)
        if (used_[u(group)]) enter_outcomes(group);
    return solve();
}

void BasicEvaluator::pass_forward() {
    std::ranges::fill(reach_, 0);
    std::ranges::fill(weight_, 0);
    reach_[at(masks - 1, states_per_mask)] = 1;
    for (auto mask = masks_by_size_.rbegin(); mask != masks_by_size_.rend(); ++mask) {
        for (int c = 0; c < bonus_classes; ++c) {
            const int group = *mask * bonus_classes + c;
            for (const std::uint16_t state : states_[u(group)]) {
                const double here = reach_[at(*mask, states_per_mask) + state];
                if (here == 0) continue;
                weight_[u(group)] += here;
                for_each_next(
                    group, state / 2, state % 2,
                    [&](int, double p, std::size_t next, int) { reach_[next] += p * here; });
            }
        }
    }
}

// Averages over the states of the group, as often as each is reached.
void BasicEvaluator::enter_keep_values(int group) {
    const int mask = group / bonus_classes;
    const BoxSet open = example_[u(group)].open;
    std::array<double, outcomes> next_value{};
    double bonus_share = 0;
    for (const std::uint16_t state : states_[u(group)]) {
        const double here = reach_[at(mask, states_per_mask) + state] / weight_[u(group)];
        if (here == 0) continue;
        if (state % 2) bonus_share += here;
        for_each_next(group, state / 2, state % 2, [&](int i, double, std::size_t next, int bonus) {
            next_value[u(i)] += here * (bonus + value_[next]);
        });
    }
    float* second = &value2_[at(group, keeps)];
    float* first = &value1_[at(group, keeps)];
    for (int r = 0; r < rolls; ++r) {
        const Roll roll = Roll::at(r);
        const Box box = box_at(box_of(group, r));
        const int scored = points({}, open, roll, box);
        double value = scored + next_value[u(outcome_of(box, scored))];
        if (is_joker(open, roll)) value += yahtzee_bonus_points * bonus_share;
        second[first_roll + r] = static_cast<float>(value);
    }
    average(second);
    const std::uint16_t* keep = &policy_.keep[at(group * 2 + 1, rolls)];
    for (int r = 0; r < rolls; ++r) first[first_roll + r] = second[keep[r]];
    average(first);
    std::copy_n(second + first_roll, rolls, first + first_roll); // a stop
}

void BasicEvaluator::prepare_changes() {
    value1_.resize(at(group_count, keeps));
    value2_.resize(at(group_count, keeps));
    pass_forward();
    for (int group = 0; group < group_count; ++group)
        if (weight_[u(group)] > 0) enter_keep_values(group);
}

} // namespace tests::page_search
