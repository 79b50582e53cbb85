// A line on standard error that tells how far long work has come: bar, rate, time left. Only on a
// terminal and without --quiet; into a pipe or a file nothing is written.

#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>

namespace headless::support {

class Progress {
public:
    // Of work that is counted: `total` in `unit`s, the field's word: "games".
    Progress(std::string label, double total, std::string unit, bool is_quiet = false);
    // Of work whose parts are no units: show() takes what is done of it, from 0 to 1.
    explicit Progress(std::string label, bool is_quiet = false)
        : Progress(std::move(label), 1, "", is_quiet) {}
    ~Progress() { clear(); }

    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // `done` units of the total. Any thread may call it, as often as it likes. What `note` says
    // stands in place of the bar; it is asked only where it is shown.
    void show(double done, const std::function<std::string()>& note = {});

    // Wipes the line, so that text can take its place. The next show() draws it again.
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
