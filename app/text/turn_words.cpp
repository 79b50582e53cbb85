#include "app/text/turn_words.h"

#include "app/text/numbers.h"
#include "app/text/turn_clauses.h"
#include "app/text/words.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace app::text {

using ai::yahtzee::solve::Contributions;
using core::dice::Keep;
using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Game;

namespace {

constexpr double min_objection_told = 0.04; // of a probability
constexpr double min_objection = 0.3;       // share of what the reason weighs
constexpr double min_average_told = 0.3;    // points

// Two pairs that go for their faces equally often: the higher one counts more.
QString higher_face(const Clauses& clauses, Box box, Box other) {
    const double probability = in_full(clauses.first, box);
    const double other_probability = in_full(clauses.second, other);
    if (!is_upper(box) || !is_upper(other) || box < other ||
        share_text(probability) != share_text(other_probability))
        return {};
    constexpr int enough = 3;
    return sentence(
        TurnWords::tr("%1 is better: both choices score three or more dice in their box %2 of "
                      "the time this turn, but three %3 are %4 points, and three %5 only %6")
            .arg(choice_gerund(clauses.game, clauses.first.action), share_text(probability),
                 box_name(box))
            .arg(enough * face_of(box))
            .arg(box_name(other))
            .arg(enough * face_of(other)));
}

// As it stands before "already".
QString made_name(Box box) { return box == Box::four_of_a_kind ? box_name(box) : full_name(box); }

// What the dice make already and neither or only one choice is sure to keep; the greatest such.
QString made_sentence(const Clauses& clauses) {
    const Game& game = clauses.game;
    const auto roll = core::dice::Roll::of(game.dice());
    for (const Box box : {Box::yahtzee, Box::large_straight, Box::full_house, Box::small_straight,
                          Box::four_of_a_kind}) {
        if (!open_boxes(game).contains(box) ||
            !ai::yahtzee::review::is_in_full(game.rules(), open_boxes(game), roll, box))
            continue;
        const bool first = has_in_hand(game, clauses.kept(clauses.first), box);
        const bool second = has_in_hand(game, clauses.kept(clauses.second), box);
        const QString name = made_name(box);
        if (first && second) return TurnWords::tr("Both choices keep %1.").arg(name);
        if (!first && !second)
            return TurnWords::tr("You have %1 already, but neither choice is sure to keep it.")
                .arg(name);
        return TurnWords::tr("You have %1 already; only %2 is sure to keep it.")
            .arg(name, choice_gerund(game, (first ? clauses.first : clauses.second).action));
    }
    return {};
}

QString is_better(const Game& game, const ExplainedChoice& better, const QString& reason) {
    return sentence(
        TurnWords::tr("%1 is better: %2").arg(choice_gerund(game, better.action), reason));
}

// What speaks for the worse choice.
QString objection(const Clauses& worse, double min_advantage) {
    if (const auto box = worse.best_box();
        box && worse.advantage(*box) >= min_advantage &&
        in_full(worse.first, *box) - in_full(worse.second, *box) >= min_objection_told)
        return worse.scores(*box);
    return worse.visibly_reaches_bonus();
}

QString compare_keeps(const Game& game, const ExplainedChoice& better,
                      const ExplainedChoice& worse) {
    const QString it = TurnWords::tr("it", "the choice that is better");
    const Clauses clauses{game, better, worse, it};
    const Clauses against{
        game, worse, better,
        TurnWords::tr("%1", "a choice as subject").arg(choice_gerund(game, worse.action))};
    const auto box = clauses.best_box();
    const auto other_box = against.best_box();
    QStringList sentences;
    if (box && other_box) sentences << higher_face(clauses, *box, *other_box);
    sentences.removeAll(QString());
    if (sentences.empty()) {
        const QStringList reasons = clauses.reasons();
        if (reasons.empty() && !better.parts) return {};
        if (reasons.empty())
            return sentence(TurnWords::tr("%1 is better, but no single box gains much by it")
                                .arg(choice_gerund(game, better.action)));
        sentences << is_better(game, better, reasons.front());
        for (const QString& reason : reasons.mid(1)) sentences << sentence(reason);
        const double least = box ? min_objection * clauses.advantage(*box) : 0;
        if (const QString but = objection(against, least); !but.isEmpty())
            sentences << TurnWords::tr("But %1.").arg(but);
    }
    sentences << made_sentence(clauses);
    sentences.removeAll(QString());
    return sentences.join(' ');
}

// What dice that are kept may make, at most two things.
QString outcomes(const Game& game, const ExplainedChoice& keep, const QString& subject) {
    const Keep kept = keep.action.keep(game.dice());
    std::vector<Box> boxes;
    for (const Box box : core::yahtzee::all_boxes)
        if (weight(box) > 0 && in_full(keep, box) >= min_difference_told &&
            !has_in_hand(game, kept, box))
            boxes.push_back(box);
    std::ranges::stable_sort(boxes, std::ranges::greater(),
                             [&](Box box) { return weight(box) * in_full(keep, box); });
    if (boxes.empty()) return {};
    const QString first = share_text(in_full(keep, boxes[0]));
    if (boxes.size() == 1)
        return TurnWords::tr("%1 scores %2 %3 of the time this turn")
            .arg(subject, full_name(boxes[0]), first);
    return TurnWords::tr("%1 scores %2 %3 of the time this turn, and %4 %5")
        .arg(subject, full_name(boxes[0]), first, full_name(boxes[1]),
             share_text(in_full(keep, boxes[1])));
}

int points_now(const Game& game, Box box) {
    return game.card(game.mover()).gain(game.rules(), core::dice::Roll::of(game.dice()), box);
}

// Points in the hand are better than rolling on.
QStringList box_is_better(const Game& game, const ExplainedChoice& box,
                          const ExplainedChoice& keep) {
    const QString other = choice_gerund(game, keep.action);
    QString of_keep = outcomes(game, keep, TurnWords::tr("%1", "a choice as subject").arg(other));
    if (!of_keep.isEmpty()) of_keep = sentence(of_keep);
    QStringList sentences{
        is_better(game, box,
                  points_now(game, box.action.box()) == 0
                      ? TurnWords::tr("it ends the turn without points, but uses up no other box")
                      : TurnWords::tr("these points are certain")),
        of_keep};
    sentences.removeAll(QString());
    return sentences;
}

// Of a box that the dice that are kept fill in full, whatever is rolled.
QString still_open_sentence(const Game& game, Action keep, Box box) {
    int least = points_now(game, box);
    for (int at = 0; at < core::dice::roll_count; ++at) {
        const auto roll = core::dice::Roll::at(at);
        if (roll.as_keep().contains(keep.keep(game.dice())))
            least = std::min(least, game.card(game.mover()).gain(game.rules(), roll, box));
    }
    return TurnWords::tr("Afterwards %1 can still be taken, for at least %2.")
        .arg(box_name(box))
        .arg(least);
}

// Rolling on is better than points in the hand.
QStringList keep_is_better(const Game& game, const ExplainedChoice& keep,
                           const ExplainedChoice& box) {
    const QString chance = outcomes(game, keep, TurnWords::tr("it", "the choice that is better"));
    const QString other = choice_gerund(game, box.action);
    QStringList sentences;
    sentences << is_better(
        game, keep, chance.isEmpty() ? TurnWords::tr("the turn can still bring more") : chance);
    if (points_now(game, box.action.box()) == 0)
        sentences << sentence(TurnWords::tr("%1 ends the turn without points").arg(other));
    else if (has_in_hand(game, keep.action.keep(game.dice()), box.action.box()))
        sentences << still_open_sentence(game, keep.action, box.action.box());
    else
        sentences << sentence(TurnWords::tr("%1 is certain, but ends the turn").arg(other));
    return sentences;
}

// What two boxes bring, one taken now and the other left open, then the other way round.
class BoxClauses {
public:
    BoxClauses(const Game& game, const ExplainedChoice& better, const ExplainedChoice& worse)
        : game_(game), better_(better), worse_(worse) {
        add_better();
        add_worse();
        add_bonus();
        add_others();
    }

