#include "ai/yahtzee/basic/decision.h"
#include "ai/yahtzee/basic/wording.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/support/interrupt.h"
#include "headless/support/options.h"
#include "tests/tools/experiments/basic_order.h"
#include "tests/tools/experiments/basic_page.h"
#include "tests/tools/experiments/basic_search.h"
#include "tests/tools/experiments/experiments.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <random>

namespace tests::page_search {

using namespace headless;
using namespace ai::yahtzee::basic;
using core::dice::Keep;
using core::dice::Roll;

namespace po = boost::program_options;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int first_goal = 12; // steps whose mean counts apart
constexpr double weight_of_first_goal = 0.6;
constexpr double least_improvement = 5e-4;
constexpr double searched_share = 0.85; // of the weight of all groups

class Search {
public:
    Search(Strategy start, std::size_t max_rules, std::uint64_t seed, Clock::time_point end)
        : best_(std::move(start)), max_rules_(max_rules), random_(seed), end_(end) {
        objective_ = objective_of(best_);
    }

    const Strategy& best() const { return best_; }
    BasicEvaluator& evaluator() { return evaluator_; }

    // Insertions, replacements and deletions of rules, as long as one of them improves.
    void run() {
        for (bool improved = true; improved && !is_over();) {
            improved = false;
            while (best_.rules.size() < max_rules_ && !is_over() && insert()) improved = true;
            fit();
            std::vector<std::size_t> rules(best_.rules.size());
            std::iota(rules.begin(), rules.end(), 0U);
            std::ranges::shuffle(rules, random_);
            for (const std::size_t rule : rules)
                if (!is_over() && rule < best_.rules.size() && replace(rule)) improved = true;
            if (!is_over() && simplify()) improved = true;
        }
    }

private:
    bool is_over() const { return support::is_interrupted() || Clock::now() >= end_; }

    double objective_of(Strategy& strategy) {
        const double first = evaluator_.mean(first_steps(strategy, first_goal));
        strategy.mean = evaluator_.mean(strategy);
        return strategy.mean + weight_of_first_goal * first - price(strategy.rules);
    }

    bool accept(Strategy changed, const char* how) {
        const double objective = objective_of(changed);
        if (objective < objective_ + least_improvement) return false;
        objective_ = objective;
        best_ = std::move(changed);
        std::printf("%-8s %.4f points, %zu rules\n", how, best_.mean, best_.rules.size());
        std::fflush(stdout);
        return true;
    }

    std::vector<Proposal> best_insertions(const std::vector<Rule>& rules, double least) {
        evaluator_.mean(best_);
        evaluator_.prepare_changes();
        return proposals(evaluator_, rules, vocabulary_,
                         heaviest_groups(evaluator_, searched_share), 4, least);
    }

    bool insert() {
        for (const Proposal& proposal : best_insertions(best_.rules, least_improvement)) {
            Strategy changed = best_;
            Rule rule = proposal.rule;
            rule.number = changed.size() + 1;
            changed.rules.insert(changed.rules.begin() + static_cast<long>(proposal.slot), rule);
            if (accept(std::move(changed), "insert")) return true;
        }
        return false;
    }

    bool replace(std::size_t which) {
        evaluator_.mean(best_);
        evaluator_.prepare_changes();
        const auto groups = heaviest_groups(evaluator_, searched_share);
        Strategy without = best_;
        const Rule old = without.rules[which];
        without.rules.erase(without.rules.begin() + static_cast<long>(which));
        const double loss = keep_total(evaluator_, evaluator_.policy_of(best_.rules), groups) -
                            keep_total(evaluator_, evaluator_.policy_of(without.rules), groups) -
                            price(old);
        std::vector<Rule> patterns = vocabulary_;
        for (const Rule& edited : edits_of(old)) patterns.push_back(edited);
        for (const Proposal& proposal :
             proposals(evaluator_, without.rules, patterns, groups, 4, loss + least_improvement)) {
            Strategy changed = without;
            Rule rule = proposal.rule;
            rule.number = old.number;
            changed.rules.insert(changed.rules.begin() + static_cast<long>(proposal.slot), rule);
            if (accept(std::move(changed), "replace")) return true;
        }
        return false;
    }

    void fit() {
        Strategy changed = best_;
        fit_worths(evaluator_, changed);
        accept(std::move(changed), "worths");
    }

    bool simplify() {
        bool simplified = false;
        for (std::size_t i = 0; i < best_.rules.size(); ++i)
            for (std::size_t c = 0; c < best_.rules[i].when.size();) {
                Strategy changed = best_;
                auto& when = changed.rules[i].when;
                when.erase(when.begin() + static_cast<long>(c));
                if (accept(std::move(changed), "simplify"))
                    simplified = true;
                else
                    ++c;
            }
        return simplified;
    }

