// The dice of a game: the number that seals them before the first roll, the seed that they follow
// from once the game is over, and whether every roll is the seed's.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QDialog>
#include <QLabel>

namespace app::dialogs {

class DiceDialog : public QDialog {
    Q_OBJECT

public:
    DiceDialog(core::yahtzee::notation::Record record, QWidget* parent = nullptr);

    void verify(); // as the button does

private:
    QLabel* addText(const char* name, const QString& text);
    QLabel* addNumber(const char* name, const QString& number);
    void addSeal();
    void addSeed();
    void addButtons(bool can_verify);
    QString verdict() const;

    core::yahtzee::notation::Record record_;
    QLabel* verdict_ = nullptr;
};

} // namespace app::dialogs
