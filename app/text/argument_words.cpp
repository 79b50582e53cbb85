#include "app/text/argument_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <array>

namespace app::text {

using namespace ai::yahtzee::review;
using ai::yahtzee::solve::part_of;
using core::dice::Keep;
using core::yahtzee::Box;
using Kind = ai::yahtzee::review::Argument::Kind;

namespace {

constexpr double min_more_this_turn = 1; // points on average
constexpr double min_share_later = 0.7;  // of the points now

QString dice_of_face(Box box, int count) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("TurnWords", "at least one one"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least one two"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least one three"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least one four"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least one five"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least one six"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two ones"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two twos"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two threes"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two fours"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two fives"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least two sixes"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three ones"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three twos"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three threes"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three fours"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three fives"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least three sixes"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four ones"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four twos"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four threes"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four fours"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four fives"),
                                      QT_TRANSLATE_NOOP("TurnWords", "at least four sixes")};
    return TurnWords::tr(
        names[static_cast<std::size_t>((count - 1) * core::dice::face_count) + part_of(box)]);
}

// The points that meeting an aim is sure to bring; 0 where they depend on the dice.
int sure_points(const Aim& aim) {
    switch (aim.box) {
    case Box::three_of_a_kind:
    case Box::four_of_a_kind:
    case Box::chance:
        return 0;
    default:
        return is_upper(aim.box) ? aim.of_face * face_of(aim.box)
                                 : core::yahtzee::max_points(aim.box);
    }
}

// As the object of "needs" and "rolls".
QString dice_needed(int count) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("TurnWords", "one die"), QT_TRANSLATE_NOOP("TurnWords", "two dice"),
        QT_TRANSLATE_NOOP("TurnWords", "three dice"), QT_TRANSLATE_NOOP("TurnWords", "four dice"),
        QT_TRANSLATE_NOOP("TurnWords", "five dice")};
    return TurnWords::tr(names[static_cast<std::size_t>(count - 1)]);
}

// The same without the dice: "not two".
QString number_needed(int count) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("TurnWords", "one"), QT_TRANSLATE_NOOP("TurnWords", "two"),
        QT_TRANSLATE_NOOP("TurnWords", "three"), QT_TRANSLATE_NOOP("TurnWords", "four"),
        QT_TRANSLATE_NOOP("TurnWords", "five")};
    return TurnWords::tr(names[static_cast<std::size_t>(count - 1)]);
}

double mean_of_turn(const ChoiceFigures& choice) {
    double sum = 0;
    for (const TurnEnd& end : choice.ends) sum += end.probability * end.scored.points;
    return sum;
}

} // namespace

QString ArgumentWords::aim_name(const Aim& aim) const {
    if (aim.box == Box::yahtzee && !choices_.card().open().contains(Box::yahtzee))
        return TurnWords::tr("another Yahtzee for 100 points");
    switch (aim.box) {
    case Box::three_of_a_kind:
        return TurnWords::tr("three of a kind");
    case Box::four_of_a_kind:
        return TurnWords::tr("four of a kind");
    case Box::chance:
        return box_name(aim.box);
    case Box::full_house:
        return TurnWords::tr("a full house");
    case Box::small_straight:
        return TurnWords::tr("a small straight");
    case Box::large_straight:
        return TurnWords::tr("a large straight");
    case Box::yahtzee:
        return TurnWords::tr("a Yahtzee");
    default:
        return dice_of_face(aim.box, aim.of_face);
    }
}

// "a large straight (40 points)"
QString ArgumentWords::aim_with_points(const Aim& aim) const {
    const bool is_open = choices_.card().open().contains(aim.box);
    const int points = is_open ? sure_points(aim) : 0; // a further Yahtzee's are in its name
    if (points == 0) return aim_name(aim);
    return is_upper(aim.box)
               ? TurnWords::tr("%1 (%n points or more)", "", points).arg(aim_name(aim))
               : TurnWords::tr("%1 (%2 points)").arg(aim_name(aim)).arg(points);
}

QString sentence(const QString& clause) {
    return TurnWords::tr("%1.").arg(clause.left(1).toUpper() + clause.mid(1));
}

// "53 %"; where that says too much or too little, in words.
QString share_text(double probability) {
    constexpr double half_percent = 0.005;
    if (probability > 1 - half_percent && probability < 1 - 1e-9)
        return TurnWords::tr("more than 99\u00a0%");
    return decimal_text(100 * probability, 0) + percent_sign;
}

QString other_share_text(double probability) {
    constexpr double half_percent = 0.005;
    if (probability <= 0) return TurnWords::tr("never");
    return probability < half_percent ? TurnWords::tr("almost never") : share_text(probability);
}

QString ArgumentWords::name(const ChoiceFigures& choice) const {
    return choice_gerund(game_, choice.action);
}

