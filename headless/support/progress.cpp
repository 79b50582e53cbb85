#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace headless::support {

namespace {

constexpr auto time_between = std::chrono::milliseconds(200);
constexpr int bar_width = 30;

std::string as_time(double seconds) {
    const int whole = static_cast<int>(std::lround(std::min(seconds, 359999.0)));
    return formatted("%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
}

// A line that the terminal would wrap can't be wiped.
std::string cut_to_terminal(const std::string& line) {
    winsize size{};
    const bool is_known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return line.substr(0, is_known ? size.ws_col - 1u : 79u);
}

} // namespace

Progress::Progress(std::string label, double total, std::string unit, bool is_quiet)
    : label_(std::move(label)),
      total_(total),
      unit_(std::move(unit)),
      is_shown_(!is_quiet && isatty(STDERR_FILENO) != 0),
      start_(Clock::now()),
      last_shown_(start_) {}

std::string Progress::line(double done, double seconds, const std::string& note) const {
    const double part = total_ > 0 ? std::clamp(done / total_, 0.0, 1.0) : 0;
    const int filled = static_cast<int>(part * bar_width);
    const std::string percent = formatted(" %3d %%  ", static_cast<int>(part * 100));
    const std::string rate =
        unit_.empty() ? ""
                      : formatted("%.4g %s/s  ", seconds > 0 ? done / seconds : 0, unit_.c_str());
    const std::string left = part > 0 ? as_time(seconds * (1 - part) / part) : "?";
    if (!note.empty()) return cut_to_terminal(label_ + percent + rate + left + " left  " + note);
    return cut_to_terminal(label_ + " [" + std::string(static_cast<std::size_t>(filled), '#') +
                           std::string(static_cast<std::size_t>(bar_width - filled), '.') + ']' +
                           percent + rate + left + " left");
}

void Progress::show(double done, const std::function<std::string()>& note) {
    if (!is_shown_) return;
    const std::lock_guard lock(mutex_);
    const Clock::time_point now = Clock::now();
    if (now - last_shown_ < time_between) return;
    last_shown_ = now;
    is_on_screen_ = true;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    std::fprintf(stderr, "\r%s\033[K", line(done, seconds, note ? note() : std::string()).c_str());
    std::fflush(stderr);
}

void Progress::clear() {
    const std::lock_guard lock(mutex_);
    if (is_on_screen_) std::fputs("\r\033[K", stderr);
    is_on_screen_ = false;
}

} // namespace headless::support
