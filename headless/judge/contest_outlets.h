// Reports on a contest of many matches while it runs: the events of all its matches as JSON lines,
// and a line on the terminal.

#pragma once

#include "headless/knockout/run.h"
#include "headless/support/progress.h"

#include <map>
#include <mutex>
#include <string>

namespace headless::judge {

class ContestOutlets {
public:
    // `games` in all, as far as that is known beforehand.
    ContestOutlets(bool json_lines, double games, bool is_quiet);

    // Sets the events of `options`, where anybody wants them.
    void connect(knockout::RunOptions& options);

    bool has_json_lines() const { return json_lines_; }
    void began(const knockout::RunOptions& options, const knockout::State& state);
    void ended(const support::Json& report);
    // For people, on standard error.
    void say(const std::string& words);

private:
    void relay(const std::string& match, const std::string& line);
    void show_game(const std::string& match, const std::string& line);
    void report_match(const std::string& id, const knockout::Match& match);

    const bool json_lines_;
    const bool on_terminal_;
    std::mutex mutex_;
    std::map<std::string, int> played_; // games, by match
    support::Progress progress_;
};

} // namespace headless::judge
