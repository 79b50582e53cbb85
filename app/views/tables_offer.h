// Offers to make the large tables where they are missing, and shows how far that is. Hidden once
// they are there, and where none can be made.

#pragma once

#include "app/analysis/table_service.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace app::views {

class TablesOffer : public QWidget {
    Q_OBJECT

public:
    explicit TablesOffer(analysis::TableService& tables, QWidget* parent = nullptr);

    // Those of the game that is played; `wanted`: somebody asks for what they tell.
    void offer(core::yahtzee::Rules rules, bool wanted);

private:
    void refresh();

    analysis::TableService& tables_;
    core::yahtzee::Rules rules_;
    bool wanted_ = false;
    QString failure_; // of the last time
    QLabel* text_;
    QProgressBar* progress_;
    QPushButton* make_;
    QPushButton* stop_;
};

} // namespace app::views
