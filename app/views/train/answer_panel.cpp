#include "app/views/train/answer_panel.h"

#include "ai/yahtzee/basic/strategy.h"
#include "app/models/analysis_model.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace app::views::train {

using namespace app::text;
using namespace app::widgets;
using namespace app::session;
using ai::yahtzee::practice::Exercise;
using ai::yahtzee::practice::Goal;

namespace {

constexpr std::size_t few_choices = 5;
constexpr std::size_t last_sets = 3;

QLabel* make_title(const QString& name, const QString& text, QWidget* parent) {
    auto* label = make_text_label(name, 1, true, parent);
    label->setText(text);
    return label;
}

void lay_out(CardFrame* card, std::initializer_list<QWidget*> parts) {
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(CardFrame::padding + 2, 10, CardFrame::padding + 2, 10);
    column->setSpacing(4);
    for (QWidget* part : parts) column->addWidget(part);
}

} // namespace

AnswerPanel::AnswerPanel(session::Trainer& trainer, QWidget* parent)
    : QWidget(parent),
      practice_(trainer.practice),
      answer_(new QWidget(this)),
      why_(new review::ReasonPane(trainer.analysis, answer_)),
      ranking_(new BarRows(answer_)),
      marks_(new SetMarks(this)),
      set_(muted(make_text_label("setLoss", this))),
      worths_card_(new CardFrame(this)),
      worths_text_(muted(make_text_label("worthsText", 0.92, false, worths_card_))),
      worths_(new BarRows(worths_card_)),
      aside_(new CardFrame(this)),
      aside_title_(make_text_label("asideTitle", 1, true, aside_)),
      aside_text_(make_text_label("asideText", 1, false, aside_)) {
    for (QWidget* part : why_->findChildren<QWidget*>()) // "reasonWords" is on the page Review
        part->setObjectName("practice-" + part->objectName());
    why_->setObjectName("practiceReasonPane");
    ranking_->setObjectName("ranking");
    ranking_->setAccessibleName(tr("The best choices"));
    auto* inner = bare<QVBoxLayout>(answer_, 8);
    inner->addWidget(why_);
    inner->addWidget(make_title("rankingTitle", tr("The best choices"), answer_));
    inner->addWidget(ranking_);
    makeWorths();
    lay_out(aside_, {aside_title_, aside_text_});
    aside_->hide();
    auto* column = bare<QVBoxLayout>(this, 10);
    column->addWidget(marks_);
    column->addWidget(set_);
    column->addWidget(answer_);
    column->addWidget(worths_card_);
    column->addWidget(aside_);
    column->addStretch(1);
    connect(why_, &review::ReasonPane::reasonKnown, this, &AnswerPanel::reasonKnown);
}

void AnswerPanel::makeWorths() {
    auto* title = make_title("worthsTitle", tr("What each open box is worth"), worths_card_);
    worths_->setObjectName("worths");
    worths_->setAccessibleName(title->text());
    lay_out(worths_card_, {title, worths_text_, worths_});
    worths_card_->hide();
}

void AnswerPanel::refresh() {
    const bool is_on = practice_.isOn();
    marks_->setVisible(is_on);
    if (is_on) marks_->show(practice_.set());
    set_->setText(setText());
    const bool is_answered = practice_.exercise() && practice_.isAnswered();
    answer_->setVisible(is_answered);
    showWorths(practice_.exercise() && !is_answered);
    showAside(practice_.exercise() && !is_answered);
    fitQuestion();
    if (!is_answered) return why_->clear();
    const Advice advice = practice_.advice();
    // Where the answer is the best, against the next that loses something.
    const auto next =
        std::ranges::find_if(advice.choices, [](const auto& each) { return each.loss > 0; });
    const auto& other = advice.made && *advice.made > 0 ? advice.chosen()
                        : next != advice.choices.end()  ? *next
                                                        : advice.choices[1];
    why_->show(advice.game, advice.best(), other, advice.ranked_by,
               practice_.limits().of(other.loss));
    showRanking(advice);
}

void AnswerPanel::fit(bool is_brief) {
    why_->setBrief(is_brief);
    fitQuestion();
}

void AnswerPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitQuestion();
}

// Beside a question nothing scrolls: the step or the answer before gives way first, then the
// sentence on the worths.
void AnswerPanel::fitQuestion() {
    if (worths_card_->isHidden()) return;
    aside_->setVisible(!aside_title_->text().isEmpty());
    worths_text_->show();
    const auto is_too_high = [this] {
        worths_card_->layout()->activate();
        return layout()->totalHeightForWidth(width()) > parentWidget()->height();
    };
    for (QWidget* part : std::initializer_list<QWidget*>{aside_, worths_text_})
        if (is_too_high()) part->hide();
}

QString AnswerPanel::verdict(const Exercise& exercise, const PracticeAnswer& given) {
    if (given.loss <= 0) return tr("Right.");
    const QString loss = difference_text(-given.loss, exercise.goal == Goal::win);
    if (given.is_accepted()) return tr("Good enough: %1").arg(loss);
    return tr("%1: %2").arg(with_capital(models::grade_text(given.grade)), loss);
}

