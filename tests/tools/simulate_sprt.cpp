// Error rates and lengths of the sequential tests, on luck-adjusted and on plain scores, over
// sequences of pairs of games that are drawn with replacement from real ones. So the strength is
// known: it is the mean of the pool.
//   alea-simulate-sprt A B GAMES SEQUENCES WIDTH...      widths are elo1 - elo0

#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"
#include "headless/match/sprt.h"
#include "headless/match/statistics.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

using namespace headless;

namespace {

constexpr std::int64_t max_pairs = 1'000'000; // a sequence ends here, undecided

struct Pair {
    double adjusted;                // mean of two games
    std::array<int, 2> half_points; // plain, of each game
};

std::vector<Pair> pool_of(const std::string& a, const std::string& b, std::uint64_t games) {
    lab::LabPlayers players;
    const auto baseline = players.luck_baseline();
    lab::DuelOptions options;
    options.seed = core::dice::seed_from_number(2026);
    options.games = games;
    const auto tallies = lab::play_games(
        {[&] { return players.make(a); }, [&] { return players.make(b); }}, *baseline, options);
    std::vector<Pair> pool;
    for (std::size_t i = 0; i + 1 < tallies.size(); i += 2) {
        const auto half_points = [](const lab::Tally& tally) {
            return static_cast<int>(2 * tally.wins + tally.ties);
        };
        pool.push_back({pair_score(tallies[i], tallies[i + 1]),
                        {half_points(tallies[i]), half_points(tallies[i + 1])}});
    }
    return pool;
}

struct Lengths {
    int sequences = 0;
    int wrong = 0;
    int undecided = 0;
    double games = 0;

    void add(match::SprtVerdict verdict, match::SprtVerdict right, std::int64_t pairs) {
        ++sequences;
        if (verdict == match::SprtVerdict::undecided)
            ++undecided;
        else if (verdict != right)
            ++wrong;
        games += 2 * static_cast<double>(pairs);
    }
};

void run_adjusted(const std::vector<Pair>& pool, const match::SprtBounds& bounds,
                  match::SprtVerdict right, std::mt19937_64& random, Lengths& lengths) {
    match::ScoreSums sums;
    auto verdict = match::SprtVerdict::undecided;
    while (verdict == match::SprtVerdict::undecided && sums.count() < max_pairs) {
        sums.add(pool[random() % pool.size()].adjusted);
        verdict = sprt(bounds, sums).verdict;
    }
    lengths.add(verdict, right, sums.count());
}

// The plain test looks after every tenth pair only, which saves time and makes it no more than
// twenty games longer.
void run_plain(const std::vector<Pair>& pool, const match::SprtBounds& bounds,
               match::SprtVerdict right, std::mt19937_64& random, Lengths& lengths) {
    std::array<std::int64_t, 3> counts{};
    std::int64_t pairs = 0;
    auto verdict = match::SprtVerdict::undecided;
    while (verdict == match::SprtVerdict::undecided && pairs < max_pairs) {
        for (const int half : pool[random() % pool.size()].half_points)
            ++counts[static_cast<std::size_t>(half)];
        if (++pairs % 10 == 0) verdict = sprt(bounds, counts).verdict;
    }
    lengths.add(verdict, right, pairs);
}

void print(const char* what, double width, bool is_elo1_true, const Lengths& lengths) {
    std::printf("%-9s %6g  %-5s %8.2f %% %9d %12.0f\n", what, width, is_elo1_true ? "elo1" : "elo0",
                100.0 * lengths.wrong / lengths.sequences, lengths.undecided,
                lengths.games / lengths.sequences);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 6) {
        std::fputs("alea-simulate-sprt A B GAMES SEQUENCES WIDTH...\n", stderr);
        return 2;
    }
    const auto pool = pool_of(argv[1], argv[2], std::strtoull(argv[3], nullptr, 10));
    const int sequences = std::atoi(argv[4]);
    match::ScoreSums adjusted, plain;
    for (const Pair& pair : pool) {
        adjusted.add(pair.adjusted);
        plain.add((pair.half_points[0] + pair.half_points[1]) / 4.0);
    }
    std::printf(
        "%zu pairs of %s against %s\nadjusted score %.3f %%, deviation of a pair %.4f\nplain "
        "score    %.3f %%, deviation of a pair %.4f\n",
        pool.size(), argv[1], argv[2], 100 * adjusted.mean(), std::sqrt(adjusted.variance()),
        100 * plain.mean(), std::sqrt(plain.variance()));
    std::printf("%-9s %6s  %-5s %10s %9s %12s\n", "scores", "width", "true", "wrong", "undecided",
                "mean games");
    std::mt19937_64 random(1);
    for (int i = 5; i < argc; ++i) {
        const double width = std::atof(argv[i]);
        for (const bool is_elo1_true : {false, true}) {
            const auto right = is_elo1_true ? match::SprtVerdict::elo1 : match::SprtVerdict::elo0;
            const auto bounds = [&](double mean) {
                const double elo = *match::elo_of_score(mean);
                return is_elo1_true ? match::SprtBounds{elo - width, elo}
                                    : match::SprtBounds{elo, elo + width};
            };
            Lengths of_adjusted, of_plain;
            for (int s = 0; s < sequences; ++s) {
                run_adjusted(pool, bounds(adjusted.mean()), right, random, of_adjusted);
                run_plain(pool, bounds(plain.mean()), right, random, of_plain);
            }
            print("adjusted", width, is_elo1_true, of_adjusted);
            print("plain", width, is_elo1_true, of_plain);
        }
    }
    return 0;
}
