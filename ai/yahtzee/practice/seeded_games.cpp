#include "ai/yahtzee/practice/seeded_games.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace ai::yahtzee::practice {

using namespace core::yahtzee;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::solve;

HumanSampler::HumanSampler(std::uint32_t decay) {
    // Not above 2^31, so that products and the sum over all choices fit into 64 bits.
    for (std::uint64_t weight = std::uint64_t{1} << 31; weight > 0; weight = weight * decay >> 32)
        weights_.push_back(weight);
}

std::uint64_t HumanSampler::weight(double loss) const {
    const auto steps = static_cast<std::size_t>(std::floor(loss * steps_per_point + 0.5));
    return steps < weights_.size() ? weights_[steps] : 0;
}

core::yahtzee::Action HumanSampler::choose(std::span<const RankedAction> ranking,
                                           std::uint64_t random) const {
    assert(!ranking.empty());
    std::uint64_t sum = 0;
    for (const RankedAction& choice : ranking) sum += weight(choice.loss);
    std::uint64_t draw = random % sum; // the sum is below 2^37, so the bias is below 2^-27
    for (const RankedAction& choice : ranking) {
        const std::uint64_t own = weight(choice.loss);
        if (draw < own) return choice.action;
        draw -= own;
    }
    return ranking.front().action;
}

std::uint64_t decision_bits(const core::dice::Seed& seed, std::uint64_t game, int seat, int turn,
                            int roll) {
    // The dice take the blocks from 0 on.
    constexpr std::uint32_t first_block = 0x8000'0000u;
    core::random::ChachaKey key{};
    for (std::size_t i = 0; i < seed.size(); ++i)
        key[i / 4] |= static_cast<std::uint32_t>(seed[i]) << (8 * (i % 4));
    const core::random::ChachaNonce nonce{
        static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(game >> 32),
        static_cast<std::uint32_t>(seat) << 16 | static_cast<std::uint32_t>(turn)};
    const auto block =
        core::random::chacha20_block(key, first_block + static_cast<std::uint32_t>(roll), nonce);
    return std::uint64_t{block[1]} << 32 | block[0];
}

Chooser human_08(const solve::SharedValues& values) {
    return [values, sampler = HumanSampler(human_08_decay)](int, const Position& position,
                                                            std::uint64_t random) {
        return sampler.choose(decide::rank_choices(*values, position), random);
    };
}

Chooser players_knowing(StepJudge& judge, std::array<int, 2> known) {
    return [&judge, known](int seat, const Position& position, std::uint64_t) {
        return judge.choose(known[seat == 0 ? 0 : 1], position);
    };
}

SeededGames::SeededGames(Rules rules, const core::dice::Seed& seed, Chooser chooser)
    : rules_(rules), seed_(seed), dice_(seed), chooser_(std::move(chooser)) {}

void SeededGames::play(std::uint64_t number, const Visit& visit) const {
    play_on(Game(2, rules_), number, 2 * box_count, visit);
}

void SeededGames::play_on(Game game, std::uint64_t number, int turns, const Visit& visit) const {
    for (; turns > 0 && game.phase() != Phase::over; --turns) {
        const int seat = game.mover();
        const int turn = game.turn();
        const auto rolls = dice_.turn(number, seat, turn);
        for (bool rolls_on = true; rolls_on;) {
            const int roll = game.roll_number() + 1;
            game = game.with_roll(rolls[static_cast<std::size_t>(roll - 1)]);
            const Position position = game.position();
            const Action action =
                chooser_(seat, position, decision_bits(seed_, number, seat, turn, roll));
            visit(seat, position, action);
            game = game.apply(action);
            rolls_on = action.is_hold();
        }
    }
}

} // namespace ai::yahtzee::practice
