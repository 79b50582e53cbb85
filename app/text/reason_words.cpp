#include "app/text/reason_words.h"

#include "ai/yahtzee/basic/strategy.h"
#include "ai/yahtzee/review/reason_text.h"
#include "ai/yahtzee/state/card_state.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "core/yahtzee/scoring.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace app::text {

QString step_text(int step) {
    if (step == 0)
        return QCoreApplication::translate(
            "Steps",
            "keep all dice of the face that you have most of; of two such faces the higher");
    return QString::fromStdString(
        ai::yahtzee::basic::text_of_step(ai::yahtzee::basic::page(), step, basic_language()));
}

QString step_title(int step) {
    return step == 0 ? QCoreApplication::translate("Steps", "No step fits")
                     : QCoreApplication::translate("Steps", "Step %1").arg(step);
}

namespace {

QString step_sentence(int step) {
    return QCoreApplication::translate("Steps", "%1: %2.").arg(step_title(step), step_text(step));
}

} // namespace

QString followed_sentence(int step, bool is_followed, double cost, double loss) {
    const QString words = step_sentence(step);
    if (step == 0) return words;
    const QString end =
        is_followed && is_shown(loss)
            ? QCoreApplication::translate("Steps",
                                          "It was followed, but here that gives away %1 points: "
                                          "an exception.")
                  .arg(short_points(loss))
        : is_followed ? QCoreApplication::translate("Steps", "It was followed.")
        : !is_shown(loss)
            ? QCoreApplication::translate("Steps", "It was not followed, and nothing was lost.")
        : short_points(cost) == short_points(loss)
            ? QCoreApplication::translate("Steps",
                                          "It was not followed; that lost all of the %1 points.")
                  .arg(short_points(loss))
            : QCoreApplication::translate("Steps",
                                          "It was not followed; that lost %1 of the %2 points.")
                  .arg(short_points(std::max(0.0, cost)), short_points(loss));
    return words + ' ' + end;
}

QString order_sentence(int other, int step) {
    return QCoreApplication::translate(
               "Steps", "Step %1 (%2) fits too, but step %3 stands above it on the strategy page.")
        .arg(other)
        .arg(step_text(other))
        .arg(step);
}

QString advising_sentence(int step, double loss) {
    const QString words = step_sentence(step);
    if (!is_shown(loss)) return words;
    return words + ' ' +
           QCoreApplication::translate("Steps", "Here that gives away %1 points.")
               .arg(short_points(loss));
}

bool is_of_worths(int step) {
    const auto& page = ai::yahtzee::basic::page();
    return step > 0 && (step == page.worths_number || (page.par && step == page.par->number));
}

namespace {

// Without needless decimals: "7", "−8.5".
QString plain_number(double number) {
    const QString digits = decimal_text(std::abs(number), number == std::round(number) ? 0 : 1);
    return number < 0 ? QString(QChar(0x2212)) + digits : digits;
}

core::yahtzee::BoxSet boxes_to_fill(const core::yahtzee::Game& game) {
    return core::yahtzee::legal_boxes(game.rules(), game.card(game.mover()).open(),
                                      core::dice::Roll::of(game.dice()));
}

} // namespace

bool counts_bonus(const core::yahtzee::Game& game) {
    const auto& card = game.card(game.mover());
    return ai::yahtzee::basic::page().par &&
           holds(ai::yahtzee::basic::Bonus::alive, ai::yahtzee::state::state_of(card));
}

QString par_sentence() {
    return QCoreApplication::translate(
        "Steps", "For the bonus count the points above or below three of a face.");
}

QString worth_text(core::yahtzee::Box box) {
    return plain_number(ai::yahtzee::basic::page().worth(box));
}

QString sums_text(const core::yahtzee::Game& game) {
    using core::yahtzee::BoxSet;
    constexpr std::size_t max_sums = 3;
    const auto& page = ai::yahtzee::basic::page();
    const auto& card = game.card(game.mover());
    const BoxSet boxes = boxes_to_fill(game);
    const BoxSet with_par = counts_bonus(game) ? boxes & BoxSet::upper() : BoxSet();
    std::vector<std::pair<double, QString>> sums;
    for (const auto box : boxes) {
        const int scored = core::yahtzee::points(game.rules(), card.open(),
                                                 core::dice::Roll::of(game.dice()), box);
        QString sum =
            QString("%1 %2 − %3").arg(box_name(box), plain_number(scored), worth_text(box));
        double value = scored - page.worth(box);
        if (with_par.contains(box)) {
            const double par = page.par->factor * (scored - 3 * core::yahtzee::face_of(box));
            value += par;
            sum +=
                (par < 0 ? " − " : " + ") + QCoreApplication::translate("Steps", "%1 for the bonus")
                                                .arg(plain_number(std::abs(par)));
        }
        sums.emplace_back(value, sum + " = " + plain_number(value));
    }
    std::ranges::stable_sort(sums, std::greater(), &std::pair<double, QString>::first);
    QStringList best;
    for (const auto& [value, sum] : sums)
        if (best.size() < static_cast<qsizetype>(max_sums)) best << sum;
    QString text =
        QCoreApplication::translate("Steps", "Points minus worth: %1.").arg(best.join(", "));
    if (sums.size() > 1 && sums[0].first == sums[1].first)
        text += ' ' + QCoreApplication::translate(
                          "Steps", "Of equal sums the first box on the score sheet is taken.");
    if (!with_par.empty()) text += ' ' + par_sentence();
    return text;
}

using namespace ai::yahtzee::review;

namespace {

Language window_language() {
    const auto translate = [](const char* context, const char* text) {
        return QCoreApplication::translate(context, text).toStdString();
    };
    return {translate, QString(QLocale().decimalPoint()).toStdString(), "−",
            QString(percent_sign).toStdString()};
}

// An aim of the other choice that is no good speaks for the better choice already.
bool is_objection(const Statement& statement) {
    using Kind = Statement::Kind;
    return !statement.is_for_better && statement.kind != Kind::small_aim &&
           statement.kind != Kind::poor_aim;
}

} // namespace

QString reason_text(const Reason& reason, const core::yahtzee::Game& game) {
    QStringList lines;
    for (const std::string& each :
         sentences(reason, game.rules(), game.position(), window_language()))
        lines << QString::fromStdString(each);
    const bool is_by_points = !is_by_probability(reason.objective);
    if (is_by_points && !reason.statements.empty() && is_objection(reason.statements.back()))
        lines << QCoreApplication::translate("Steps", "All in all, %1 is %2 points better.")
                     .arg(choice_gerund(game, reason.best), short_points(reason.loss));
    return lines.join('\n');
}

QString first_reason(const Reason& reason, const core::yahtzee::Game& game) {
    const auto all = sentences(reason, game.rules(), game.position(), window_language());
    return all.empty() ? QString() : QString::fromStdString(all.front()).replace('\n', ' ');
}

QString pattern_title(core::yahtzee::Box box) {
    if (!core::yahtzee::is_upper(box)) return box_title(box);
    return with_capital(QString::fromStdString(pattern_text(box, window_language())));
}

QString share_text(double probability) {
    return QString::fromStdString(ai::yahtzee::review::share_text(probability, window_language()));
}

} // namespace app::text