    BasicEvaluator evaluator_;
    Strategy best_;
    double objective_ = 0;
    std::size_t max_rules_;
    std::mt19937_64 random_;
    Clock::time_point end_;
    std::vector<Rule> vocabulary_ = vocabulary();
};

// The frequency with which a step decides and names the best choice, and the loss.
struct StepFigures {
    int decisions = 0;
    int best = 0;
    double loss = 0; // points
};

Roll rolled(Keep kept, std::mt19937_64& random) {
    while (kept.size() < core::dice::dice_count)
        kept = kept.plus(std::uniform_int_distribution(1, core::dice::face_count)(random));
    return Roll::of(kept);
}

// In games that the strategy plays. By step, the default first.
std::vector<StepFigures> figures_of(const Strategy& strategy, int games, std::uint64_t seed) {
    const auto values = ai::yahtzee::solve::solve({});
    const Decider decider({}, strategy);
    std::vector<StepFigures> figures(static_cast<std::size_t>(strategy.size()) + 1);
    std::mt19937_64 random(seed);
    for (int game = 0; game < games; ++game) {
        ai::yahtzee::state::CardState state;
        while (!state.open.empty()) {
            const ai::yahtzee::turn::TurnSolver turn = values->turn(state);
            Roll roll = rolled({}, random);
            for (int n = 1;; ++n) {
                const Decision decision = decider.decide(state, roll, n);
                const double loss = turn.value(roll, n) - turn.value(roll, n, decision.action);
                StepFigures& step = figures[static_cast<std::size_t>(decision.step)];
                ++step.decisions;
                step.best += loss < 1e-6;
                step.loss += loss;
                if (decision.action.is_score()) {
                    state = score({}, state, roll, decision.action.box()).next;
                    break;
                }
                roll = rolled(decision.action.kept(), random);
            }
        }
    }
    return figures;
}

void print_figures(const Strategy& strategy, int games, std::uint64_t seed) {
    const auto figures = figures_of(strategy, games, seed);
    int decisions = 0;
    for (const StepFigures& step : figures) decisions += step.decisions;
    std::vector<std::string> names{"default"};
    for (const Step& step : steps_of(strategy, in_english())) names.push_back(step.name);
    std::printf("step  share   best    loss per game  name\n");
    for (std::size_t k = 0; k < figures.size(); ++k) {
        const StepFigures& step = figures[k];
        std::printf("%4zu %5.2f %% %5.1f %% %8.3f  %s\n", k, 100.0 * step.decisions / decisions,
                    100.0 * step.best / std::max(step.decisions, 1), step.loss / games,
                    names[k].c_str());
    }
}

po::options_description basic_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("minutes", support::number_in<int>(0, 100'000)->default_value(0),
        "how long to search; 0: number the steps and compute the means alone");
    add("rules", support::number_in<int>(1, 30)->default_value(24), "for keeping, at most");
    add("anew", "start without rules instead of from the page, or the first steps of it");
    add("keep-order", "don't number the steps anew");
    add("games", support::number_in<int>(0, 10'000'000)->default_value(0),
        "also play so many games, and print how often each step decides and is the best choice");
    add("seed", support::number_in<int>(1, 1'000'000)->default_value(1), "of the search");
    add("page", po::value<std::string>(), "write the source of the page to this file");
    return options;
}

} // namespace

int run(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Searches a better page of the basic strategy by local search from the one that there "
         "is:\n"
         "rules are inserted, replaced, moved and dropped with conditions chosen for each, and "
         "the\n"
         "worths fitted, on exact means. Then it finds the best order of learning, by backward\n"
         "elimination and swaps. Ctrl-C ends the search. One thread, 600 MB."},
        basic_options());
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"page"});
    support::catch_interrupts();
    const auto max_rules = static_cast<std::size_t>((*given)["rules"].as<int>());
    Strategy start = page();
    for (int steps = start.size(); start.rules.size() > max_rules; --steps)
        start = first_steps(page(), steps);
    if (given->count("anew")) start.rules.clear();
    Search search(std::move(start), max_rules,
                  static_cast<std::uint64_t>((*given)["seed"].as<int>()),
                  Clock::now() + std::chrono::minutes((*given)["minutes"].as<int>()));
    search.run();
    Strategy strategy = search.best();
    if (!given->count("keep-order")) number_by_elimination(search.evaluator(), strategy);
    const auto means = given->count("keep-order") ? means_by_step(search.evaluator(), strategy)
                                                  : improve_order(search.evaluator(), strategy);
    enter_gains(strategy, means);
    std::printf("step      mean    gain\n");
    for (std::size_t step = 0; step < means.size(); ++step)
        std::printf("%4zu  %8.4f  %6.4f\n", step, means[step],
                    step == 0 ? 0.0 : means[step] - means[step - 1]);
    std::printf("page of %zu rules, %d steps: %.4f points\n", strategy.rules.size(),
                strategy.size(), means.back());
    if (const int games = (*given)["games"].as<int>())
        print_figures(strategy, games, static_cast<std::uint64_t>((*given)["seed"].as<int>()));
    support::write_output(*given, "page", [&strategy] { return page_source(strategy); });
    return support::exit_done;
}

} // namespace tests::page_search

int tests::experiments::basic(const headless::support::Invocation& invocation) {
    return page_search::run(invocation);
}
