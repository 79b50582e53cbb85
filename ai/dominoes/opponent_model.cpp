#include "ai/dominoes/opponent_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace ai::dominoes {

namespace {

constexpr std::size_t hands = 30;      // of the opponent, sampled for each game
constexpr std::size_t max_games = 100; // the last ones are remembered: a case of the contest
constexpr int steps_per_game = 10;
constexpr double bias_rate = 0.1;
constexpr double square_beta = 0.99; // of Adam

// The prior of a weight is Student's distribution: its width, and how steeply its logarithm falls
// near the middle, per unit of weight.
constexpr float margin_width = 0.5f;
constexpr float steepness = 3;

} // namespace

OpponentModel::OpponentModel(const Weights& weights)
    : model_{&weights}, adam_(Inputs().size(), square_beta) {}

void OpponentModel::learn(const Record& record, RandomStream& random) {
    if (record.opponent_turns().empty()) return;
    if (games_.size() == max_games) games_.erase(games_.begin());
    games_.push_back(recall(record, random));
    for (int step = 0; step < steps_per_game; ++step) ascend();
    std::copy_n(weights_.begin(), placement_feature_count, model_.feature_weights.begin());
    model_.sharpness = 1 + weights_.back();
}

OpponentModel::Game OpponentModel::recall(const Record& record, RandomStream& random) const {
    const Model policy{model_.weights};
    Game game;
    const auto pasts = Belief(record).pasts(hands, random);
    for (std::size_t hand = 0; hand < hands; ++hand) {
        for (const PastChoice& choice : pasts[hand]) {
            const auto count = static_cast<std::size_t>(choice.choices.size());
            game.choices.push_back({hand, game.placements.size(), count, choice.chosen});
            const PlacementFeatures placement_features(choice.known);
            const auto by_policy = probabilities(policy, choice.known, choice.choices);
            for (std::size_t i = 0; i < count; ++i) {
                Inputs& inputs = game.placements.emplace_back();
                const Features features =
                    placement_features.features(choice.choices[static_cast<int>(i)]);
                std::ranges::copy(features, inputs.begin());
                inputs.back() = std::log(by_policy[i] + 1e-9f); // the score, but for a constant
            }
        }
    }
    return game;
}

void OpponentModel::ascend() {
    const Inputs up = gradient();
    adam_.next_step(bias_rate);
    for (std::size_t i = 0; i < weights_.size(); ++i) weights_[i] += adam_.update(i, up[i]);
}

OpponentModel::Inputs OpponentModel::gradient() const {
    Inputs gradient{};
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        const float widths = weights_[i] / margin_width;
        gradient[i] = -steepness * weights_[i] / (1 + widths * widths);
    }
    for (const Game& game : games_) add_gradient(game, gradient);
    return gradient;
}

// Adds the gradient of the logarithm of the likelihood of the choices in a game.
void OpponentModel::add_gradient(const Game& game, Inputs& gradient) const {
    const std::vector<float> all = choice_probabilities(game);
    const auto of = [&](const Choice& choice) {
        return std::span(all).subspan(choice.first, choice.count);
    };
    std::array<double, hands> likelihoods;
    likelihoods.fill(1);
    for (const Choice& choice : game.choices)
        likelihoods[choice.hand] *= static_cast<float>(allow_for_surprise(
            static_cast<double>(of(choice)[choice.chosen]), static_cast<int>(choice.count)));
    const double total = std::accumulate(likelihoods.begin(), likelihoods.end(), 0.0);
    for (const Choice& choice : game.choices) {
        const auto weight = static_cast<float>(likelihoods[choice.hand] / total);
        if (weight < 0.002f) continue;
        for (std::size_t i = 0; i < choice.count; ++i) {
            const float wanted = i == choice.chosen ? 1.0f : 0.0f;
            const float more = weight * (wanted - of(choice)[i]);
            const Inputs& inputs = game.placements[choice.first + i];
            for (std::size_t k = 0; k < gradient.size(); ++k) gradient[k] += more * inputs[k];
        }
    }
}

// The probability of each placement in each choice of the game.
std::vector<float> OpponentModel::choice_probabilities(const Game& game) const {
    std::vector<float> result;
    for (const Inputs& inputs : game.placements)
        result.push_back(
            std::inner_product(inputs.begin(), inputs.end(), weights_.begin(), inputs.back()));
    for (const Choice& choice : game.choices)
        softmax(std::span(result).subspan(choice.first, choice.count));
    return result;
}

} // namespace ai::dominoes
