#include "app/views/review/reason_pane.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace app::views::review {

using namespace app::text;
using core::yahtzee::Action;
using core::yahtzee::Box;

namespace {

constexpr std::size_t boxes_shown = 5;
constexpr double min_shown = 0.005; // probability

double probability_of_nothing(const analysis::BoxProbabilities& boxes) {
    double made = 0;
    for (const auto& box : boxes) made += box.in_full;
    return std::max(0.0, 1 - made);
}

QLabel* add_label(QWidget* parent, const char* name, bool bold) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    QFont font = parent->font();
    font.setBold(bold);
    label->setFont(font);
    return label;
}

} // namespace

ReasonPane::ReasonPane(session::Trainer& trainer, QWidget* parent)
    : QWidget(parent),
      trainer_(trainer),
      explanation_(trainer.analysis),
      title_(add_label(this, "reasonTitle", true)),
      loss_(add_label(this, "reasonLoss", true)),
      waterfall_(new Waterfall(this)),
      words_(add_label(this, "reasonWords", false)),
      ends_title_(add_label(this, "endsTitle", true)),
      ends_(add_label(this, "ends", false)),
      scores_title_(add_label(this, "scoresTitle", true)),
      scores_(new ScoreHistogram(this)),
      spread_(add_label(this, "scoresSpread", false)) {
    setObjectName("reasonPane");
    title_->setTextFormat(Qt::PlainText);
    loss_->setWordWrap(false);
    words_->setTextFormat(Qt::PlainText);
    ends_->setTextFormat(Qt::RichText);
    ends_title_->setText(tr("This turn makes"));
    scores_title_->setText(tr("Final score"));
    scores_->setObjectName("reasonScores");
    scores_->setMinimumHeight(fontMetrics().height() * 5);
    scores_->setMaximumHeight(fontMetrics().height() * 9);
    spread_->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(loss_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    for (QWidget* part : std::initializer_list<QWidget*>{waterfall_, words_, ends_title_, ends_,
                                                         scores_title_, scores_, spread_})
        column->addWidget(part);
    column->addStretch(1);
    connect(&trainer_.analysis.contributions(), &analysis::ContributionCache::solved, this,
            &ReasonPane::showReason);
    clear();
}

void ReasonPane::clear() {
    decision_.reset();
    explanation_.cancel();
    waterfall_->clear();
    for (QWidget* part :
         std::initializer_list<QWidget*>{title_, loss_, waterfall_, words_, ends_title_, ends_,
                                         scores_title_, scores_, spread_})
        part->hide();
}

void ReasonPane::show(const core::yahtzee::Game& game, Action chosen, Action best, double loss,
                      const std::optional<ai::yahtzee::decide::Objective>& objective) {
    clear();
    if (chosen == best) return;
    decision_ = Decision{game, chosen, best, loss, objective.value_or(trainer_.coach.objective())};
    title_->setText(
        tr("Why: %1 against %2").arg(choice_text(game, best), choice_text(game, chosen)));
    loss_->setText(signed_points(loss));
    title_->show();
    loss_->show();
    showReason();
    ask();
}

void ReasonPane::showReason() {
    const auto values = decision_ ? trainer_.values.get(decision_->game.rules()) : nullptr;
    if (!values) return;
    const auto table = trainer_.analysis.contributions().request(values);
    if (!table) return;
    const auto reason = points_reason(decision_->game, decision_->best, decision_->chosen,
                                      decision_->loss, *values, *table);
    if (!reason) return; // another objective, for which the best gives points away
    waterfall_->show(*reason);
    words_->setText(reason_text(*reason, decision_->game));
    waterfall_->setVisible(true);
    words_->setVisible(true);
    Q_EMIT reasonKnown();
}

QString ReasonPane::reason() const { return words_->isHidden() ? QString() : words_->text(); }

void ReasonPane::ask() {
    const auto rules = decision_->game.rules();
    const auto values = trainer_.values.get(rules);
    if (!values) return;
    explanation_.request(
        {decision_->game.position(), decision_->objective, decision_->best, decision_->chosen,
         values, trainer_.tables.get(rules)},
        [this](const analysis::Explanation& explanation) { showExplanation(explanation); });
}

void ReasonPane::showExplanation(const analysis::Explanation& explanation) {
    if (!decision_) return;
    if (decision_->best.is_hold() || decision_->chosen.is_hold()) showBoxes(explanation);
    if (!explanation.scores) return;
    scores_->show(*explanation.scores, explanation.other_scores);
    spread_->setText(spread_sentence(*explanation.scores));
    for (QWidget* part : std::initializer_list<QWidget*>{scores_title_, scores_, spread_})
        part->setVisible(true);
}

// The boxes that the turn fills with their points: those in which the two choices differ most; and
// how often it makes nothing.
void ReasonPane::showBoxes(const analysis::Explanation& explanation) {
    const auto& best = explanation.boxes;
    const auto& own = explanation.other_boxes;
    std::vector<std::size_t> boxes(best.size());
    std::iota(boxes.begin(), boxes.end(), std::size_t{0});
    const auto difference = [&](std::size_t box) {
        return std::abs(best[box].in_full - own[box].in_full);
    };
    std::ranges::stable_sort(boxes, std::greater(), difference);
    boxes.resize(boxes_shown);
    std::ranges::sort(boxes);
    QString rows = tr("<tr><td></td><td align='right'><b>best</b></td>"
                      "<td align='right'><b>yours</b></td></tr>");
    const auto add_row = [&](const QString& what, double best_often, double own_often) {
        if (std::max(best_often, own_often) < min_shown) return;
        rows += QString("<tr><td width='50%'>%1</td><td width='25%' align='right'>%2</td>"
                        "<td width='25%' align='right'>%3</td></tr>")
                    .arg(what.toHtmlEscaped(), share_text(best_often), share_text(own_often));
    };
    for (const std::size_t box : boxes)
        add_row(box_title(core::yahtzee::box_at(static_cast<int>(box))), best[box].in_full,
                own[box].in_full);
    add_row(tr("nothing"), probability_of_nothing(best), probability_of_nothing(own));
    ends_->setText("<table width='100%' cellspacing='0' cellpadding='2'>" + rows + "</table>");
    ends_title_->show();
    ends_->show();
}

} // namespace app::views::review
