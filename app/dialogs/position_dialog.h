// A position by hand: the cards of two players, the dice, the number of the roll; or all of it as a
// line of the contest's 34 integers. What no game could come to is refused, with the reason.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <array>
#include <optional>

namespace app::dialogs {

class PositionDialog : public QDialog {
    Q_OBJECT

public:
    // `players`, two, will play on from there.
    PositionDialog(const core::yahtzee::Position& position,
                   std::vector<core::yahtzee::notation::RecordedPlayer> players,
                   core::yahtzee::Rules rules, QWidget* parent = nullptr);

    // Valid once accepted.
    const core::yahtzee::notation::Record& record() const { return *record_; }

private:
    struct CardFields {
        std::array<QLineEdit*, core::yahtzee::box_count> boxes;
        QSpinBox* bonuses;
    };

    CardFields makeCard(int column, const QString& who, const QString& name);
    void makeDice(QFormLayout& rows);
    QWidget* makeLine();
    void fill(const core::yahtzee::Position& position);
    core::yahtzee::Position read() const;
    void check();
    void readLine(const QString& text);

    std::vector<core::yahtzee::notation::RecordedPlayer> players_;
    std::optional<core::yahtzee::notation::Record> record_;
    std::array<CardFields, 2> cards_{};
    std::array<QSpinBox*, core::dice::dice_count> dice_{};
    QSpinBox* roll_;
    QComboBox* joker_;
    QGridLayout* grid_ = nullptr;
    QLineEdit* line_;
    QLabel* reason_;
    QPushButton* start_ = nullptr;
    bool is_filling_ = false;
};

} // namespace app::dialogs
