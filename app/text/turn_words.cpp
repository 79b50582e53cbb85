#include "app/text/turn_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace app::text {

using ai::yahtzee::solve::Contributions;
using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

constexpr double min_difference_told = 0.005; // of a probability
constexpr double min_second_share = 0.4;      // of what the first sentence weighs
constexpr double min_average_told = 0.05;

// What lupdate finds the texts by.
struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

// About what filling a box in full brings, to tell what matters where points aren't counted.
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

// What filling a box in full means, as the object of "makes"; chance takes anything.
QString full_name(Box box) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("TurnWords", "three ones or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three twos or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three threes or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three fours or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three fives or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three sixes or more"),
        QT_TRANSLATE_NOOP("TurnWords", "three of a kind"),
        QT_TRANSLATE_NOOP("TurnWords", "four of a kind"),
        QT_TRANSLATE_NOOP("TurnWords", "a full house"),
        QT_TRANSLATE_NOOP("TurnWords", "a small straight"),
        QT_TRANSLATE_NOOP("TurnWords", "a large straight"),
        QT_TRANSLATE_NOOP("TurnWords", "a Yahtzee"),
    };
    const auto at = static_cast<std::size_t>(core::yahtzee::index(box));
    return at < names.size() ? TurnWords::tr(names[at]) : box_name(box);
}

QString part_name(std::size_t part) {
    return part == ai::yahtzee::solve::yahtzee_bonus_part
               ? TurnWords::tr("Yahtzee bonuses")
               : box_name(core::yahtzee::box_at(static_cast<int>(part)));
}

double in_full(const ExplainedChoice& choice, Box box) {
    return choice.boxes[static_cast<std::size_t>(core::yahtzee::index(box))].in_full;
}

double stays_open(const ExplainedChoice& choice, Box box) {
    return 1 - choice.boxes[static_cast<std::size_t>(core::yahtzee::index(box))].ends;
}

bool is_more(double probability, double other) {
    return probability - other >= min_difference_told &&
           percent_text(probability) != percent_text(other);
}

QString sentence(QString clause) {
    clause[0] = clause[0].toUpper();
    return TurnWords::tr("%1.").arg(clause);
}

// The clauses that a first choice has more of something than a second. They begin in lower case.
struct Clauses {
    const Game& game;
    const ExplainedChoice& first;
    const ExplainedChoice& second;

    QString name() const { return choice_gerund(game, first.action); }
    QString other_name() const { return choice_gerund(game, second.action); }

    bool makes_more(Box box) const {
        return box != Box::chance && is_more(in_full(first, box), in_full(second, box));
    }

    QString makes(Box box) const {
        return TurnWords::tr("%1 makes %2 in %3 of cases, %4 %5")
            .arg(name(), full_name(box), percent_text(in_full(first, box)), other_name(),
                 often_text(in_full(second, box)));
    }

    QString leaves_open(Box box) const {
        return TurnWords::tr("%1 leaves %2 open in %3 of cases, %4 %5")
            .arg(name(), box_name(box), percent_text(stays_open(first, box)), other_name(),
                 often_text(stays_open(second, box)));
    }

    // In the whole game; empty if that isn't known, or is the same to the place printed.
    QString ends_with(std::size_t part) const {
        if (!first.parts || !second.parts) return {};
        const double more = (*first.parts)[part];
        const double fewer = (*second.parts)[part];
        if (more - fewer < min_average_told || worth_number(more) == worth_number(fewer)) return {};
        return TurnWords::tr("%1 ends with %2 points in %3 on average, %4 with %5")
            .arg(name(), worth_number(more), part_name(part), other_name(), worth_number(fewer));
    }

