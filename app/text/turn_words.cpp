#include "app/text/turn_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace app::text {

using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

constexpr double min_difference_told = 0.005; // of a probability
constexpr double min_second_share = 0.4;      // of what the first clause weighs

// What lupdate finds the texts by.
struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

// About what filling a box in full brings, to tell what matters.
double weight(Box box) {
    switch (box) {
    case Box::three_of_a_kind:
    case Box::four_of_a_kind:
    case Box::full_house:
        return 25;
    case Box::small_straight:
        return 30;
    case Box::large_straight:
        return 40;
    case Box::yahtzee:
        return 50;
    case Box::chance:
        return 0; // takes anything
    default:
        // Three of the face and a third of the way to the bonus of 35.
        return 3.0 * (core::yahtzee::index(box) + 1) + 12;
    }
}

constexpr std::array upper_titles{QT_TRANSLATE_NOOP("TurnWords", "Three ones or more"),
                                  QT_TRANSLATE_NOOP("TurnWords", "Three twos or more"),
                                  QT_TRANSLATE_NOOP("TurnWords", "Three threes or more"),
                                  QT_TRANSLATE_NOOP("TurnWords", "Three fours or more"),
                                  QT_TRANSLATE_NOOP("TurnWords", "Three fives or more"),
                                  QT_TRANSLATE_NOOP("TurnWords", "Three sixes or more")};

constexpr std::array upper_names{QT_TRANSLATE_NOOP("TurnWords", "three ones or more"),
                                 QT_TRANSLATE_NOOP("TurnWords", "three twos or more"),
                                 QT_TRANSLATE_NOOP("TurnWords", "three threes or more"),
                                 QT_TRANSLATE_NOOP("TurnWords", "three fours or more"),
                                 QT_TRANSLATE_NOOP("TurnWords", "three fives or more"),
                                 QT_TRANSLATE_NOOP("TurnWords", "three sixes or more")};

// What filling a box in full means: at the start of a sentence, and within one.
QString full_title(Box box) {
    return is_upper(box)
               ? TurnWords::tr(upper_titles[static_cast<std::size_t>(core::yahtzee::index(box))])
               : box_title(box);
}
QString full_name(Box box) {
    return is_upper(box)
               ? TurnWords::tr(upper_names[static_cast<std::size_t>(core::yahtzee::index(box))])
               : box_name(box);
}

double difference(const BoxProbabilities& boxes, const BoxProbabilities& others, Box box) {
    const auto at = static_cast<std::size_t>(core::yahtzee::index(box));
    return boxes[at].in_full - others[at].in_full;
}

// The box in which the two differ most, towards the first (1) or the second (-1).
std::optional<Box> greatest_difference(const BoxProbabilities& boxes,
                                       const BoxProbabilities& others, int sign) {
    std::optional<Box> best;
    for (const Box box : core::yahtzee::all_boxes) {
        const double by = sign * difference(boxes, others, box);
        if (by < min_difference_told || weight(box) == 0) continue;
        if (!best || by * weight(box) > sign * difference(boxes, others, *best) * weight(*best))
            best = box;
    }
    return best;
}

double weighed(const BoxProbabilities& boxes, const BoxProbabilities& others,
               const std::optional<Box>& box) {
    return box ? std::abs(difference(boxes, others, *box)) * weight(*box) : 0;
}

int points_now(const Game& game, Box box) {
    return game.card(game.mover()).gain(game.rules(), core::dice::Roll::of(game.dice()), box);
}

} // namespace

QString turn_sentence(const Game& game, Action choice, const BoxProbabilities& boxes, Action other,
                      const BoxProbabilities& other_boxes) {
    const auto less = greatest_difference(boxes, other_boxes, -1);
    const auto more = greatest_difference(boxes, other_boxes, 1);
    const bool swaps = weighed(boxes, other_boxes, more) > weighed(boxes, other_boxes, less);
    const auto& first = swaps ? more : less;
    const auto& second = swaps ? less : more;
    if (!first) return {};
    const auto both = [&](Box box) {
        const auto at = static_cast<std::size_t>(core::yahtzee::index(box));
        return std::pair{percent_text(boxes[at].in_full), percent_text(other_boxes[at].in_full)};
    };
    const auto [own, others] = both(*first);
    const QString choice_words = choice_gerund(game, choice);
    const QString other_words = choice_gerund(game, other);
    if (weighed(boxes, other_boxes, second) < min_second_share * weighed(boxes, other_boxes, first))
        return TurnWords::tr("%1: %2 %3, %4 %5.")
            .arg(full_title(*first), own, choice_words, others, other_words);
    const auto [own_second, others_second] = both(*second);
    return TurnWords::tr("%1: %2 %3, %4 %5; but %6: %7 against %8.")
        .arg(full_title(*first), own, choice_words, others, other_words, full_name(*second),
             own_second, others_second);
}

QString boxes_sentence(const Game& game, Action choice,
                       const ai::yahtzee::solve::Contributions& after_choice, Action other,
                       const ai::yahtzee::solve::Contributions& after_other) {
    const auto later = [](const ai::yahtzee::solve::Contributions& of, Box box) {
        return worth_number(of[static_cast<std::size_t>(core::yahtzee::index(box))]);
    };
    return TurnWords::tr("%1: %2 now, %3 on average if left open. %4: %5 now, %6 if left open.")
        .arg(box_title(choice.box()))
        .arg(points_now(game, choice.box()))
        .arg(later(after_other, choice.box()), box_title(other.box()))
        .arg(points_now(game, other.box()))
        .arg(later(after_choice, other.box()));
}

} // namespace app::text
