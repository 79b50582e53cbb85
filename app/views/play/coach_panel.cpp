#include "app/views/play/coach_panel.h"

#include "app/text/coach_words.h"
#include "app/views/play/choice_delegate.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/text_label.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace app::views::play {

using namespace app::session;
using namespace app::analysis;
using namespace app::widgets;
using namespace app::models;
using namespace app::text;
using ai::yahtzee::decide::Objective;

namespace {

constexpr int margin = 8;              // pixels, left and right
constexpr int lines_of_difference = 2; // that most sentences take

} // namespace

CoachPanel::CoachPanel(Coach& coach, AnalysisService& analysis, QWidget* parent)
    : QWidget(parent),
      coach_(coach),
      objective_(new ObjectiveBox(this)),
      headline_(make_words_label("coachHeadline", this)),
      grounds_(new ElidedLabel(this)),
      list_(new QTreeView(this)),
      depth_(new DepthPane(analysis, this)),
      difference_(make_words_label("difference", this)),
      comparison_(make_words_label("lastChoice", this)),
      offer_(new TablesOffer(analysis.tables(), this)) {
    setObjectName("coachPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    difference_->setAccessibleName(tr("Where objectives differ"));
    difference_->setMinimumHeight(fontMetrics().lineSpacing() * lines_of_difference);
    comparison_->setAccessibleName(tr("The last choice, compared"));
    grounds_->setObjectName("grounds");
    grounds_->setAccessibleName(tr("How the chances were found"));
    grounds_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    grounds_->setForegroundRole(QPalette::PlaceholderText);
    makeList();
    setFocusProxy(list_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 10, margin, 12);
    column->setSpacing(8);
    column->addWidget(objective_);
    column->addWidget(headline_);
    column->addWidget(grounds_);
    column->addWidget(list_, 1);
    column->addStretch(0);
    column->addWidget(depth_);
    column->addWidget(difference_);
    column->addWidget(comparison_);
    column->addWidget(offer_);
    connect(objective_, &ObjectiveBox::chosen, this, &CoachPanel::objectiveChosen);
    list_->setColumnHidden(ChoicesModel::chance_column, true);
    difference_->hide();
    refresh();
}

void CoachPanel::makeList() {
    list_->setObjectName("choices");
    list_->setAccessibleName(tr("Ranked choices"));
    list_->setModel(&choices_);
    list_->setItemDelegate(new ChoiceDelegate(choices_, list_));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the columns stay where they are
    list_->setHeader(new QuietHeader(list_));
    list_->header()->setStretchLastSection(false);
    list_->header()->setMinimumSectionSize(1);
    list_->header()->setSectionResizeMode(ChoicesModel::choice_column, QHeaderView::Stretch);
    int width = ChoiceDelegate::widestKeep(font()) + list_->verticalScrollBar()->sizeHint().width();
    for (const auto& [section, widest] : {std::pair{ChoicesModel::value_column, "888.88"},
                                          {ChoicesModel::loss_column, "−88.88"},
                                          {ChoicesModel::chance_column, "Beat %"}}) {
        list_->header()->setSectionResizeMode(section, QHeaderView::Fixed);
        list_->header()->resizeSection(section, widthFor(widest));
        width += widthFor(widest);
    }
    setMinimumWidth(width + 2 * margin);
    const auto pick = [this](const QModelIndex& index) {
        const auto action = choices_.action(index.row());
        if (action && !choices_.advice()->made) Q_EMIT picked(*action);
    };
    connect(list_, &QTreeView::clicked, this, pick);
    connect(list_, &QTreeView::activated, this, pick);
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (!now.isValid()) return;
                is_asked_ = true;
                showDepth();
            });
}

int CoachPanel::widthFor(const QString& widest) const {
    QFont bold = font();
    bold.setBold(true); // as the best choice is
    return QFontMetrics(bold).horizontalAdvance(widest) + 2 * QuietHeader::padding + 2;
}

int CoachPanel::roomyWidth() const {
    return minimumWidth() - ChoiceDelegate::widestKeep(font()) +
           widthFor(tr("three of a kind for %1").arg(30));
}

