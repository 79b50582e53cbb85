#include "headless/judge/contest_outlets.h"

#include "headless/match/report.h"

#include <iostream>
#include <unistd.h>

namespace headless::judge {

using support::Json;

ContestOutlets::ContestOutlets(bool json_lines, double games, bool is_quiet)
    : json_lines_(json_lines),
      on_terminal_(!is_quiet && ::isatty(STDERR_FILENO) != 0),
      progress_("playing", games, "games", is_quiet) {}

void ContestOutlets::connect(knockout::RunOptions& options) {
    if (json_lines_ || on_terminal_)
        options.on_event = [this](const std::string& match, const std::string& line) {
            relay(match, line);
        };
    if (json_lines_)
        options.on_match = [this](const std::string& id, const knockout::Match& match) {
            report_match(id, match);
        };
}

void ContestOutlets::began(const knockout::RunOptions& options, const knockout::State& state) {
    if (!json_lines_) return;
    Json names = Json::array();
    for (const auto& entrant : state.entrants) names.push_back(entrant.name);
    const std::lock_guard lock(mutex_);
    std::cout << match::event_line("began", {{"format", name(options.format)},
                                             {"entrants", names},
                                             {"terms", support::json_from(state.terms)},
                                             {"seed_sha256", state.seed_sha256},
                                             {"protection", state.protection}})
              << std::endl;
}

void ContestOutlets::ended(const support::Json& report) {
    progress_.clear();
    if (json_lines_) std::cout << match::event_line("ended", report) << std::endl;
}

void ContestOutlets::say(const std::string& words) {
    const std::lock_guard lock(mutex_);
    progress_.clear();
    std::cerr << words << std::endl;
}

// Each object of a match's judge with the match's id in it.
void ContestOutlets::relay(const std::string& match, const std::string& line) {
    if (line.empty() || line.back() != '}') return;
    const std::lock_guard lock(mutex_);
    if (on_terminal_ && line.starts_with(R"({"event":"game")")) show_game(match, line);
    if (json_lines_)
        std::cout << line.substr(0, line.size() - 1) << R"(,"match":)" << support::dumped(match)
                  << '}' << std::endl;
}

void ContestOutlets::show_game(const std::string& id, const std::string& line) {
    const Json game = support::json_or_discarded(line);
    if (game.is_discarded()) return;
    played_[id] = game.value("played", 0);
    double sum = 0;
    for (const auto& [match, played] : played_) sum += played;
    progress_.show(sum, [&] { return id + ": " + match::live_line(game); });
}

void ContestOutlets::report_match(const std::string& id, const knockout::Match& match) {
    Json json{{"match", id}};
    json.update(knockout::match_json(match));
    const std::lock_guard lock(mutex_);
    std::cout << match::event_line("match", json) << std::endl;
}

} // namespace headless::judge
