// What the coach says: the ranked choices, and how the last one compares.

#pragma once

#include "app/models/choices_model.h"
#include "app/views/tables_offer.h"

#include <QLabel>
#include <QTreeView>
#include <QWidget>

namespace app {

class CoachPanel : public QWidget {
    Q_OBJECT

public:
    CoachPanel(Coach& coach, TableService& tables, QWidget* parent = nullptr);

    // Whether the game is solved.
    void setReady(bool is_ready);

    void refresh(); // from the coach

    const ChoicesModel& choices() const { return choices_; }

Q_SIGNALS:
    // A choice of the decision on the table was picked from the list.
    void picked(core::yahtzee::Action action);

private:
    QString headline() const;
    QString comparison(const Advice& advice) const;

    Coach& coach_;
    ChoicesModel choices_;
    QLabel* headline_;
    QLabel* comparison_;
    QTreeView* list_;
    TablesOffer* offer_;
    bool is_ready_ = false;
};

} // namespace app
