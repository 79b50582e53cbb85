#include "tests/ai/yahtzee/solve/reference.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <thread>

namespace reference {

namespace {

int plain(const Dice& dice, int box) {
    std::array<int, 7> counts{}; // by face
    for (const int die : dice) ++counts[static_cast<std::size_t>(die)];
    if (box < 6) return (box + 1) * counts[static_cast<std::size_t>(box) + 1];
    const int sum = std::accumulate(dice.begin(), dice.end(), 0);
    const int most = std::ranges::max(counts);
    const bool two = std::ranges::count(counts, 2) > 0;
    int in_a_row = 0;
    int row = 0;
    for (const int count : counts) {
        row = count > 0 ? row + 1 : 0;
        in_a_row = std::max(in_a_row, row);
    }
    switch (box) {
    case 6:
        return most >= 3 ? sum : 0;
    case 7:
        return most >= 4 ? sum : 0;
    case 8:
        return most == 3 && two ? 25 : 0;
    case 9:
        return in_a_row >= 4 ? 30 : 0;
    case 10:
        return in_a_row == 5 ? 40 : 0;
    case yahtzee_box:
        return most == 5 ? 50 : 0;
    default:
        return sum;
    }
}

bool joker_is_legal(Joker rule, unsigned open, int matching, int box) {
    const bool matching_open = (open >> matching & 1) != 0;
    const bool lower_open = (open >> 6) != 0;
    switch (rule) {
    case Joker::forced:
        if (matching_open) return box == matching;
        return box >= 6 || !lower_open;
    case Joker::verhoeff:
        return true;
    default:
        return box == matching || box >= 6 || (!matching_open && !lower_open);
    }
}

// Every way to throw `count` dice, in order.
std::vector<std::vector<int>> throws(int count) {
    std::vector<std::vector<int>> all{{}};
    for (int i = 0; i < count; ++i) {
        std::vector<std::vector<int>> longer;
        for (const auto& begun : all)
            for (int face = 1; face <= 6; ++face) {
                longer.push_back(begun);
                longer.back().push_back(face);
            }
        all = std::move(longer);
    }
    return all;
}

struct Enumeration {
    std::vector<Roll> rolls;
    std::vector<std::vector<Outcome>> keeps;
    std::vector<std::vector<int>> within;

    Enumeration() {
        std::map<std::vector<int>, int> roll_numbers;
        for (auto dice : throws(5)) {
            std::ranges::sort(dice);
            const auto [place, is_new] = roll_numbers.emplace(dice, static_cast<int>(rolls.size()));
            if (is_new) {
                Roll roll{{}, 0};
                std::ranges::copy(dice, roll.dice.begin());
                rolls.push_back(roll);
            }
            ++rolls[static_cast<std::size_t>(place->second)].permutations;
        }
        std::map<std::vector<int>, int> keep_numbers;
        within.resize(rolls.size());
        for (std::size_t r = 0; r < rolls.size(); ++r)
            for (unsigned held = 0; held < 32; ++held) {
                std::vector<int> kept;
                for (unsigned i = 0; i < 5; ++i)
                    if (held >> i & 1) kept.push_back(rolls[r].dice[i]);
                const auto [place, is_new] =
                    keep_numbers.emplace(kept, static_cast<int>(keeps.size()));
                if (is_new) keeps.push_back(outcomes(kept, roll_numbers));
                if (std::ranges::find(within[r], place->second) == within[r].end())
                    within[r].push_back(place->second);
            }
    }

