#include "app/session/preferences.h"

#include <algorithm>

namespace app {

namespace {

template <class Enum>
Enum read_enum(const QSettings& settings, const char* key, Enum fallback, Enum last) {
    bool ok = false;
    const int number = settings.value(key).toInt(&ok);
    return ok && 0 <= number && number <= static_cast<int>(last) ? static_cast<Enum>(number)
                                                                 : fallback;
}

} // namespace

Preferences read_preferences(const QSettings& settings) {
    Preferences result;
    result.animate_dice = settings.value("dice/animate", result.animate_dice).toBool();
    const qlonglong pace =
        settings.value("players/pace", qlonglong(result.pace.count())).toLongLong();
    result.pace = std::clamp(std::chrono::milliseconds(pace), fastest_pace, slowest_pace);
    result.hints = read_enum(settings, "coach/hints", result.hints, HintMode::guess_first);
    result.tutor.mode = read_enum(settings, "coach/tutor", result.tutor.mode, TutorMode::take_back);
    result.tutor.least_loss =
        std::clamp(settings.value("coach/tutor-loss", result.tutor.least_loss).toDouble(),
                   least_tutor_loss, most_tutor_loss);
    result.colours = read_enum(settings, "window/colours", result.colours, ColourScheme::dark);
    return result;
}

void write_preferences(QSettings& settings, const Preferences& preferences) {
    settings.setValue("dice/animate", preferences.animate_dice);
    settings.setValue("players/pace", qlonglong(preferences.pace.count()));
    settings.setValue("coach/hints", static_cast<int>(preferences.hints));
    settings.setValue("coach/tutor", static_cast<int>(preferences.tutor.mode));
    settings.setValue("coach/tutor-loss", preferences.tutor.least_loss);
    settings.setValue("window/colours", static_cast<int>(preferences.colours));
}

} // namespace app
