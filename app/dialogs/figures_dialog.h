// What several games say about each player: summed up while the dialog is open.

#pragma once

#include "app/analysis/library_service.h"
#include "app/views/figures_view.h"

#include <QComboBox>
#include <QDialog>
#include <QProgressBar>

namespace app::dialogs {

class FiguresDialog : public QDialog {
    Q_OBJECT

public:
    FiguresDialog(analysis::ValuesService& values, analysis::TableService& tables,
                  std::vector<core::yahtzee::notation::Record> records,
                  const ai::yahtzee::review::ReviewOptions& options, QWidget* parent = nullptr);

private:
    void showFigures();

    analysis::LibraryService service_;
    analysis::SharedBook book_;
    QComboBox* measure_;
    views::FiguresView* figures_;
    QProgressBar* progress_;
};

} // namespace app::dialogs