    static std::vector<Outcome> outcomes(const std::vector<int>& kept,
                                         const std::map<std::vector<int>, int>& roll_numbers) {
        std::map<int, int> ways;
        const auto all = throws(5 - static_cast<int>(kept.size()));
        for (const auto& thrown : all) {
            std::vector<int> dice = kept;
            dice.insert(dice.end(), thrown.begin(), thrown.end());
            std::ranges::sort(dice);
            ++ways[roll_numbers.at(dice)];
        }
        std::vector<Outcome> probabilities;
        for (const auto& [roll, count] : ways)
            probabilities.push_back({roll, count / static_cast<double>(all.size())});
        return probabilities;
    }
};

const Enumeration& enumeration() {
    static const Enumeration all;
    return all;
}

} // namespace

const std::vector<Roll>& rolls() { return enumeration().rolls; }
const std::vector<std::vector<Outcome>>& keeps() { return enumeration().keeps; }
const std::vector<std::vector<int>>& keeps_within() { return enumeration().within; }

Scoring scoring(Joker rule, unsigned open, YahtzeeBox yahtzee, const Dice& dice, int box) {
    if (dice.front() != dice.back() || yahtzee == YahtzeeBox::open)
        return {true, plain(dice, box), 0};
    const int matching = dice.front() - 1;
    const bool in_full = rule == Joker::free_choice || (open >> matching & 1) == 0;
    Scoring joker{joker_is_legal(rule, open, matching, box), plain(dice, box),
                  yahtzee == YahtzeeBox::fifty ? 100 : 0};
    if (in_full && box == 8) joker.points = 25;
    if (in_full && box == 9) joker.points = 30;
    if (in_full && box == 10) joker.points = 40;
    return joker;
}

Values::Values(Joker rule, unsigned within) : rule_(rule), rows_(3 * 8192) {
    const unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    for (int open_boxes = 1; open_boxes <= 13; ++open_boxes) {
        std::vector<std::jthread> pool;
        for (unsigned part = 0; part < threads; ++part)
            pool.emplace_back([this, open_boxes, part, threads, within] {
                unsigned turn = 0;
                for (unsigned open = 0; open < 8192; ++open) {
                    if ((open & ~within) != 0) continue;
                    if (std::popcount(open) != open_boxes || turn++ % threads != part) continue;
                    if ((open >> yahtzee_box & 1) != 0) {
                        solve(open, YahtzeeBox::open);
                    } else {
                        solve(open, YahtzeeBox::zero);
                        solve(open, YahtzeeBox::fifty);
                    }
                }
            });
    }
}

void Values::score_all(unsigned open, YahtzeeBox yahtzee, std::vector<Row>& by_roll) const {
    for (std::size_t r = 0; r < rolls().size(); ++r) {
        by_roll[r].fill(0);
        for (int box = 0; box < 13; ++box) {
            if ((open >> box & 1) == 0) continue;
            const Scoring score = scoring(rule_, open, yahtzee, rolls()[r].dice, box);
            if (!score.legal) continue;
            YahtzeeBox next = yahtzee;
            if (box == yahtzee_box)
                next = score.points == 50 ? YahtzeeBox::fifty : YahtzeeBox::zero;
            const Row& later = row(open & ~(1u << box), next);
            for (int upper = 0; upper < 64; ++upper) {
                const int total = box < 6 ? std::min(upper + score.points, 63) : upper;
                const int upper_bonus = upper < 63 && total == 63 ? 35 : 0;
                double& best = by_roll[r][static_cast<std::size_t>(upper)];
                best = std::max(best, score.points + score.bonus + upper_bonus +
                                          later[static_cast<std::size_t>(total)]);
            }
        }
    }
}

void Values::solve(unsigned open, YahtzeeBox yahtzee) {
    std::vector<Row> by_roll(rolls().size());
    std::vector<Row> by_keep(keeps().size());
    score_all(open, yahtzee, by_roll);
    for (int rerolls = 0; rerolls < 2; ++rerolls) {
        for (std::size_t k = 0; k < keeps().size(); ++k) {
            by_keep[k].fill(0);
            for (const Outcome& outcome : keeps()[k]) {
                const Row& value = by_roll[static_cast<std::size_t>(outcome.roll)];
                for (std::size_t upper = 0; upper < 64; ++upper)
                    by_keep[k][upper] += outcome.probability * value[upper];
            }
        }
        for (std::size_t r = 0; r < rolls().size(); ++r)
            for (const int keep : keeps_within()[r]) {
                const Row& value = by_keep[static_cast<std::size_t>(keep)];
                for (std::size_t upper = 0; upper < 64; ++upper)
                    by_roll[r][upper] = std::max(by_roll[r][upper], value[upper]);
            }
    }
    Row& mean = rows_[open * 3 + static_cast<unsigned>(yahtzee)];
    for (std::size_t r = 0; r < rolls().size(); ++r)
        for (std::size_t upper = 0; upper < 64; ++upper)
            mean[upper] += rolls()[r].permutations / 7776.0 * by_roll[r][upper];
}

} // namespace reference
