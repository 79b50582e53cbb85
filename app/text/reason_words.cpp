#include "app/text/reason_words.h"

#include "ai/yahtzee/review/reason_text.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace app::text {

QString step_text(int step) {
    if (step == 0)
        return QCoreApplication::translate(
            "Steps", "No step fits: keep all dice of the most frequent face, the higher of two");
    const auto& page = ai::yahtzee::basic::page();
    const auto steps = ai::yahtzee::basic::steps_of(page, basic_language());
    QString text = QString::fromStdString(steps.at(static_cast<std::size_t>(step - 1)).text);
    if (text.endsWith('.')) text.chop(1); // some are whole sentences
    text[0] = text[0].toUpper();
    return text;
}

QString step_title(int step) {
    return step == 0 ? QCoreApplication::translate("Steps", "No step")
                     : QCoreApplication::translate("Steps", "Step %1").arg(step);
}

QString followed_sentence(int step, bool is_followed, double cost) {
    if (step == 0) return step_text(0) + '.';
    const QString words =
        QCoreApplication::translate("Steps", "%1: %2.").arg(step_title(step), step_text(step));
    const QString end =
        is_followed ? QCoreApplication::translate("Steps", "It was followed.")
        : cost > 0
            ? QCoreApplication::translate("Steps", "It was not followed, which cost %1 points.")
                  .arg(points_text(cost))
            : QCoreApplication::translate("Steps", "It was not followed, and nothing was lost.");
    return words + ' ' + end;
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

} // namespace

QString reason_text(const Reason& reason, const core::yahtzee::Game& game) {
    QString text;
    bool breaks = false; // two sums stand below each other
    for (const std::string& each :
         sentences(reason, game.rules(), game.position(), window_language())) {
        const auto sentence = QString::fromStdString(each);
        const bool is_alone = sentence.contains('\n');
        if (!text.isEmpty()) text += is_alone || breaks ? '\n' : ' ';
        text += sentence;
        breaks = is_alone;
    }
    return text;
}

QString pattern_title(core::yahtzee::Box box) {
    if (!core::yahtzee::is_upper(box)) return box_title(box);
    QString title = QString::fromStdString(pattern_text(box, window_language()));
    title[0] = title[0].toUpper();
    return title;
}

QString share_text(double probability) {
    return QString::fromStdString(ai::yahtzee::review::share_text(probability, window_language()));
}

} // namespace app::text
