// Offers to make the large tables where they are missing, and shows how far that is; says that the
// compact ones are being prepared. Hidden once they are there, and where none can be made.

#pragma once

#include "app/analysis/table_cache.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace app::views::play {

class TablesOffer : public QWidget {
    Q_OBJECT

public:
    explicit TablesOffer(analysis::TableCache& tables, QWidget* parent = nullptr);

    // Those of the game that is played. `asked`: somebody asks for the full ones; `wanted`:
    // win probabilities are shown, so any tables help.
    void offer(core::yahtzee::Rules rules, bool asked, bool wanted);

private:
    void refresh();
    QString text(bool waits) const;

    analysis::TableCache& tables_;
    core::yahtzee::Rules rules_;
    bool asked_ = false;
    bool wanted_ = false;
    QString failure_;     // of the last time
    QElapsedTimer since_; // they are being made
    QLabel* text_;
    QProgressBar* progress_;
    QPushButton* make_;
    QPushButton* stop_;
};

} // namespace app::views::play