QString ArgumentWords::clause(const Argument& argument, bool is_named_before) const {
    const ChoiceFigures& choice = argument.is_for_better ? choices_.better : choices_.worse;
    const QString subject = is_named_before && argument.is_for_better
                                ? TurnWords::tr("it", "the choice that is better")
                                : TurnWords::tr("%1", "a choice as subject").arg(name(choice));
    const auto box = [&] { return core::yahtzee::box_at(static_cast<int>(*argument.part)); };
    switch (argument.kind) {
    case Kind::aim:
        return aim(argument, subject);
    case Kind::two_aims:
        return two_aims(argument, subject);
    case Kind::poor_aim:
        return poor_aim(*argument.aim);
    case Kind::bonus:
    case Kind::bonus_now:
        return bonus(argument, subject);
    case Kind::average:
        return average(argument, subject);
    case Kind::sure: {
        const int points = choices_.points_now(choices_.better);
        return points == 0
                   ? TurnWords::tr("it ends the turn without points, but uses up no other box")
                   : TurnWords::tr("these %n points are sure", "", points);
    }
    case Kind::rolls:
        return rolls(argument, subject);
    case Kind::holds:
        return TurnWords::tr("%1 is sure of %2").arg(subject, aim_name(*argument.aim));
    case Kind::stays_sure:
        return stays_sure(box());
    case Kind::box_later:
        return box_later(box());
    case Kind::ends_turn:
        return ends_turn(box());
    case Kind::points_now:
        return TurnWords::tr("%1 brings %n points now, against %2", "",
                             choices_.points_now(choices_.better))
            .arg(subject)
            .arg(choices_.points_now(choices_.worse));
    case Kind::two_boxes:
        return two_boxes(argument, subject);
    case Kind::spare_box:
        return spare_box(argument);
    }
    return {};
}

QString ArgumentWords::aim(const Argument& argument, const QString& subject) const {
    const bool better = argument.is_for_better;
    const ChoiceFigures& first = better ? choices_.better : choices_.worse;
    const ChoiceFigures& second = better ? choices_.worse : choices_.better;
    const QString often = share_text(choices_.makes(first, *argument.aim));
    const QString less_often = other_share_text(choices_.makes(second, *argument.aim));
    const QString what = aim_name(*argument.aim);
    if (choices_.is_sure(first, *argument.aim))
        return TurnWords::tr("%1 is sure of %2 (%3: %4)")
            .arg(subject, what, name(second), less_often);
    if (argument.is_further && !argument.brings_bonus)
        return TurnWords::tr("%1 also makes %2 more often: %3 of the time (%4: %5)")
            .arg(subject, what, often, name(second), less_often);
    return because(argument, (argument.brings_bonus
                                  ? TurnWords::tr("%1 makes %2, which is enough for the upper "
                                                  "bonus, %3 of the time this turn (%4: %5)")
                                  : TurnWords::tr("%1 makes %2 %3 of the time this turn (%4: %5)"))
                                 .arg(subject, what, often, name(second), less_often));
}

// Adds what the dice show: fewer dice are missing, or more are rolled.
QString ArgumentWords::because(const Argument& argument, const QString& clause) const {
    const bool better = argument.is_for_better;
    const Keep first = choices_.kept(better ? choices_.better : choices_.worse);
    const Keep second = choices_.kept(better ? choices_.worse : choices_.better);
    const int needed = missing_dice(*argument.aim, first);
    const int other_needed = missing_dice(*argument.aim, second);
    const int rolled = core::dice::dice_count - first.size();
    const int other_rolled = core::dice::dice_count - second.size();
    if (needed == 0 || other_needed == 0) return clause;
    if (needed < other_needed)
        return TurnWords::tr("%1, because it still needs %2 for that, not %3")
            .arg(clause, dice_needed(needed), number_needed(other_needed));
    if (needed == other_needed && rolled > other_rolled && other_rolled > 0)
        return TurnWords::tr("%1, because it rolls %2 for that, not %3")
            .arg(clause, dice_needed(rolled), number_needed(other_rolled));
    return clause;
}

QString ArgumentWords::two_aims(const Argument& argument, const QString& subject) const {
    return TurnWords::tr("%1 makes %2 %3 of the time this turn, while %4 makes %5 %6 of the time")
        .arg(subject, aim_with_points(*argument.aim),
             share_text(choices_.makes(choices_.better, *argument.aim)), name(choices_.worse),
             aim_with_points(*argument.other_aim),
             share_text(choices_.makes(choices_.worse, *argument.other_aim)));
}

QString ArgumentWords::poor_aim(const Aim& aim) const {
    const BoxMeans means = choices_.box_means(choices_.worse, aim.box);
    return TurnWords::tr(
               "%1 makes %2 %3 of the time, but that gains little: it brings %4 points on "
               "average now, and %5 later if the box stays open")
        .arg(name(choices_.worse), aim_name(aim), share_text(choices_.makes(choices_.worse, aim)),
             worth_number(means.now), worth_number(means.later));
}

