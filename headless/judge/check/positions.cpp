#include "headless/judge/check/positions.h"

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"

#include <algorithm>
#include <array>
#include <random>

namespace headless::judge::check {

using namespace core::yahtzee;

namespace {

constexpr int first_lower = 6; // index of the first box of the lower section
constexpr int yahtzee_box = 11;

// Points as they might stand there.
constexpr std::array<int, box_count> usual_points{3, 6, 9, 12, 15, 18, 20, 22, 25, 30, 40, 50, 23};

// All boxes filled but those of these indices.
Card card_with_open(const std::vector<int>& open) {
    Card card;
    for (int i = 0; i < box_count; ++i)
        if (std::ranges::find(open, i) == open.end())
            card = card.with_points(box_at(i), usual_points[static_cast<std::size_t>(i)]);
    return card;
}

// The boxes that may be open in each case, by index, for dice of this face.
std::vector<std::vector<int>> open_boxes(int face) {
    const int matching = face - 1;
    const int other = face % 6; // another upper box
    std::vector<int> all;
    for (int i = 0; i < box_count; ++i)
        if (i != yahtzee_box) all.push_back(i);
    std::vector<int> all_but_matching = all;
    std::erase(all_but_matching, matching);
    std::vector<std::vector<int>> cases{all, all_but_matching, {matching}, {other}};
    for (int lower = first_lower; lower < box_count; ++lower) {
        if (lower == yahtzee_box) continue;
        cases.push_back({lower, other});
        cases.push_back({matching, lower});
    }
    cases.push_back({yahtzee_box, matching}); // no joker
    return cases;
}

} // namespace

std::vector<Position> joker_positions() {
    std::vector<Position> positions;
    for (int face = 1; face <= 6; ++face)
        for (const std::vector<int>& open : open_boxes(face))
            for (const int yahtzee : {0, 50})
                for (const int roll : {1, rolls_per_turn}) {
                    const Card usual = card_with_open(open);
                    Card card = usual;
                    const Box box = box_at(yahtzee_box);
                    if (card.points(box))
                        card = card.with_points(box, yahtzee).with_yahtzee_bonuses(2 * yahtzee);
                    core::dice::Dice dice{};
                    dice.fill(face);
                    positions.push_back({card, {usual}, dice, roll});
                }
    return positions;
}

std::vector<Position> random_positions(std::size_t count) {
    std::vector<Position> positions;
    std::mt19937_64 random(1);
    const core::dice::KeyedDice dice(core::dice::seed_from_number(1));
    for (std::uint64_t number = 0; positions.size() < count; ++number) {
        core::yahtzee::Game game;
        while (game.phase() != Phase::over && positions.size() < count) {
            if (game.phase() == Phase::to_roll) {
                const auto rolls = dice.turn(number, game.mover(), game.turn());
                game = game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]);
                continue;
            }
            const Position position = game.position();
            positions.push_back(position);
            const auto actions = legal_actions({}, position);
            game = game.apply(actions[random() % actions.size()]);
        }
    }
    return positions;
}

} // namespace headless::judge::check
