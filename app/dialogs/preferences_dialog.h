// The preferences. Every change takes effect at once.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/session/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QSlider>
#include <QWidget>

#include <array>
#include <utility>
#include <vector>

namespace app::dialogs {

// From what loss on a choice is an inaccuracy, a mistake, a blunder: three numbers that stay in
// order.
class GradeLimitsEdit : public QWidget {
    Q_OBJECT

public:
    enum class Unit { points, percentage_points };

    // `name` begins the names of the three boxes.
    GradeLimitsEdit(const QString& name, Unit unit, const ai::yahtzee::review::GradeLimits& limits,
                    QWidget* parent = nullptr);

    ai::yahtzee::review::GradeLimits limits() const; // of per cent as probabilities

Q_SIGNALS:
    void edited();

private:
    void keepInOrder();

    double scale_; // what is shown for 1
    std::array<QDoubleSpinBox*, 3> boxes_{};
};

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    // `languages`: codes and names; the first is that of the system.
    explicit PreferencesDialog(const session::Preferences& preferences,
                               const std::vector<std::pair<QString, QString>>& languages = {},
                               QWidget* parent = nullptr);

Q_SIGNALS:
    void edited(const session::Preferences& preferences);

private:
    void fillSwitches();
    void fillColours();
    void fillLanguages(const std::vector<std::pair<QString, QString>>& languages);
    void fillTutor();
    void layOut();
    void listen();
    void edit();

    session::Preferences preferences_;
    QCheckBox* animate_;
    QCheckBox* sound_;
    QCheckBox* celebrate_;
    QCheckBox* distinct_;
    QCheckBox* prepare_;
    QSlider* speed_;
    QComboBox* colours_;
    QComboBox* language_;
    QComboBox* tutor_;
    QDoubleSpinBox* tutor_loss_;
    QDoubleSpinBox* tutor_probability_loss_;
    GradeLimitsEdit* point_limits_;
    GradeLimitsEdit* probability_limits_;
};

} // namespace app::dialogs
