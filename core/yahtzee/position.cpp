#include "core/yahtzee/position.h"

#include "core/support/text.h"

#include <array>
#include <cassert>
#include <charconv>

namespace core::yahtzee {

namespace {

// More than any card can hold, and small enough that sums of it fit an int.
constexpr int max_points_read = 1'000'000;

// A position's numbers as they are written, separated by spaces. Much faster than appending to a
// string; a referee writes millions of positions.
class Line {
public:
    void add(int number) {
        if (0 <= number && number < 10) {
            *end_++ = static_cast<char>('0' + number);
        } else {
            end_ = std::to_chars(end_, text_.data() + text_.size(), number).ptr;
        }
        *end_++ = ' ';
    }
    void add(const Card& card) {
        for (const Box box : all_boxes) add(card.points(box).value_or(-1));
        add(card.yahtzee_bonuses());
    }
    // Without the space at the end.
    std::string text() const { return {text_.data(), static_cast<const char*>(end_) - 1}; }

private:
    static constexpr std::size_t max_characters = 12; // of a number and its space

    std::array<char, (2 * (box_count + 1) + dice::dice_count + 1) * max_characters> text_;
    char* end_ = text_.data();
};

} // namespace

support::Result<Card> parse_card(support::Scanner& scanner, std::string_view owner) {
    const std::string prefix = owner.empty() ? std::string() : std::string(owner) + " ";
    Card card;
    for (const Box box : all_boxes) {
        const auto number = scanner.integer(prefix + std::string(name(box)), -1, max_points_read);
        if (!number) return number.error();
        if (*number >= 0) card = card.with_points(box, static_cast<int>(*number));
    }
    const auto bonuses = scanner.integer(
        (prefix.empty() ? "the " : prefix) + "Yahtzee bonus points", 0, max_points_read);
    if (!bonuses) return bonuses.error();
    return card.with_yahtzee_bonuses(static_cast<int>(*bonuses));
}

support::Result<Position> parse_position(std::string_view text, std::size_t line) {
    support::Scanner scanner(text, line);
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
    const auto roll_number = scanner.integer("the roll number", 1, rolls_per_turn);
    if (!roll_number) return roll_number.error();
    position.roll_number = static_cast<int>(*roll_number);
    if (!scanner.at_end()) return scanner.error("more text after the 34 numbers of a position");
    return position;
}

std::optional<std::string> impossibility(const Position& position) {
    if (auto what = position.mover.impossibility()) return what;
    for (const Card& card : position.opponents)
        if (const auto what = card.impossibility()) return "the opponent's " + *what;
    return std::nullopt;
}

std::string to_text(const Position& position) {
    assert(position.opponents.size() == 1);
    Line line;
    line.add(position.mover);
    line.add(position.opponents.front());
    for (const int die : position.dice) line.add(die);
    line.add(position.roll_number);
    return line.text();
}

} // namespace core::yahtzee
