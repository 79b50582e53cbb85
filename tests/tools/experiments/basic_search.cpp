#include "tests/tools/experiments/basic_search.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <string>
#include <tuple>

namespace tests::page_search {

using namespace core::dice;
using namespace core::yahtzee;
using namespace ai::yahtzee::basic;

namespace {

using P = Pattern::Kind;
using C = Condition::Kind;
using K = Keeping::Kind;

constexpr std::size_t max_slots = 32;
constexpr unsigned all_bits = masks - 1;

// One column of gains: for each group and roll number.
using Column = std::vector<float>;
using Rows = std::array<float, max_slots>;

struct Table {
    const BasicEvaluator& evaluator;
    const std::vector<int>& groups;
    std::vector<Rows> rows; // two for each group

    bool satisfies(std::size_t row, const Condition& condition) const {
        return holds(condition, evaluator.example(groups[row / 2]), static_cast<int>(row % 2) + 1);
    }
};

struct Choice {
    std::vector<Condition> when;
    double gain;
};

double price_of(const Condition& condition) {
    const int boxes = condition.boxes.size();
    return 0.03 + 0.015 * std::max(0, boxes - 1);
}

// The gains of every insertion of the pattern, summed from each slot to the last.
void enter_rows(Table& table, const KeepPolicy& policy, const FitTable& fit, std::size_t slots) {
    std::array<std::vector<std::pair<std::uint8_t, std::uint16_t>>, 64> fitting;
    for (std::size_t open = 0; open < 64; ++open)
        for (int r = 0; r < rolls; ++r)
            if (fit.keep[open][u(r)] != no_fit) fitting[open].emplace_back(r, fit.keep[open][u(r)]);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const int group = table.groups[row / 2];
        const int n = static_cast<int>(row % 2) + 1;
        const float* value = table.evaluator.keep_value(group, n);
        const float* probability = table.evaluator.roll_probability(group, n);
        const auto weight = static_cast<float>(table.evaluator.weight(group));
        const std::size_t base = (u(group) * 2 + row % 2) * rolls;
        Rows& gains = table.rows[row];
        gains.fill(0);
        for (const auto& [r, keep] : fitting[u(group) / bonus_classes & 63])
            gains[policy.slot[base + r]] +=
                probability[r] * (value[keep] - value[policy.keep[base + r]]);
        for (std::size_t slot = slots; slot-- > 0;) gains[slot] += gains[slot + 1];
        for (std::size_t slot = 0; slot <= slots; ++slot) gains[slot] *= weight;
    }
}

template <class Use>
void for_each_set(int size, Use use) {
    for (unsigned set = 1; set <= all_bits; ++set)
        if (std::popcount(set) == size) use(set);
}

const std::vector<unsigned>& sets_of(int size) {
    static const auto sets = [] {
        std::array<std::vector<unsigned>, 5> lists;
        for (int n = 1; n <= 4; ++n)
            for_each_set(n, [&](unsigned set) { lists[u(n)].push_back(set); });
        return lists;
    }();
    return sets[u(size)];
}

constexpr std::array bonuses{Bonus::earned, Bonus::lost, Bonus::alive, Bonus::on_par,
                             Bonus::behind};

// The best conditions to add for a column, each alone.
std::vector<Choice> best_terms(const Table& table, const Column& column, std::size_t count) {
    std::vector<float> above(masks), below(masks);
    std::array<double, 2> by_roll{};
    std::array<double, bonus_classes> by_class{};
    for (std::size_t row = 0; row < column.size(); ++row) {
        const int group = table.groups[row / 2];
        above[u(group / bonus_classes)] += column[row];
        by_roll[row % 2] += column[row];
        by_class[u(group % bonus_classes)] += column[row];
    }
    const double total = by_roll[0] + by_roll[1];
    below = above;
    for (unsigned bit = 1; bit <= all_bits; bit *= 2)
        for (unsigned mask = 0; mask <= all_bits; ++mask)
            if (mask & bit)
                below[mask] += below[mask ^ bit];
            else
                above[mask] += above[mask | bit];
    std::vector<Choice> found;
    const auto offer = [&](const Condition& condition, double gain) {
        gain -= price_of(condition);
        if (found.size() == count && gain <= found.back().gain) return;
        if (found.size() == count) found.pop_back();
        const auto place =
            std::ranges::find_if(found, [&](const auto& c) { return c.gain < gain; });
        found.insert(place, {{condition}, gain});
    };
    for (int size = 1; size <= 4; ++size) {
        for (const unsigned set : sets_of(size)) {
            const BoxSet boxes = BoxSet::from_bits(set);
            if (size <= 2) offer({C::open, boxes}, above[set]);
            if (size <= 3) offer({C::filled, boxes}, below[all_bits ^ set]);
            if (size >= 2) offer({C::any_open, boxes}, total - below[all_bits ^ set]);
        }
    }
    for (const int n : {1, 2}) offer({C::roll, {}, n}, by_roll[u(n - 1)]);
    const auto& c = by_class;
    const std::array sums{c[3], c[0], c[1] + c[2], c[2] + c[3], c[1]};
    for (std::size_t i = 0; i < bonuses.size(); ++i) offer({C::bonus, {}, 0, bonuses[i]}, sums[i]);
    return found;
}

Column filtered(const Table& table, Column column, const Condition& condition) {
    for (std::size_t row = 0; row < column.size(); ++row)
        if (column[row] != 0 && !table.satisfies(row, condition)) column[row] = 0;
    return column;
}

double sum(const Column& column) { return std::accumulate(column.begin(), column.end(), 0.0); }

// The best conjunction of up to `depth` further conditions.
Choice best_conditions(const Table& table, const Column& column, int depth, std::size_t width) {
    Choice best{{}, sum(column)};
    if (depth == 0) return best;
    for (const Choice& first : best_terms(table, column, width)) {
        if (depth == 1) {
            if (first.gain > best.gain) best = first;
            break;
        }
        Choice rest = best_conditions(table, filtered(table, column, first.when[0]), depth - 1,
                                      std::max<std::size_t>(1, width / 2));
        rest.gain -= price_of(first.when[0]);
        rest.when.insert(rest.when.begin(), first.when[0]);
        if (rest.gain > best.gain) best = rest;
    }
    return best;
}

// An upper bound of the gain of the insertion at the slot, whatever the conditions.
double bound(const Table& table, std::size_t slot) {
    double sum = 0;
    for (const Rows& row : table.rows) sum += static_cast<double>(std::max(row[slot], 0.0F));
    return sum;
}

} // namespace

