// The ranked choices: the best five and the person's own, or all of them with every number.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/models/choices_model.h"
#include "app/widgets/quiet_view.h"

namespace app::views::play {

class ChoiceDelegate;

class ChoiceList : public widgets::QuietTree {
    Q_OBJECT

public:
    static constexpr int few = 5; // rows

    explicit ChoiceList(models::ChoicesModel& choices, QWidget* parent = nullptr);

    bool showsAll() const { return shows_all_; }
    void setShowsAll(bool all);
    // From what loss on a choice is a mistake, in the unit of the losses.
    void setLimits(const ai::yahtzee::review::GradeLimits& limits);

    // After the choices have changed; `is_another`: those of another decision.
    void refresh(bool is_another);
    void showRow(int row); // though it isn't among the best

    int leastWidth() const;

Q_SIGNALS:
    void picked(core::yahtzee::Action action); // by Return or a double click
    void asked();                              // a row was selected by a person

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pick(const QModelIndex& index);
    int widthFor(const QString& widest) const; // of a column
    int numberWidth(int column) const;         // that of its title too
    void layOut();
    void fitBars();
    void fitChoices();

    models::ChoicesModel& choices_;
    ChoiceDelegate* delegate_;
    bool shows_all_ = false;
    int widest_choice_ = 0; // pixels
};

} // namespace app::views::play
