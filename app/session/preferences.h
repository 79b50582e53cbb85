// The preferences of a person, kept between runs.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "app/session/coach.h"
#include "app/session/programs/contest_players.h"

#include <QSettings>

#include <chrono>

namespace app::session {

// `automatic`: Alea's own light or dark one, as the desktop prefers. The numbers are kept in
// settings.
enum class ColourScheme { system, light, dark, automatic };

struct Preferences {
    bool animate_dice = true;
    std::chrono::milliseconds pace{900}; // of each step of a program's turn
    HintMode hints = HintMode::off;
    ai::yahtzee::decide::Objective objective;
    bool explain = true; // a choice that is selected
    TutorSettings tutor;
    // From what loss on the review calls a choice a mistake.
    ai::yahtzee::review::GradeLimits point_limits = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probability_limits = ai::yahtzee::review::probability_limits;
    ColourScheme colours = ColourScheme::automatic;
    bool distinct_colours = false; // distinguishable with any common colour-blindness
    bool dice_sound = false;
    bool celebrate = true;                     // a Yahtzee, a best game and the like
    std::vector<ContestProgram> programs = {}; // that may play or advise
    QString second_coach = {};                 // one of their names; empty: none
    QString language = {};                     // "de"; empty: as the system
    bool prepare_tables = true;                // the compact ones, for win probabilities

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr std::chrono::milliseconds fastest_pace{0};
inline constexpr std::chrono::milliseconds slowest_pace{3000};

inline constexpr double min_tutor_loss = 0.1; // points
inline constexpr double max_tutor_loss = 50;
inline constexpr double min_tutor_probability_loss = 0.001;
inline constexpr double max_tutor_probability_loss = 0.5;

inline constexpr int min_points_to_beat = 1;
inline constexpr int max_points_to_beat = 1574; // no score is higher than 1575
inline constexpr int usual_points_to_beat = 250;

// Anything that is missing or makes no sense gets its default.
Preferences read_preferences(const QSettings& settings);
void write_preferences(QSettings& settings, const Preferences& preferences);

} // namespace app::session
