#include "app/dialogs/preferences_dialog.h"

#include "app/widgets/card_frame.h"
#include "app/widgets/fitting_scroll.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace app::dialogs {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr int pace_step = 100; // milliseconds for each notch of the slider

// The rows of a new card.
QFormLayout* add_card(QVBoxLayout& column, const QString& heading, QWidget* parent) {
    auto* card = new CardFrame(parent);
    auto* rows = new QFormLayout;
    rows->setHorizontalSpacing(14);
    card->begin(heading)->addLayout(rows, 1);
    column.addWidget(card);
    return rows;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences,
                                     const std::vector<std::pair<QString, QString>>& languages,
                                     QWidget* parent)
    : QDialog(parent),
      preferences_(preferences),
      speed_(new QSlider(Qt::Horizontal, this)),
      animate_(new QCheckBox(this)),
      sound_(new QCheckBox(this)),
      celebrate_(new QCheckBox(this)),
      colours_(new QComboBox(this)),
      distinct_(new QCheckBox(this)),
      language_(new QComboBox(this)),
      tutor_(new QComboBox(this)),
      tutor_loss_(new QDoubleSpinBox(this)),
      tutor_probability_loss_(new QDoubleSpinBox(this)),
      prepare_(new QCheckBox(this)),
      grades_(new GradeLimitsEdit(preferences.point_limits, preferences.probability_limits, this)) {
    setObjectName("preferencesDialog");
    setWindowTitle(tr("Preferences"));

    fillSwitches();
    fillColours();
    fillLanguages(languages);
    fillTutor();
    layOut();
    listen();
}

void PreferencesDialog::fillSwitches() {
    animate_->setObjectName("animateDice");
    animate_->setText(tr("&Animate the dice"));
    animate_->setChecked(preferences_.animate_dice);

    sound_->setObjectName("diceSound");
    sound_->setText(tr("So&und of the dice"));
    sound_->setToolTip(tr("Needs one of the programs pw-play, paplay and aplay."));
    sound_->setChecked(preferences_.dice_sound);
    celebrate_->setObjectName("celebrate");
    celebrate_->setText(tr("C&elebrate for a second"));
    celebrate_->setToolTip(tr("A Yahtzee, the upper bonus, a best game, ten of ten"));
    celebrate_->setChecked(preferences_.celebrate);
    distinct_->setObjectName("distinctColours");
    distinct_->setText(tr("Colours for colour-bli&ndness"));
    distinct_->setToolTip(tr("Blue, yellow and vermilion instead of green, yellow and brown. "
                             "Grades have shapes in any case."));
    distinct_->setChecked(preferences_.distinct_colours);
    prepare_->setObjectName("prepareTables");
    prepare_->setText(tr("Prepare win probabilities in the bac&kground"));
    prepare_->setToolTip(tr("Once: about 20 seconds of computing, and 110 MB on disk"));
    prepare_->setChecked(preferences_.prepare_tables);

    // To the right is faster: the slider counts what is left to the slowest pace.
    speed_->setObjectName("speed");
    speed_->setAccessibleName(tr("Speed of the programs"));
    speed_->setRange(0, static_cast<int>((slowest_pace - fastest_pace).count()) / pace_step);
    speed_->setValue(static_cast<int>((slowest_pace - preferences_.pace).count()) / pace_step);
    speed_->setAccessibleDescription(tr("0 is slow, %1 is at once").arg(speed_->maximum()));
    speed_->setMinimumWidth(fontMetrics().averageCharWidth() * 18);
}

void PreferencesDialog::fillColours() {
    colours_->setObjectName("colours");
    colours_->setAccessibleName(tr("Colours"));
    for (const auto& [text, scheme] :
         {std::pair{tr("Light or dark, as the desktop"), ColourScheme::automatic},
          std::pair{tr("Light"), ColourScheme::light}, std::pair{tr("Dark"), ColourScheme::dark},
          std::pair{tr("The desktop's own colours"), ColourScheme::system}})
        colours_->addItem(text, static_cast<int>(scheme));
    colours_->setCurrentIndex(colours_->findData(static_cast<int>(preferences_.colours)));
}

void PreferencesDialog::fillLanguages(const std::vector<std::pair<QString, QString>>& languages) {
    language_->setObjectName("language");
    language_->setAccessibleName(tr("Language"));
    for (const auto& [code, name] : languages)
        language_->addItem(code.isEmpty() ? tr("As the system") : name, code);
    language_->setCurrentIndex(std::max(0, language_->findData(preferences_.language)));
}

