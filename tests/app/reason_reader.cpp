#include "tests/app/reason_reader.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"
#include "tests/app/read_aim.h"
#include "tests/app/read_back.h"

#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace tests {

using core::dice::Keep;
using core::dice::Roll;
using core::yahtzee::Box;

namespace {

const char* const figure = R"(([\d.]+\x{a0}%|more than 99\x{a0}%))";
const char* const other_figure =
    R"( \((.+): ([\d.]+\x{a0}%|more than 99\x{a0}%|never|almost never)\))";

QStringList match(const QString& text, const QString& pattern) {
    const auto found = QRegularExpression("^" + pattern + "$").match(text);
    return found.hasMatch() ? found.capturedTexts().mid(1) : QStringList();
}

// A probability as a whole per cent.
QString share(double probability) {
    if (probability > 0.995 && probability < 1 - 1e-9) return "more than 99\u00a0%";
    return QString::number(100 * probability, 'f', 0) + app::text::percent_sign;
}

QString other_share(double probability) {
    if (probability <= 0) return "never";
    return probability < 0.005 ? "almost never" : share(probability);
}

QString number(double points) {
    const QString text = QString::number(points, 'f', 1);
    return text == "-0.0" ? "0.0" : text;
}

} // namespace

ReasonReader::ReasonReader(const core::yahtzee::Game& game, ReadChoice better, ReadChoice worse)
    : game_(game), better_(std::move(better)), worse_(std::move(worse)) {}

QString ReasonReader::name(const ReadChoice& choice) const {
    return app::text::choice_gerund(game_, choice.action);
}

core::yahtzee::BoxSet ReasonReader::open() const { return game_.card(game_.mover()).open(); }

int ReasonReader::points_now(Box box) const {
    return game_.card(game_.mover()).gain(game_.rules(), Roll::of(game_.dice()), box);
}

double ReasonReader::loss() const {
    double sum = 0;
    for (std::size_t part = 0; part < better_.parts.size(); ++part)
        sum += better_.parts[part] - worse_.parts[part];
    return sum;
}

bool ReasonReader::is_met(const Aim& aim, Roll roll) const {
    if (const auto found = of_face(aim)) return roll.count(face_of(found->second)) >= found->first;
    return core::yahtzee::base_score(*box_of(aim), roll) > 0; // jokers don't count
}

double ReasonReader::makes(const ReadChoice& choice, const Aim& aim) const {
    double sum = 0;
    for (const auto& end : choice.ends)
        if (is_met(aim, end.roll)) sum += end.probability;
    return sum;
}

bool ReasonReader::is_sure(const ReadChoice& choice, const Aim& aim) const {
    const Keep keep = choice.action.keep(game_.dice());
    for (int at = 0; at < core::dice::roll_count; ++at)
        if (const Roll roll = Roll::at(at); roll.as_keep().contains(keep) && !is_met(aim, roll))
            return false;
    return true;
}

// Whether scoring so many of the face now lifts the upper total to 63.
bool ReasonReader::earns_bonus(const Aim& aim) const {
    const auto found = of_face(aim);
    const int before = game_.card(game_.mover()).upper_points();
    return found && before < 63 && before + found->first * face_of(found->second) >= 63;
}

QString ReasonReader::points_of(const Aim& aim) const {
    if (const auto found = of_face(aim))
        return QString(" (%1 points or more)").arg(found->first * face_of(found->second));
    switch (*box_of(aim)) {
    case Box::full_house:
        return " (25 points)";
    case Box::small_straight:
        return " (30 points)";
    case Box::large_straight:
        return " (40 points)";
    case Box::yahtzee:
        return aim == "another Yahtzee for 100 points" ? QString() : " (50 points)";
    default:
        return {};
    }
}

bool ReasonReader::is_true_beginning(const QString& sentence) const {
    const QString hardly = QString("It hardly matters: the difference is %1 points on average.")
                               .arg(QString::number(loss(), 'f', 2));
    constexpr double rounding = 0.001; // of contributions
    if (loss() < 0.15 - rounding) return sentence == hardly;
    if (loss() < 0.15 + rounding && sentence == hardly) return true;
    const QString slightly = why(sentence, true);
    const QString clause = slightly.isEmpty() ? why(sentence, false) : slightly;
    const bool has_weight = loss() > 0.5 - rounding;
    const bool is_slight = loss() < 0.5 + rounding;
    return !clause.isEmpty() && (slightly.isEmpty() ? has_weight : is_slight) &&
           is_true_clause(clause, false);
}

