#include "app/views/review_panel.h"

#include "app/models/figure_sheets.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/padded_delegate.h"

#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace app::views {

using namespace app::text;
using namespace app::models;
using namespace app::session;
using namespace app::analysis;
using namespace app::widgets;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::review::Account;
using ai::yahtzee::review::GradeLimits;

namespace {

QString account_text(const QString& name, const Account& account) {
    return ReviewPanel::tr("%1: %2 expected at the start, %3 by luck, %4 by choices: %5")
        .arg(name, points_text(account.start), signed_points(account.luck),
             signed_points(-account.losses), points_text(account.end));
}

// Of more than two players nobody can say what is the others' doing and what the estimate's.
QString chance_text(const QString& name, const ai::yahtzee::review::Review& review,
                    std::size_t seat) {
    const Account& account = review.win->accounts[seat];
    const bool wins = review.aim.kind == Objective::Kind::win;
    QStringList parts{
        ReviewPanel::tr("%1 at the start").arg(percent_text(account.start)),
        ReviewPanel::tr("%1 by luck").arg(signed_percentage_points(account.luck)),
        ReviewPanel::tr("%1 by choices").arg(signed_percentage_points(-account.losses))};
    if (wins && review.seats.size() == 2)
        parts << ReviewPanel::tr("%1 by the other's").arg(signed_percentage_points(account.others));
    const QString rest = signed_percentage_points(account.remainder);
    parts << (wins && review.seats.size() > 2
                  ? ReviewPanel::tr("%1 by the others' and the estimate").arg(rest)
                  : ReviewPanel::tr("%1 left by the estimate").arg(rest));
    return ReviewPanel::tr("%1 %2: %3: %4")
        .arg(name, aim_text(review.aim), parts.join(", "), percent_text(account.end));
}

} // namespace

ReviewPanel::ReviewPanel(Trainer& trainer, QWidget* parent)
    : QWidget(parent),
      trainer_(trainer),
      review_(trainer.analysis),
      accounts_(new QLabel(this)),
      measure_(new QComboBox(this)),
      graph_(new ScoreGraph(this)),
      table_(new QTreeView(this)),
      figures_(new FiguresView(this)) {
    setObjectName("reviewPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    makeMeasure();
    analyseGame();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(makePages());
    connectParts();

    connect(&trainer_.session, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began) forget();
        refresh();
    });
    connect(&trainer_.values, &ValueCache::solved, this, &ReviewPanel::refresh);
    connect(&trainer_.coach, &Coach::adviceChanged, this, &ReviewPanel::followObjective);
    connect(&trainer_.tables, &TableCache::changed, this, &ReviewPanel::refresh);
}

// A click or a key goes to a place in the game.
void ReviewPanel::connectParts() {
    // While a review is made the game may have been cut short.
    const auto go = [this](int row) {
        const std::size_t moment = model_.moment(row);
        if (moment < trainer_.session.timeline().moments().size()) trainer_.session.goTo(moment);
    };
    connect(graph_, &ScoreGraph::rowPicked, this, go);
    connect(table_, &QTreeView::clicked, this, [go](const QModelIndex& index) { go(index.row()); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this, go](const QModelIndex& index) {
                const auto here = model_.rowAt(trainer_.session.timeline().at());
                if (index.isValid() && table_->hasFocus() && index.row() != here) go(index.row());
            });
}

QWidget* ReviewPanel::makePages() {
    auto* pages = new QTabWidget(this);
    pages->setObjectName("reviewPages");
    pages->setAccessibleName(tr("Pages of the review"));
    pages->setDocumentMode(true);
    pages->addTab(makeGamePage(), tr("Le&dger"));
    pages->addTab(figures_, tr("F&igures"));
    pages->setCornerWidget(measure_);
    return pages;
}

QWidget* ReviewPanel::makeGamePage() {
    accounts_->setObjectName("accounts");
    accounts_->setAccessibleName(tr("The players' accounts"));
    accounts_->setWordWrap(true);
    auto* parts = new QSplitter(this);
    parts->addWidget(graph_);
    parts->addWidget(table_);
    parts->setSizes({550, 1450}); // shares
    graph_->setMinimumSize(fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 9);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(accounts_);
    column->addWidget(parts, 1);
    return page;
}

void ReviewPanel::makeMeasure() {
    measure_->setObjectName("measure");
    measure_->setAccessibleName(tr("What the review goes by"));
    measure_->addItem(tr("By expected score"));
    measure_->addItem(QString()); // showMeasure() says by what chance
    connect(measure_, &QComboBox::activated, this,
            [this](int chosen) { Q_EMIT objectiveChosen(chosen == 0 ? Objective{} : chance_); });
}

