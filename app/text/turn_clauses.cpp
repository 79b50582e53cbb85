#include "app/text/turn_clauses.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace app::text {

using core::dice::Keep;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

constexpr double min_later_told = 0.5;
constexpr double same_probability = 0.0005;

bool is_more(double probability, double other) {
    return probability - other >= min_difference_told;
}

double stays_open(const ExplainedChoice& choice, Box box) {
    return 1 - choice.boxes[ai::yahtzee::solve::part_of(box)].ends;
}

double bonus_probability(const ExplainedChoice& choice) {
    return (*choice.parts)[ai::yahtzee::solve::upper_bonus_part] /
           core::yahtzee::upper_bonus_points;
}

} // namespace

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

QString full_name(Box box) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("TurnWords", "three or more ones in the box ones"),
        QT_TRANSLATE_NOOP("TurnWords", "three or more twos in the box twos"),
        QT_TRANSLATE_NOOP("TurnWords", "three or more threes in the box threes"),
        QT_TRANSLATE_NOOP("TurnWords", "three or more fours in the box fours"),
        QT_TRANSLATE_NOOP("TurnWords", "three or more fives in the box fives"),
        QT_TRANSLATE_NOOP("TurnWords", "three or more sixes in the box sixes"),
        QT_TRANSLATE_NOOP("TurnWords", "three of a kind in its box"),
        QT_TRANSLATE_NOOP("TurnWords", "four of a kind in its box"),
        QT_TRANSLATE_NOOP("TurnWords", "a full house"),
        QT_TRANSLATE_NOOP("TurnWords", "a small straight"),
        QT_TRANSLATE_NOOP("TurnWords", "a large straight"),
        QT_TRANSLATE_NOOP("TurnWords", "a Yahtzee"),
    };
    const auto at = static_cast<std::size_t>(core::yahtzee::index(box));
    return at < names.size() ? TurnWords::tr(names[at]) : box_name(box);
}

QString sentence(const QString& clause) {
    return TurnWords::tr("%1.").arg(clause.left(1).toUpper() + clause.mid(1));
}

// "53 %"; where that says too much or too little, in words.
QString share_text(double probability) {
    constexpr double half_percent = 0.005;
    if (probability > 1 - half_percent && probability < 1) return TurnWords::tr("more than 99 %");
    return decimal_text(100 * probability, 0) + " %";
}

QString other_share_text(double probability) {
    constexpr double half_percent = 0.005;
    if (probability <= 0) return TurnWords::tr("never");
    return probability < half_percent ? TurnWords::tr("almost never") : share_text(probability);
}

double in_full(const ExplainedChoice& choice, Box box) {
    return choice.boxes[ai::yahtzee::solve::part_of(box)].in_full;
}

core::yahtzee::BoxSet open_boxes(const Game& game) { return game.card(game.mover()).open(); }

bool has_in_hand(const Game& game, Keep keep, Box box) {
    for (int at = 0; at < core::dice::roll_count; ++at) {
        const auto roll = core::dice::Roll::at(at);
        if (roll.as_keep().contains(keep) &&
            !ai::yahtzee::review::is_in_full(game.rules(), open_boxes(game), roll, box))
            return false;
    }
    return true;
}

Keep Clauses::kept(const ExplainedChoice& choice) const { return choice.action.keep(game.dice()); }

QString Clauses::other_name() const { return choice_gerund(game, second.action); }

double Clauses::more_points(Box box) const {
    const auto part = ai::yahtzee::solve::part_of(box);
    return (*first.parts)[part] - (*second.parts)[part];
}

double Clauses::advantage(Box box) const {
    const double more = in_full(first, box) - in_full(second, box);
    const bool matters = !has_parts() || more_points(box) > 0;
    if (box == Box::chance || more < min_difference_told || !matters) return 0;
    const bool is_made =
        has_in_hand(game, kept(first), box) && has_in_hand(game, kept(second), box);
    return is_made ? 0 : weight(box) * more;
}

std::optional<Box> Clauses::best_box() const {
    std::optional<Box> best;
    for (const Box box : core::yahtzee::all_boxes)
        if (advantage(box) > (best ? advantage(*best) : 0)) best = box;
    return best;
}

// Whether the one box brings the upper bonus too.
bool Clauses::brings_bonus(Box box) const {
    const auto is_same = [&](const ExplainedChoice& choice) {
        return std::abs(bonus_probability(choice) - in_full(choice, box)) < same_probability;
    };
    return is_upper(box) && has_parts() && is_same(first) && is_same(second);
}

