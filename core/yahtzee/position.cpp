#include "core/yahtzee/position.h"

#include "core/base/text.h"

#include <cassert>
#include <optional>

namespace core::yahtzee {

namespace {

// More than any card can hold, and small enough that sums of it fit an int.
constexpr int most_points_read = 1'000'000;

base::Result<Card> parse_card(base::Scanner& scanner, const std::string& owner) {
    Card card;
    for (const Box box : all_boxes) {
        const auto number =
            scanner.integer(owner + " " + std::string(name(box)), -1, most_points_read);
        if (!number) return number.error();
        if (*number >= 0) card = card.with_points(box, static_cast<int>(*number));
    }
    const auto bonuses = scanner.integer(owner + " Yahtzee bonus points", 0, most_points_read);
    if (!bonuses) return bonuses.error();
    return card.with_yahtzee_bonuses(static_cast<int>(*bonuses));
}

void append_card(std::string& text, const Card& card) {
    for (const Box box : all_boxes) text += std::to_string(card.points(box).value_or(-1)) + ' ';
    text += std::to_string(card.yahtzee_bonuses()) + ' ';
}

} // namespace

base::Result<Position> parse_position(std::string_view text, std::size_t line) {
    base::Scanner scanner(text, line);
    Position position;
    const auto mover = parse_card(scanner, "the mover's");
    if (!mover) return mover.error();
    position.mover = *mover;
    const auto opponent = parse_card(scanner, "the opponent's");
    if (!opponent) return opponent.error();
    position.opponents = {*opponent};
    for (int& die : position.dice) {
        const auto face = scanner.integer("a die", 1, dice::face_count);
        if (!face) return face.error();
        die = static_cast<int>(*face);
    }
    const auto roll_number = scanner.integer("the roll number", 1, rolls_a_turn);
    if (!roll_number) return roll_number.error();
    position.roll_number = static_cast<int>(*roll_number);
    if (!scanner.at_end()) return scanner.error("more text after the 34 numbers of a position");
    return position;
}

std::string to_text(const Position& position) {
    assert(position.opponents.size() == 1);
    std::string text;
    append_card(text, position.mover);
    append_card(text, position.opponents.front());
    for (const int die : position.dice) text += std::to_string(die) + ' ';
    return text + std::to_string(position.roll_number);
}

} // namespace core::yahtzee
