// Double elimination for any number of entrants, as a value: who meets whom follows from the
// results so far and from nothing else. Two losses put out; where the number is no power of two the
// best-placed have byes; if the unbeaten one loses the final, there is a second one.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

// Entrants are numbered from 0 in the order of the draw. Winner by match, "W1.1".
using Results = std::map<std::string, int>;

// Where one side of a match comes from.
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
    // Each after those it waits for.
    const std::vector<BracketMatch>& matches() const { return matches_; }

    // Who comes from a source: nothing if not known yet, no_one where there is a bye.
    static constexpr int no_one = -1;
    std::optional<int> who(const Source& source, const Results& results) const;
    std::optional<int> winner(const BracketMatch& match, const Results& results) const;

    // Two entrants are known and have not met; the second final only if it is needed.
    bool is_ready(const BracketMatch& match, const Results& results) const;
    bool is_needed(const BracketMatch& match, const Results& results) const;
    bool is_decided(const Results& results) const;

    // Places from 1, by entrant; those put out in the same round share one. Decided only.
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
