// A line on standard error that tells how far long work has come: bar, rate, time left. Only on a
// terminal; into a pipe or a file nothing is written.

#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

namespace headless::support {

class Progress {
public:
    // `total` in `unit`s, the field's word for what is counted: "games".
    Progress(std::string label, double total, std::string unit);
    ~Progress(); // wipes the line

    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // `done` units of the total. Any thread may call it, as often as it likes. What `note` says
    // stands in place of the bar; it is asked only where it is shown.
    void show(double done, const std::function<std::string()>& note = {});

private:
    using Clock = std::chrono::steady_clock;

    std::string line(double done, double seconds, const std::string& note) const;

    const std::string label_;
    const double total_;
    const std::string unit_;
    const bool on_terminal_;
    const Clock::time_point start_;
    std::mutex mutex_;
    Clock::time_point last_shown_;
    bool shown_ = false;
};

} // namespace headless::support
