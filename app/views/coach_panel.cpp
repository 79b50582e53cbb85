#include "app/views/coach_panel.h"

#include "app/session/words.h"
#include "app/views/choice_delegate.h"
#include "app/views/quiet_header.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int margin = 8; // pixels, left and right

} // namespace

CoachPanel::CoachPanel(Coach& coach, TableService& tables, QWidget* parent)
    : QWidget(parent),
      coach_(coach),
      headline_(new QLabel(this)),
      comparison_(new QLabel(this)),
      list_(new QTreeView(this)),
      offer_(new TablesOffer(tables, this)) {
    setObjectName("coachPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    headline_->setObjectName("coachHeadline");
    headline_->setWordWrap(true);
    headline_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    comparison_->setObjectName("lastChoice");
    comparison_->setAccessibleName(tr("The last choice, compared"));
    comparison_->setWordWrap(true);
    comparison_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    comparison_->setMinimumHeight(fontMetrics().lineSpacing() * 3);

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
    list_->setHeader(new QuietHeader(list_));
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(ChoicesModel::choice_column, QHeaderView::Stretch);
    QFont bold = font();
    bold.setBold(true); // as the best choice is
    const auto width_for = [&](const QString& widest) {
        return QFontMetrics(bold).horizontalAdvance(widest) + 2 * QuietHeader::padding + 2;
    };
    list_->header()->setSectionResizeMode(ChoicesModel::value_column, QHeaderView::Fixed);
    list_->header()->setSectionResizeMode(ChoicesModel::loss_column, QHeaderView::Fixed);
    list_->header()->setMinimumSectionSize(1);
    list_->header()->resizeSection(ChoicesModel::value_column, width_for("888.88"));
    list_->header()->resizeSection(ChoicesModel::loss_column, width_for("−88.88"));
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the columns stay where they are
    setMinimumWidth(ChoiceDelegate::widestKeep(bold) + width_for("888.88") + width_for("−88.88") +
                    list_->verticalScrollBar()->sizeHint().width() + 2 * margin);
    const auto pick = [this](const QModelIndex& index) {
        const auto action = choices_.action(index.row());
        if (action && !choices_.advice()->made) Q_EMIT picked(*action);
    };
    connect(list_, &QTreeView::clicked, this, pick);
    connect(list_, &QTreeView::activated, this, pick);

    setFocusProxy(list_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 10, margin, 12);
    column->setSpacing(8);
    column->addWidget(headline_);
    column->addWidget(list_, 1);
    column->addWidget(comparison_);
    column->addWidget(offer_);
    refresh();
}

void CoachPanel::setReady(bool is_ready) {
    is_ready_ = is_ready;
    headline_->setText(headline());
}

QString CoachPanel::headline() const {
    if (coach_.mode() == HintMode::off) return tr("Hints are off. Press H to show them.");
    if (!is_ready_) return tr("The game is being solved; hints follow in a moment.");
    if (coach_.mode() == HintMode::on)
        return choices_.rowCount() > 0 ? tr("Best expected final score")
                                       : tr("Nothing to decide until the dice are rolled.");
    return coach_.lastChoice() ? tr("Your last choice")
                               : tr("Choose first; then see how it compares.");
}

QString CoachPanel::comparison(const Advice& advice) const {
    const auto& made = advice.choices[*advice.made];
    const QString what = choice_text(advice.game, made.action);
    if (made.loss <= 0) return tr("Last choice: %1. Nothing is better.").arg(what);
    return tr("Last choice: %1, %2 points below %3.")
        .arg(what)
        .arg(made.loss, 0, 'f', 2)
        .arg(choice_text(advice.game, advice.choices.front().action));
}

void CoachPanel::refresh() {
    const auto& last = coach_.lastChoice();
    const bool compares = coach_.mode() != HintMode::off && last;
    choices_.show(coach_.mode() == HintMode::guess_first ? last : coach_.hint());
    headline_->setText(headline());
    offer_->offer(coach_.rules(), coach_.mode() == HintMode::on);
    comparison_->setText(compares ? comparison(*last) : QString());
    const auto& shown = choices_.advice();
    if (shown && shown->made) list_->scrollTo(choices_.index(static_cast<int>(*shown->made), 0));
}

} // namespace app
