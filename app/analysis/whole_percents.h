// Progress as people see it: each whole percent is told once, though the solvers tell of every
// step.

#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace app::analysis {

// For a solver that tells which part of the work is done, 0 to 1. `tell` is called on its threads.
inline std::function<void(double)> whole_percents(std::function<void(int)> tell) {
    return [tell = std::move(tell), told = std::make_shared<std::atomic<int>>(-1)](double part) {
        const int percent = static_cast<int>(part * 100);
        if (told->exchange(percent) != percent) tell(percent);
    };
}

} // namespace app::analysis