double price(const Rule& rule) {
    double sum = 0;
    for (const Condition& condition : rule.when) sum += price_of(condition);
    if (rule.when.size() > 2) sum += 0.05;
    return sum + (rule.faces.empty() ? 0 : 0.02);
}

double price(const std::vector<Rule>& rules) {
    double sum = 0;
    std::map<std::tuple<int, int, int>, int> uses; // of each term
    for (const Rule& rule : rules) {
        sum += price(rule);
        std::map<std::tuple<int, int, int>, int> here;
        here[{0, static_cast<int>(rule.pattern.kind), rule.pattern.gaps}] = 1;
        here[{2, static_cast<int>(rule.keep.kind == K::face ? K::pattern : rule.keep.kind), 0}] = 1;
        for (const Condition& c : rule.when)
            here[{1, static_cast<int>(c.kind),
                  c.kind == C::bonus ? static_cast<int>(c.bonus) : 0}] = 1;
        for (const auto& [term, one] : here) uses[term] += one;
    }
    for (const auto& [term, count] : uses) sum += count == 1 ? 0.06 : 0;
    return sum;
}

std::vector<Rule> vocabulary() {
    static constexpr std::array<Faces, 15> orders{
        Faces{},   {6},    {5},          {4},       {3},       {2},          {1},      {6, 5},
        {6, 5, 4}, {5, 4}, {6, 5, 4, 3}, {5, 6, 4}, {5, 4, 6}, {5, 4, 6, 3}, {1, 2, 3}};
    std::vector<Rule> rules;
    for (int count = 1; count <= 5; ++count)
        for (const Faces& order : orders)
            for (const int face : {0, 1, 2}) {
                std::vector<Condition> when;
                if (face) when.push_back({face == 1 ? C::face_open : C::face_filled});
                rules.push_back({0, {P::alike, count}, when, {K::face}, order});
                if (count >= 3 && count < 5 && order.empty())
                    rules.push_back({0, {P::alike, count}, when, {K::stop}, order});
                if (count == 3 && (order.empty() || order == Faces{6} || order == Faces{6, 5} ||
                                   order == Faces{6, 5, 4}))
                    for (const auto keep : {K::face, K::stop})
                        rules.push_back({0, {P::full_house}, when, {keep}, order});
            }
    for (const auto keep : {K::pattern, K::higher_pair, K::stop})
        rules.push_back({0, {P::two_pairs}, {}, {keep}});
    for (const int length : {3, 4, 5})
        for (const int gaps : {0, 1})
            for (const auto keep : {K::pattern, K::stop})
                if (length + gaps <= 5 && (length > 3 || keep != K::stop))
                    rules.push_back({0, {P::run, length, gaps}, {}, {keep}});
    for (unsigned set = 1; set < 64; ++set) {
        Faces faces;
        for (int face = 1; face <= face_count; ++face)
            if (set >> (face - 1) & 1u) faces.push_back(face);
        if (std::popcount(set) >= 2 && std::popcount(set) <= 4)
            rules.push_back({0, {P::dice, 0, 0, faces}, {}, {K::pattern}});
        if (std::popcount(set) <= 4) rules.push_back({0, {P::any}, {}, {K::faces, faces}});
    }
    rules.push_back({0, {P::any}, {}, {K::nothing}});
    rules.push_back({0, {P::any}, {}, {K::stop}});
    return rules;
}