QString ReasonReader::why(const QString& sentence, bool is_slight) const {
    const QString begin =
        capitalised(name(better_)) + (is_slight ? " is slightly better: " : " is better: ");
    return sentence.startsWith(begin) && sentence.endsWith('.')
               ? sentence.chopped(1).mid(begin.length())
               : QString();
}

bool ReasonReader::is_true(const QString& sentence) const {
    if (!sentence.endsWith('.')) return false;
    QString text = sentence.chopped(1);
    const bool objects = text.startsWith("But ");
    if (objects) text = text.mid(4);
    return is_true_clause(text.left(1).toLower() + text.mid(1), objects);
}

bool ReasonReader::is_true_clause(QString clause, bool objects) const {
    const std::pair<QString, const ReadChoice*> subjects[] = {
        {name(better_) + " ", &better_}, {name(worse_) + " ", &worse_}, {"it ", &better_}};
    for (const auto& [subject, own] : subjects) {
        if (!clause.startsWith(subject)) continue;
        const ReadChoice& other = own == &better_ ? worse_ : better_;
        const QString rest = clause.mid(subject.length());
        const bool with_box = better_.action.is_score() != worse_.action.is_score();
        if (with_box && own->action.is_hold() && says_what_rolling_makes(rest, *own)) return true;
        // What speaks for the worse choice is an objection, unless it gains little.
        if (own == &worse_ && says_poor_aim(rest, *own)) return !objects;
        if ((own == &worse_) == objects &&
            (says_aims(rest, *own, other) || says_bonus(rest, *own, other) ||
             says_averages(rest, *own, other) || says_two_boxes(rest, *own, other)))
            return true;
    }
    return !objects && (is_true_of_box_and_keep(clause) || is_true_of_spare_box(clause));
}

bool ReasonReader::says_aims(const QString& rest, const ReadChoice& own,
                             const ReadChoice& other) const {
    if (own.action.is_score() || other.action.is_score()) return false;
    const QString two =
        QString("makes (.+?)( \\(\\d+ points(?: or more)?\\))? %1 of the time this "
                "turn, while (.+) makes (.+?)( \\(\\d+ points(?: or more)?\\))? %1 of "
                "the time")
            .arg(figure);
    if (const auto said = match(rest, two); !said.empty())
        return said ==
                   QStringList{
                       said[0], points_of(said[0]), share(makes(own, said[0])),  name(other),
                       said[4], points_of(said[4]), share(makes(other, said[4]))} &&
               makes(own, said[0]) >= 2 * makes(other, said[0]) &&
               makes(other, said[4]) >= 2 * makes(own, said[4]) && open_for(said[0]) &&
               open_for(said[4]);
    const QString sure = QString("is sure of (.+?)%1").arg(other_figure);
    if (const auto said = match(rest, sure); !said.empty())
        return is_sure(own, said[0]) && !is_sure(other, said[0]) && open_for(said[0]) &&
               said.mid(1) == QStringList{name(other), other_share(makes(other, said[0]))};
    const QString also =
        QString("also makes (.+?) more often: %1 of the time%2").arg(figure, other_figure);
    const QString one =
        QString("makes (.+?)(, which is enough for the upper bonus,)? %1 of the time this turn%2"
                "(, because .*)?")
            .arg(figure, other_figure);
    auto said = match(rest, also);
    bool is_true = true;
    if (said.empty()) {
        said = match(rest, one);
        if (said.empty()) return false;
        is_true = said[1].isEmpty() != earns_bonus(said[0]) &&
                  is_true_because(said.value(5), said[0], own, other);
        said = {said[0], said[2], said[3], said[4]};
    }
    const double more = makes(own, said[0]);
    const double less = makes(other, said[0]);
    const bool is_worth_telling =
        more - less >= 0.02 || (more - less >= 0.006 && more >= 1.25 * less);
    return is_true && is_worth_telling && open_for(said[0]) &&
           said.mid(1) == QStringList{share(more), name(other), other_share(less)};
}

// A box that is filled can't be used.
bool ReasonReader::open_for(const Aim& aim) const {
    if (aim == "another Yahtzee for 100 points")
        return game_.card(game_.mover()).points(Box::yahtzee) == 50;
    return open().contains(*box_of(aim));
}

