#include "ai/yahtzee/review/evaluate.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/sweeps.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::players;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// A state that play reaches, with the probability of reaching it with each number of points.
struct Node {
    CardState state;
    int least = 0; // points, of the first entry
    std::vector<double> reached;

    double probability() const {
        double sum = 0;
        for (const double p : reached) sum += p;
        return sum;
    }
};

// One way out of a turn.
struct Step {
    CardState next;
    int points;
    double probability;
};

struct Turn {
    std::vector<Step> steps;
    double decisions = 0; // expected number
};

// The probability that each roll is scored in each box.
using Scorings = std::array<RollValues, box_count>;

// Follows a plan from fresh dice to the box.
Scorings follow(const TurnPlan& plan, double& decisions) {
    Scorings scorings{};
    KeepValues kept{};
    kept[0] = 1; // no die
    for (int roll_number = 1; roll_number <= rolls_per_turn; ++roll_number) {
        const RollValues rolls = rolls_from_keeps(kept);
        kept = {};
        for (int r = 0; r < roll_count; ++r) {
            const auto slot = static_cast<std::size_t>(r);
            if (rolls[slot] == 0) continue;
            decisions += rolls[slot];
            for (const TurnPlan::Entry& entry : plan.of(roll_number, Roll::at(r))) {
                const double p = rolls[slot] * entry.probability;
                if (entry.decision.is_score())
                    scorings[static_cast<std::size_t>(index(entry.decision.box()))][slot] += p;
                else
                    kept[static_cast<std::size_t>(entry.decision.kept().index())] += p;
            }
        }
    }
    return scorings;
}

Turn play_turn(Rules rules, const CardState& state, const TurnPlan& plan) {
    // More than any turn can score.
    constexpr std::size_t points_end =
        yahtzee_points + yahtzee_bonus_points + upper_bonus_points + 1;
    Turn turn;
    const Scorings scorings = follow(plan, turn.decisions);
    for (const Box box : state.open) {
        // In one box equal points lead to the same state.
        std::array<double, points_end> by_points{};
        std::array<CardState, points_end> next;
        for (int r = 0; r < roll_count; ++r) {
            const double p =
                scorings[static_cast<std::size_t>(index(box))][static_cast<std::size_t>(r)];
            if (p == 0) continue;
            const Transition scored = score(rules, state, Roll::at(r), box);
            const auto points = static_cast<std::size_t>(scored.points);
            by_points[points] += p;
            next[points] = scored.next;
        }
        for (std::size_t points = 0; points < points_end; ++points)
            if (by_points[points] > 0)
                turn.steps.push_back({next[points], static_cast<int>(points), by_points[points]});
    }
    return turn;
}

// A step as seen from where it leads.
struct Arrival {
    std::uint32_t from; // slot of the node in its layer
    int points;
    double probability;
};

// Sums what arrives at a node: each source's points moved by those of the step.
void gather(Node& node, const std::vector<Node>& layer, const std::vector<Arrival>& arrivals) {
    int least = layer[arrivals.front().from].least + arrivals.front().points;
    int end = least;
    for (const Arrival& arrival : arrivals) {
        const int begin = layer[arrival.from].least + arrival.points;
        least = std::min(least, begin);
        end = std::max(end, begin + static_cast<int>(layer[arrival.from].reached.size()));
    }
    node.least = least;
    node.reached.assign(static_cast<std::size_t>(end - least), 0.0);
    for (const Arrival& arrival : arrivals) {
        const Node& from = layer[arrival.from];
        double* const to =
            &node.reached[static_cast<std::size_t>(from.least + arrival.points - least)];
        for (std::size_t i = 0; i < from.reached.size(); ++i)
            to[i] += arrival.probability * from.reached[i];
    }
}

// Goes forward turn by turn. A layer holds the states after equally many turns.
class Forward {
public:
    Forward(Rules rules, const std::function<std::unique_ptr<Solitaire>()>& make_player,
            const core::support::Execution& execution)
        : rules_(rules),
          execution_(execution),
          threads_(core::support::threads_or_all(execution.threads)) {
        for (int i = 0; i < threads_; ++i) workers_.push_back({make_player(), {}});
    }

    std::optional<Evaluation> run() {
        layer_ = {{CardState(), 0, {1.0}}};
        for (int turn = 0; turn < box_count; ++turn) {
            std::vector<Turn> turns(layer_.size());
            play(turn, turns);
            if (execution_.stop.stop_requested()) return std::nullopt;
            for (std::size_t i = 0; i < turns.size(); ++i)
                decisions_ += layer_[i].probability() * turns[i].decisions;
            states_ += static_cast<int>(turns.size());
            advance(turns);
        }
        return Evaluation{ScoreDistribution(final_scores()), decisions_, states_};
    }

private:
    struct Worker {
        std::unique_ptr<Solitaire> player;
        TurnPlan plan;
    };

    void play(int turn, std::vector<Turn>& turns) {
        std::atomic<std::size_t> done = 0;
        core::support::for_each_index(layer_.size(), threads_, [&](std::size_t i, int worker) {
            if (execution_.stop.stop_requested()) return;
            auto& [player, plan] = workers_[static_cast<std::size_t>(worker)];
            player->plan(layer_[i].state, plan);
            turns[i] = play_turn(rules_, layer_[i].state, plan);
            report(turn, static_cast<double>(++done) / static_cast<double>(layer_.size()));
        });
    }

    // The sets of open boxes before a turn stand for the states in it.
    void report(int turn, double part) const {
        if (!execution_.progress) return;
        double before = 0;
        double sets = 1; // binomial(13, turn)
        for (int t = 0; t < turn; ++t) {
            before += sets;
            sets = sets * (box_count - t) / (t + 1);
        }
        execution_.progress((before + part * sets) / ((1 << box_count) - 1));
    }

    // Replaces the layer by the one its steps lead to.
    void advance(const std::vector<Turn>& turns) {
        constexpr auto nowhere = static_cast<std::uint32_t>(-1);
        std::vector<std::uint32_t> slot_of(state_index_count, nowhere);
        std::vector<Node> next;
        std::vector<std::vector<Arrival>> arrivals;
        for (std::uint32_t from = 0; from < turns.size(); ++from) {
            for (const Step& step : turns[from].steps) {
                std::uint32_t& slot = slot_of[state_index(step.next)];
                if (slot == nowhere) {
                    slot = static_cast<std::uint32_t>(next.size());
                    next.push_back({step.next, 0, {}});
                    arrivals.emplace_back();
                }
                arrivals[slot].push_back({from, step.points, step.probability});
            }
        }
        core::support::for_each_index(next.size(), threads_, [&](std::size_t i, int) {
            gather(next[i], layer_, arrivals[i]);
        });
        layer_ = std::move(next);
    }

    std::vector<double> final_scores() const {
        std::vector<double> scores;
        for (const Node& node : layer_) {
            const auto least = static_cast<std::size_t>(node.least);
            scores.resize(std::max(scores.size(), least + node.reached.size()));
            for (std::size_t i = 0; i < node.reached.size(); ++i)
                scores[least + i] += node.reached[i];
        }
        return scores;
    }

    const Rules rules_;
    const core::support::Execution& execution_;
    const int threads_;
    std::vector<Worker> workers_;
    std::vector<Node> layer_;
    double decisions_ = 0;
    int states_ = 0;
};

} // namespace

std::optional<Evaluation> evaluate(Rules rules,
                                   const std::function<std::unique_ptr<Solitaire>()>& make_player,
                                   const core::support::Execution& execution) {
    return Forward(rules, make_player, execution).run();
}

} // namespace ai::yahtzee::review
