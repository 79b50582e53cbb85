#include "tests/tools/experiments/training.h"

#include "ai/dominoes/adam.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tests::experiments {

using namespace ai::dominoes;

namespace {

using core::dominoes::Case;
using core::dominoes::Deal;

constexpr std::size_t open_features = 18;
constexpr std::size_t critic_inputs = context_feature_count + open_features;
using Critic = Network<critic_inputs>;
using CriticInputs = std::array<float, critic_inputs>;

// The features of one hand, given the ends of the line.
struct HandFeatures {
    float tiles = 0;
    float fits = 0;
    float left = 0;
    float right = 0;
    float numbers = 0;
    float links = 0; // pairs of tiles that share a number, doubles once
    float pips = 0;
};

HandFeatures features_of_hand(TileSet hand, const Table& table) {
    HandFeatures result;
    result.tiles = static_cast<float>(hand.size());
    result.fits = static_cast<float>((hand & table.fitting()).size());
    result.left = static_cast<float>((hand & TileSet::having(table.left)).size());
    result.right = static_cast<float>((hand & TileSet::having(table.right)).size());
    for (int number = 0; number < table.numbers; ++number) {
        const auto tiles = static_cast<float>((hand & TileSet::having(number)).size());
        result.numbers += tiles > 0 ? 1 : 0;
        result.links += tiles * (tiles - 1) / 2;
    }
    result.pips = static_cast<float>(hand.pips());
    return result;
}

// The critic sees both hands, from the mover's side.
CriticInputs critic_inputs_of(const Table& table, const ContextFeatures& context) {
    CriticInputs inputs{};
    const auto open = std::copy(context.begin(), context.end(), inputs.begin());
    const HandFeatures own = features_of_hand(table.hand(), table);
    const HandFeatures other =
        features_of_hand(table.hands[static_cast<std::size_t>(table.opponent())], table);
    const auto stock = static_cast<float>((table.in_stock & table.fitting()).size());
    const std::array<float, open_features> features{
        own.fits / own.tiles,
        own.left / 3,
        own.right / 3,
        own.numbers / own.tiles,
        own.links / own.tiles / 2,
        other.fits / other.tiles,
        other.fits == 0 ? 1.0f : 0.0f,
        other.fits == 1 ? 1.0f : 0.0f,
        other.left / 3,
        other.right / 3,
        other.numbers / other.tiles,
        other.links / other.tiles / 2,
        (own.pips - other.pips) / static_cast<float>(4 * table.numbers),
        (own.tiles - other.tiles) / 3,
        stock / static_cast<float>(std::max(table.stock.size(), 1)),
        own.tiles == 1 ? 1.0f : 0.0f,
        other.tiles == 1 ? 1.0f : 0.0f,
        other.tiles == 1 && other.fits == 1 ? 1.0f : 0.0f};
    std::copy(features.begin(), features.end(), open);
    return inputs;
}

constexpr float tiny = 1e-20f; // keeps logarithms finite

// A choice in a game and its outcome.
struct Step {
    int seat = 0;
    std::size_t first = 0; // of its placements' features
    std::size_t choices = 0;
    std::size_t chosen = 0;
    ContextFeatures context{};
    CriticInputs open{};
    float expected = 0;  // points of seat 0
    float advantage = 0; // of seat 0
    float target = 0;    // points of seat 0
};

struct Batch {
    std::vector<Step> steps;
    std::vector<Features> features;
};

template <std::size_t Inputs>
Hidden sums_of(const Network<Inputs>& network, std::span<const float> inputs) {
    Hidden sums = network.bias;
    add_inputs(sums, network.rows, inputs);
    return sums;
}

float sigmoid(float logit) { return 1 / (1 + std::exp(-logit)); }

// Adds `factor` times the gradient of the network's output.
template <std::size_t Inputs>
void add_gradient(Network<Inputs>& gradient, const Network<Inputs>& network, const Hidden& sums,
                  const std::array<std::span<const float>, 2>& inputs, float factor) {
    Hidden back{};
    for (std::size_t unit = 0; unit < hidden_units; ++unit) {
        gradient.output[unit] += factor * std::max(sums[unit], 0.0f);
        back[unit] = sums[unit] > 0 ? factor * network.output[unit] : 0;
        gradient.bias[unit] += back[unit];
    }
    std::size_t row = 0;
    for (const auto part : inputs)
        for (const float input : part) {
            for (std::size_t unit = 0; unit < hidden_units; ++unit)
                gradient.rows[row][unit] += input * back[unit];
            ++row;
        }
}

template <std::size_t Inputs, class Visit>
void for_each_row(Network<Inputs>& network, Visit visit) {
    std::size_t index = 0;
    for (Hidden& row : network.rows) visit(index++, row);
    visit(index++, network.bias);
    visit(index++, network.output);
}

template <std::size_t Inputs>
class Optimizer {
public:
    explicit Optimizer(Network<Inputs>& network)
        : network_(&network), adam_((Inputs + 2) * hidden_units) {}

