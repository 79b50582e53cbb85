#include "headless/knockout/ratings.h"

#include "core/support/confidence.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace headless::knockout {

namespace {

constexpr double prior_wins = 0.5; // of each side of each pair
constexpr double prior_ties = 0.5; // over all pairs
constexpr int max_steps = 200;
constexpr double small_enough = 1e-10; // change of a strength, in natural units

using Vector = std::vector<double>;

class Matrix {
public:
    explicit Matrix(std::size_t size) : size_(size), values_(size * size) {}

    std::size_t size() const { return size_; }
    double& at(std::size_t row, std::size_t column) { return values_[row * size_ + column]; }
    double at(std::size_t row, std::size_t column) const { return values_[row * size_ + column]; }

private:
    std::size_t size_;
    Vector values_;
};

// The lower triangle L with L L' = m, which must be positive definite.
Matrix cholesky(const Matrix& m) {
    Matrix lower(m.size());
    for (std::size_t row = 0; row < m.size(); ++row)
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = m.at(row, column);
            for (std::size_t k = 0; k < column; ++k) sum -= lower.at(row, k) * lower.at(column, k);
            if (row == column) assert(sum > 0);
            lower.at(row, column) = row == column ? std::sqrt(sum) : sum / lower.at(column, column);
        }
    return lower;
}

Vector solve(const Matrix& lower, Vector right) {
    const std::size_t n = lower.size();
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t k = 0; k < row; ++k) right[row] -= lower.at(row, k) * right[k];
        right[row] /= lower.at(row, row);
    }
    for (std::size_t row = n; row-- > 0;) {
        for (std::size_t k = row + 1; k < n; ++k) right[row] -= lower.at(k, row) * right[k];
        right[row] /= lower.at(row, row);
    }
    return right;
}

// Probabilities of one game between strengths s and t (natural units).
struct Probabilities {
    double win;
    double tie;

    Probabilities(double s, double t, double log_tie) {
        const double tie_weight = std::exp(log_tie + (t - s) / 2);
        const double sum = 1 + std::exp(t - s) + tie_weight;
        win = 1 / sum;
        tie = tie_weight / sum;
    }
    double score() const { return win + tie / 2; }
};

// The log-likelihood of strengths and of the logarithm of the tie parameter: the parameters 1 to
// players - 1 are strengths (that of player 0 is 0), parameter 0 is the tie's. It is concave.
class Likelihood {
public:
    Likelihood(std::size_t players, const std::vector<PairGames>& games)
        : players_(players), games_(games) {}

    double value(const Vector& x) const {
        double sum = 0;
        for (const PairGames& pair : games_) {
            const Probabilities probabilities(strength(x, pair.a), strength(x, pair.b), x[0]);
            sum += pair.wins_a * std::log(probabilities.win) +
                   pair.ties * std::log(probabilities.tie) +
                   pair.wins_b * std::log(1 - probabilities.win - probabilities.tie);
        }
        return sum;
    }

    // The gradient, and the information: the negative matrix of second derivatives.
    void derive(const Vector& x, Vector& gradient, Matrix& information) const {
        for (const PairGames& pair : games_) {
            const Probabilities probabilities(strength(x, pair.a), strength(x, pair.b), x[0]);
            const double n = pair.wins_a + pair.ties + pair.wins_b;
            const double score = probabilities.score();
            const double surplus = pair.wins_a + pair.ties / 2 - n * score;
            const double square = n * (probabilities.win + probabilities.tie / 4 - score * score);
            const double with_tie = n * probabilities.tie * (0.5 - score);
            gradient[0] += pair.ties - n * probabilities.tie;
            information.at(0, 0) += n * probabilities.tie * (1 - probabilities.tie);
            for (const auto& [player, sign] : {std::pair{pair.a, 1.0}, std::pair{pair.b, -1.0}}) {
                if (player == 0) continue;
                gradient[player] += sign * surplus;
                information.at(player, player) += square;
                information.at(player, 0) += sign * with_tie;
                information.at(0, player) += sign * with_tie;
            }
            if (pair.a == 0 || pair.b == 0) continue;
            information.at(pair.a, pair.b) -= square;
            information.at(pair.b, pair.a) -= square;
        }
    }

    std::size_t players() const { return players_; }

private:
    static double strength(const Vector& x, std::size_t player) {
        return player == 0 ? 0 : x[player];
    }

    std::size_t players_;
    const std::vector<PairGames>& games_;
};

// Newton's method, with steps halved while they lead down.
Vector maximum(const Likelihood& likelihood) {
    Vector x(likelihood.players(), 0.0);
    x[0] = -3; // few ties
    for (int step = 0; step < max_steps; ++step) {
        Vector gradient(x.size(), 0.0);
        Matrix information(x.size());
        likelihood.derive(x, gradient, information);
        Vector change = solve(cholesky(information), gradient);
        const double before = likelihood.value(x);
        double greatest = 0;
        for (double size = 1; size > 1e-9; size /= 2) {
            Vector next = x;
            greatest = 0;
            for (std::size_t i = 0; i < x.size(); ++i) {
                next[i] += size * change[i];
                greatest = std::max(greatest, std::abs(size * change[i]));
            }
            if (!(likelihood.value(next) >= before)) continue;
            x = next;
            break;
        }
        if (greatest < small_enough) break;
    }
    return x;
}

} // namespace

std::vector<Rating> rate(std::size_t players, std::vector<PairGames> games, const Anchor& anchor) {
    if (players == 0) return {};
    if (players == 1 || games.empty()) return std::vector<Rating>(players, {anchor.elo, 0});
    for (PairGames& pair : games) {
        pair.wins_a += prior_wins;
        pair.wins_b += prior_wins;
        pair.ties += prior_ties / static_cast<double>(games.size());
    }
    const Likelihood likelihood(players, games);
    const Vector strengths = maximum(likelihood);
    Vector gradient(players, 0.0);
    Matrix information(players);
    likelihood.derive(strengths, gradient, information);
    const Matrix lower = cholesky(information);

    // The weights of the strengths in a player's rating, before the anchor's.
    const auto rating_weights = [&](std::size_t player) {
        Vector weights(players, 0.0);
        if (player != 0) weights[player] += 1;
        if (anchor.player && *anchor.player != 0) weights[*anchor.player] -= 1;
        if (!anchor.player)
            for (std::size_t other = 1; other < players; ++other)
                weights[other] -= 1 / static_cast<double>(players);
        return weights;
    };
    const double elo_per_unit = 400 / std::log(10.0);
    std::vector<Rating> ratings;
    for (std::size_t player = 0; player < players; ++player) {
        const Vector weights = rating_weights(player);
        const Vector spread = solve(lower, weights);
        double strength = 0;
        double variance = 0;
        for (std::size_t i = 1; i < players; ++i) strength += weights[i] * strengths[i];
        for (std::size_t i = 0; i < players; ++i) variance += weights[i] * spread[i];
        ratings.push_back({anchor.elo + elo_per_unit * strength,
                           elo_per_unit * core::support::interval_half_width *
                               std::sqrt(std::max(0.0, variance))});
    }
    return ratings;
}

} // namespace headless::knockout
