#include "app/session/tutor.h"

namespace app {

std::optional<Advice> objection(const TutorSettings& settings, const Coach& coach,
                                core::yahtzee::Action action) {
    if (settings.mode == TutorMode::off) return std::nullopt;
    std::optional<Advice> advice = coach.compared(action);
    if (!advice || advice->choices[*advice->made].loss < settings.least_loss) return std::nullopt;
    return advice;
}

} // namespace app
