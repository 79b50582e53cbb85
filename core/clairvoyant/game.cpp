#include "core/clairvoyant/game.h"

namespace core::clairvoyant {

namespace {

void roll_slots(Lcg& machine, Slots slots, dice::Dice& dice) {
    for (std::size_t slot = 0; slot < dice.size(); ++slot)
        if ((slots >> slot & 1u) != 0) dice[slot] = machine.roll();
}

std::string to_text(const dice::Dice& dice) {
    std::string text;
    for (const int die : dice) text += (text.empty() ? "" : " ") + std::to_string(die);
    return text;
}

std::string slot_numbers(Slots slots) {
    std::string text;
    for (int slot = 0; slot < dice::dice_count; ++slot)
        if ((slots >> slot & 1u) != 0) text += ' ' + std::to_string(slot + 1);
    return text.empty() ? " none" : text;
}

std::string to_text(const PlayedRound& played) {
    std::string text = to_text(played.dice[0]);
    for (std::size_t i = 0; i < rerolls_per_round; ++i)
        text += ", re-roll" + slot_numbers(played.round.rerolled[i]) + ": " +
                to_text(played.dice[i + 1]);
    return text + ", " + std::string(name(played.round.box)) + ' ' + std::to_string(played.points);
}

} // namespace

RoundDice play_round(Lcg& machine, const Round& round) {
    RoundDice dice{};
    roll_slots(machine, all_slots, dice[0]);
    for (std::size_t i = 0; i < rerolls_per_round; ++i) {
        dice[i + 1] = dice[i];
        roll_slots(machine, round.rerolled[i], dice[i + 1]);
    }
    return dice;
}

PlayedGame replay(const Scenario& scenario, const Game& game) {
    PlayedGame played;
    Lcg machine = scenario.machine();
    for (std::size_t i = 0; i < game.size(); ++i) {
        const RoundDice dice = play_round(machine, game[i]);
        const int gained = points(game[i].box, dice::Roll::of(dice.back()));
        played.rounds[i] = {game[i], dice, gained};
        played.total += gained;
    }
    return played;
}

std::string to_text(const PlayedGame& game) {
    std::string text;
    for (std::size_t i = 0; i < game.rounds.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        text += std::string(number.size() < 2 ? 1 : 0, ' ') + number + ": " +
                to_text(game.rounds[i]) + '\n';
    }
    return text + "total " + std::to_string(game.total) + '\n';
}

} // namespace core::clairvoyant
