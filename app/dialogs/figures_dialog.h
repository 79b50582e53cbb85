// Statistics of several games by player, summed up while the dialog is open.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/library_requests.h"
#include "app/views/parts/figures_view.h"

#include <QComboBox>
#include <QDialog>
#include <QProgressBar>

namespace app::dialogs {

class FiguresDialog : public QDialog {
    Q_OBJECT

public:
    FiguresDialog(analysis::AnalysisService& analysis,
                  std::vector<core::yahtzee::notation::Record> records,
                  const ai::yahtzee::review::ReviewOptions& options, QWidget* parent = nullptr);

private:
    void showFigures();

    analysis::LatestRequest<analysis::StatisticsRequest> request_;
    analysis::SharedStatistics statistics_;
    QComboBox* measure_;
    views::FiguresView* figures_;
    QProgressBar* progress_;
};

} // namespace app::dialogs
