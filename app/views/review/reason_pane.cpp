#include "app/views/review/reason_pane.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace app::views::review {

using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::decide::RankedAction;

namespace {

constexpr std::size_t boxes_shown = 5;
constexpr double min_shown = 0.005; // probability

double probability_of_nothing(const analysis::BoxProbabilities& boxes) {
    double made = 0;
    for (const auto& box : boxes) made += box.in_full;
    return std::max(0.0, 1 - made);
}

} // namespace

ReasonPane::ReasonPane(analysis::AnalysisService& analysis, QWidget* parent)
    : QWidget(parent),
      why_(analysis, analysis::DecisionReason::Wanted::explanation),
      title_(make_text_label("reasonTitle", 1.2, true, this)),
      loss_(make_text_label("reasonLoss", 1.2, true, this)),
      waterfall_(new Waterfall(this)),
      words_(new ParagraphLabel("reasonWords", this)),
      ends_title_(make_text_label("endsTitle", 1, true, this)),
      ends_(make_text_label("ends", this)),
      scores_title_(make_text_label("scoresTitle", 1, true, this)),
      scores_(new ScoreHistogram(this)),
      spread_(muted(make_text_label("scoresSpread", this))) {
    setObjectName("reasonPane");
    loss_->setWordWrap(false);
    ends_->setTextFormat(Qt::RichText);
    ends_title_->setText(tr("This turn makes"));
    scores_title_->setText(tr("Final score"));
    scores_->setObjectName("reasonScores");
    fitFont();
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(loss_);
    auto* column = bare<QVBoxLayout>(this, 8);
    column->addLayout(head);
    for (QWidget* part : std::initializer_list<QWidget*>{waterfall_, words_, ends_title_, ends_,
                                                         scores_title_, scores_, spread_})
        column->addWidget(part);
    column->addStretch(1);
    connect(&why_, &analysis::DecisionReason::changed, this, &ReasonPane::showWhatIsKnown);
    clear();
}

void ReasonPane::clear() {
    why_.stop();
    is_known_ = false;
    waterfall_->clear();
    show_parts(false, {title_, loss_, waterfall_, words_, ends_title_, ends_, scores_title_,
                       scores_, spread_});
}

void ReasonPane::show(const core::yahtzee::Game& game, const RankedAction& best,
                      const RankedAction& other, const ai::yahtzee::decide::Objective& objective,
                      ai::yahtzee::review::Grade grade) {
    clear();
    if (other.action == best.action) return;
    why_.ask(game, objective, best, other);
    if (!why_.question()) return;
    grade_ = grade;
    title_->setText(tr("Why not %1?").arg(choice_text(game, other.action)));
    loss_->setText(difference_text(-other.loss, is_by_probability(objective)));
    showLossColour();
    show_parts(true, {title_, loss_, words_});
    showWhatIsKnown();
}

void ReasonPane::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showLossColour();
    if (event->type() == QEvent::FontChange) fitFont();
}

void ReasonPane::fitFont() {
    scores_->setMinimumHeight(fontMetrics().height() * 5);
    scores_->setMaximumHeight(fontMetrics().height() * 9);
}

void ReasonPane::showLossColour() {
    if (!why_.question()) return;
    QPalette painted = palette();
    painted.setColor(QPalette::WindowText, loss_colour(grade_, colours_of(palette())));
    loss_->setPalette(painted);
}

void ReasonPane::showWhatIsKnown() {
    const auto reason = why_.reason();
    const bool has_parts = reason && !is_by_probability(why_.question()->objective);
    if (has_parts) waterfall_->show(*reason, true);
    waterfall_->setVisible(has_parts);
    words_->setWords(reason ? reason_text(*reason, why_.game()) : waitingText());
    is_known_ = reason.has_value();
    if (is_known_) Q_EMIT reasonKnown();
    if (!why_.explanation()) return;
    if (why_.best().action.is_hold() || why_.other().action.is_hold()) showBoxes();
    showScores();
}

QString ReasonPane::waitingText() const {
    if (why_.other().loss <= 0) return tr("It makes no difference.");
    if (!why_.failure().isEmpty()) return tr("No more is known: %1.").arg(why_.failure());
    const auto& objective = why_.question()->objective;
    const bool lacks_tables = why_.explanation() && !why_.explanation()->stakes;
    if (!is_by_probability(objective) || !lacks_tables || !why_.best().win || !why_.other().win)
        return tr("The reason follows in a moment.");
    return both_worths_sentence({why_.game(), {why_.best(), why_.other()}, 1, objective},
                                why_.best(), why_.other());
}

QString ReasonPane::reason() const { return is_known_ ? words_->words() : QString(); }

void ReasonPane::showScores() {
    const bool has_scores = why_.explanation() && why_.explanation()->scores && !is_brief_;
    show_parts(has_scores, {scores_title_, scores_, spread_});
    if (!has_scores) return;
    const auto& other = why_.explanation()->other_scores;
    scores_->show(*why_.explanation()->scores, other);
    const bool has_shape = scores_->hasShape();
    scores_->setVisible(has_shape);
    const QString lines = tr("Filled: %1. Dotted: %2.")
                              .arg(choice_text(why_.game(), why_.best().action),
                                   choice_text(why_.game(), why_.other().action));
    const QString spread = spread_sentence(*why_.explanation()->scores);
    spread_->setText(other && has_shape ? lines + '\n' + spread : spread);
}

void ReasonPane::setBrief(bool is_brief) {
    if (is_brief == is_brief_) return;
    is_brief_ = is_brief;
    showScores();
}

// The boxes that the turn fills with their points: those in which the two choices differ most, of
// equals those that are filled most often; and how often it makes nothing.
void ReasonPane::showBoxes() {
    const auto& best = why_.explanation()->boxes;
    const auto& own = why_.explanation()->other_boxes;
    std::vector<std::size_t> boxes(best.size());
    std::iota(boxes.begin(), boxes.end(), std::size_t{0});
    const auto weight = [&](std::size_t box) {
        const auto [less, more] = std::minmax(best[box].in_full, own[box].in_full);
        return std::pair(more - less < min_shown ? 0 : more - less, more);
    };
    std::ranges::stable_sort(boxes, std::greater(), weight);
    boxes.resize(boxes_shown);
    std::ranges::sort(boxes);
    const QString head =
        "<td align='right' style='white-space: nowrap; padding-left: 8px'><b>%1</b></td>";
    QString rows = "<tr><td></td>" + head.arg(tr("best")) + head.arg(tr("other")) + "</tr>";
    const auto add_row = [&](const QString& what, double best_often, double own_often) {
        if (std::max(best_often, own_often) < min_shown) return;
        rows += QString("<tr><td>%1</td><td align='right' "
                        "style='white-space: nowrap'>%2</td>"
                        "<td align='right' style='white-space: nowrap'>%3</td></tr>")
                    .arg(what.toHtmlEscaped(), share_text(best_often), share_text(own_often));
    };
    for (const std::size_t box : boxes)
        add_row(pattern_title(core::yahtzee::box_at(static_cast<int>(box))), best[box].in_full,
                own[box].in_full);
    add_row(tr("nothing"), probability_of_nothing(best), probability_of_nothing(own));
    ends_->setText("<table width='100%' cellspacing='0' cellpadding='2'>" + rows + "</table>");
    ends_title_->show();
    ends_->show();
}

} // namespace app::views::review