QString Clauses::scores(Box box) const {
    return (brings_bonus(box)
                ? TurnWords::tr("%1 scores %2, and with them the upper bonus, %3 of the time "
                                "(%4: %5)")
                : TurnWords::tr("%1 scores %2 %3 of the time this turn (%4: %5)"))
        .arg(subject, full_name(box), share_text(in_full(first, box)), other_name(),
             other_share_text(in_full(second, box)));
}

QString Clauses::leaves_open(Box box) const {
    return TurnWords::tr("%1 leaves %2 open for later %3 of the time (%4: %5)")
        .arg(subject, box_name(box), share_text(stays_open(first, box)), other_name(),
             other_share_text(stays_open(second, box)));
}

QString Clauses::ends_with(Box box) const {
    const auto part = ai::yahtzee::solve::part_of(box);
    return TurnWords::tr("%1 brings %2 points in %3 on average by the end of the game "
                         "(%4: %5)")
        .arg(subject, worth_number((*first.parts)[part]), box_name(box), other_name(),
             worth_number((*second.parts)[part]));
}

// Empty if that isn't known, or the difference isn't to be told.
QString Clauses::reaches_bonus() const {
    if (!has_parts() || !is_more(bonus_probability(first), bonus_probability(second))) return {};
    return TurnWords::tr("%1 reaches the upper bonus %2 of the time by the end of the game "
                         "(%3: %4)")
        .arg(subject, share_text(bonus_probability(first)), other_name(),
             other_share_text(bonus_probability(second)));
}

QString Clauses::visibly_reaches_bonus() const {
    return keeps_for_bonus() ? reaches_bonus() : QString();
}

// A player sees why only from the dice.
bool Clauses::keeps_for_bonus() const {
    for (int face = 1; face <= core::dice::face_count; ++face)
        if (const int count = kept(first).count(face);
            count > 0 && count >= kept(second).count(face) &&
            open_boxes(game).contains(core::yahtzee::upper_box(face)))
            return true;
    return false;
}

// Both keep three or more of a face, the first fewer other dice; empty otherwise.
QString Clauses::rolls_more_of_face() const {
    for (int face = 1; face <= core::dice::face_count; ++face) {
        const int count = kept(first).count(face);
        const int free = core::dice::dice_count - kept(first).size();
        const int other_free = core::dice::dice_count - kept(second).size();
        if (count < 3 || count != kept(second).count(face) || free <= other_free) continue;
        if (!open_boxes(game).contains(core::yahtzee::upper_box(face)) &&
            !open_boxes(game).contains(Box::four_of_a_kind) &&
            !open_boxes(game).contains(Box::yahtzee))
            continue;
        const int rolls = core::yahtzee::rolls_per_turn - game.roll_number();
        const auto one_more = [&](int dice) {
            constexpr double no_face = 5.0 / 6;
            return 1 - std::pow(no_face, dice * rolls);
        };
        return (rolls == 1 ? TurnWords::tr("%1 adds to the %2 %3 of the time with the last "
                                           "roll (%4: %5)")
                           : TurnWords::tr("%1 adds to the %2 %3 of the time if both rolls go "
                                           "for it (%4: %5)"))
            .arg(subject, box_name(core::yahtzee::upper_box(face)), share_text(one_more(free)),
                 other_name(), other_share_text(one_more(other_free)));
    }
    return {};
}

// Of all parts the one with most; empty if it isn't to be told.
QString Clauses::brings_later() const {
    if (!has_parts()) return {};
    const Box box = *std::ranges::max_element(core::yahtzee::all_boxes, {},
                                              [&](Box at) { return more_points(at); });
    if (more_points(box) < min_later_told) return {};
    return is_more(stays_open(first, box), stays_open(second, box)) ? leaves_open(box)
                                                                    : ends_with(box);
}

QStringList Clauses::reasons() const {
    QStringList clauses{rolls_more_of_face()};
    const auto box = best_box();
    if (clauses.front().isEmpty() && box) clauses << scores(*box);
    if (!(box && brings_bonus(*box))) clauses << visibly_reaches_bonus();
    clauses.removeAll(QString());
    if (clauses.empty()) clauses << brings_later();
    clauses.removeAll(QString());
    return clauses;
}

} // namespace app::text
