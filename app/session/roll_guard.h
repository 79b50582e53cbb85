// Guards against rolling all five dice again by accident: by a key it takes two presses, and
// presses that follow each other fast count as one.

#pragma once

#include <chrono>
#include <optional>

namespace app::session {

class RollGuard {
public:
    static constexpr std::chrono::milliseconds least_pause{500};

    // Whether the press at this time, by any steady clock, rolls.
    bool press(std::chrono::milliseconds now) {
        const bool rolls = last_ && now - *last_ >= least_pause;
        last_ = now;
        return rolls;
    }

    void forget() { last_.reset(); } // another decision
    bool isArmed() const { return last_.has_value(); }

private:
    std::optional<std::chrono::milliseconds> last_;
};

} // namespace app::session
