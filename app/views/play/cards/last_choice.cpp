#include "app/views/play/cards/last_choice.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/models/analysis_model.h"
#include "app/text/coach_words.h"
#include "app/text/reason_words.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>

#include <algorithm>

namespace app::views::play {

using namespace app::widgets;

namespace {

constexpr int last_mark_side = 12; // pixels
constexpr int last_mark_room = 20;

// The step of the basic strategy that names the best choice for points; empty where none does.
QString step_words(const text::Advice& advice) {
    if (text::is_by_probability(advice.ranked_by)) return {};
    const auto& game = advice.game;
    const auto page = ai::yahtzee::practice::StepJudge(game.rules()).decide(game.position());
    if (page.step == 0 || !page.action.is_same_choice(advice.best().action, game.dice())) return {};
    return text::advising_sentence(page.step, 0);
}

} // namespace

LastChoice::LastChoice(const QString& name, QWidget* parent)
    : QWidget(parent), words_(make_text_label(name, this)) {
    setObjectName(name + "Mark");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(last_mark_room, 0, 0, 0);
    row->addWidget(words_);
}

void LastChoice::show(const text::Advice& advice, const std::optional<text::Advice>& before,
                      const ai::yahtzee::review::GradeLimits& limits) {
    grade_ = limits.of(advice.chosen().loss);
    QString words = text::comparison_sentence(advice);
    const auto grade_before = before ? limits.of(before->chosen().loss) : grade_;
    const text::Advice& worst = grade_before > grade_ ? *before : advice;
    if (grade_before > grade_) words += ' ' + text::earlier_sentence(*before);
    grade_ = std::max(grade_, grade_before);
    if (grade_ >= ai::yahtzee::review::Grade::mistake)
        words = (words + ' ' + step_words(worst)).trimmed();
    words_->setMinimumHeight(2 * words_->fontMetrics().lineSpacing()); // little jumps below
    words_->setText(widgets::unbroken_dice(words));
    const QString grade = models::grade_text(grade_); // empty for a fine choice
    words_->setAccessibleName(grade.isEmpty() ? words_->text()
                                              : QString("%1 %2.").arg(words_->text(), grade));
    setToolTip(grade);
    update();
}

// Beside the first line.
void LastChoice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double top = words_->y() + (words_->fontMetrics().lineSpacing() - last_mark_side) / 2.0;
    paint_grade(painter, QRectF(1, top, last_mark_side, last_mark_side), grade_,
                colours_of(palette()));
}

} // namespace app::views::play
