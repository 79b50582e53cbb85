// Celebrations of a Yahtzee, the upper bonus, a win, a best game and ten right answers of ten.

#pragma once

#include "app/session/trainer.h"
#include "app/widgets/celebration.h"

#include <optional>

namespace app::main {

class Celebrations : public QObject {
    Q_OBJECT

public:
    // Over `page`. `trainer` is kept by the caller.
    Celebrations(session::Trainer& trainer, QWidget* page);

    void setWanted(bool wanted) { is_wanted_ = wanted; }

private:
    // Sentences to celebrate with; none: there is nothing to celebrate.
    QStringList onScored(const session::FilledBox& filled);
    QStringList onOver();
    QStringList victory() const;

    void onListed();
    void celebrate(const QStringList& words);

    session::Trainer& trainer_;
    widgets::Celebration* show_;
    bool is_wanted_ = true;
    std::vector<int> told_;      // steps that were learned
    bool asks_for_best_ = false; // the game is over; the list of the saved games is to come
};

} // namespace app::main