void PreferencesDialog::fillTutor() {
    tutor_->setObjectName("tutor");
    tutor_->setAccessibleName(tr("Tutor"));
    for (const auto& [text, mode] :
         {std::pair{tr("Off"), TutorMode::off},
          std::pair{tr("Ask me before a bad choice"), TutorMode::ask},
          std::pair{tr("Don't let me make a bad choice"), TutorMode::take_back}})
        tutor_->addItem(text, static_cast<int>(mode));
    tutor_->setCurrentIndex(tutor_->findData(static_cast<int>(preferences_.tutor.mode)));
    tutor_loss_->setObjectName("tutorLoss");
    tutor_loss_->setAccessibleName(tr("Least loss of a bad choice, in points"));
    tutor_loss_->setRange(min_tutor_loss, max_tutor_loss);
    tutor_loss_->setDecimals(1);
    tutor_loss_->setSingleStep(0.5);
    tutor_loss_->setSuffix(tr(" points"));
    tutor_loss_->setValue(preferences_.tutor.min_loss);
    tutor_probability_loss_->setObjectName("tutorProbabilityLoss");
    tutor_probability_loss_->setAccessibleName(
        tr("Least loss of a bad choice, in percentage points of a probability"));
    tutor_probability_loss_->setRange(100 * min_tutor_probability_loss,
                                      100 * max_tutor_probability_loss);
    tutor_probability_loss_->setDecimals(1);
    tutor_probability_loss_->setSuffix(tr(" percentage points"));
    tutor_probability_loss_->setValue(100 * preferences_.tutor.min_probability_loss);
    tutor_probability_loss_->setSingleStep(0.1);
}

void PreferencesDialog::layOut() {
    auto* speed = new QHBoxLayout;
    speed->setSpacing(10);
    speed->addWidget(new QLabel(tr("slow"), this));
    speed->addWidget(speed_, 1);
    speed->addWidget(new QLabel(tr("at once"), this));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);

    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    QFormLayout* play = add_card(*left, tr("Play"), this);
    auto* programs = new QLabel(tr("&Programs play:"), this);
    programs->setBuddy(speed_);
    play->addRow(programs, speed);
    for (QCheckBox* box : {animate_, sound_, celebrate_}) play->addRow(box);
    QFormLayout* looks = add_card(*left, tr("Looks"), this);
    looks->addRow(tr("&Colours:"), colours_);
    looks->addRow(distinct_);
    looks->addRow(tr("&Language:"), language_);
    QFormLayout* coach = add_card(*right, tr("Coach"), this);
    coach->addRow(tr("&Tutor:"), tutor_);
    coach->addRow(new QLabel(tr("A bad choice loses at least"), this));
    coach->addRow(tr("playing &for points:"), tutor_loss_);
    coach->addRow(tr("playing to win or &beat:"), tutor_probability_loss_);
    coach->addRow(prepare_);
    add_card(*right, tr("Grades"), this)->addRow(grades_);
    FittingScroll::layOut(*this, {left, right}, buttons);
    FittingScroll::fit(*this);
}

void PreferencesDialog::listen() {
    for (const QCheckBox* box : {animate_, sound_, celebrate_, distinct_, prepare_})
        connect(box, &QCheckBox::toggled, this, &PreferencesDialog::edit);
    connect(speed_, &QSlider::valueChanged, this, &PreferencesDialog::edit);
    connect(tutor_, &QComboBox::currentIndexChanged, this, &PreferencesDialog::edit);
    connect(tutor_loss_, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::edit);
    connect(tutor_probability_loss_, &QDoubleSpinBox::valueChanged, this, &PreferencesDialog::edit);
    connect(grades_, &GradeLimitsEdit::edited, this, &PreferencesDialog::edit);
    connect(language_, &QComboBox::activated, this, &PreferencesDialog::edit);
    connect(colours_, &QComboBox::currentIndexChanged, this, &PreferencesDialog::edit);
}

void PreferencesDialog::edit() {
    preferences_.animate_dice = animate_->isChecked();
    preferences_.dice_sound = sound_->isChecked();
    preferences_.celebrate = celebrate_->isChecked();
    preferences_.distinct_colours = distinct_->isChecked();
    preferences_.prepare_tables = prepare_->isChecked();
    preferences_.pace = slowest_pace - std::chrono::milliseconds(speed_->value() * pace_step);
    preferences_.colours = static_cast<ColourScheme>(colours_->currentData().toInt());
    if (language_->count() > 0) preferences_.language = language_->currentData().toString();
    preferences_.tutor = {static_cast<TutorMode>(tutor_->currentData().toInt()),
                          tutor_loss_->value(), tutor_probability_loss_->value() / 100};
    preferences_.point_limits = grades_->pointLimits();
    preferences_.probability_limits = grades_->probabilityLimits();
    Q_EMIT edited(preferences_);
}

} // namespace app::dialogs
