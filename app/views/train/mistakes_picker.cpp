#include "app/views/train/mistakes_picker.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/models/analysis_model.h"
#include "app/text/reason_words.h"
#include "app/widgets/action_button.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/quiet_view.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::train {

using namespace app::widgets;
using ai::yahtzee::practice::Goal;
using ai::yahtzee::review::Grade;
using models::WaitingMistakesModel;
using storage::MistakeEntry;

namespace {

constexpr double percent = 100;
constexpr int step_letters = 18; // width of its box

QComboBox* make_box(const char* name, const QString& accessible_name, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(accessible_name);
    return box;
}

} // namespace

MistakesPicker::MistakesPicker(session::Practice& practice, analysis::AnalysisService& analysis,
                               QString index_path, QWidget* parent)
    : QWidget(parent),
      practice_(practice),
      index_path_(std::move(index_path)),
      request_(analysis),
      goals_(new SegmentBar(this)),
      order_(make_box("mistakeOrder", tr("Order"), this)),
      grade_(make_box("mistakeGrade", tr("Grade"), this)),
      step_(make_box("mistakeStep", tr("Step"), this)),
      least_(new QDoubleSpinBox(this)),
      list_(new widgets::QuietTree(this)),
      state_(muted(make_text_label("mistakesState", this))) {
    setObjectName("mistakesPicker");
    makeList();
    auto* meaning = muted(make_text_label("mistakesMeaning", this));
    meaning->setText(tr("Each of these choices in your saved games lost more than the limit. You "
                        "practise fresh positions like them; what you answer right on two days "
                        "leaves the list."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    column->addWidget(meaning);
    column->addWidget(makeFilters());
    column->addWidget(list_, 1);
    column->addWidget(state_);
    column->addWidget(makeButtons());
    new QShortcut(Qt::Key_Escape, this, this, &MistakesPicker::leaveWanted);
    setFocusProxy(list_);
}

QWidget* MistakesPicker::makeFilters() {
    goals_->setAccessibleName(tr("Objective"));
    goals_->addSegment("mistakesByPoints", tr("Points"));
    goals_->addSegment("mistakesByWins", tr("Winning"));
    goals_->setCurrent(0);
    order_->addItems({tr("Newest first"), tr("Costliest first")});
    grade_->addItem(tr("Any grade"));
    for (const Grade grade : {Grade::inaccuracy, Grade::mistake, Grade::blunder})
        grade_->addItem(models::grade_text(grade), static_cast<int>(grade));
    step_->addItem(tr("Any step"), -1);
    for (int step = 0; step <= ai::yahtzee::practice::step_count(); ++step)
        step_->addItem(step == 0 ? text::step_title(0)
                                 : tr("%1 %2").arg(step).arg(text::step_text(step)),
                       step);
    step_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    step_->setMinimumContentsLength(step_letters);
    least_->setObjectName("leastLoss");
    least_->setAccessibleName(tr("Lost at least"));
    least_->setPrefix(tr("lost at least "));
    auto* line = new QWidget(this);
    auto* row = bare<QHBoxLayout>(line, 10);
    row->addWidget(goals_);
    for (QWidget* part : std::initializer_list<QWidget*>{order_, grade_, step_, least_})
        row->addWidget(part, part == step_ ? 1 : 0);
    connect(goals_, &SegmentBar::chosen, this, &MistakesPicker::showUnit);
    for (QComboBox* box : {order_, grade_, step_})
        connect(box, &QComboBox::currentIndexChanged, this, &MistakesPicker::lookAgain);
    connect(least_, &QDoubleSpinBox::valueChanged, this, &MistakesPicker::lookAgain);
    showUnit();
    return line;
}

void MistakesPicker::makeList() {
    list_->setObjectName("waitingMistakes");
    list_->setAccessibleName(tr("My mistakes"));
    list_->setModel(&model_);
    for (const auto column :
         {WaitingMistakesModel::opponent_column, WaitingMistakesModel::chosen_column,
          WaitingMistakesModel::best_column})
        list_->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    list_->setItemDelegateForColumn(WaitingMistakesModel::loss_column, new GradeDelegate(list_));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QTreeView::activated, this, &MistakesPicker::practiceWanted);
}

QWidget* MistakesPicker::makeButtons() {
    auto* line = new QWidget(this);
    const auto make = [line](const char* name, const QString& text,
                             ActionButton::Rank rank = ActionButton::Rank::other) {
        return new ActionButton(name, text, rank, line);
    };
    practise_ =
        make("practisePicked", tr("Practise positions like these (⏎)"), ActionButton::Rank::first);
    open_ = make("openMistake", tr("&Analyse the game"));
    again_ = make("askAllAgain", tr("Ask &all again"));
    again_->setToolTip(tr("Brings back the mistakes that you have put right."));
    auto* back = make("leaveMistakes", tr("&Back"));
    auto* row = bare<QHBoxLayout>(line);
    row->addWidget(practise_);
    row->addWidget(open_);
    row->addWidget(again_);
    row->addStretch(1);
    row->addWidget(back);
    connect(practise_, &QPushButton::clicked, this, &MistakesPicker::practiceWanted);
    connect(open_, &QPushButton::clicked, this, &MistakesPicker::openCurrent);
    connect(again_, &QPushButton::clicked, this, [this] {
        practice_.forgetDoneMistakes();
        lookAgain();
    });
    connect(back, &QPushButton::clicked, this, &MistakesPicker::leaveWanted);
    return line;
}

void MistakesPicker::setLimits(const ai::yahtzee::review::GradeLimits& points,
                               const ai::yahtzee::review::GradeLimits& probabilities) {
    if (points == points_ && probabilities == probabilities_) return;
    points_ = points;
    probabilities_ = probabilities;
    showUnit();
}

const ai::yahtzee::review::GradeLimits& MistakesPicker::limits() const {
    return goal() == Goal::win ? probabilities_ : points_;
}

Goal MistakesPicker::goal() const { return goals_->current() == 1 ? Goal::win : Goal::points; }

// The least loss begins with that of an inaccuracy.
void MistakesPicker::showUnit() {
    const QSignalBlocker quiet(least_);
    const bool by_wins = goal() == Goal::win;
    least_->setDecimals(by_wins ? 2 : 1);
    least_->setRange(by_wins ? 0.05 : 0.1, by_wins ? 50 : 99);
    least_->setSingleStep(by_wins ? 0.1 : 0.5);
    least_->setSuffix(by_wins ? tr(" percentage points") : tr(" points"));
    least_->setValue(by_wins ? percent * probabilities_.inaccuracy : points_.inaccuracy);
    lookAgain();
}

storage::MistakeQuery MistakesPicker::query() const {
    storage::MistakeQuery query;
    query.by_wins = goal() == Goal::win;
    query.min_loss = least_->value() / (query.by_wins ? percent : 1);
    if (const QVariant grade = grade_->currentData(); grade.isValid()) {
        const auto wanted = static_cast<Grade>(grade.toInt());
        const double from = wanted == Grade::inaccuracy ? limits().inaccuracy
                            : wanted == Grade::mistake  ? limits().mistake
                                                        : limits().blunder;
        query.min_loss = std::max(query.min_loss, from);
        if (wanted == Grade::inaccuracy) query.max_loss = limits().mistake;
        if (wanted == Grade::mistake) query.max_loss = limits().blunder;
    }
    query.step = step_->currentData().toInt();
    query.newest = order_->currentIndex() == 0;
    query.done = practice_.doneMistakes();
    return query;
}

void MistakesPicker::lookAgain() {
    if (!isVisible()) return;
    request_.request(
        {index_path_, query()},
        [this](const analysis::MistakesRequest::Answer& found) { showFound(found); },
        [this](const QString& why) {
            state_->setText(tr("The saved games can't be looked at: %1.").arg(why));
        });
}

void MistakesPicker::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    lookAgain();
}

