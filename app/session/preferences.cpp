#include "app/session/preferences.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace app::session {

namespace {

template <class Enum>
Enum read_enum(const QSettings& settings, const char* key, Enum fallback, Enum last) {
    bool ok = false;
    const int number = settings.value(key).toInt(&ok);
    return ok && 0 <= number && number <= static_cast<int>(last) ? static_cast<Enum>(number)
                                                                 : fallback;
}

double read_number(const QSettings& settings, const char* key, double fallback, double least,
                   double most) {
    bool ok = false;
    const double number = settings.value(key).toDouble(&ok);
    return ok && std::isfinite(number) ? std::clamp(number, least, most) : fallback;
}

using ai::yahtzee::review::GradeLimits;

constexpr auto point_group = "review/points-";
// Not "review/probability-": limits kept under that name contradict those by points.
constexpr auto probability_group = "review/probability-";

constexpr std::tuple<const char*, double GradeLimits::*> grade_keys[] = {
    {"inaccuracy", &GradeLimits::inaccuracy},
    {"mistake", &GradeLimits::mistake},
    {"blunder", &GradeLimits::blunder},
};

GradeLimits read_limits(const QSettings& settings, const QString& group, GradeLimits fallback) {
    GradeLimits limits = fallback;
    for (const auto& [key, limit] : grade_keys)
        limits.*limit = settings.value(group + key, fallback.*limit).toDouble();
    return limits.is_sound() ? limits : fallback;
}

void write_limits(QSettings& settings, const QString& group, const GradeLimits& limits) {
    for (const auto& [key, limit] : grade_keys) settings.setValue(group + key, limits.*limit);
}

} // namespace

Preferences read_preferences(const QSettings& settings) {
    Preferences result;
    result.animate_dice = settings.value("dice/animate", result.animate_dice).toBool();
    const qlonglong pace =
        settings.value("players/pace", qlonglong(result.pace.count())).toLongLong();
    result.pace = std::clamp(std::chrono::milliseconds(pace), fastest_pace, slowest_pace);
    result.hints = read_enum(settings, "coach/hints", result.hints, HintMode::guess_first);
    const auto objective = ai::yahtzee::decide::parse_objective(
        settings.value("coach/objective").toString().toStdString());
    if (objective) result.objective = *objective;
    if (result.objective.kind == ai::yahtzee::decide::Objective::Kind::beat)
        result.objective.points =
            std::clamp(result.objective.points, min_points_to_beat, max_points_to_beat);
    result.explain = settings.value("coach/explain", result.explain).toBool();
    result.tutor.mode = read_enum(settings, "coach/tutor", result.tutor.mode, TutorMode::take_back);
    result.tutor.min_loss = read_number(settings, "coach/tutor-loss", result.tutor.min_loss,
                                        min_tutor_loss, max_tutor_loss);
    result.tutor.min_probability_loss =
        read_number(settings, "coach/tutor-probability-loss", result.tutor.min_probability_loss,
                    min_tutor_probability_loss, max_tutor_probability_loss);
    result.point_limits = read_limits(settings, point_group, result.point_limits);
    result.probability_limits = read_limits(settings, probability_group, result.probability_limits);
    result.colours = read_enum(settings, "window/colours", result.colours, ColourScheme::automatic);
    result.distinct_colours =
        settings.value("window/distinct-colours", result.distinct_colours).toBool();
    result.dice_sound = settings.value("dice/sound", result.dice_sound).toBool();
    result.celebrate = settings.value("window/celebrate", result.celebrate).toBool();
    result.programs = read_contest_programs(settings);
    result.second_coach = settings.value("coach/second").toString();
    result.language = settings.value("window/language").toString();
    result.prepare_tables =
        settings.value("analysis/prepare-tables", result.prepare_tables).toBool();
    return result;
}

void write_preferences(QSettings& settings, const Preferences& preferences) {
    settings.setValue("dice/animate", preferences.animate_dice);
    settings.setValue("players/pace", qlonglong(preferences.pace.count()));
    settings.setValue("coach/hints", static_cast<int>(preferences.hints));
    settings.setValue("coach/objective", QString::fromStdString(to_text(preferences.objective)));
    settings.setValue("coach/explain", preferences.explain);
    settings.setValue("coach/tutor", static_cast<int>(preferences.tutor.mode));
    settings.setValue("coach/tutor-loss", preferences.tutor.min_loss);
    settings.setValue("coach/tutor-probability-loss", preferences.tutor.min_probability_loss);
    write_limits(settings, point_group, preferences.point_limits);
    write_limits(settings, probability_group, preferences.probability_limits);
    settings.setValue("window/colours", static_cast<int>(preferences.colours));
    settings.setValue("window/distinct-colours", preferences.distinct_colours);
    settings.setValue("dice/sound", preferences.dice_sound);
    settings.setValue("window/celebrate", preferences.celebrate);
    write_contest_programs(settings, preferences.programs);
    settings.setValue("coach/second", preferences.second_coach);
    settings.setValue("window/language", preferences.language);
    settings.setValue("analysis/prepare-tables", preferences.prepare_tables);
}

} // namespace app::session
