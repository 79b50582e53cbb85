#include "core/yahtzee/notation/record.h"

#include "core/yahtzee/notation/record_words.h"
#include "core/yahtzee/scoring.h"

#include <cassert>

namespace core::yahtzee::notation {

namespace {

// Blanks before a line of a variation at this depth.
std::string indent(int depth) { return std::string(static_cast<std::size_t>(2 * depth), ' '); }

std::string escaped(std::string_view text, char end) {
    std::string result;
    for (const char c : text) {
        if (c == '\\' || c == end) result += '\\';
        if (c == '\r') {
            result += "\\r";
        } else if (c == '\n' && end == '"') {
            result += "\\n";
        } else {
            result += c;
        }
    }
    return result;
}

std::string tag(std::string_view name, std::string_view value) {
    return '[' + std::string(name) + " \"" + escaped(value, '"') + "\"]\n";
}

std::string tag(std::string_view name, std::size_t number, std::string_view value) {
    return tag(std::string(name) + std::to_string(number), value);
}

std::string words_of(const Game& game, Action action) {
    if (action.is_hold()) return keep_word(action, game.dice());
    const auto roll = dice::Roll::of(game.dice());
    const Card& card = game.card(game.mover());
    const int box_points = points(game.rules(), card.open(), roll, action.box());
    const int bonus = card.gain(game.rules(), roll, action.box()) - box_points;
    std::string text = std::string(name(action.box())) + ' ' + std::to_string(box_points);
    return bonus > 0 ? text + " +" + std::to_string(bonus) : text;
}

std::string words_of(const Game& game, const Ply& ply) {
    const auto* const dice = std::get_if<dice::Dice>(&ply.move);
    std::string text = dice ? dice_word(*dice) : words_of(game, std::get<Action>(ply.move));
    if (!ply.comment.empty()) text += " {" + escaped(ply.comment, '}') + '}';
    return text;
}

// A line of play, a turn a text line; the variations of a turn follow it.
class LineWriter {
public:
    LineWriter(std::string& text, int depth) : text_(text), depth_(depth) {}

    void write(Game game, const Line& line) {
        for (const Ply& ply : line) {
            const bool new_turn = game.phase() == Phase::to_roll && game.roll_number() == 0;
            if (new_turn) {
                write_variations();
                start_text_line(turn_label(game) + ':');
            } else if (&ply == &line.front()) {
                start_text_line('(' + decision_label(game) + ':');
            }
            text_ += ' ' + words_of(game, ply);
            if (!ply.variations.empty()) branches_.push_back({game, &ply});
            game = play(game, ply.move);
        }
        write_variations();
    }

private:
    struct Branch {
        Game game;
        const Ply* ply;
    };

    void start_text_line(const std::string& label) { text_ += '\n' + indent(depth_) + label; }

    void write_variations() {
        for (const Branch& branch : branches_) {
            for (const Line& variation : branch.ply->variations) {
                assert(!variation.empty());
                LineWriter(text_, depth_ + 1).write(branch.game, variation);
                text_ += ')';
            }
        }
        branches_.clear();
    }

    std::string& text_;
    const int depth_;
    std::vector<Branch> branches_; // of the turn that is being written
};

std::string tags_of(const Record& record) {
    std::string text = tag("Alea", record_version);
    if (!record.date.empty()) text += tag("Date", record.date);
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        text += tag("Player", i + 1, record.players[i].name);
        if (!is_person(record.players[i])) text += tag("Program", i + 1, record.players[i].program);
    }
    text += tag("Rules", name(record.rules.joker));
    text += tag("Dice", record.dice ? dice::to_text(record.dice->seed) : std::string(real_dice));
    if (record.dice) text += tag("Game", std::to_string(record.dice->game));
    if (record.start) {
        for (std::size_t i = 0; i < record.start->cards.size(); ++i)
            text += tag("Card", i + 1, card_words(record.start->cards[i]));
        text += tag("Mover", std::to_string(record.start->mover + 1));
    }
    if (record.take_backs > 0) text += tag("TakeBacks", std::to_string(record.take_backs));
    for (const Tag& other : record.tags) text += tag(other.name, other.value);
    return text + tag("Result", result_words(replay(record)));
}

} // namespace

Game play(const Game& game, const Move& move) {
    if (const auto* const dice = std::get_if<dice::Dice>(&move)) return game.with_roll(*dice);
    return game.apply(std::get<Action>(move));
}

Game start_of(const Record& record) {
    if (record.start) return Game(record.start->cards, record.start->mover, record.rules);
    return Game(static_cast<int>(record.players.size()), record.rules);
}

Game replay(const Record& record, std::size_t plies) {
    assert(plies <= record.line.size());
    Game game = start_of(record);
    for (std::size_t i = 0; i < plies; ++i) game = play(game, record.line[i].move);
    return game;
}

Game replay(const Record& record) { return replay(record, record.line.size()); }

std::string to_text(const Record& record) {
    std::string text = tags_of(record);
    if (!record.comment.empty()) text += "\n{" + escaped(record.comment, '}') + "}\n";
    LineWriter(text, 0).write(start_of(record), record.line);
    return text + '\n';
}

} // namespace core::yahtzee::notation
