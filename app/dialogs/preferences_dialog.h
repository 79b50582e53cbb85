// The preferences. Every change takes effect at once.

#pragma once

#include "app/dialogs/grade_limits_edit.h"
#include "app/session/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QSlider>

#include <utility>
#include <vector>

namespace app::dialogs {

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
    QSlider* speed_;
    QCheckBox* animate_;
    QCheckBox* sound_;
    QCheckBox* celebrate_;
    QComboBox* colours_;
    QCheckBox* distinct_;
    QComboBox* language_;
    QComboBox* tutor_;
    QDoubleSpinBox* tutor_loss_;
    QDoubleSpinBox* tutor_probability_loss_;
    QCheckBox* prepare_;
    GradeLimitsEdit* grades_;
};

} // namespace app::dialogs
