// A line on standard error that shows the progress of long work: bar, rate, time left. Only on a
// terminal and without --quiet; nothing is written into a pipe or a file.

#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

namespace headless::support {

class Progress {
public:
    // For work that is counted: `total` units; `unit` is their name: "games".
    Progress(std::string label, double total, std::string unit, bool is_quiet = false);
    // For other work: show() takes the fraction done, from 0 to 1.
    explicit Progress(std::string label, bool is_quiet = false)
        : Progress(std::move(label), 1, "", is_quiet) {}
    ~Progress() { clear(); }

    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // `done` units of the total. Any thread may call it, as often as it likes. The text of `note`
    // replaces the bar; it is called only when the line is drawn.
    void show(double done, const std::function<std::string()>& note = {});

    // Erases the line, so that other text can be written. The next show() draws it again.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::string line(double done, double seconds, const std::string& note) const;

    const std::string label_;
    const double total_;
    const std::string unit_; // empty: no rate
    const bool is_shown_;
    const Clock::time_point start_;
    std::mutex mutex_;
    Clock::time_point last_shown_;
    bool is_on_screen_ = false;
};

} // namespace headless::support
