#include "ai/dilemma/field.h"

#include "core/dilemma/game.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <random>

namespace ai::dilemma {

using namespace ai::dilemma::strategies;

namespace {

// The library's distributions differ between implementations; this is the same everywhere.
std::size_t draw(std::span<const double> shares, std::mt19937_64& random) {
    double left = static_cast<double>(random() >> 11) * 0x1p-53;
    for (std::size_t i = 0; i + 1 < shares.size(); ++i) {
        if (left < shares[i]) return i;
        left -= shares[i];
    }
    return shares.size() - 1;
}

// Fewer rounds than seeds once `is_stopped` says so.
core::dilemma::History play_rounds(std::span<const Strategy* const> players,
                                   std::span<const std::uint64_t> seeds,
                                   const std::function<bool()>& is_stopped) {
    core::dilemma::Game game(static_cast<int>(players.size()));
    std::vector<Answer> answers(players.size());
    for (const std::uint64_t seed : seeds) {
        if (is_stopped && is_stopped()) break;
        for (std::size_t i = 0; i < players.size(); ++i)
            answers[i] = players[i]->answer(game.request(static_cast<int>(i) + 1, seed));
        game.finish_round(answers);
    }
    return game.history();
}

} // namespace

Record& Record::operator+=(const Record& other) {
    entries += other.entries;
    rank_sum += other.rank_sum;
    wins += other.wins;
    score_sum += other.score_sum;
    return *this;
}

void play_random_battle(std::span<const Strategy* const> strategies, std::span<const double> shares,
                        const FieldOptions& options, std::uint64_t seed, std::span<Record> records,
                        const std::function<bool()>& is_stopped) {
    std::mt19937_64 random(seed);
    std::vector<std::size_t> kinds(static_cast<std::size_t>(options.players));
    std::vector<const Strategy*> players;
    for (std::size_t& kind : kinds) {
        kind = draw(shares, random);
        players.push_back(strategies[kind]);
    }
    std::vector<std::uint64_t> seeds(static_cast<std::size_t>(options.rounds));
    std::ranges::generate(seeds, std::ref(random));

    const core::dilemma::History history = play_rounds(players, seeds, is_stopped);
    if (history.round_count() < options.rounds) return;
    for (int id = 1; id <= options.players; ++id) {
        const int score = history.score(id);
        int better = 0;
        int equal = 0;
        for (int other = 1; other <= options.players; ++other) {
            better += history.score(other) > score;
            equal += history.score(other) == score;
        }
        records[kinds[static_cast<std::size_t>(id - 1)]] +=
            Record{1, 2 * better + equal + 1, better == 0 && score > 0, score};
    }
}

std::vector<Record> play_random_battles(std::span<const Strategy* const> strategies,
                                        std::span<const double> shares, const FieldOptions& options,
                                        std::uint64_t seed, int battles, int threads,
                                        const std::function<bool()>& is_stopped) {
    std::vector<std::uint64_t> seeds(static_cast<std::size_t>(battles));
    std::ranges::generate(seeds, std::mt19937_64(seed));
    const int workers = core::support::threads_or_all(threads);
    std::vector<std::vector<Record>> parts(static_cast<std::size_t>(workers),
                                           std::vector<Record>(strategies.size()));
    core::support::for_each_index(seeds.size(), workers, [&](std::size_t battle, int worker) {
        play_random_battle(strategies, shares, options, seeds[battle],
                           parts[static_cast<std::size_t>(worker)], is_stopped);
    });
    std::vector<Record> records(strategies.size());
    for (const std::vector<Record>& part : parts)
        for (std::size_t i = 0; i < records.size(); ++i) records[i] += part[i];
    return records;
}

core::dilemma::History play_battle(std::span<const Strategy* const> players,
                                   std::span<const std::uint64_t> seeds) {
    return play_rounds(players, seeds, {});
}

} // namespace ai::dilemma
