// What several games say about each player: summed up while the dialog is open.

#pragma once

#include "app/engine/library_service.h"
#include "app/views/figures_view.h"

#include <QComboBox>
#include <QDialog>
#include <QProgressBar>

namespace app {

class FiguresDialog : public QDialog {
    Q_OBJECT

public:
    FiguresDialog(ValuesService& values, TableService& tables,
                  std::vector<core::yahtzee::Record> records,
                  const ai::yahtzee::ReviewOptions& options, QWidget* parent = nullptr);

private:
    void showFigures();

    LibraryService service_;
    SharedBook book_;
    QComboBox* measure_;
    FiguresView* figures_;
    QProgressBar* progress_;
};

} // namespace app