QString ArgumentWords::bonus(const Argument& argument, const QString& subject) const {
    const bool better = argument.is_for_better;
    const ChoiceFigures& first = better ? choices_.better : choices_.worse;
    const ChoiceFigures& second = better ? choices_.worse : choices_.better;
    const QString less_often = other_share_text(bonus_probability(second));
    if (argument.kind == Kind::bonus_now)
        return TurnWords::tr("%1 earns the upper bonus of 35 points now (%2: %3 by the end of the "
                             "game)")
            .arg(subject, name(second), less_often);
    const int to_go = core::yahtzee::upper_bonus_threshold - choices_.card().upper_points();
    return TurnWords::tr("%1 earns the upper bonus (%n points to go) %2 of the time by the end of "
                         "the game (%3: %4)",
                         "", to_go)
        .arg(subject, share_text(bonus_probability(first)), name(second), less_often);
}

QString ArgumentWords::average(const Argument& argument, const QString& subject) const {
    const bool better = argument.is_for_better;
    const ChoiceFigures& first = better ? choices_.better : choices_.worse;
    const ChoiceFigures& second = better ? choices_.worse : choices_.better;
    const QString more = worth_number(first.parts[*argument.part]);
    const QString less = worth_number(second.parts[*argument.part]);
    if (*argument.part == ai::yahtzee::solve::yahtzee_bonus_part)
        return TurnWords::tr("%1 brings %2 bonus points for further Yahtzees on average (%3: %4)")
            .arg(subject, more, name(second), less);
    return TurnWords::tr("%1 brings %2 points in the %3 box on average by the end of the game (%4: "
                         "%5)")
        .arg(subject, more, box_name(core::yahtzee::box_at(static_cast<int>(*argument.part))),
             name(second), less);
}

QString ArgumentWords::rolls(const Argument& argument, const QString& subject) const {
    const bool keep_is_better = choices_.better.action.is_hold();
    const ChoiceFigures& keep = keep_is_better ? choices_.better : choices_.worse;
    const QString who =
        keep_is_better ? subject : TurnWords::tr("%1", "a choice as subject").arg(name(keep));
    const QString first = aim_name(*argument.aim);
    const QString often = share_text(choices_.makes(keep, *argument.aim));
    if (!argument.other_aim)
        return (keep_is_better ? TurnWords::tr("%1 makes %2 %3 of the time this turn")
                               : TurnWords::tr("%1 makes %2 only %3 of the time this turn"))
            .arg(who, first, often);
    const QString second = aim_name(*argument.other_aim);
    const QString second_often = share_text(choices_.makes(keep, *argument.other_aim));
    return (keep_is_better ? TurnWords::tr("%1 makes %2 %3 of the time this turn, and %4 %5")
                           : TurnWords::tr("%1 makes %2 only %3 of the time this turn, and %4 %5"))
        .arg(who, first, often, second, second_often);
}

QString ArgumentWords::ends_turn(Box box) const {
    const QString taking = name(choices_.worse);
    const int now = choices_.points_now(choices_.worse);
    if (now == 0) return TurnWords::tr("%1 ends the turn without points").arg(taking);
    const double mean = mean_of_turn(choices_.better);
    if (mean >= now + min_more_this_turn)
        return TurnWords::tr("rolling on brings %1 points this turn on average, against %2 now")
            .arg(worth_number(mean))
            .arg(now);
    const double later = choices_.better.parts[part_of(box)];
    if (later >= min_share_later * now)
        return TurnWords::tr("the %1 box still brings %2 points on average by the end of the game "
                             "if it isn't taken for %3 now")
            .arg(box_name(box), worth_number(later))
            .arg(now);
    return TurnWords::tr("%1 is certain, but ends the turn").arg(taking);
}

QString ArgumentWords::two_boxes(const Argument& argument, const QString& subject) const {
    const bool better = argument.is_for_better;
    const ChoiceFigures& first = better ? choices_.better : choices_.worse;
    const ChoiceFigures& second = better ? choices_.worse : choices_.better;
    const auto brings = [&](const ChoiceFigures& taken, const ChoiceFigures& left) {
        const Box open = left.action.box();
        const int now = choices_.points_now(taken);
        const double later = taken.parts[part_of(open)];
        return TurnWords::tr("%n points now and %1 on average later in the %2 box, together %3", "",
                             now)
            .arg(worth_number(later), box_name(open), worth_number(now + later));
    };
    return TurnWords::tr("%1 brings %2; %3 brings %4")
        .arg(subject, brings(first, second), name(second), brings(second, first));
}

QString ArgumentWords::box_later(Box box) const {
    return TurnWords::tr("%1 would bring %2 points there on average")
        .arg(name(choices_.worse), worth_number(choices_.mean_points(choices_.worse, box)));
}

QString ArgumentWords::stays_sure(Box box) const {
    const int least =
        min_gain(choices_.rules, choices_.card(), choices_.kept(choices_.better), box);
    return TurnWords::tr("afterwards the %1 box can still be taken, for at least %2")
        .arg(box_name(box))
        .arg(least);
}

QString ArgumentWords::spare_box(const Argument& argument) const {
    return TurnWords::tr("the %1 box stays open for a turn that fits nowhere else, which saves %2 "
                         "points on average in the other boxes")
        .arg(box_name(core::yahtzee::box_at(static_cast<int>(*argument.part))),
             worth_number(argument.weight));
}

} // namespace app::text
