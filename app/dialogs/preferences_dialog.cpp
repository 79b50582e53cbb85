#include "app/dialogs/preferences_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace app {

namespace {

constexpr int pace_step = 100; // milliseconds for each notch of the slider

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent),
      preferences_(preferences),
      animate_(new QCheckBox(this)),
      speed_(new QSlider(Qt::Horizontal, this)),
      colours_(new QComboBox(this)) {
    setObjectName("preferencesDialog");
    setWindowTitle(tr("Preferences"));

    animate_->setObjectName("animateDice");
    animate_->setText(tr("&Dice roll before they lie"));
    animate_->setChecked(preferences.animate_dice);

    // To the right is faster: the slider counts what is left to the slowest pace.
    speed_->setObjectName("speed");
    speed_->setAccessibleName(tr("Speed of the programs"));
    speed_->setRange(0, static_cast<int>((slowest_pace - fastest_pace).count()) / pace_step);
    speed_->setValue(static_cast<int>((slowest_pace - preferences.pace).count()) / pace_step);
    speed_->setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    auto* speed = new QHBoxLayout;
    speed->addWidget(new QLabel(tr("slow"), this));
    speed->addWidget(speed_, 1);
    speed->addWidget(new QLabel(tr("at once"), this));

    colours_->setObjectName("colours");
    colours_->setAccessibleName(tr("Colours"));
    for (const auto& [text, scheme] :
         {std::pair{tr("As the system"), ColourScheme::system},
          std::pair{tr("Light"), ColourScheme::light}, std::pair{tr("Dark"), ColourScheme::dark}})
        colours_->addItem(text, static_cast<int>(scheme));
    colours_->setCurrentIndex(colours_->findData(static_cast<int>(preferences.colours)));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);

    auto* form = new QFormLayout(this);
    form->setContentsMargins(20, 18, 20, 16);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(14);
    auto* programs = new QLabel(tr("&Programs play:"), this);
    programs->setBuddy(speed_);
    form->addRow(programs, speed);
    form->addRow(QString(), animate_);
    form->addRow(tr("&Colours:"), colours_);
    form->addRow(buttons);

    connect(animate_, &QCheckBox::toggled, this, &PreferencesDialog::edit);
    connect(speed_, &QSlider::valueChanged, this, &PreferencesDialog::edit);
    connect(colours_, &QComboBox::currentIndexChanged, this, &PreferencesDialog::edit);
}

void PreferencesDialog::edit() {
    preferences_.animate_dice = animate_->isChecked();
    preferences_.pace = slowest_pace - std::chrono::milliseconds(speed_->value() * pace_step);
    preferences_.colours = static_cast<ColourScheme>(colours_->currentData().toInt());
    Q_EMIT edited(preferences_);
}

} // namespace app
