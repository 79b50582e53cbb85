#include "app/views/parts/review_panel.h"

#include "app/models/figures_model.h"
#include "app/session/table_setup.h"
#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/quiet_view.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
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
using ai::yahtzee::review::PlayerTotals;

namespace {

QString totals_text(const QString& name, const PlayerTotals& account) {
    return ReviewPanel::tr("%1: %2 expected at the start, %3 by luck, %4 by choices: %5")
        .arg(name, points_text(account.start), signed_points(account.luck),
             signed_points(-account.losses), points_text(account.end));
}

// With more than two players, the others' play can't be separated from the error of the estimate.
QString probability_text(const QString& name, const ai::yahtzee::review::Review& review,
                         std::size_t seat) {
    const PlayerTotals& account = review.win->totals[seat];
    const bool wins = review.objective.kind == Objective::Kind::win;
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
    const QString sum = parts.join(", ");
    const QString end = percent_text(account.end);
    return wins ? ReviewPanel::tr("%1 to win: %2: %3").arg(name, sum, end)
                : ReviewPanel::tr("%1 to beat %2: %3: %4")
                      .arg(name)
                      .arg(review.objective.points)
                      .arg(sum, end);
}

} // namespace

ReviewPanel::ReviewPanel(Trainer& trainer, GameReview& review, QWidget* parent)
    : QWidget(parent),
      trainer_(trainer),
      review_(review),
      tools_(new QWidget(this)),
      accounts_(in_middle(make_text_label("accounts", this))),
      measure_(new QComboBox(this)),
      only_mine_(new QCheckBox(tr("&Mine only"), this)),
      graph_(new ScoreGraph(this)),
      table_(new widgets::QuietTree(this)),
      figures_(new FiguresView(this)) {
    setObjectName("reviewPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    makeMeasure();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(tools_);
    column->addWidget(makePages());
    connectParts();
    connect(&review_, &GameReview::changed, this, &ReviewPanel::refresh);
    connect(&trainer_.session, &GameSession::changed, this, [this] {
        if (model_.review()) markNow();
    });
}

void ReviewPanel::addTool(QWidget* tool) {
    static_cast<QHBoxLayout*>(tools_->layout())->insertWidget(0, tool);
}

// A click or a key goes to a moment of the game.
void ReviewPanel::connectParts() {
    // While a review is made the game may have been cut short.
    const auto go = [this](int row) {
        const std::size_t moment = model_.moment(row);
        if (moment < trainer_.session.timeline().states().size())
            trainer_.session.goToInGame(moment);
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
    pages->addTab(figures_, tr("Stat&istics"));
    auto* row = bare<QHBoxLayout>(tools_);
    row->addStretch(1);
    row->addWidget(only_mine_);
    row->addWidget(measure_);
    return pages;
}

QWidget* ReviewPanel::makeGamePage() {
    accounts_->setAccessibleName(tr("The players' accounts"));
    table_->setObjectName("ledger");
    table_->setAccessibleName(tr("Ledger: every roll and decision"));
    table_->setModel(&model_);
    table_->header()->setStretchLastSection(true);
    table_->setItemDelegateForColumn(AnalysisModel::grade_column, new GradeDelegate(table_));
    setFocusProxy(table_);
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
    measure_->addItem(QString()); // showMeasure() says by what probability
    connect(measure_, &QComboBox::activated, this,
            [this](int chosen) { review_.setByWinning(chosen == 1); });
    only_mine_->setObjectName("onlyMine");
    only_mine_->setChecked(true); // these are counted where the ledger is offered
    connect(only_mine_, &QCheckBox::toggled, this, &ReviewPanel::showOnlyMine);
}

void ReviewPanel::showOnlyMine(bool only) {
    const bool hides = only && model_.decisionCount() > 0;
    for (int row = 0; row < model_.rowCount(); ++row)
        table_->setRowHidden(row, {}, hides && !model_.isOfPerson(row));
}

void ReviewPanel::refresh() {
    const bool is_other_game = !model_.review() || model_.record() != review_.record();
    const Measure measure = review_.isByWinning() ? Measure::probabilities : Measure::points;
    if (!review_.review()) {
        model_.show(trainer_.session.record(), nullptr);
        graph_->show(trainer_.session.record(), nullptr);
        figures_->showFigures({}, {});
        accounts_->clear();
        return;
    }
    if (model_.review() == review_.review() && wanted_ == measure) return;
    wanted_ = measure;
    model_.setMeasure(measure);
    if (model_.review() != review_.review()) model_.show(review_.record(), review_.review());
    graph_->setMeasure(measure);
    graph_->show(review_.record(), review_.review());
    measure_->setEnabled(model_.hasOther());
    measure_->setToolTip(
        model_.hasOther() ? QString()
                          : tr("Win probabilities need the tables, and winning another player."));
    showMeasure();
    Q_EMIT shown(is_other_game);
}

void ReviewPanel::showMeasure() {
    const Objective objective = review_.probability();
    measure_->setItemText(1, objective.kind == Objective::Kind::beat
                                 ? tr("By probability to beat %1").arg(objective.points)
                                 : tr("By probability to win"));
    measure_->setCurrentIndex(model_.measure() == Measure::points ? 0 : 1);
    accounts_->setText(accounts());
    figures_->showFigures(figures_of(model_.record(), *model_.review()),
                          losses_of(model_.record(), *model_.review(), model_.measure()));
    table_->setColumnHidden(AnalysisModel::other_loss_column, !model_.hasOther());
    only_mine_->setVisible(model_.decisionCount() > 0); // programs play among themselves, too
    showOnlyMine(only_mine_->isChecked());
    markNow();
}

void ReviewPanel::markNow() {
    const auto& timeline = trainer_.session.timeline();
    const auto row = model_.rowAt(std::min(
        timeline.at(), timeline.line() == 0 ? timeline.at() : timeline.fork_of(timeline.line())));
    graph_->markRow(row);
    if (!row) return;
    table_->setCurrentIndex(model_.index(*row, 0));
    table_->scrollTo(model_.index(*row, 0));
}

QString ReviewPanel::accounts() const {
    const auto names = session::names(model_.record());
    QStringList lines;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const QString name = shown_name(names[seat]);
        lines << (model_.measure() == Measure::points
                      ? totals_text(name, model_.review()->by_points.totals[seat])
                      : probability_text(name, *model_.review(), seat));
    }
    return lines.join('\n');
}

} // namespace app::views