    QString text() const {
        auto pros = sorted(pros_);
        const auto cons = sorted(cons_);
        QStringList sentences{pros.empty() ? sentence(TurnWords::tr("%1 is better").arg(name()))
                                           : is_better(game_, better_, pros.front())};
        if (pros.size() > 1) sentences << sentence(pros[1]);
        if (!cons.empty()) sentences << TurnWords::tr("But %1.").arg(cons.front());
        return sentences.join(' ');
    }

private:
    struct Told {
        double points;
        QString clause;
    };

    static QStringList sorted(std::vector<Told> all) {
        std::ranges::stable_sort(all, std::ranges::greater(), &Told::points);
        QStringList clauses;
        for (const Told& told : all) clauses << told.clause;
        return clauses;
    }

    QString name() const { return choice_gerund(game_, better_.action); }

    static double points(const ExplainedChoice& choice, Box box) {
        return (*choice.parts)[ai::yahtzee::solve::part_of(box)];
    }

    // `more`: points that speak for the better choice, or against it if negative.
    void add(double more, const QString& clause) {
        if (std::abs(more) >= min_average_told && !clause.isEmpty())
            (more > 0 ? pros_ : cons_).push_back({std::abs(more), clause});
    }

    QString brings_less_later(Box box, double later) const {
        return TurnWords::tr("%1 would bring only %2 points on average later, instead of %3 now")
            .arg(box_name(box), worth_number(later))
            .arg(points_now(game_, box));
    }

