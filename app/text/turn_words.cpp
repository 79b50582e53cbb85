#include "app/text/turn_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace app::text {

using ai::yahtzee::solve::ScoreDistribution;
using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

constexpr double min_difference_told = 0.005; // of a probability
constexpr double min_second_share = 0.4;      // of what the first clause weighs
constexpr int score_step = 10;                // points between the final scores to choose from

QString in_words(const char* text) { return QCoreApplication::translate("TurnWords", text); }

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

// What filling a box in full means.
QString full_text(Box box) {
    if (is_upper(box)) return in_words("Three %1 or more").arg(box_name(box));
    return box_title(box);
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

double at_least(const ScoreDistribution& scores, int points) {
    double sum = 0;
    const auto& probabilities = scores.probabilities();
    for (std::size_t score = static_cast<std::size_t>(points); score < probabilities.size();
         ++score)
        sum += probabilities[score];
    return sum;
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
    QString sentence = in_words("%1: %2 %3, %4 %5")
                           .arg(full_text(*first), own, choice_gerund(game, choice), others,
                                choice_gerund(game, other));
    if (weighed(boxes, other_boxes, second) >=
        min_second_share * weighed(boxes, other_boxes, first)) {
        const auto [own_second, others_second] = both(*second);
        sentence += in_words("; but %1: %2 against %3")
                        .arg(is_upper(*second) ? in_words("three %1 or more").arg(box_name(*second))
                                               : box_name(*second),
                             own_second, others_second);
    }
    return sentence + in_words(".");
}

QString boxes_sentence(const Game& game, Action choice,
                       const ai::yahtzee::solve::Contributions& after_choice, Action other,
                       const ai::yahtzee::solve::Contributions& after_other) {
    const auto later = [](const ai::yahtzee::solve::Contributions& of, Box box) {
        return worth_number(of[static_cast<std::size_t>(core::yahtzee::index(box))]);
    };
    return in_words("%1: %2 now, %3 on average if left open. %4: %5 now, %6 if left open.")
        .arg(box_title(choice.box()))
        .arg(points_now(game, choice.box()))
        .arg(later(after_other, choice.box()), box_title(other.box()))
        .arg(points_now(game, other.box()))
        .arg(later(after_choice, other.box()));
}

QString scores_sentence(const Game& game, Action choice, const ScoreDistribution& scores,
                        Action other, const ScoreDistribution& other_scores,
                        const QString& opponent,
                        const std::optional<ScoreDistribution>& opponent_scores) {
    int best = 0;
    double widest = 0;
    const int most = static_cast<int>(
        std::max(scores.probabilities().size(), other_scores.probabilities().size()));
    for (int points = score_step; points < most; points += score_step) {
        const double by = std::abs(at_least(scores, points) - at_least(other_scores, points));
        if (by <= widest) continue;
        widest = by;
        best = points;
    }
    QString sentence;
    if (widest >= min_difference_told)
        sentence = in_words("%1 points or more: %2 %3, %4 %5.")
                       .arg(best)
                       .arg(percent_text(at_least(scores, best)), choice_gerund(game, choice),
                            percent_text(at_least(other_scores, best)), choice_gerund(game, other));
    if (opponent_scores)
        sentence += (sentence.isEmpty() ? QString() : QString(" ")) +
                    in_words("%1 ends at %2 ± %3.")
                        .arg(opponent)
                        .arg(std::lround(opponent_scores->mean()))
                        .arg(std::lround(opponent_scores->deviation()));
    return sentence;
}

} // namespace app::text
