#include "app/dialogs/figures_dialog.h"

#include "app/models/figure_sheets.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace app {

FiguresDialog::FiguresDialog(ValuesService& values, TableService& tables,
                             std::vector<core::yahtzee::Record> records,
                             const ai::yahtzee::ReviewOptions& options, QWidget* parent)
    : QDialog(parent),
      service_(values, tables),
      figures_(new FiguresView(this)),
      progress_(new QProgressBar(this)) {
    setObjectName("figuresDialog");
    setWindowTitle(records.size() == 1 ? tr("Figures of a game")
                                       : tr("Figures over %1 games").arg(records.size()));
    progress_->setObjectName("figuresProgress");
    progress_->setAccessibleName(tr("Games that have been reviewed"));
    progress_->setRange(0, static_cast<int>(records.size()));
    progress_->setValue(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->addWidget(figures_, 1);
    column->addWidget(progress_);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 32);

    connect(&service_, &LibraryService::progressed, progress_, &QProgressBar::setValue);
    connect(&service_, &LibraryService::summedUp, this, [this](const SharedBook& book) {
        progress_->hide();
        figures_->showFigures(figures_of(*book), losses_of(*book, Measure::points));
        figures_->setFocus();
    });
    service_.sumUp(std::move(records), options);
}

} // namespace app
