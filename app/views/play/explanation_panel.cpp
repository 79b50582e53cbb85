#include "app/views/play/explanation_panel.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/quiet_view.h"
#include "app/widgets/text_label.h"

#include <QHeaderView>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace app::views::play {

using namespace app::analysis;
using namespace app::widgets;
using namespace app::models;
using namespace app::session;
using namespace app::text;
using ai::yahtzee::decide::RankedAction;

namespace {

constexpr int lines_of_page = 5;   // least height
constexpr double title_size = 1.2; // of the usual text
constexpr std::chrono::seconds pause_before_preparing(1);

} // namespace

ExplanationPanel::ExplanationPanel(AnalysisService& analysis, QWidget* parent)
    : QWidget(parent),
      analysis_(analysis),
      why_(analysis, DecisionReason::Wanted::explanation),
      break_evens_(analysis),
      title_(make_text_label("depthTitle", title_size, true, this)),
      loss_(make_text_label("depthLoss", title_size, true, this)),
      pages_(new QTabWidget(this)) {
    setObjectName("depthPane");
    loss_->setWordWrap(false);
    loss_->setAlignment(Qt::AlignRight | Qt::AlignTop);
    pages_->setObjectName("depthPages");
    pages_->setAccessibleName(tr("The choice in depth"));
    pages_->setDocumentMode(true);
    pages_->addTab(makeWhyPage(), tr("&Why"));
    pages_->addTab(makeScoresPage(), tr("&Final score"));
    pages_->addTab(makeTurnPage(), tr("This t&urn"));
    fitFont();

    auto* column = bare<QVBoxLayout>(this, 6);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(loss_);
    column->addLayout(head);
    column->addWidget(pages_, 1);

    connect(&analysis_.tables(), &TableCache::changed, this, &ExplanationPanel::refresh);
    connect(&why_, &DecisionReason::changed, this, &ExplanationPanel::showWhatIsKnown);
    // Not while the window opens.
    connect(&analysis_.values(), &ValueCache::solved, this, [this] {
        QTimer::singleShot(pause_before_preparing, this, &ExplanationPanel::prepare);
    });
}

void ExplanationPanel::prepare() {
    using core::yahtzee::JokerRule;
    for (const auto rule : {JokerRule::forced, JokerRule::verhoeff, JokerRule::free_choice})
        if (const auto values = analysis_.values().get({rule}))
            analysis_.contributions().request(values);
}

QWidget* ExplanationPanel::makeWhyPage() {
    auto* page = new QWidget(this);
    reason_ = new ParagraphLabel("reason", page);
    break_even_ = muted(make_text_label("flipPoint", page));
    waterfall_ = new Waterfall(page);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(6);
    column->addWidget(waterfall_);
    column->addWidget(reason_);
    column->addWidget(break_even_);
    column->addStretch(1);
    // Large fonts in a low window: it can be scrolled.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return scroll;
}

QWidget* ExplanationPanel::makeScoresPage() {
    auto* page = new QWidget(this);
    histogram_ = new ScoreHistogram(page);
    spread_ = make_text_label("spread", page);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(4);
    column->addWidget(histogram_, 1);
    column->addWidget(spread_);
    return page;
}

QWidget* ExplanationPanel::makeTurnPage() {
    auto* turn = new QuietTree(this);
    turn->setObjectName("boxProbabilities");
    turn->setAccessibleName(tr("Where the turn may end"));
    turn->setToolTip(tr("In full: three or more of the face in an upper box, the pattern in a "
                        "lower one"));
    turn->setModel(&boxes_);
    turn->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    turn->header()->setSectionResizeMode(BoxProbabilitiesModel::box_column, QHeaderView::Stretch);
    return turn;
}

// The best is compared with the next best.
const RankedAction& ExplanationPanel::worse() const {
    const std::size_t second = std::min<std::size_t>(1, advice_->choices.size() - 1);
    return advice_->choices[row_ == 0 ? second : row_];
}

void ExplanationPanel::show(const Advice& advice, int row,
                            const ai::yahtzee::review::GradeLimits& limits) {
    if (advice.choices.size() == 1) return showOnlyChoice();
    if (!advice_ || advice_->game != advice.game || row_ != static_cast<std::size_t>(row))
        is_to_announce_ = false;
    advice_ = advice;
    row_ = static_cast<std::size_t>(row);
    limits_ = limits;
    refresh();
}

void ExplanationPanel::clear() {
    advice_.reset();
    is_known_ = false;
    is_to_announce_ = false;
    why_.stop();
    pages_->hide(); // empty pages say nothing
    title_->clear();
    loss_->clear();
    waterfall_->clear();
    reason_->setWords({});
    showNoExplanation();
}

void ExplanationPanel::showNoExplanation() {
    asked_break_even_.reset();
    break_evens_.cancel();
    found_break_even_.reset();
    break_even_->clear();
    spread_->clear();
    histogram_->clear();
    boxes_.clear();
}

void ExplanationPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ExplanationPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    why_.stop();
    showNoExplanation(); // the advice may be another when it is shown again
}

void ExplanationPanel::refresh() {
    if (!advice_ || !isVisible()) return;
    pages_->show();
    const QString words = choice_text(advice_->game, choice().action);
    title_->setText((row_ == 0 ? tr("Why %1?") : tr("Why not %1?")).arg(words));
    showLossColour();
    loss_->setText(choice().loss > 0
                       ? difference_text(-choice().loss, is_by_probability(advice_->ranked_by))
                   : row_ == 0 ? tr("best")
                               : tr("equal"));
    ask();
    showWhatIsKnown();
}

void ExplanationPanel::showOnlyChoice() {
    clear();
    title_->setText(tr("There is no other choice."));
    is_known_ = true;
}

// As in the review.
void ExplanationPanel::showLossColour() {
    if (!advice_) return;
    const Colours colours = colours_of(palette());
    QPalette painted = palette();
    painted.setColor(QPalette::WindowText, choice().loss > 0
                                               ? loss_colour(limits_.of(choice().loss), colours)
                                               : colours.good);
    loss_->setPalette(painted);
}

void ExplanationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showLossColour();
    if (event->type() == QEvent::FontChange) fitFont();
}

void ExplanationPanel::fitFont() {
    const QSize tabs = pages_->tabBar()->sizeHint();
    pages_->setMinimumSize(tabs.width(),
                           tabs.height() + fontMetrics().lineSpacing() * lines_of_page);
}

void ExplanationPanel::ask() {
    const auto before = why_.question();
    why_.ask(advice_->game, advice_->ranked_by, best(), worse());
    const auto& now = why_.question();
    // The explanation of one decision says nothing about another.
    if (before && now && (before->position != now->position || before->objective != now->objective))
        showNoExplanation();
}

void ExplanationPanel::showWhatIsKnown() {
    if (!advice_ || !isVisible()) return;
    showReason();
    showExplanation();
}

// After the reason, which doesn't wait for it.
void ExplanationPanel::explainBreakEven() {
    const auto& [position, objective, best, other, values, score_source] = *why_.question();
    const BreakEvenRequest question{{{values, score_source}, position, objective}};
    if (asked_break_even_ == question) return;
    asked_break_even_ = question;
    found_break_even_.reset();
    break_evens_.request(question, [this](const BreakEvenRequest::Answer& found) {
        found_break_even_ = found;
        showBreakEven();
    });
}

QString ExplanationPanel::waitingText() const {
    if (worse().loss <= 0) return tr("It makes no difference.");
    if (!why_.failure().isEmpty()) return tr("No more is known: %1.").arg(why_.failure());
    const auto& explanation = why_.explanation();
    if (!is_by_probability(advice_->ranked_by) || (explanation && explanation->stakes))
        return tr("The reason follows in a moment.");
    if (explanation) return tr("The probabilities of final scores need the tables.");
    return advice_->grounds == Accuracy::exact
               ? tr("The exact win probabilities of this turn are being worked out…")
               : tr("The win probabilities of this turn are being estimated…");
}

// Probabilities have no parts to split them into.
void ExplanationPanel::showReason() {
    const auto found = why_.reason();
    waterfall_->setVisible(!is_by_probability(advice_->ranked_by));
    if (found && waterfall_->isVisibleTo(this))
        waterfall_->show(*found, row_ != 0);
    else
        waterfall_->clear();
    reason_->setWords(found ? reason_text(*found, advice_->game) : waitingText());
    is_known_ = found || worse().loss <= 0;
    if (is_to_announce_) announce();
}

void ExplanationPanel::announce() {
    is_to_announce_ = !is_known_;
    if (is_known_) Q_EMIT announced((title_->text() + ' ' + reason_->words()).trimmed());
}

void ExplanationPanel::showBreakEven() {
    if (!advice_) return;
    show_text(*break_even_, break_even_sentence(*advice_, found_break_even_));
}

void ExplanationPanel::showExplanation() {
    const auto& explanation = why_.explanation();
    if (!explanation) {
        if (why_.explanationFailure().isEmpty()) return;
        showNoExplanation();
        return spread_->setText(tr("No more is known: %1.").arg(why_.explanationFailure()));
    }
    explainBreakEven();
    showBreakEven();
    const bool is_best = row_ == 0;
    boxes_.show(is_best ? explanation->boxes : explanation->other_boxes);
    if (!explanation->scores) {
        histogram_->hide();
        spread_->setText(tr("The probabilities of final scores need the tables."));
        return;
    }
    const auto& own = is_best ? explanation->scores : explanation->other_scores;
    histogram_->show(*own, is_best ? std::nullopt : explanation->scores);
    const bool has_shape = histogram_->hasShape();
    histogram_->setVisible(has_shape);
    QString words = spread_sentence(*own);
    if (!is_best && has_shape)
        words += ' ' + tr("The dotted line is %1.").arg(choice_text(advice_->game, best().action));
    spread_->setText(words);
}

} // namespace app::views::play