bool ReasonReader::is_true_because(const QString& why, const Aim& aim, const ReadChoice& own,
                                   const ReadChoice& other) const {
    if (why.isEmpty()) return true;
    const Keep kept = own.action.keep(game_.dice());
    const Keep other_kept = other.action.keep(game_.dice());
    const auto dice = [](int count) {
        return number_word(count) + (count == 1 ? " die" : " dice");
    };
    const int needed = missing_dice(aim, kept);
    const int other_needed = missing_dice(aim, other_kept);
    if (why == QString(", because it still needs %1 for that, not %2")
                   .arg(dice(needed), number_word(other_needed)))
        return 0 < needed && needed < other_needed;
    return why == QString(", because it rolls %1 for that, not %2")
                      .arg(dice(5 - kept.size()), number_word(5 - other_kept.size())) &&
           kept.size() < other_kept.size() && needed == other_needed;
}

bool ReasonReader::says_poor_aim(const QString& rest, const ReadChoice& own) const {
    const auto said = match(
        rest, QString("makes (.+?) %1 of the time, but that gains little: it brings ([\\d.]+) "
                      "points on average now, and ([\\d.]+) later if the box stays open")
                  .arg(figure));
    if (said.empty() || own.action.is_score()) return false;
    const Box box = *box_of(said[0]);
    double here = 0;
    double full = 0;
    double points = 0;
    for (const auto& end : own.ends) {
        if (end.box != box) continue;
        const int in_box = core::yahtzee::points(game_.rules(), open(), end.roll, box);
        here += end.probability;
        points += end.probability * in_box;
        if (in_box > 0) full += end.probability;
    }
    const double now = points / full;
    const double later =
        (own.parts[static_cast<std::size_t>(core::yahtzee::index(box))] - points) / (1 - here);
    return said.mid(1) == QStringList{share(makes(own, said[0])), number(now), number(later)} &&
           now - later <= 5;
}

bool ReasonReader::says_bonus(const QString& rest, const ReadChoice& own,
                              const ReadChoice& other) const {
    const auto often = [](const ReadChoice& choice) {
        return choice.parts[ai::yahtzee::solve::upper_bonus_part] / 35;
    };
    const QString later =
        QString("earns the upper bonus (%1 points to go) %2 of the time by the end "
                "of the game (%3: %4)")
            .arg(63 - game_.card(game_.mover()).upper_points())
            .arg(share(often(own)), name(other), other_share(often(other)));
    const QString now =
        QString("earns the upper bonus of 35 points now (%1: %2 by the end of the game)")
            .arg(name(other), other_share(often(other)));
    if (rest != later && rest != now) return false;
    const int upper = game_.card(game_.mover()).upper_points();
    const bool is_now =
        own.action.is_score() && is_upper(own.action.box()) && upper < 63 &&
        upper + core::yahtzee::base_score(own.action.box(), Roll::of(game_.dice())) >= 63;
    return often(own) - often(other) >= 0.02 && (rest == now) == is_now;
}

bool ReasonReader::says_averages(const QString& rest, const ReadChoice& own,
                                 const ReadChoice& other) const {
    const auto bonuses =
        match(rest, "brings ([\\d.]+) bonus points for further Yahtzees on average "
                    "\\((.+): ([\\d.]+)\\)");
    const auto of_box = match(rest, "brings ([\\d.]+) points in the (.+) box on average by the end "
                                    "of the game \\((.+): ([\\d.]+)\\)");
    std::size_t part = ai::yahtzee::solve::yahtzee_bonus_part;
    QStringList said = bonuses;
    if (said.empty()) {
        if (of_box.empty()) return false;
        part = static_cast<std::size_t>(core::yahtzee::index(*box_called(of_box[1])));
        said = {of_box[0], of_box[2], of_box[3]};
    }
    return said == QStringList{number(own.parts[part]), name(other), number(other.parts[part])} &&
           own.parts[part] - other.parts[part] >= 0.2;
}

bool ReasonReader::says_what_rolling_makes(const QString& rest, const ReadChoice& keep) const {
    if (const auto said = match(rest, "is sure of (.+)"); !said.empty() && !said[0].contains('('))
        return is_sure(keep, said[0]) && open_for(said[0]);
    const auto said = match(
        rest,
        QString("makes (.+?)( only)? %1 of the time this turn(?:, and (.+?) %1)?").arg(figure));
    if (said.empty()) return false;
    const auto is_exact = [&](const QString& aim, const QString& often) {
        return often == share(makes(keep, aim)) && open_for(aim) && !is_sure(keep, aim);
    };
    const bool is_better = keep.action == better_.action;
    return said[1].isEmpty() == is_better && is_exact(said[0], said[2]) &&
           (said.value(3).isEmpty() || is_exact(said[3], said[4]));
}

