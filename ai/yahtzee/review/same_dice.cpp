#include "ai/yahtzee/review/same_dice.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/notation/record_words.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::players;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;
using core::dice::Dice;
using core::dice::Roll;

namespace {

// The moves of one seat, a list a turn.
std::map<int, std::vector<Move>> moves_by_turn(const Record& record, int seat) {
    std::map<int, std::vector<Move>> moves;
    Game game = start_of(record);
    for (const Ply& ply : record.line) {
        if (game.mover() == seat) moves[game.turn()].push_back(ply.move);
        game = play(game, ply.move);
    }
    return moves;
}

// All that slots can show at the end of a turn: each one of its three dice.
std::vector<Roll> final_rolls(const TurnDice& turn) {
    constexpr int ways = 3 * 3 * 3 * 3 * 3;
    std::vector<Roll> rolls;
    for (int way = 0; way < ways; ++way) {
        Dice dice;
        int rest = way;
        for (std::size_t slot = 0; slot < dice.size(); ++slot) {
            dice[slot] = turn[static_cast<std::size_t>(rest % 3)][slot];
            rest /= 3;
        }
        rolls.push_back(Roll::of(dice));
    }
    std::ranges::sort(rolls);
    rolls.erase(std::unique(rolls.begin(), rolls.end()), rolls.end());
    return rolls;
}

// The final rolls that are worth trying with the dice of a turn. In each box, the roll with the
// most points is never worse than another that is no five of a kind: more points, and no lower
// upper total.
struct Candidates {
    explicit Candidates(const TurnDice& turn) {
        for (const Roll roll : final_rolls(turn)) {
            if (roll.max_of_a_kind() == core::dice::dice_count) {
                five_of_a_kind.push_back(roll);
                continue;
            }
            for (const Box box : all_boxes) {
                std::optional<Roll>& best = by_box[static_cast<std::size_t>(index(box))];
                if (!best || base_score(box, roll) > base_score(box, *best)) best = roll;
            }
        }
    }

    std::array<std::optional<Roll>, box_count> by_box;
    std::vector<Roll> five_of_a_kind;
};

// The most points with which each state can be reached, turn after turn.
class Clairvoyant {
public:
    Clairvoyant(Rules rules, const CardState& start) : rules_(rules), most_(state_index_count, -1) {
        most_[state_index(start)] = 0;
    }

    void play(BoxSet open, const Candidates& turn) {
        for (int bonus = 0; bonus < 2; ++bonus)
            for (int total = 0; total < upper_total_count; ++total) {
                const CardState state{open, total, bonus == 1};
                if (most_[state_index(state)] >= 0) play(state, turn);
            }
    }

    int max_points() const {
        return *std::max_element(most_.begin(), most_.begin() + 2 * upper_total_count);
    }

private:
    void play(const CardState& state, const Candidates& turn) {
        for (const Box box : state.open)
            if (const auto& roll = turn.by_box[static_cast<std::size_t>(index(box))])
                enter(state, *roll, box);
        for (const Roll roll : turn.five_of_a_kind)
            for (const Box box : legal_boxes(rules_, state.open, roll)) enter(state, roll, box);
    }

    void enter(const CardState& state, Roll roll, Box box) {
        const Transition scored = score(rules_, state, roll, box);
        int& most = most_[state_index(scored.next)];
        most = std::max(most, most_[state_index(state)] + scored.points);
    }

    const Rules rules_;
    std::vector<int> most_; // by state_index(); -1 where nothing leads
};

} // namespace

std::vector<TurnDice> dice_of_seat(const Record& record, int seat) {
    assert(record.dice);
    const core::dice::KeyedDice dice(record.dice->seed);
    std::vector<TurnDice> turns;
    const int first = box_count - start_of(record).card(seat).open().size();
    for (int turn = first; turn < box_count; ++turn)
        turns.push_back(dice.turn(record.dice->game, seat, turn));
    return turns;
}

std::optional<int> same_dice(const Record& record, int seat, Player& player,
                             const std::stop_token& stop) {
    assert(record.dice);
    Game game = start_of(record);
    std::vector<std::map<int, std::vector<Move>>> others;
    for (int other = 0; other < game.players(); ++other)
        others.push_back(moves_by_turn(record, other));
    while (game.phase() != Phase::over) {
        if (stop.stop_requested()) return std::nullopt;
        if (game.mover() == seat) {
            game = game.with_roll(next_dice(*record.dice, game));
            game = game.apply(player.choose(game.position()));
            continue;
        }
        const int mover = game.mover();
        for (const Move& move : others[static_cast<std::size_t>(mover)][game.turn()])
            game = core::yahtzee::notation::play(game, move);
        if (game.mover() == mover && game.phase() != Phase::over) return std::nullopt;
    }
    return game.card(seat).total();
}

std::optional<int> clairvoyant_score(Rules rules, const Card& card,
                                     const std::vector<TurnDice>& turns,
                                     const std::stop_token& stop) {
    const CardState start = state_of(card);
    assert(static_cast<int>(turns.size()) == start.open.size());
    Clairvoyant clairvoyant(rules, start);
    int left = start.open.size();
    for (const TurnDice& turn : turns) {
        const Candidates candidates(turn);
        for (unsigned bits = 1; bits < 1u << box_count; ++bits) {
            const BoxSet open = BoxSet::from_bits(bits);
            if (open.size() != left || (open & start.open) != open) continue;
            if (stop.stop_requested()) return std::nullopt;
            clairvoyant.play(open, candidates);
        }
        --left;
    }
    return card.total() + clairvoyant.max_points();
}

} // namespace ai::yahtzee::review
