// What can be set. Everything takes effect at once.

#pragma once

#include "app/dialogs/grade_limits_edit.h"
#include "app/session/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QSlider>

namespace app::dialogs {

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(const session::Preferences& preferences, QWidget* parent = nullptr);

Q_SIGNALS:
    void edited(const session::Preferences& preferences);

private:
    void edit();

    session::Preferences preferences_;
    QCheckBox* animate_;
    QSlider* speed_;
    QComboBox* colours_;
    QComboBox* tutor_;
    QDoubleSpinBox* tutor_loss_;
    QDoubleSpinBox* tutor_chance_loss_;
    GradeLimitsEdit* point_limits_;
    GradeLimitsEdit* chance_limits_;
};

} // namespace app::dialogs