void MistakesPicker::showFound(const analysis::MistakesRequest::Answer& found) {
    const auto count = static_cast<int>(found.mistakes.size());
    model_.show(found.mistakes, goal() == Goal::win, limits());
    if (count > 0) list_->setCurrentIndex(model_.index(0, 0));
    for (QPushButton* button : {practise_, open_}) button->setEnabled(count > 0);
    const auto done = practice_.doneMistakes().size();
    again_->setVisible(done > 0);
    if (found.count == 0)
        return state_->setText(done > 0 ? tr("No mistake like this is left to practise.")
                                        : tr("No mistake like this in your saved games."));
    state_->setText(
        found.count > count
            ? tr("%1 of %2 mistakes to practise.").arg(count).arg(QLocale().toString(found.count))
            : tr("%n mistakes to practise.", "", count));
}

std::vector<MistakeEntry> MistakesPicker::picked() const {
    std::vector<MistakeEntry> picked;
    QModelIndexList rows = list_->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    if (rows.size() > 1) {
        for (const QModelIndex& index : rows) picked.push_back(model_.mistake(index.row()));
        return picked;
    }
    const int first = std::max(0, list_->currentIndex().row());
    for (int row = first; row < model_.rowCount(); ++row) {
        if (picked.size() == session::Practice::set_size) break;
        picked.push_back(model_.mistake(row));
    }
    return picked;
}

void MistakesPicker::openCurrent() {
    const QModelIndex current = list_->currentIndex();
    if (current.isValid()) Q_EMIT gameWanted(model_.mistake(current.row()));
}

} // namespace app::views::train
