// When the tutor speaks up: before a choice that gives away more than a person wants to.

#pragma once

#include "app/session/coach.h"

namespace app::session {

enum class TutorMode {
    off,
    ask,       // asks before the choice is carried out
    take_back, // does not carry it out
};

struct TutorSettings {
    TutorMode mode = TutorMode::off;
    // What loses less passes.
    double min_loss = 1.5;              // points
    double min_probability_loss = 0.01; // where choices are judged by a probability

    friend bool operator==(const TutorSettings&, const TutorSettings&) = default;
};

// What the tutor objects to: the choices, with the one that is about to be made. Nothing: it may
// pass.
std::optional<Advice> objection(const TutorSettings& settings, const Coach& coach,
                                core::yahtzee::Action action);

} // namespace app::session