void CoachPanel::setReady(bool is_ready) {
    is_ready_ = is_ready;
    refresh();
}

bool CoachPanel::lacksTables() const { return is_by_chance(coach_.aim()) && !coach_.hasTables(); }

// Never empty: the list below stays where it is.
QString CoachPanel::headline() const {
    if (coach_.mode() == HintMode::off) return tr("Hints are off. Press H to show them.");
    if (!is_ready_) return tr("The game is being solved; hints follow in a moment.");
    if (coach_.mode() == HintMode::guess_first)
        return coach_.lastChoice() ? tr("Your last choice")
                                   : tr("Choose first; then see how it compares.");
    const auto& shown = choices_.advice();
    if (!shown)
        return coach_.isGameOver() ? tr("The game is over. F8 shows its review.")
                                   : tr("Nothing to decide until the dice are rolled.");
    if (shown->ranked_by != coach_.aim() && lacksTables())
        return tr("Chances aren't known yet; ranked by expected score.");
    switch (shown->ranked_by.kind) {
    case Objective::Kind::win:
        return tr("Best chance to win");
    case Objective::Kind::beat:
        return tr("Best chance of more than %1 points").arg(shown->ranked_by.points);
    case Objective::Kind::expected:
        break;
    }
    return tr("Best expected final score");
}

void CoachPanel::showChoices(std::optional<Advice> advice) {
    const auto selected = choices_.action(list_->currentIndex().row());
    const bool is_same = advice && choices_.advice() && advice->game == choices_.advice()->game;
    choices_.show(std::move(advice));
    const auto& shown = choices_.advice();
    // Between decisions, and until chances come, all stays where it was.
    if (shown && !coach_.isThinking()) {
        list_->setColumnHidden(ChoicesModel::chance_column, !choices_.hasChances());
        difference_->setVisible(choices_.hasChances());
    }
    if (shown && shown->made) list_->scrollTo(choices_.index(static_cast<int>(*shown->made), 0));
    // The chances came: what was selected stays so.
    if (!is_same || !selected) return;
    if (const auto row = choices_.rowOf(*selected)) list_->setCurrentIndex(choices_.index(*row, 0));
}

void CoachPanel::refresh() {
    const auto& last = coach_.lastChoice();
    const bool compares = coach_.mode() != HintMode::off && last;
    objective_->show(coach_.aim(), coach_.hasOpponents());
    list_->setVisible(coach_.mode() != HintMode::off);
    showChoices(coach_.mode() == HintMode::guess_first ? last : coach_.hint());
    const auto& shown = choices_.advice();
    headline_->setText(headline());
    const QString grounds =
        shown ? grounds_text(*shown, coach_.isCorrecting() && !shown->made) : QString();
    grounds_->setText(grounds.isEmpty() ? " " : grounds); // its line stays
    difference_->setText(shown ? difference_sentence(*shown) : QString());
    comparison_->setText(compares ? comparison_sentence(*last) : QString());
    showDepth();
    offer_->offer(coach_.rules(), offers_tables_, lacksTables() || isExplaining());
}

void CoachPanel::setExplaining(bool explains) {
    explains_ = explains;
    refresh();
}

void CoachPanel::explain() {
    is_asked_ = true;
    setExplaining(true);
}

void CoachPanel::offerTables() {
    offers_tables_ = true;
    refresh();
    offer_->setFocus(Qt::ShortcutFocusReason);
}

void CoachPanel::showDepth() {
    const auto& shown = choices_.advice();
    depth_->setVisible(explains_ && is_asked_ && coach_.mode() != HintMode::off);
    if (!shown) {
        // In the course of a game what is worked out serves the next decisions too.
        if (coach_.isGameOver()) depth_->stop();
        return depth_->clear();
    }
    const int selected = list_->currentIndex().row();
    const int made = shown->made ? static_cast<int>(*shown->made) : 0;
    depth_->show(*shown, selected >= 0 ? selected : made);
}

} // namespace app::views::play