    // Goes down the gradient.
    void step(Network<Inputs>& gradient, double rate) {
        adam_.next_step(rate);
        std::vector<Hidden*> gradients;
        for_each_row(gradient, [&](std::size_t, Hidden& row) { gradients.push_back(&row); });
        for_each_row(*network_, [&](std::size_t index, Hidden& row) {
            for (std::size_t unit = 0; unit < hidden_units; ++unit)
                row[unit] -= adam_.update(index * hidden_units + unit, (*gradients[index])[unit]);
        });
    }

private:
    Network<Inputs>* network_;
    Adam adam_;
};

class Trainer {
public:
    explicit Trainer(const TrainingOptions& options)
        : options_(options), random_(options.seed), policy_step_(policy_), critic_step_(critic_) {
        init_weights(policy_);
        init_weights(critic_);
    }

    TrainingReport run_batch(double part_done) {
        Batch batch;
        for (int game = 0; game < options_.games_per_batch; ++game) play(batch);
        const double falling = 1 - 0.95 * part_done;
        Weights policy_gradient{};
        Critic critic_gradient{};
        TrainingReport report;
        for (const Step& step : batch.steps) {
            report.entropy += learn_choice(batch, step, policy_gradient);
            report.surprise += learn_value(step, critic_gradient);
        }
        if (batch.steps.empty()) return report; // there was no choice in so few games
        const double steps = static_cast<double>(batch.steps.size());
        scale(policy_gradient, 1 / steps);
        scale(critic_gradient, 1 / steps);
        policy_step_.step(policy_gradient, options_.learning_rate * falling);
        critic_step_.step(critic_gradient, options_.learning_rate * falling);
        report.entropy /= steps;
        report.surprise /= steps;
        return report;
    }

    const Weights& policy() const { return policy_; }

private:
    template <std::size_t Inputs>
    void init_weights(Network<Inputs>& network) {
        const double width = std::sqrt(6.0 / Inputs);
        for (Hidden& row : network.rows)
            for (float& value : row) value = static_cast<float>(width * (random_.unit() - 0.5));
        for (float& value : network.output)
            value = static_cast<float>(0.5 * (random_.unit() - 0.5));
    }

    template <std::size_t Inputs>
    static void scale(Network<Inputs>& network, double factor) {
        for_each_row(network, [&](std::size_t, Hidden& row) {
            for (float& value : row) value *= static_cast<float>(factor);
        });
    }

    Deal random_deal() {
        const Case setting = core::dominoes::all_cases[static_cast<std::size_t>(
            random_.below(core::dominoes::case_count))];
        std::vector<Tile> order;
        for (const Tile tile : TileSet::all(setting.numbers)) order.push_back(tile);
        for (int left = setting.tiles(); left > 1; --left)
            std::swap(order[static_cast<std::size_t>(left - 1)],
                      order[static_cast<std::size_t>(random_.below(left))]);
        return core::dominoes::deal(setting, order);
    }

    void play(Batch& batch) {
        const std::size_t start = batch.steps.size();
        Table table = Table::of(random_deal());
        while (table.settle()) {
            const Placements choices = placements(table.hand(), table.left, table.right);
            table.place(choices[choices.size() == 1 ? 0 : choose(batch, table, choices)]);
        }
        const auto points = static_cast<float>(table.points(0));
        float next = points;
        float advantage = 0;
        for (std::size_t i = batch.steps.size(); i > start; --i) {
            Step& step = batch.steps[i - 1];
            advantage = next - step.expected + static_cast<float>(options_.lambda) * advantage;
            step.advantage = advantage;
            step.target = step.expected + advantage;
            next = step.expected;
        }
    }