std::vector<Rule> edits_of(const Rule& rule) {
    Rule bare = rule;
    std::erase_if(bare.when, [](const Condition& condition) {
        return condition.kind != C::face_open && condition.kind != C::face_filled;
    });
    std::vector<Rule> edits{bare};
    if (rule.pattern.kind != P::alike && rule.pattern.kind != P::full_house) return edits;
    std::vector<int> faces(bare.faces.begin(), bare.faces.end());
    if (faces.empty()) faces = {6, 5, 4, 3, 2, 1};
    const auto add = [&](const std::vector<int>& order) {
        Rule& edited = edits.emplace_back(bare);
        edited.faces = {};
        for (const int face : order) edited.faces.push_back(face);
    };
    for (std::size_t i = 0; i < faces.size(); ++i) {
        auto order = faces;
        if (i > 0) std::swap(order[i], order[i - 1]);
        add(order);
        order = faces;
        order.erase(order.begin() + static_cast<std::ptrdiff_t>(i));
        if (!order.empty()) add(order);
    }
    for (int face = 1; face <= face_count; ++face) {
        if (std::ranges::find(faces, face) != faces.end()) continue;
        for (std::size_t at = 0; at <= faces.size(); ++at) {
            auto order = faces;
            order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), face);
            add(order);
        }
    }
    return edits;
}

std::vector<int> heaviest_groups(const BasicEvaluator& evaluator, double share) {
    std::vector<int> groups;
    double total = 0;
    for (int group = 0; group < group_count; ++group) {
        if (!evaluator.is_used(group)) continue;
        groups.push_back(group);
        total += evaluator.weight(group);
    }
    std::ranges::sort(groups, std::greater(), [&](int group) { return evaluator.weight(group); });
    double sum = 0;
    std::size_t size = 0;
    while (size < groups.size() && sum < share * total) sum += evaluator.weight(groups[size++]);
    groups.resize(size);
    return groups;
}

double keep_total(const BasicEvaluator& evaluator, const KeepPolicy& policy,
                  const std::vector<int>& groups) {
    double total = 0;
    for (const int group : groups) {
        double here = 0;
        for (int n = 1; n <= 2; ++n) {
            const float* value = evaluator.keep_value(group, n);
            const float* probability = evaluator.roll_probability(group, n);
            const std::uint16_t* keep = &policy.keep[(u(group) * 2 + u(n - 1)) * rolls];
            for (std::size_t r = 0; r < rolls; ++r)
                here += static_cast<double>(probability[r] * value[keep[r]]);
        }
        total += here * evaluator.weight(group);
    }
    return total;
}

std::vector<Proposal> proposals(const BasicEvaluator& evaluator, const std::vector<Rule>& rules,
                                const std::vector<Rule>& patterns, const std::vector<int>& groups,
                                std::size_t count, double least) {
    const KeepPolicy policy = evaluator.policy_of(rules);
    Table table{evaluator, groups, std::vector<Rows>(groups.size() * 2)};
    std::vector<Proposal> found;
    Column column(table.rows.size());
    for (const Rule& pattern : patterns) {
        enter_rows(table, policy, FitTable(pattern), rules.size());
        double last = -1;
        for (std::size_t slot = 0; slot <= rules.size(); ++slot) {
            const double most = bound(table, slot) - price(pattern);
            if (most <= least || most == last) continue; // the same insertion
            last = most;
            for (std::size_t row = 0; row < column.size(); ++row)
                column[row] = table.rows[row][slot];
            Choice choice = best_conditions(table, column, 1, 1);
            // Further conditions: if there is something to gain by them.
            if (choice.gain > least - 0.5 * (most - choice.gain))
                choice = best_conditions(table, column, 3, 4);
            Proposal proposal{pattern, slot, choice.gain - price(pattern)};
            if (proposal.gain <= least) continue;
            for (const Condition& condition : choice.when) proposal.rule.when.push_back(condition);
            const auto place = std::ranges::find_if(
                found, [&](const Proposal& other) { return other.gain < proposal.gain; });
            found.insert(place, std::move(proposal));
            if (found.size() > count) found.pop_back();
            if (found.size() == count) least = std::max(least, found.back().gain);
        }
    }
    return found;
}

double fit_worths(BasicEvaluator& evaluator, Strategy& strategy) {
    double best = evaluator.mean(strategy);
    const auto attempt = [&](double& number, double change) {
        number += change;
        const double mean = evaluator.mean_with_boxes(strategy);
        if (mean > best + 1e-6) {
            best = mean;
            return true;
        }
        number -= change;
        return false;
    };
    for (bool improved = true; improved;) {
        improved = false;
        for (double& worth : strategy.worths)
            for (const double step : {1.0, -1.0, 0.5, -0.5})
                while (attempt(worth, step)) improved = true;
        if (strategy.par)
            for (const double step : {0.5, -0.5})
                while (attempt(strategy.par->factor, step)) improved = true;
    }
    evaluator.mean_with_boxes(strategy);
    return best;
}

} // namespace tests::page_search
