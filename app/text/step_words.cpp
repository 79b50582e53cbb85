#include "app/text/step_words.h"

#include "app/text/engine_texts.h"
#include "app/text/numbers.h"

#include <QCoreApplication>

namespace app::text {

QString step_text(int step) {
    if (step == 0)
        return QCoreApplication::translate(
            "Steps", "No rule fits: keep all dice of the most frequent face, the higher of two.");
    const auto& page = ai::yahtzee::basic::page();
    const auto steps = ai::yahtzee::basic::steps_of(page, basic_language());
    return QString::fromStdString(steps.at(static_cast<std::size_t>(step - 1)).text);
}

QString step_title(int step) {
    return step == 0 ? QCoreApplication::translate("Steps", "No rule")
                     : QCoreApplication::translate("Steps", "Rule %1").arg(step);
}

QString followed_sentence(int step, bool is_followed, double cost) {
    if (step == 0) return step_text(0);
    const QString rule =
        QCoreApplication::translate("Steps", "%1: %2").arg(step_title(step), step_text(step));
    if (is_followed) return QCoreApplication::translate("Steps", "%1 – followed").arg(rule);
    if (cost > 0)
        return QCoreApplication::translate("Steps", "%1 – broken, which cost %2 points")
            .arg(rule, points_text(cost));
    return QCoreApplication::translate("Steps", "%1 – not followed, and nothing lost by that")
        .arg(rule);
}

} // namespace app::text
