#include "app/dialogs/figures_dialog.h"

#include "app/models/figures_model.h"
#include "app/widgets/fitting_scroll.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <algorithm>

namespace app::dialogs {

using namespace app::analysis;
using namespace app::views;
using namespace app::models;

FiguresDialog::FiguresDialog(AnalysisService& analysis,
                             std::vector<core::yahtzee::notation::Record> records,
                             const ai::yahtzee::review::ReviewOptions& options, QWidget* parent)
    : QDialog(parent),
      request_(analysis),
      measure_(new QComboBox(this)),
      figures_(new FiguresView(this, measure_)),
      progress_(new QProgressBar(this)) {
    setObjectName("figuresDialog");
    setWindowTitle(records.size() == 1 ? tr("Statistics of a game")
                                       : tr("Statistics over %1 games").arg(records.size()));
    progress_->setObjectName("figuresProgress");
    progress_->setAccessibleName(tr("Games that have been reviewed"));
    progress_->setRange(0, static_cast<int>(records.size()));
    progress_->setValue(0);

    measure_->setObjectName("figuresMeasure");
    measure_->setAccessibleName(tr("What losses are told by"));
    measure_->addItem(tr("Losses in points"), QVariant::fromValue(Measure::points));
    measure_->addItem(tr("Losses in win probability"), QVariant::fromValue(Measure::probabilities));
    measure_->setEnabled(false);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->addWidget(figures_, 1);
    column->addWidget(progress_);
    column->addWidget(buttons);
    const QSize wanted(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 32);
    widgets::FittingScroll::fit(*this, wanted);

    connect(measure_, &QComboBox::currentIndexChanged, this, &FiguresDialog::showFigures);
    request_.request(
        {std::move(records), options},
        [this](const SharedStatistics& statistics) {
            statistics_ = statistics;
            progress_->hide();
            showFigures();
            figures_->setFocus();
        },
        [this](const QString& why) { progress_->setFormat(tr("It failed: %1.").arg(why)); },
        [this](int games) { progress_->setValue(games); });
}

void FiguresDialog::showFigures() {
    const auto players = statistics_->players();
    const auto has_probabilities = [](const auto& player) {
        return player.probabilities.decisions > 0;
    };
    measure_->setEnabled(std::ranges::any_of(players, has_probabilities));
    figures_->showFigures(figures_of(*statistics_),
                          losses_of(*statistics_, measure_->currentData().value<Measure>()));
}

} // namespace app::dialogs