void ReviewPanel::analyseGame() {
    table_->setObjectName("ledger");
    table_->setAccessibleName(tr("Ledger: every roll and decision"));
    table_->setModel(&model_);
    table_->setHeader(new QuietHeader(table_));
    table_->setItemDelegate(new RoomyDelegate(table_));
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAllColumnsShowFocus(true);
    table_->setFrameShape(QFrame::NoFrame);
    setFocusProxy(table_);
}

void ReviewPanel::setLimits(const GradeLimits& points, const GradeLimits& chances) {
    points_ = points;
    chances_ = chances;
    refresh();
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ReviewPanel::refresh() {
    if (!isVisible()) return;
    const auto& record = trainer_.session.record();
    const auto values = trainer_.values.get(record.rules);
    if (!values) {
        accounts_->setText(tr("The game is being solved; the review follows in a moment."));
        return;
    }
    Question question{record, trainer_.tables.get(record.rules), chance_, points_, chances_};
    if (asked_ == question) {
        if (model_.review()) markNow();
        return;
    }
    asked_ = std::move(question);
    ai::yahtzee::review::ReviewOptions options;
    options.points = points_;
    options.chances = chances_;
    options.score_source = asked_->score_source;
    options.aim = chance_;
    // Before the end it would tell of dice that are still to fall.
    options.same_dice = replay(record).phase() == core::yahtzee::Phase::over;
    review_.request(
        {record, values, std::move(options)}, [this](const SharedReview& review) { show(review); },
        [this](const QString& why) {
            accounts_->setText(tr("The game can't be reviewed: %1.").arg(why));
        });
}

void ReviewPanel::forget() {
    review_.cancel();
    asked_.reset();
    model_.show(trainer_.session.record(), nullptr);
    graph_->show(trainer_.session.record(), nullptr);
    figures_->showFigures({}, {});
    accounts_->clear();
    followObjective(); // which may depend on the players
}

void ReviewPanel::show(const SharedReview& review) {
    model_.show(asked_->record, review);
    graph_->show(asked_->record, review);
    measure_->setEnabled(model_.hasOther());
    measure_->setToolTip(model_.hasOther()
                             ? QString()
                             : tr("Chances need the large tables, and winning another player."));
    showMeasure();
}

// By points, with the chances of the last aim that was one beside them; or by those.
void ReviewPanel::followObjective() {
    const Objective aim = trainer_.coach.aim();
    const Measure measure = is_by_chance(aim) ? Measure::chances : Measure::points;
    const Objective chance = is_by_chance(aim) ? aim : chance_;
    if (measure == measured_by_ && chance == chance_) return;
    measured_by_ = measure;
    chance_ = chance;
    model_.setMeasure(measure);
    graph_->setMeasure(measure);
    if (model_.review()) showMeasure();
    refresh();
}

void ReviewPanel::showMeasure() {
    measure_->setItemText(1, tr("By chance %1").arg(aim_text(chance_)));
    measure_->setCurrentIndex(model_.measure() == Measure::points ? 0 : 1);
    accounts_->setText(accounts());
    figures_->showFigures(figures_of(model_.record(), *model_.review()),
                          losses_of(model_.record(), *model_.review(), model_.measure()));
    for (const int column : {AnalysisModel::other_loss_column, AnalysisModel::other_grade_column})
        table_->setColumnHidden(column, !model_.hasOther());
    table_->header()->setStretchLastSection(model_.hasOther()); // a grade, not a number
    for (int column = 0; column < AnalysisModel::column_count; ++column)
        table_->resizeColumnToContents(column);
    markNow();
}

void ReviewPanel::markNow() {
    const auto row = model_.rowAt(trainer_.session.timeline().at());
    graph_->markRow(row);
    if (!row) return;
    table_->setCurrentIndex(model_.index(*row, 0));
    table_->scrollTo(model_.index(*row, 0));
}

QString ReviewPanel::accounts() const {
    const auto& players = model_.record().players;
    QStringList lines;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const QString name = QString::fromStdString(players[seat].name);
        lines << (model_.measure() == Measure::points
                      ? account_text(name, model_.review()->ledger.accounts[seat])
                      : chance_text(name, *model_.review(), seat));
    }
    return lines.join('\n');
}

} // namespace app::views