    QString reaches_bonus() const {
        if (!first.parts || !second.parts) return {};
        const auto probability = [](const Contributions& parts) {
            return parts[ai::yahtzee::solve::upper_bonus_part] / core::yahtzee::upper_bonus_points;
        };
        const double more = probability(*first.parts);
        const double less = probability(*second.parts);
        if (!is_more(more, less)) return {};
        return TurnWords::tr("%1 reaches the upper bonus in %2 of all games, %3 %4")
            .arg(name(), percent_text(more), other_name(), often_text(less));
    }

    QString about(std::size_t part) const {
        if (part == ai::yahtzee::solve::upper_bonus_part) return reaches_bonus();
        if (part == ai::yahtzee::solve::yahtzee_bonus_part) return ends_with(part);
        const Box box = core::yahtzee::box_at(static_cast<int>(part));
        if (makes_more(box)) return makes(box);
        if (is_more(stays_open(first, box), stays_open(second, box))) return leaves_open(box);
        return ends_with(part);
    }
};

// What the first choice has more of in each part: points, or about what they are worth.
Contributions advantages(const ExplainedChoice& first, const ExplainedChoice& second) {
    Contributions more{};
    if (first.parts && second.parts) {
        std::ranges::transform(*first.parts, *second.parts, more.begin(), std::minus());
    } else {
        for (const Box box : core::yahtzee::all_boxes)
            more[ai::yahtzee::solve::part_of(box)] =
                weight(box) * (in_full(first, box) - in_full(second, box));
    }
    return more;
}

struct Told {
    QString clause;
    double weight = 0;
};

// What the first choice has more of, the greatest first; at most `count`, each of at least `least`.
std::vector<Told> told(const Clauses& clauses, std::size_t count, double least) {
    const Contributions more = advantages(clauses.first, clauses.second);
    std::vector<std::size_t> parts;
    for (std::size_t part = 0; part < more.size(); ++part)
        if (more[part] > least) parts.push_back(part);
    std::ranges::stable_sort(parts, std::ranges::greater(),
                             [&](std::size_t part) { return more[part]; });
    std::vector<Told> found;
    for (const std::size_t part : parts) {
        const QString clause = clauses.about(part);
        if (clause.isEmpty()) continue;
        if (!found.empty() && more[part] < min_second_share * found.front().weight) break;
        found.push_back({clause, more[part]});
        if (found.size() == count) break;
    }
    return found;
}

// What the first choice makes more often in this turn; nothing if that brings it no points.
std::optional<Told> told_of_turn(const Clauses& clauses) {
    const Contributions more = advantages(clauses.first, clauses.second);
    std::optional<Told> greatest;
    for (const Box box : core::yahtzee::all_boxes) {
        const double weight = more[ai::yahtzee::solve::part_of(box)];
        if (weight > (greatest ? greatest->weight : 0) && clauses.makes_more(box))
            greatest = {clauses.makes(box), weight};
    }
    return greatest;
}

QString compare_keeps(const Game& game, const ExplainedChoice& better,
                      const ExplainedChoice& worse) {
    const Clauses clauses{game, better, worse};
    const std::size_t count = better.parts ? 2 : 1; // more is told of winning elsewhere
    auto reasons = told(clauses, count, min_average_told);
    if (reasons.empty()) return {};
    const double least = min_second_share * reasons.front().weight;
    // This turn is what a player sees.
    if (const auto turn = told_of_turn(clauses);
        turn && std::ranges::find(reasons, turn->clause, &Told::clause) == reasons.end()) {
        reasons.resize(1);
        reasons.insert(reasons.begin(), *turn);
    }
    QStringList sentences;
    for (const Told& reason : reasons) sentences << sentence(reason.clause);
    for (const Told& objection : told({game, worse, better}, 1, least))
        sentences << TurnWords::tr("But %1.").arg(objection.clause);
    return sentences.join(' ');
}