    QString brings_more_later(Box box, double later) const {
        return TurnWords::tr("%1 would bring %2 points on average later, instead of %3 now")
            .arg(box_name(box), worth_number(later))
            .arg(points_now(game_, box));
    }

    void add_better() {
        const Box box = better_.action.box();
        const double later = points(worse_, box);
        const double more = points_now(game_, box) - later;
        add(more, more > 0 ? brings_less_later(box, later) : brings_more_later(box, later));
    }

    void add_worse() {
        const Box box = worse_.action.box();
        const double later = points(better_, box);
        const double more = later - points_now(game_, box);
        add(more, more > 0 ? brings_more_later(box, later) : brings_less_later(box, later));
    }

    void add_bonus() {
        const auto part = ai::yahtzee::solve::upper_bonus_part;
        const double more = (*better_.parts)[part] - (*worse_.parts)[part];
        const QString it = TurnWords::tr("it", "the choice that is better");
        const QString other =
            TurnWords::tr("%1", "a choice as subject").arg(choice_gerund(game_, worse_.action));
        add(more, more > 0 ? Clauses{game_, better_, worse_, it}.reaches_bonus()
                           : Clauses{game_, worse_, better_, other}.reaches_bonus());
    }

    // What both leave open.
    void add_others() {
        double more = 0;
        for (const Box box : core::yahtzee::all_boxes)
            if (box != better_.action.box() && box != worse_.action.box())
                more += points(better_, box) - points(worse_, box);
        const Box open = worse_.action.box();
        const bool takes_anything = open == Box::ones || open == Box::twos || open == Box::chance;
        const QString number = worth_number(std::abs(more));
        if (more < 0)
            add(more,
                TurnWords::tr("the other boxes bring %1 points less on average later").arg(number));
        else if (takes_anything)
            add(more,
                TurnWords::tr("%1 stays open for a turn that fits nowhere else, and the other "
                              "boxes bring %2 points more on average")
                    .arg(box_name(open), number));
        else
            add(more,
                TurnWords::tr("the other boxes bring %1 points more on average later").arg(number));
    }

    const Game& game_;
    const ExplainedChoice& better_;
    const ExplainedChoice& worse_;
    std::vector<Told> pros_;
    std::vector<Told> cons_;
};

} // namespace

QString turn_sentences(const Game& game, const ExplainedChoice& better,
                       const ExplainedChoice& worse) {
    if (better.action.is_score() && worse.action.is_score()) return {};
    if (better.action.is_score()) return box_is_better(game, better, worse).join(' ');
    if (worse.action.is_score()) return keep_is_better(game, better, worse).join(' ');
    return compare_keeps(game, better, worse);
}

QString boxes_sentences(const Game& game, Action better, const Contributions& after_better,
                        Action worse, const Contributions& after_worse) {
    const ExplainedChoice first{better, {}, after_better};
    const ExplainedChoice second{worse, {}, after_worse};
    return BoxClauses(game, first, second).text();
}

} // namespace app::text
