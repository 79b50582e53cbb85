// Waits for the end of the window's work, instead of some milliseconds.

#pragma once

#include "app/analysis/analysis_service.h"
#include "tests/support/test.h"

#include <QCoreApplication>

namespace tests {

// Handles what waits, layouts included: no work in the background.
inline void handle_events() {
    for (int i = 0; i < 2; ++i) QCoreApplication::processEvents(); // what the first ones led to
}

// Until the service has nothing to do and all events are handled, layouts included. What arrives
// may ask for more: so it must be idle twice.
inline void settle(const app::analysis::AnalysisService& service) {
    const auto is_settled = [&service] {
        handle_events();
        if (!service.idle()) return false;
        handle_events();
        return service.idle();
    };
    if (!QTest::qWaitFor(is_settled, 300'000)) qFatal("the work has no end");
}

} // namespace tests
