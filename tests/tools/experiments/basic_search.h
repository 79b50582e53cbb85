// Local search for the rules of the basic strategy.

#pragma once

#include "tests/tools/experiments/basic_evaluator.h"

#include <vector>

namespace tests::page_search {

using ai::yahtzee::basic::Rule;
using ai::yahtzee::basic::Strategy;

// A rule to insert before the rule at the slot, and what that adds to the mean, to first order,
// less the price of the rule's conditions.
struct Proposal {
    Rule rule;
    std::size_t slot;
    double gain;
};

// The price of conditions for the learner, in points of the mean.
double price(const Rule& rule);
// ... and terms that only one rule uses.
double price(const std::vector<Rule>& rules);

// All rules that the vocabulary allows, but for the conditions on boxes, roll and bonus.
std::vector<Rule> vocabulary();

// The rule with other orders of its faces, without its conditions on boxes, roll and bonus.
std::vector<Rule> edits_of(const Rule& rule);

// The groups with the most weight, up to this share of all.
std::vector<int> heaviest_groups(const BasicEvaluator& evaluator, double share);

// The mean that the keeps add, to first order.
double keep_total(const BasicEvaluator& evaluator, const KeepPolicy& policy,
                  const std::vector<int>& groups);

// The best insertions into the rules with the patterns that gain more than `least`, conditions
// chosen for each.
std::vector<Proposal> proposals(const BasicEvaluator& evaluator, const std::vector<Rule>& rules,
                                const std::vector<Rule>& patterns, const std::vector<int>& groups,
                                std::size_t count, double least);

// Improves the worths and the factor of par, one at a time, on the exact mean. Returns the mean.
double fit_worths(BasicEvaluator& evaluator, Strategy& strategy);

} // namespace tests::page_search
