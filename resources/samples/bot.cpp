// A complete contest bot: keeps the commonest face, then fills the box that pays best against par.
// c++ -O2 -std=c++17 -o bot bot.cpp

#include <algorithm>
#include <array>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr int yahtzee = 11;
// What a box brings on average.
constexpr std::array par{2, 5, 8, 12, 15, 19, 22, 13, 22, 29, 32, 14, 22};

using Dice = std::vector<int>;

int count(const Dice& dice, int face) {
    return static_cast<int>(std::count(dice.begin(), dice.end(), face));
}

int points(int box, const Dice& dice, bool is_joker) {
    int sum = 0, most = 0, run = 0, longest = 0;
    bool pair = false;
    for (int face = 1; face <= 6; ++face) {
        const int n = count(dice, face);
        sum += n * face;
        most = std::max(most, n);
        pair = pair || n == 2;
        run = n > 0 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    if (box < 6) return (box + 1) * count(dice, box + 1);
    if (box == 8) return is_joker || (most == 3 && pair) ? 25 : 0;
    if (box == 9) return is_joker || longest >= 4 ? 30 : 0;
    if (box == 10) return is_joker || longest >= 5 ? 40 : 0;
    if (box == yahtzee) return most == 5 ? 50 : 0;
    return box == 12 || most >= box - 3 ? sum : 0; // three of a kind, four of a kind, chance
}

// The open boxes that the forced joker rule allows.
std::vector<int> legal_boxes(const std::vector<int>& card, const Dice& dice, bool is_joker) {
    std::vector<int> open, lower;
    for (int box = 0; box < 13; ++box) {
        if (card[static_cast<std::size_t>(box)] >= 0) continue;
        open.push_back(box);
        if (box >= 6) lower.push_back(box);
    }
    if (!is_joker) return open;
    const int matching = dice[0] - 1;
    if (card[static_cast<std::size_t>(matching)] < 0) return {matching};
    return lower.empty() ? open : lower;
}

int choose(const std::vector<int>& numbers) {
    const std::vector<int> card(numbers.begin(), numbers.begin() + 14);
    const Dice dice(numbers.begin() + 28, numbers.begin() + 33);
    const bool is_joker = count(dice, dice[0]) == 5 && card[yahtzee] >= 0;
    const auto gain = [&](int box) { return points(box, dice, is_joker); };
    const auto boxes = legal_boxes(card, dice, is_joker);
    const int best = *std::max_element(boxes.begin(), boxes.end(), [&](int a, int b) {
        return gain(a) - par[static_cast<std::size_t>(a)] <
               gain(b) - par[static_cast<std::size_t>(b)];
    });
    if (numbers[33] == 3 || gain(best) >= 25) return 2 * best; // even: score in box action / 2
    const int face = *std::max_element(dice.begin(), dice.end(), [&](int a, int b) {
        return std::pair(count(dice, a), a) < std::pair(count(dice, b), b);
    });
    int action = 1; // odd: hold the dice whose bits, from bit 1 on, are set
    for (int slot = 0; slot < 5; ++slot)
        if (dice[static_cast<std::size_t>(slot)] == face) action |= 2 << slot;
    return action;
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::vector<int> numbers;
        for (int number = 0; words >> number;) numbers.push_back(number);
        if (numbers.size() == 34) std::cout << choose(numbers) << std::endl; // which flushes
    }
}