// What dice that are kept may make, at most two things.
QString outcomes(const Game& game, const ExplainedChoice& keep) {
    std::vector<Box> boxes;
    for (const Box box : core::yahtzee::all_boxes)
        if (weight(box) > 0 && in_full(keep, box) >= min_difference_told) boxes.push_back(box);
    std::ranges::stable_sort(boxes, std::ranges::greater(),
                             [&](Box box) { return weight(box) * in_full(keep, box); });
    if (boxes.empty()) return {};
    const QString name = choice_gerund(game, keep.action);
    const QString first = percent_text(in_full(keep, boxes[0]));
    if (boxes.size() == 1)
        return sentence(
            TurnWords::tr("%1 makes %2 in %3 of cases").arg(name, full_name(boxes[0]), first));
    return sentence(TurnWords::tr("%1 makes %2 in %3 of cases and %4 in %5")
                        .arg(name, full_name(boxes[0]), first, full_name(boxes[1]),
                             percent_text(in_full(keep, boxes[1]))));
}

// How often such a box is filled says nothing about how many points it brings.
bool counts_dice(Box box) {
    return is_upper(box) || box == Box::three_of_a_kind || box == Box::four_of_a_kind ||
           box == Box::chance;
}

int points_now(const Game& game, Box box) {
    return game.card(game.mover()).gain(game.rules(), core::dice::Roll::of(game.dice()), box);
}

// Points in the hand against rolling on.
QString compare_with_box(const Game& game, const ExplainedChoice& better,
                         const ExplainedChoice& worse) {
    const bool is_box_better = better.action.is_score();
    const ExplainedChoice& box = is_box_better ? better : worse;
    const ExplainedChoice& keep = is_box_better ? worse : better;
    const QString name = choice_gerund(game, box.action);
    QStringList sentences;
    if (points_now(game, box.action.box()) == 0)
        sentences << sentence(TurnWords::tr("%1 ends the turn without points").arg(name));
    else if (is_box_better)
        sentences << sentence(TurnWords::tr("%1 is certain").arg(name));
    else
        sentences << sentence(TurnWords::tr("%1 is certain, but ends the turn").arg(name));
    sentences << outcomes(game, keep);
    const auto part = ai::yahtzee::solve::part_of(box.action.box());
    if (keep.parts && counts_dice(box.action.box()))
        sentences << sentence(TurnWords::tr("%1 ends with %2 points in %3 on average")
                                  .arg(choice_gerund(game, keep.action),
                                       worth_number((*keep.parts)[part]), part_name(part)));
    sentences.removeAll(QString());
    return sentences.join(' ');
}

} // namespace

QString turn_sentences(const Game& game, const ExplainedChoice& better,
                       const ExplainedChoice& worse) {
    if (better.action.is_score() && worse.action.is_score()) return {};
    return better.action.is_score() || worse.action.is_score()
               ? compare_with_box(game, better, worse)
               : compare_keeps(game, better, worse);
}

QString boxes_sentences(const Game& game, Action better, const Contributions& after_better,
                        Action worse, const Contributions& after_worse) {
    const auto later = [](const Contributions& of, Action action) {
        return worth_number(of[ai::yahtzee::solve::part_of(action.box())]);
    };
    QStringList sentences{
        TurnWords::tr("Left open for later, %1 would bring %2 points on average instead of %3 "
                      "now, %4 %5 instead of %6.")
            .arg(box_name(worse.box()), later(after_better, worse))
            .arg(points_now(game, worse.box()))
            .arg(box_name(better.box()), later(after_worse, better))
            .arg(points_now(game, better.box()))};
    const ExplainedChoice first{better, {}, after_better};
    const ExplainedChoice second{worse, {}, after_worse};
    if (const QString bonus = Clauses{game, first, second}.reaches_bonus(); !bonus.isEmpty())
        sentences << sentence(bonus);
    if (const QString bonus = Clauses{game, second, first}.reaches_bonus(); !bonus.isEmpty())
        sentences << TurnWords::tr("But %1.").arg(bonus);
    return sentences.join(' ');
}

} // namespace app::text
