// The lesson of two minutes, played on a table of its own: a person decides, and is told how that
// compares and why.

#pragma once

#include "app/models/sheet_model.h"
#include "app/session/lesson.h"
#include "app/views/play/dice_view.h"
#include "app/views/play/sheet_view.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace app::dialogs {

class LessonDialog : public QDialog {
    Q_OBJECT

public:
    explicit LessonDialog(QWidget* parent = nullptr);

    // As by the dice and the button, and by the sheet.
    void roll();
    void take(core::yahtzee::Box box);

Q_SIGNALS:
    void finished(); // the last decision was explained
    // What there is to decide, what is kept, and the answer, for those who listen.
    void announced(const QString& sentences);

private:
    void makeKeys();
    void showStep(std::size_t step);
    void showHeld();
    void decide(core::yahtzee::Action action);
    void goOn();
    const session::LessonStep& step() const { return steps_[step_]; }

    std::vector<session::LessonStep> steps_;
    std::size_t step_ = 0;
    unsigned held_ = 0;
    bool is_decided_ = false;
    models::SheetModel sheet_;
    QLabel* where_;
    QLabel* task_;
    views::play::SheetView* sheet_view_;
    views::play::DiceView* dice_;
    QPushButton* roll_;
    QLabel* answer_;
    QPushButton* next_;
};

} // namespace app::dialogs
