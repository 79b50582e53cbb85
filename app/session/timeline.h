// The timeline of a game: all its states, and the one that is shown. Going back keeps the states
// that follow. Another action there opens a line beside the game, which stays as it is. The dice
// are a function of the seed, so they are the same again.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace app::session {

class Timeline {
public:
    // The treatment of the plies that follow when another action is taken.
    enum class Otherwise {
        try_out, // they stay; the other action opens a line
        replace, // the other action takes their place, and they become a line
        correct, // they stay as far as they are legal: the earlier entry was wrong
    };

    // At the end of the record's line. A record without a seed is of real dice: they are entered.
    // Where something else is tried beside such a game, dice come from a fresh seed.
    explicit Timeline(core::yahtzee::notation::Record record);

    // With all lines, that which was taken back too.
    const core::yahtzee::notation::Record& record() const { return record_; }
    // The game as far as what is shown; while another line is shown, all.
    core::yahtzee::notation::Record record_until_now() const;

    const core::yahtzee::Game& now() const { return games_[at_]; }
    // The states of the line that is shown, by moment: 0 is the start, n the state after ply n.
    const std::vector<core::yahtzee::Game>& states() const { return games_; }
    std::size_t at() const { return at_; }

    bool has_real_dice() const { return !record_.dice; }

    void roll(); // phase to_roll
    // Phase to_roll: real dice, slot by slot; those that are held stay as they lie. Other dice than
    // those that lay here before correct the game.
    void enter(const core::dice::Dice& dice);
    // Phase to_decide; legal. What was done so before, in any line, comes back.
    void apply(core::yahtzee::Action action, Otherwise otherwise = Otherwise::replace);

    // Line 0 is the game; the others are what was tried beside it.
    std::size_t line_count() const { return paths_.size(); }
    std::size_t line() const { return line_; } // that is shown
    // The last moment that a line has in common with the one that it leaves; 0 of the game.
    std::size_t fork_of(std::size_t line) const;
    int turn_of(std::size_t line) const; // in which it does, 0 to 12
    // Shows another line, at the same moment if it is in both, else at the last one that is.
    void go_to_line(std::size_t line);

    // Where a person was to decide, before and after now. Nothing: nowhere.
    std::optional<std::size_t> decision_before() const;
    std::optional<std::size_t> decision_after() const;

    // The action that was taken here before; nothing if there was none, or a roll.
    std::optional<core::yahtzee::Action> next_action() const { return action_at(at_); }
    // The same at any moment of the line that is shown.
    std::optional<core::yahtzee::Action> action_at(std::size_t moment) const;

    void go_to(std::size_t moment);

    // Somebody else plays on; `words` go into the record's comment.
    void setPlayer(int seat, core::yahtzee::notation::RecordedPlayer player,
                   const std::string& words);

    void setTag(std::string_view name, std::string value); // of the record

    // Forgets what follows in the game, for good; the game must be shown.
    void cut();

private:
    // Where a line leaves another: at the ply, counted from the start of the game, into the
    // variation.
    struct Fork {
        std::size_t ply;
        std::size_t variation;

        friend bool operator==(const Fork&, const Fork&) = default;
    };
    using Path = std::vector<Fork>; // from the game to a line

    struct Place {
        core::yahtzee::notation::Line* line; // of the record
        std::size_t ply;                     // in it
        Path path;                           // to it
    };
    Place place_of(std::size_t ply, const Path& path);

    bool is_decision(std::size_t moment) const;
    void add(const core::yahtzee::notation::Move& move, Otherwise otherwise);
    void try_out(const core::yahtzee::notation::Move& move);
    void replace(const core::yahtzee::notation::Move& move);
    void correct(const core::yahtzee::notation::Move& move);
    core::yahtzee::notation::Line
    refitted(const core::yahtzee::notation::Move& move,
             std::span<const core::yahtzee::notation::Ply> rest) const;
    void collectAnew(const Path& shown); // all lines
    void collect(const core::yahtzee::notation::Line& line, std::size_t first_ply,
                 const Path& path);
    void show(const Path& path); // without another moment
    std::optional<Path> line_with(const core::yahtzee::notation::Move& move) const;

    core::yahtzee::notation::Record record_;
    core::dice::KeyedDice dice_;
    std::uint64_t dice_game_;
    std::vector<Path> paths_; // of all lines
    std::size_t line_ = 0;
    std::vector<core::yahtzee::notation::Move> moves_; // of the line that is shown
    std::vector<core::yahtzee::Game> games_;           // one more than there are moves
    std::size_t at_ = 0;
};

} // namespace app::session
