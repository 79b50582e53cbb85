// The whole state of a contest. It is written after each match, so that the contest can be resumed
// after a power cut.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "headless/knockout/bracket.h"
#include "headless/support/json.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::knockout {

struct Entrant {
    std::string name;
    std::string command;
    std::string set_up = {}; // empty: none
    std::string folder = {}; // its own; empty: none
    std::size_t line = 0;    // in the file of entrants; 0: not from there, as those of a state

    // The same entrant, whatever its line.
    friend bool operator==(const Entrant& a, const Entrant& b) {
        return a.name == b.name && a.command == b.command && a.set_up == b.set_up &&
               a.folder == b.folder;
    }
};

// A line each: NAME, tab, COMMAND, optionally tab, SET-UP COMMAND, optionally tab, FOLDER. Empty
// lines and those that begin with # don't count.
core::support::Result<std::vector<Entrant>> parse_entrants(std::string_view text);

// The games of one match, or of one block of further games that decide a tie.
struct Block {
    int wins_a = 0;
    int wins_b = 0;
    int ties = 0;
    std::string rest_a; // why a lost all games that were left, "reason: words"; empty: it did not
    std::string rest_b;

    friend bool operator==(const Block&, const Block&) = default;
};

// Why a side lost what was left, the reason once: "exited with status 3".
std::string rest_in_words(const std::string& rest);

struct Match {
    std::string a; // names
    std::string b;
    std::string winner;
    bool by_lot = false; // all tie blocks were tied
    std::vector<Block> blocks;

    friend bool operator==(const Match&, const Match&) = default;
};

struct State {
    std::vector<Entrant> entrants;
    std::string terms;       // in JSON: what must be the same when the knockout goes on
    std::string seed_sha256; // of the secret seed
    std::string protection;
    std::map<std::string, std::string> sha256;   // of programs, by name, and of shared folders
    std::map<std::string, std::string> set_ups;  // by name: what went wrong; empty if nothing
    std::map<std::string, Match> qualifications; // by name, against the random player
    std::vector<std::string> draw;               // once all have qualified or not
    std::map<std::string, Match> matches;        // by the bracket's ids

    friend bool operator==(const State&, const State&) = default;
};

// Why an entrant was turned away; nothing if it was not, or not yet.
std::optional<std::string> turned_away(const State& state, const Entrant& entrant);

// The next step of an entrant before the draw.
enum class Preparation { set_up, qualification, done };
Preparation next_preparation(const State& state, const Entrant& entrant, bool must_qualify);

// The name of the files and the page of an entrant's qualification: "Q3" of the third, since names
// may hold anything.
std::string qualification_id(const State& state, const std::string& name);

// The files and the page of one block of games of a match: "W1.1", "W1.1-2".
std::string block_name(const std::string& id, std::size_t block);

// Winners by match, as indices in the draw.
Results results_of(const State& state);

// A match as the state has it.
support::Json match_json(const Match& match);
std::string to_json(const State& state);
// The report with two more fields: the entrants that were turned away, and the state itself.
support::Json with_state(support::Json&& report, const State& state);
core::support::Result<State> state_from_json(std::string_view text);

// The state with a seal that only the secret seed makes, so that a change by hand is found out.
std::string sealed(const State& state, const core::dice::Seed& seed);
bool has_seal(std::string_view text, const core::dice::Seed& seed);

// Writes the file as a whole or not at all: a new file takes the old one's name once it is safely
// on the disk. Throws std::system_error.
void save(const std::filesystem::path& path, const std::string& text);

} // namespace headless::knockout