bool ReasonReader::says_two_boxes(const QString& rest, const ReadChoice& own,
                                  const ReadChoice& other) const {
    if (own.action.is_hold() || other.action.is_hold()) return false;
    const int now = points_now(own.action.box());
    const int other_now = points_now(other.action.box());
    if (rest == QString("brings %1 points now, against %2").arg(now).arg(other_now))
        return now > other_now;
    const auto later = [](const ReadChoice& taken, const ReadChoice& left) {
        return taken.parts[static_cast<std::size_t>(core::yahtzee::index(left.action.box()))];
    };
    const auto brings = [&](int points, const ReadChoice& taken, const ReadChoice& left) {
        return QString("brings %1 points now and %2 on average later in the %3 box, together %4")
            .arg(points)
            .arg(number(later(taken, left)), app::text::box_name(left.action.box()),
                 number(points + later(taken, left)));
    };
    return rest ==
               brings(now, own, other) + "; " + name(other) + " " + brings(other_now, other, own) &&
           now + later(own, other) > other_now + later(other, own);
}

bool ReasonReader::is_true_of_box_and_keep(const QString& clause) const {
    if (better_.action.is_score() == worse_.action.is_score()) return false;
    const ReadChoice& keep = better_.action.is_hold() ? better_ : worse_;
    const ReadChoice& taking = better_.action.is_hold() ? worse_ : better_;
    const Box box = taking.action.box();
    const int now = points_now(box);
    if (&taking == &better_) {
        double mean = 0;
        for (const auto& end : keep.ends)
            mean += end.probability * core::yahtzee::points(game_.rules(), open(), end.roll, box);
        return (now > 0 && clause == QString("these %1 points are sure").arg(now)) ||
               (now == 0 &&
                clause == "it ends the turn without points, but uses up no other box") ||
               clause == name(keep) + " would bring " + number(mean) + " points there on average";
    }
    if (clause == name(taking) + " ends the turn without points") return now == 0;
    if (clause == name(taking) + " is certain, but ends the turn") return now > 0;
    double mean = 0;
    for (const auto& end : keep.ends) mean += end.probability * end.scored.points;
    if (clause == QString("rolling on brings %1 points this turn on average, against %2 now")
                      .arg(number(mean))
                      .arg(now))
        return mean > now;
    const double later = keep.parts[static_cast<std::size_t>(core::yahtzee::index(box))];
    if (clause == QString("the %1 box still brings %2 points on average by the end of the game if "
                          "it isn't taken for %3 now")
                      .arg(app::text::box_name(box), number(later))
                      .arg(now))
        return later >= 0.7 * now;
    int least = std::numeric_limits<int>::max();
    bool is_full = true;
    for (int at = 0; at < core::dice::roll_count; ++at) {
        const Roll roll = Roll::at(at);
        if (!roll.as_keep().contains(keep.action.keep(game_.dice()))) continue;
        least = std::min(least, game_.card(game_.mover()).gain(game_.rules(), roll, box));
        is_full = is_full &&
                  (is_upper(box) ? roll.count(face_of(box)) >= 3
                                 : core::yahtzee::points(game_.rules(), open(), roll, box) > 0);
    }
    return is_full && clause == QString("afterwards the %1 box can still be taken, for at least %2")
                                    .arg(app::text::box_name(box))
                                    .arg(least);
}

bool ReasonReader::is_true_of_spare_box(const QString& clause) const {
    const auto said = match(clause, "the (.+) box stays open for a turn that fits nowhere else, "
                                    "which saves ([\\d.]+) points on average in the other boxes");
    if (said.empty() || better_.action.is_hold() || worse_.action.is_hold()) return false;
    double saved = 0;
    for (const Box box : core::yahtzee::all_boxes) {
        if (box == better_.action.box() || box == worse_.action.box()) continue;
        const auto part = static_cast<std::size_t>(core::yahtzee::index(box));
        saved += better_.parts[part] - worse_.parts[part];
    }
    return said == QStringList{app::text::box_name(worse_.action.box()), number(saved)} &&
           saved >= 0.5;
}

} // namespace tests
