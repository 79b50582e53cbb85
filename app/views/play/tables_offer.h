// Offers to make the large tables where they are missing, and shows how far that is; says that the
// compact ones are being prepared. Hidden once they are there, and where none can be made.

#pragma once

#include "app/analysis/table_cache.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QString>
#include <QWidget>

namespace app::views::play {

struct TableRoom {
    qint64 free_disk = -1;   // bytes, where the tables go; -1: not known
    qint64 free_memory = -1; // bytes that programs may use; -1: not known
};

TableRoom table_room();

// Too little memory only makes it slow; on a full disk they can't be made.
bool has_disk(const TableRoom& room);

// "630 MB on disk (12.3 GB free), 700 MB of memory and about half a minute."; with a warning
// where there is too little.
QString table_cost_text(const TableRoom& room);

// "about 20 s left"; empty before that is known. `percent`: the part done.
QString time_left_text(qint64 milliseconds_spent, int percent);

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
