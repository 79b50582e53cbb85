// A bracket of double elimination for any number of entrants: the matches follow from the results
// so far and nothing else. An entrant is out after two losses. If the number is no power of two,
// the first in the draw have byes. If the unbeaten entrant loses the final, there is a second
// final.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

// The winner of each match by its id, "W1.1". Entrants are numbered from 0 in the order of the
// draw.
using Results = std::map<std::string, int>;

// The origin of one side of a match.
struct Source {
    enum class Kind { draw, nobody, winner_of, loser_of };
    Kind kind = Kind::nobody;
    int entrant = 0; // for draw
    int match = 0;   // an index into matches(), for winner_of and loser_of
};

struct BracketMatch {
    std::string id; // "W2.1": winners' bracket, round 2, match 1; "L…": losers'; "F1", "F2": finals
    char part;      // 'W', 'L' or 'F'
    int round;      // from 1 within its part
    Source a;
    Source b;
};

class Bracket {
public:
    explicit Bracket(int entrants); // at least 1

    int entrants() const { return entrants_; }
    // In an order in which each match follows those that it depends on.
    const std::vector<BracketMatch>& matches() const { return matches_; }

    // The entrant that comes from a source: nothing if it is not known yet, no_one for a bye.
    static constexpr int no_one = -1;
    std::optional<int> who(const Source& source, const Results& results) const;
    std::optional<int> winner(const BracketMatch& match, const Results& results) const;

    // True if both entrants are known and the match has no result yet; a second final must be
    // needed too.
    bool is_ready(const BracketMatch& match, const Results& results) const;
    bool is_needed(const BracketMatch& match, const Results& results) const;
    bool is_decided(const Results& results) const;

    // The places by entrant, from 1; entrants that were eliminated in the same round share one. The
    // bracket must be decided.
    std::vector<int> places(const Results& results) const;

private:
    void add_winners();
    void add_losers();
    void add_finals();
    int add(char part, int round, int number, Source a, Source b);
    Source source_of(char part, int round, int number, Source::Kind kind) const;

    int entrants_;
    int rounds_ = 0; // of the winners' bracket
    std::vector<BracketMatch> matches_;
    std::map<std::string, int> index_;
};

} // namespace headless::knockout
