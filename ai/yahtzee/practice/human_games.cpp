#include "ai/yahtzee/practice/human_games.h"

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

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

Chooser human_08() {
    return [sampler = HumanSampler(human_08_decay)](const DecisionContext& decision,
                                                    std::uint64_t random) {
        return sampler.choose(decision.ranking(), random);
    };
}

Chooser weak_at(const Theme& theme) {
    return [&theme, usual = HumanSampler(human_08_decay), weak = HumanSampler(human_27_decay)](
               const DecisionContext& decision, std::uint64_t random) {
        const HumanSampler& sampler = theme.applies(decision) ? weak : usual;
        return sampler.choose(decision.ranking(), random);
    };
}

HumanGames::HumanGames(SharedValues values, const core::dice::Seed& seed, Chooser chooser,
                       int exact_boxes, const std::stop_token& stop)
    : rules_(values->rules()),
      seed_(seed),
      dice_(seed),
      chooser_(std::move(chooser)),
      ranker_(std::move(values), nullptr,
              WinProbabilityOptions{.exact_boxes = exact_boxes, .stop = stop}) {}

void HumanGames::play(std::uint64_t number, const Visit& visit) {
    play_on(Game(2, rules_), number, 2 * box_count, visit);
}

void HumanGames::play_on(Game game, std::uint64_t number, int turns, const Visit& visit) {
    for (; turns > 0 && game.phase() != Phase::over; --turns) {
        const int seat = game.mover();
        const int turn = game.turn();
        const auto rolls = dice_.turn(number, seat, turn);
        for (bool rolls_on = true; rolls_on;) {
            const int roll = game.roll_number() + 1;
            game = game.with_roll(rolls[static_cast<std::size_t>(roll - 1)]);
            const Position position = game.position();
            const auto ranking = ranker_.rank(position, {});
            const DecisionContext decision(rules_, position, ranking);
            const Action action =
                chooser_(decision, decision_bits(seed_, number, seat, turn, roll));
            visit(decision, action);
            game = game.apply(action);
            rolls_on = action.is_hold();
        }
    }
}

} // namespace ai::yahtzee::practice
