// The files and reports of a tournament: the state by which it is resumed, the log in the input's
// own form, the result as text and as JSON, a picture, and the pages.

#pragma once

#include "headless/dilemma/tournament.h"
#include "headless/support/html.h"
#include "headless/support/json.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headless::dilemma {

// The state of a tournament on disk: a line for the tournament, then a line a round, appended as
// rounds end (JSON). A tournament killed at any moment goes on from its last whole line.

// The facts that must be the same when a tournament is resumed.
struct Setting {
    std::vector<Entrant> entrants; // by ID
    std::vector<std::uint64_t> seeds;
    std::string seeds_digest; // SHA-256 of the seeds' file, base64
    std::int64_t limit_milliseconds = 0;
    bool checks_determinism = false;

    friend bool operator==(const Setting&, const Setting&) = default;
};

struct Progress {
    Setting setting;
    std::vector<PlayedRound> rounds;
};

// The progress recorded in the file; nothing if it holds no whole line. A broken last line is cut
// off the file. Throws std::runtime_error if it can't be read or is no journal, and then leaves it
// as it is.
std::optional<Progress> resume(const std::filesystem::path& path);

class Journal {
public:
    // Writes nowhere.
    Journal() = default;

    // Appends to the file. Throws std::system_error.
    explicit Journal(const std::filesystem::path& path);

    void begin(const Setting& setting);
    void append(const PlayedRound& round);

private:
    void write_line(const std::string& line);

    support::UniqueFd file_;
};

// A request's text with 0 for the ID and without its last two lines; comments name the players and
// hold the warnings, each after the line of its round.
std::string log_text(const Progress& progress);

// The names that a log's comments give, by ID; "player 1" where they give none.
std::vector<std::string> names_in_log(std::string_view log, int players);

// Scores, best first, and who has won.
std::string score_table(const core::dilemma::History& history,
                        const std::vector<std::string>& names);
support::Json scores_json(const core::dilemma::History& history,
                          const std::vector<std::string>& names);

std::string result_text(const Progress& progress, const core::dilemma::History& history);
support::Json result_json(const Progress& progress, const core::dilemma::History& history);

std::vector<std::string> names(const Setting& setting);

// Scores over the rounds, and who took how often from whom (SVG, whole in itself).
std::string picture(const core::dilemma::History& history, const std::vector<std::string>& names);

// The tournament as static pages: the ranking, the scores over the rounds, who took from whom, and
// each warning. `circumstances`: what was in force, as pairs of words and value.
void add_tournament_pages(support::PageFolder& pages, const Progress& progress,
                          const core::dilemma::History& history,
                          std::vector<std::pair<std::string, std::string>> circumstances);

} // namespace headless::dilemma
