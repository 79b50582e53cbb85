#include "headless/knockout/cross_table.h"

#include "core/support/confidence.h"
#include "headless/knockout/drawing.h"
#include "headless/support/html.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <sstream>

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

namespace {

using support::formatted;
using support::Json;

match::Record reversed(const match::Record& record) {
    return {record.losses, record.ties, record.wins};
}

// The record of `row` against `column`; nothing if they have not played.
std::optional<match::Record> record_between(const State& state, const std::string& row,
                                            const std::string& column) {
    for (const auto& [id, match] : state.matches) {
        const match::Record record = record_of(match);
        if (record.games() == 0) continue;
        if (match.a == row && match.b == column) return record;
        if (match.a == column && match.b == row) return reversed(record);
    }
    return std::nullopt;
}

std::size_t number_of(const State& state, const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(state.draw, name) - state.draw.begin());
}

std::vector<Rating> ratings_of(const State& state, const AnchorName& anchor) {
    std::vector<PairGames> games;
    for (const auto& [id, match] : state.matches) {
        const match::Record record = record_of(match);
        games.push_back({number_of(state, match.a), number_of(state, match.b),
                         static_cast<double>(record.wins), static_cast<double>(record.ties),
                         static_cast<double>(record.losses)});
    }
    Anchor number{std::nullopt, anchor.elo};
    if (anchor.name && number_of(state, *anchor.name) < state.draw.size())
        number.player = number_of(state, *anchor.name);
    return rate(state.draw.size(), games, number);
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, support::characters(text)), ' ');
}

// A table stays straight whatever the names are.
std::string name_in_column(const std::string& name, std::size_t width) {
    return padded(support::shortened(support::without_directions(name), width), width);
}

std::size_t name_width(const State& state) {
    std::size_t width = 8;
    for (const std::string& name : state.draw) width = std::max(width, name.size());
    return std::min<std::size_t>(width, 24);
}

// Scores of the row's player in percent; with many players a cell is still 7 columns wide.
void print_cells(std::ostream& out, const State& state, const std::vector<TableRow>& rows) {
    const std::size_t width = name_width(state);
    out << "\nCross table: score of the row's player in %\n" << std::string(width + 5, ' ');
    for (const TableRow& column : rows) out << formatted("%7d", column.rank);
    out << '\n';
    for (const TableRow& row : rows) {
        out << formatted("%4d ", row.rank) << name_in_column(row.name, width);
        for (const TableRow& column : rows) {
            const auto record = record_between(state, row.name, column.name);
            out << (record ? formatted("%7.1f", 100 * record->score()) : "      -");
        }
        out << '\n';
    }
}

void print_rests(std::ostream& out, const State& state) {
    for (const auto& [id, match] : state.matches)
        for (const Block& block : match.blocks)
            for (const auto& [name, rest] :
                 {std::pair{match.a, block.rest_a}, std::pair{match.b, block.rest_b}})
                if (!rest.empty())
                    out << id << ": " << name << " lost what was left: " << rest_in_words(rest)
                        << '\n';
}

Json record_json(const match::Record& record) {
    const match::Standing standing = match::standing(record);
    return {{"wins", record.wins},
            {"ties", record.ties},
            {"losses", record.losses},
            {"score", standing.score},
            {"interval99", {standing.interval99.low, standing.interval99.high}}};
}

} // namespace

match::Record record_of(const Match& match) {
    match::Record record;
    for (const Block& block : match.blocks) {
        record.wins += block.wins_a;
        record.ties += block.ties;
        record.losses += block.wins_b;
    }
    return record;
}

bool is_decided(const State& state, Format format) {
    if (format == Format::knockout) return !places_of(state).empty();
    return !state.draw.empty() && state.matches.size() == pairings(state, format).size();
}

std::vector<TableRow> standings(const State& state, Format format, const AnchorName& anchor) {
    if (!is_decided(state, format)) return {};
    const std::vector<Rating> ratings = ratings_of(state, anchor);
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < state.draw.size(); ++i)
        rows.push_back({state.draw[i], ratings[i], 1, {}});
    for (const auto& [id, match] : state.matches)
        for (const auto& [name, record] : {std::pair{match.a, record_of(match)},
                                           std::pair{match.b, reversed(record_of(match))}}) {
            match::Record& sum = rows[number_of(state, name)].record;
            sum = {sum.wins + record.wins, sum.ties + record.ties, sum.losses + record.losses};
        }
    std::ranges::stable_sort(
        rows, [](const TableRow& a, const TableRow& b) { return a.rating.elo > b.rating.elo; });
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].rank = static_cast<int>(i) + 1;
    return rows;
}

std::string table_text(const State& state, Format format, const AnchorName& anchor) {
    std::ostringstream text;
    text << turned_away_text(state);
    const auto rows = standings(state, format, anchor);
    if (rows.empty()) return text.str() + "not decided yet\n";
    const std::size_t width = name_width(state);
    text << "Ratings (Bradley-Terry with ties; "
         << (anchor.name ? *anchor.name + " at " : std::string("mean at "))
         << formatted("%g", anchor.elo) << " Elo)\nrank " << padded("name", width)
         << "      Elo  99 %    won   lost  tied  score\n";
    for (const TableRow& row : rows)
        text << formatted("%4d ", row.rank) << name_in_column(row.name, width)
             << formatted("%9.1f  ±%-5.1f", support::rounded(row.rating.elo, 1),
                          row.rating.half_width99)
             << formatted("%6lld %6lld %5lld", static_cast<long long>(row.record.wins),
                          static_cast<long long>(row.record.losses),
                          static_cast<long long>(row.record.ties))
             << formatted(" %6.2f %%\n", 100 * row.record.score());
    print_cells(text, state, rows);
    print_rests(text, state);
    return text.str();
}

Json table_json(const State& state, Format format, const AnchorName& anchor) {
    const auto rows = standings(state, format, anchor);
    Json json{{"format", name(format)},
              {"decided", !rows.empty()},
              {"anchor",
               {{"name", anchor.name ? Json(*anchor.name) : Json(nullptr)}, {"elo", anchor.elo}}},
              {"ratings", Json::array()},
              {"cross_table", Json::array()}};
    for (const TableRow& row : rows) {
        const double half = row.rating.half_width99;
        json["ratings"].push_back(
            {{"rank", row.rank},
             {"name", row.name},
             {"elo", support::rounded(row.rating.elo)},
             {"elo_interval99", {row.rating.elo - half, row.rating.elo + half}}});
        json["ratings"].back().update(record_json(row.record));
    }
    for (const auto& [id, match] : state.matches) {
        json["cross_table"].push_back({{"match", id}, {"a", match.a}, {"b", match.b}});
        json["cross_table"].back().update(record_json(record_of(match)));
    }
    return with_state(std::move(json), state);
}

} // namespace headless::knockout