    int choose(Batch& batch, const Table& table, const Placements& choices) {
        const PlayerView known = view_of(table);
        const PlacementFeatures placement_features(known);
        Step step;
        step.seat = table.mover;
        step.first = batch.features.size();
        step.choices = static_cast<std::size_t>(choices.size());
        step.context = placement_features.context();
        step.open = critic_inputs_of(table, step.context);
        const float expected = sigmoid(output_of(critic_.output, sums_of(critic_, step.open)));
        step.expected = step.seat == 0 ? expected : 1 - expected;
        for (const Placement& placement : choices)
            batch.features.push_back(placement_features.features(placement));
        std::array<Hidden, Placements::most> sums;
        const auto probability = choice_probabilities(batch, step, sums);
        auto left = static_cast<float>(random_.unit());
        while (step.chosen + 1 < step.choices && (left -= probability[step.chosen]) >= 0)
            ++step.chosen;
        batch.steps.push_back(step);
        return static_cast<int>(step.chosen);
    }

    std::array<float, Placements::most>
    choice_probabilities(const Batch& batch, const Step& step,
                         std::array<Hidden, Placements::most>& sums) {
        std::array<float, Placements::most> result{};
        const auto rows = std::span<const Hidden>(policy_.rows);
        Hidden shared = policy_.bias;
        add_inputs(shared, rows.first<context_feature_count>(), step.context);
        for (std::size_t i = 0; i < step.choices; ++i) {
            sums[i] = shared;
            add_inputs(sums[i], rows.last<placement_feature_count>(),
                       batch.features[step.first + i]);
            result[i] = output_of(policy_.output, sums[i]);
        }
        softmax(std::span(result).first(step.choices));
        return result;
    }

    // Returns the entropy of the choice.
    double learn_choice(const Batch& batch, const Step& step, Weights& gradient) {
        const auto entropy_weight = static_cast<float>(options_.entropy);
        std::array<Hidden, Placements::most> sums;
        const auto probability = choice_probabilities(batch, step, sums);
        float entropy = 0;
        for (std::size_t i = 0; i < step.choices; ++i)
            entropy -= probability[i] * std::log(probability[i] + tiny);
        const float advantage = step.seat == 0 ? step.advantage : -step.advantage;
        for (std::size_t i = 0; i < step.choices; ++i) {
            const float taken = i == step.chosen ? 1.0f : 0.0f;
            const float opening = -probability[i] * (std::log(probability[i] + tiny) + entropy);
            const float gain = advantage * (taken - probability[i]) + entropy_weight * opening;
            add_gradient(gradient, policy_, sums[i],
                         {std::span<const float>(step.context),
                          std::span<const float>(batch.features[step.first + i])},
                         -gain);
        }
        return entropy;
    }

    // Returns the squared error of the critic.
    double learn_value(const Step& step, Critic& gradient) {
        const Hidden sums = sums_of(critic_, step.open);
        const float expected = sigmoid(output_of(critic_.output, sums));
        const float target = step.seat == 0 ? step.target : 1 - step.target;
        add_gradient(gradient, critic_, sums, {std::span<const float>(step.open), {}},
                     expected - target);
        return (expected - target) * (expected - target);
    }

    TrainingOptions options_;
    RandomStream random_;
    Weights policy_;
    Critic critic_;
    Optimizer<context_feature_count + placement_feature_count> policy_step_;
    Optimizer<critic_inputs> critic_step_;
};

} // namespace

Weights train(const TrainingOptions& options,
              const std::function<void(const TrainingReport&)>& report,
              const std::stop_token& stop) {
    Trainer trainer(options);
    Weights average{};
    int averaged = 0;
    for (int i = 0; i < options.batches && (i == 0 || !stop.stop_requested()); ++i) {
        TrainingReport batch = trainer.run_batch(static_cast<double>(i) / options.batches);
        batch.batch = i;
        report(batch);
        if (4 * (i + 1) <= 3 * options.batches) continue;
        ++averaged;
        Weights now = trainer.policy();
        std::vector<const Hidden*> rows;
        for_each_row(now, [&](std::size_t, Hidden& row) { rows.push_back(&row); });
        for_each_row(average, [&](std::size_t index, Hidden& row) {
            for (std::size_t unit = 0; unit < hidden_units; ++unit)
                row[unit] += ((*rows[index])[unit] - row[unit]) / static_cast<float>(averaged);
        });
    }
    return averaged > 0 ? average : trainer.policy();
}

} // namespace tests::experiments
