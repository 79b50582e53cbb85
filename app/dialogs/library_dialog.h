// The games that are kept: one is opened, several are summed up, others are taken in.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/models/library_model.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

namespace app::dialogs {

class LibraryDialog : public QDialog {
    Q_OBJECT

public:
    // The folder of the games; see storage/library.h.
    LibraryDialog(analysis::AnalysisService& analysis, QString folder,
                  ai::yahtzee::review::ReviewOptions options, QWidget* parent = nullptr);

    void import(); // from a file that a person chooses

    // Copies games from a file into the folder; on failure says why.
    void takeIn(const QString& path);

Q_SIGNALS:
    void opened(const core::yahtzee::notation::Record& record);

private:
    void makeList();
    QWidget* makeButtons();
    void read();
    void show(const analysis::SharedLibrary& library);
    void updateButtons();
    void openSelected();
    void showFigures();

    analysis::AnalysisService& analysis_;
    QString folder_;
    ai::yahtzee::review::ReviewOptions options_; // of figures
    analysis::LatestRequest<analysis::LibraryRequest> request_;
    models::LibraryModel model_;
    QTreeView* list_;
    QLabel* note_;
    QPushButton* open_;
    QPushButton* figures_;
};

} // namespace app::dialogs
