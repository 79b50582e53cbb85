#include "app/session/tutor.h"

#include "app/text/coach_words.h"

namespace app::session {

using namespace app::text;

std::optional<Advice> objection(const TutorSettings& settings, const Coach& coach,
                                core::yahtzee::Action action) {
    if (settings.mode == TutorMode::off) return std::nullopt;
    std::optional<Advice> advice = coach.compared(action);
    if (!advice) return std::nullopt;
    const double least =
        is_by_probability(advice->ranked_by) ? settings.min_probability_loss : settings.min_loss;
    return advice->chosen().loss < least ? std::nullopt : advice;
}

} // namespace app::session
