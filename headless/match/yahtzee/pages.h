// A match of Yahtzee as static pages: the result, a graph of the score over the games, its packed
// log with the command that judges it again, and games decision by decision, from the store that
// keeps them until then.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/match/report.h"
#include "headless/match/yahtzee/match.h"
#include "headless/support/gzip.h"
#include "headless/support/html.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headless::match::yahtzee {

// Keeps the games of a match until its pages are written: results in memory, transcripts in a file
// without a name, which the system removes with the store.
class GameStore {
public:
    struct Entry {
        GameResult game;
        std::int64_t offset; // of the transcript in the file
        std::size_t size;
    };

    // Throws std::system_error where the transcript can't be kept.
    void add(const GameResult& game, const std::string& transcript);

    void sort_by_number();
    const std::vector<Entry>& entries() const { return entries_; }
    std::string transcript(const Entry& entry) const; // throws std::system_error

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::unique_ptr<std::FILE, Close> file_; // without a name
    std::vector<Entry> entries_;
};

// The value of an action.
struct ActionFigures {
    core::yahtzee::Action best;
    double loss;               // points, against the best
    std::optional<double> win; // win probability after this action, ties half
};

using ActionJudge = std::function<std::optional<ActionFigures>(const core::yahtzee::Position&,
                                                               core::yahtzee::Action)>;

struct MatchPages {
    std::string title;   // plain text
    std::string heading; // HTML
    std::array<std::string, 2> names;
    Json report; // as to_json() writes it
    GameStore games;
    std::string name = "match";   // of the packed log, before ".log.gz"
    std::string seed_source = {}; // "SEED/MATCH", whose SHA-256 is the seed; empty: no contest's
    // Writes the log; empty where there is none.
    std::function<void(const GameStore&, support::GzipFile&)> write_log = {};
    std::string folder = {};  // within the folder of pages; empty: its top
    std::string contest = {}; // the page above, as an address from this one; empty: none
    std::string remarks = {}; // HTML, above the result
};

struct PageOptions {
    ActionJudge judge = {}; // may be empty
    // Games of a match that have a page of their own, beside all that were forfeited.
    std::size_t first_games = std::numeric_limits<std::size_t>::max();
    std::function<void()> on_written = {}; // a game of a match, or a match of a contest
};

// Writes FOLDER/index.html, FOLDER/games/N.html and FOLDER/NAME.log.gz.
void add_match_pages(support::PageFolder& pages, const MatchPages& match,
                     const PageOptions& options);

} // namespace headless::match::yahtzee
