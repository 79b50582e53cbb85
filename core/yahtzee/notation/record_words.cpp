#include "core/yahtzee/notation/record_words.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core::yahtzee::notation {

dice::Dice next_dice(const RecordedDice& source, const Game& game) {
    assert(game.phase() == Phase::to_roll);
    const auto rolls = dice::KeyedDice(source.seed).turn(source.game, game.mover(), game.turn());
    return game.with_roll(rolls[static_cast<std::size_t>(game.roll_number())]).dice();
}

std::optional<std::size_t> first_foreign_roll(const Record& record) {
    assert(record.dice);
    Game game = start_of(record);
    for (std::size_t i = 0; i < record.line.size(); ++i) {
        const auto* const dice = std::get_if<dice::Dice>(&record.line[i].move);
        if (dice && *dice != next_dice(*record.dice, game)) return i;
        game = play(game, record.line[i].move);
    }
    return std::nullopt;
}

namespace {

constexpr std::array<std::pair<std::string_view, Box>, 7> short_names{{
    {"3k", Box::three_of_a_kind},
    {"4k", Box::four_of_a_kind},
    {"fh", Box::full_house},
    {"ss", Box::small_straight},
    {"ls", Box::large_straight},
    {"y", Box::yahtzee},
    {"ch", Box::chance},
}};

char digit(int die) { return static_cast<char>('0' + die); }

char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

} // namespace

std::string dice_word(const dice::Dice& dice) {
    std::string word;
    for (const int die : dice) word += digit(die);
    return word;
}

std::string keep_word(Action hold, const dice::Dice& dice) {
    std::string word;
    for (std::size_t slot = 0; slot < dice.size(); ++slot)
        word += hold.holds(slot) ? digit(dice[slot]) : '.';
    return word;
}

std::string card_words(const Card& card) {
    std::string words;
    for (const Box box : all_boxes) words += std::to_string(card.points(box).value_or(-1)) + ' ';
    return words + std::to_string(card.yahtzee_bonuses());
}

std::string turn_label(const Game& game) {
    return std::to_string(game.turn() + 1) + '.' + std::to_string(game.mover() + 1);
}

std::string decision_label(const Game& game) {
    return turn_label(game) + '/' + std::to_string(game.roll_number());
}

std::string result_words(const Game& game) {
    if (game.phase() != Phase::over) return "*";
    std::string words;
    for (const Card& card : game.cards())
        words += (words.empty() ? "" : "-") + std::to_string(card.total());
    return words;
}

std::optional<Box> box_named(std::string_view text) {
    for (const Box box : all_boxes)
        if (same_letters(name(box), text)) return box;
    for (const auto& [short_name, box] : short_names)
        if (same_letters(short_name, text)) return box;
    return std::nullopt;
}

} // namespace core::yahtzee::notation
