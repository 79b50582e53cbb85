#include "tests/ai/clairvoyant/plain_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace tests::clairvoyant {

namespace {

class PlainSolver {
public:
    PlainSolver(std::uint64_t a, std::uint64_t c, std::uint64_t x0) {
        std::uint64_t x = x0;
        for (int& die : stream_) {
            x = (a * x + c) % 4294967296u;
            die = static_cast<int>(x / 65536 % 6 + 1);
        }
    }

    int solve() {
        for (int p = 0; p < positions; ++p) enumerate_round(p);
        // best[used][p]: the most points after scoring `used` with p dice consumed.
        std::vector<std::array<int, positions + 15>> best(1u << boxes);
        for (auto& row : best) row.fill(-1);
        best[0][0] = 0;
        for (unsigned used = 0; used + 1 < 1u << boxes; ++used) {
            const int rounds = std::popcount(used);
            for (int p = 5 * rounds; p <= 15 * rounds; ++p)
                for (int box = 0; box < boxes; ++box) {
                    if (used >> box & 1u) continue;
                    auto& next = best[used | 1u << box];
                    for (int more = 0; more <= 10; ++more)
                        next[at(p + 5 + more)] =
                            std::max(next[at(p + 5 + more)],
                                     best[used][at(p)] + rounds_[at(p)][at(more)][at(box)]);
                }
        }
        return std::ranges::max(best.back());
    }

private:
    static constexpr int boxes = 11;
    static constexpr int positions = 151;
    using Dice = std::array<int, 5>;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static std::array<int, boxes> scores(const Dice& dice) {
        std::array<int, boxes> score{};
        std::array<int, 6> counts{};
        int sum = 0;
        for (const int die : dice) {
            score[at(die - 1)] += die;
            ++counts[at(die - 1)];
            sum += die;
        }
        const int most = std::ranges::max(counts);
        if (most == 1 && (counts.front() == 0 || counts.back() == 0)) score[6] = 30;
        if (most == 3 && std::ranges::count(counts, 2) == 1) score[7] = sum;
        if (most == 4) score[8] = sum;
        if (most == 5) score[9] = 50;
        score[10] = sum;
        return score;
    }

    int reroll(unsigned slots, int p, Dice& dice) const {
        for (std::size_t slot = 0; slot < 5; ++slot)
            if (slots >> slot & 1u) dice[slot] = stream_[at(p++)];
        return p;
    }

    void enumerate_round(int start) {
        for (unsigned first = 0; first < 32; ++first)
            for (unsigned second = 0; second < 32; ++second) {
                Dice dice{};
                int p = reroll(31, start, dice);
                p = reroll(first, p, dice);
                p = reroll(second, p, dice);
                const auto score = scores(dice);
                auto& best = rounds_[at(start)][at(p - start - 5)];
                for (std::size_t box = 0; box < boxes; ++box)
                    best[box] = std::max(best[box], score[box]);
            }
    }

    std::array<int, 165> stream_{};
    // By position, dice re-rolled, box.
    std::array<std::array<std::array<int, boxes>, 11>, positions> rounds_{};
};

} // namespace

int plain_total(std::uint64_t multiplier, std::uint64_t increment, std::uint64_t start) {
    return PlainSolver(multiplier, increment, start).solve();
}

} // namespace tests::clairvoyant
