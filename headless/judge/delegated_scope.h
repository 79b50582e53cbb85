// Control groups for a judge that has none, or not all: systemd gives a scope of its own to whoever
// asks.
// Source: systemd-run(1), systemd.resource-control(5), Delegate=.

#pragma once

namespace headless::judge {

// Runs this program again inside a delegated scope where that brings control groups; else, and in
// the second run, returns. For calls that start programs, and for check-environment.
void enter_delegated_scope(int argc, char** argv);

} // namespace headless::judge