QString AnswerPanel::figure(const Practice& practice, int step) {
    const auto& standings = practice.standings();
    if (step == 0 || step > static_cast<int>(standings.size())) return {};
    const StepStanding& own = standings[static_cast<std::size_t>(step - 1)];
    if (own.decisions == 0) return {};
    if (own.cost < 0.05) // it would be told as 0.0
        return tr("In your games it decided %n times, and not following it cost you nothing.", "",
                  own.decisions);
    return tr("In your games it decided %n times; not following it costs you %1 points per game.",
              "", own.decisions)
        .arg(decimal_text(own.cost, 1));
}

// A help for learners with a box to fill, not for a test, nor where the page is wrong: until the
// step of the worths is learned, and in its sets.
void AnswerPanel::showWorths(bool is_asked) {
    const auto& page = ai::yahtzee::basic::page();
    const auto step = static_cast<std::size_t>(page.worths_number);
    const auto& standings = practice_.standings();
    const bool is_learned =
        step == 0 || (step <= standings.size() && standings[step - 1].state == StepState::learned);
    const PracticeSet& set = practice_.set();
    const bool is_shown =
        is_asked && set.mode != PracticeMode::placement && set.mode != PracticeMode::exceptions &&
        practice_.exercise()->goal == Goal::points &&
        practice_.exercise()->position.roll_number == core::yahtzee::rolls_per_turn &&
        (!is_learned || is_of_worths(set.step));
    worths_card_->setVisible(is_shown);
    if (!is_shown) return;
    const double most = std::ranges::max(page.worths);
    std::vector<BarRows::Row> rows;
    for (const auto box : practice_.exercise()->position.mover.open())
        rows.push_back(
            {box_title(box), worth_text(box), page.worth(box) / most, BarRows::Tone::plain, false});
    worths_->show(std::move(rows));
    const QString rule =
        tr("When you fill a box, take the one whose points are furthest above this number.");
    worths_text_->setText(counts_bonus(practice_.game()) ? rule + ' ' + par_sentence() : rule);
}

// Beside the question: the step that a set is for, else the answer before and the step that
// decided there.
void AnswerPanel::showAside(bool is_asked) {
    aside_->setVisible(false);
    aside_title_->clear();
    if (!is_asked) return;
    const PracticeSet& set = practice_.set();
    const bool is_of_step = set.step > 0;
    if (!is_of_step && (set.at == 0 || set.answers.size() < set.at)) return;
    const Exercise& exercise = is_of_step ? *set.exercise() : set.exercises[set.at - 1];
    const int step = is_of_step ? set.step : exercise.page.step;
    const QString words = tr("%1: %2").arg(step_title(step), step_text(step));
    aside_title_->setText(is_of_step ? words : tr("The answer before"));
    show_text(*aside_text_, is_of_step
                                ? figure(practice_, step)
                                : verdict(exercise, set.answers[set.at - 1]) + '\n' + words +
                                      (exercise.page_loss() > 0 ? tr(" (not there)") : QString()));
    aside_->setVisible(true);
}

// The best five, and the answer if it isn't among them.
void AnswerPanel::showRanking(const Advice& advice) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < std::min(few_choices, advice.choices.size()); ++i)
        shown.push_back(i);
    if (advice.made && *advice.made >= few_choices) shown.push_back(*advice.made);
    double longest = 0;
    for (const std::size_t i : shown) longest = std::max(longest, advice.choices[i].loss);
    std::vector<BarRows::Row> rows;
    for (const std::size_t i : shown) {
        const auto& choice = advice.choices[i];
        const bool is_own = advice.made == i;
        QString number = choice.loss > 0
                             ? tr("−%1").arg(difference_text(
                                   choice.loss, practice_.exercise()->goal == Goal::win))
                         : i == 0 ? tr("best")
                                  : tr("equal");
        if (is_own) number = tr("yours: %1").arg(number);
        rows.push_back({pictured_choice(advice.game, choice.action), number,
                        longest > 0 ? choice.loss / longest : 0,
                        choice.loss <= 0 ? BarRows::Tone::good
                        : is_own         ? BarRows::tone_of(practice_.given().grade)
                                         : BarRows::Tone::plain,
                        is_own || i == 0});
    }
    ranking_->show(std::move(rows));
}

QString AnswerPanel::setText() const {
    if (!practice_.isOn() || practice_.set().exercises.empty()) return {};
    const bool is_to_win = practice_.set().exercises.front().goal == Goal::win;
    if (practice_.set().answers.empty()) return tr("What your answers lose is counted here.");
    const QString mean = difference_text(practice_.set().meanLoss(), is_to_win);
    const QString text = is_to_win ? tr("%1 of win probability lost per decision").arg(mean)
                                   : tr("%1 points lost per decision").arg(mean);
    QStringList before;
    for (const double last : practice_.lastMeans(last_sets))
        before << difference_text(last, is_to_win);
    if (before.isEmpty()) return text + '.';
    return tr("%1; your last sets: %2.").arg(text, before.join(tr(", ")));
}

} // namespace app::views::train
