// Reads the text of records: parse_records() of record.h.

#include "core/support/text.h"
#include "core/yahtzee/legality.h"
#include "core/yahtzee/notation/record.h"
#include "core/yahtzee/notation/record_lexer.h"
#include "core/yahtzee/notation/record_words.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <chrono>
#include <span>

namespace core::yahtzee::notation {

namespace {

using Tags = std::span<const RecordToken>;
using Failure = std::optional<support::Error>; // nothing: all is well

constexpr auto not_a_game = "a game begins with the line [Alea \"1\"]";
constexpr int max_take_backs = 1'000'000;
constexpr std::array<std::string_view, 8> plain_names{"Alea", "Date",  "Rules",     "Dice",
                                                      "Game", "Mover", "TakeBacks", "Result"};
constexpr std::array<std::string_view, 3> numbered_names{"Player", "Program", "Card"};

// "Player12" → 12; nothing for tags that don't belong to one player.
std::optional<std::int64_t> player_number(std::string_view tag_name) {
    for (const std::string_view start : numbered_names) {
        if (!tag_name.starts_with(start)) continue;
        const auto number = support::to_integer(tag_name.substr(start.size()));
        if (number && std::to_string(*number) == tag_name.substr(start.size())) return number;
    }
    return std::nullopt;
}

// The tag of that name; null if there is none.
const RecordToken* find_tag(Tags tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &RecordToken::name);
    return found == tags.end() ? nullptr : &*found;
}

const RecordToken* find_tag(Tags tags, std::string_view name, std::size_t number) {
    return find_tag(tags, std::string(name) + std::to_string(number));
}

Failure check_names(Tags tags) {
    if (tags.front().name != "Alea") return tags.front().error(not_a_game);
    if (tags.front().text != record_version)
        return tags.front().value_error("the version of the notation is '" + tags.front().text +
                                        "', and only 1 can be read");
    for (const RecordToken& tag : tags)
        if (find_tag(tags, tag.name) != &tag)
            return tag.error("the tag " + tag.name + " is there twice");
    return std::nullopt;
}

Failure read_players(Tags tags, Record& record) {
    for (std::size_t number = 1; number <= max_players; ++number) {
        const RecordToken* const player = find_tag(tags, "Player", number);
        if (!player) break;
        const RecordToken* const program = find_tag(tags, "Program", number);
        if (program && program->text.empty())
            return program->value_error("the name of a program is missing");
        record.players.push_back({player->text, program ? program->text : std::string()});
    }
    if (record.players.empty()) return tags.front().error("the tag Player1 is missing");
    for (const RecordToken& tag : tags) {
        const auto number = player_number(tag.name);
        if (number && (*number < 1 || *number > std::ssize(record.players)))
            return tag.error(tag.name + ", but there are " + std::to_string(record.players.size()) +
                             " players, of at most 6, numbered from 1");
    }
    return std::nullopt;
}

Failure read_rules(Tags tags, Record& record) {
    const RecordToken* const tag = find_tag(tags, "Rules");
    if (!tag) return std::nullopt;
    const auto joker = joker_rule_named(tag->text);
    if (!joker)
        return tag->value_error("the rules are forced, verhoeff or free, not '" + tag->text + "'");
    record.rules = {*joker};
    return std::nullopt;
}

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const auto year = support::to_integer(text.substr(0, 4));
    const auto month = support::to_integer(text.substr(5, 2));
    const auto day = support::to_integer(text.substr(8, 2));
    if (!year || !month || !day || *month < 0 || *day < 0) return false;
    return std::chrono::year_month_day(std::chrono::year(static_cast<int>(*year)),
                                       std::chrono::month(static_cast<unsigned>(*month)),
                                       std::chrono::day(static_cast<unsigned>(*day)))
        .ok();
}

Failure read_date(Tags tags, Record& record) {
    const RecordToken* const tag = find_tag(tags, "Date");
    if (!tag) return std::nullopt;
    if (!is_date(tag->text))
        return tag->value_error("a date is written as 2026-11-20, not '" + tag->text + "'");
    record.date = tag->text;
    return std::nullopt;
}

Failure read_dice(Tags tags, Record& record) {
    const RecordToken* const dice = find_tag(tags, "Dice");
    const RecordToken* const game = find_tag(tags, "Game");
    if (dice && dice->text != real_dice) {
        const auto seed = dice::parse_seed(dice->text);
        if (!seed)
            return dice->value_error("dice are 'real' or a seed: " + seed.error().what,
                                     seed.error().column - 1);
        record.dice = RecordedDice{*seed, 0};
    }
    if (!game) return std::nullopt;
    if (!record.dice) return game->error("the tag Game has no sense without a seed of the dice");
    const auto number = support::to_natural(game->text);
    if (!number) return game->value_error("not the number of a game: '" + game->text + "'");
    record.dice->game = *number;
    return std::nullopt;
}

support::Result<Card> read_card(const RecordToken& tag) {
    support::Scanner scanner(tag.text);
    const auto moved = [&tag](const support::Error& error) {
        return tag.value_error(error.what, error.column - 1);
    };
    const auto card = parse_card(scanner);
    if (!card) return moved(card.error());
    if (!scanner.at_end()) return moved(scanner.error("more text after the 14 numbers of a card"));
    if (const auto what = card->impossibility())
        return tag.value_error("no play leads to this card: " + *what);
    return *card;
}

Failure read_start(Tags tags, Record& record) {
    RecordedStart start;
    for (std::size_t number = 1; number <= record.players.size(); ++number) {
        const RecordToken* const tag = find_tag(tags, "Card", number);
        if (!tag) continue;
        const auto card = read_card(*tag);
        if (!card) return card.error();
        start.cards.push_back(*card);
    }
    const RecordToken* const mover = find_tag(tags, "Mover");
    if (start.cards.empty()) {
        if (mover) return mover->error("the tag Mover has no sense without cards");
        return std::nullopt;
    }
    if (start.cards.size() != record.players.size())
        return tags.front().error("the cards of some players are missing");
    if (mover) {
        const auto number = support::to_integer(mover->text);
        if (!number || *number < 1 || *number > std::ssize(record.players))
            return mover->value_error("not the number of a player: '" + mover->text + "'");
        start.mover = static_cast<int>(*number) - 1;
    }
    record.start = std::move(start);
    return std::nullopt;
}

Failure read_others(Tags tags, Record& record) {
    if (const RecordToken* const tag = find_tag(tags, "TakeBacks")) {
        const auto number = support::to_integer(tag->text);
        if (!number || *number < 0 || *number > max_take_backs)
            return tag->value_error("not a number of take-backs: '" + tag->text + "'");
        record.take_backs = static_cast<int>(*number);
    }
    for (const RecordToken& tag : tags)
        if (std::ranges::find(plain_names, tag.name) == plain_names.end() &&
            !player_number(tag.name))
            record.tags.push_back({tag.name, tag.text});
    return std::nullopt;
}

support::Result<Record> record_of_tags(Tags tags) {
    if (const Failure failure = check_names(tags)) return *failure;
    Record record;
    for (const auto read :
         {read_players, read_rules, read_date, read_dice, read_start, read_others})
        if (const Failure failure = read(tags, record)) return *failure;
    return record;
}

using Kind = RecordToken::Kind;

constexpr int deepest_variation = 100;

bool consists_of(std::string_view text, std::string_view characters) {
    return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

std::optional<dice::Dice> dice_of(std::string_view word) {
    if (word.size() != dice::dice_count || !consists_of(word, "123456")) return std::nullopt;
    dice::Dice dice;
    std::ranges::transform(word, dice.begin(), [](char c) { return c - '0'; });
    return dice;
}

std::string spaced(const dice::Dice& dice) {
    std::string text;
    for (const int die : dice) text += (text.empty() ? "" : " ") + std::to_string(die);
    return text;
}

// Only those dice of the roll that are no dice of the keep, in their order; nothing if the keep
// isn't in the roll.
std::optional<std::vector<int>> rolled_again(const dice::Dice& roll, dice::Keep keep) {
    std::vector<int> others;
    for (const int die : roll) {
        if (keep.count(die) > 0) {
            keep = keep.minus(die);
        } else {
            others.push_back(die);
        }
    }
    if (keep.size() > 0) return std::nullopt;
    return others;
}

class TokenStream {
public:
    explicit TokenStream(std::string_view text) : lexer_(text) {}

    const RecordToken& token() const { return token_; }
    bool is(Kind kind) const { return token_.kind == kind; }

    Failure advance() {
        support::Result<RecordToken> next = lexer_.next();
        if (!next) return next.error();
        token_ = *std::move(next);
        return std::nullopt;
    }

private:
    RecordLexer lexer_;
    RecordToken token_;
};

// Reads one line of play up to its end, and the variations in it.
class LineReader {
public:
    LineReader(TokenStream& tokens, Game game, int depth)
        : tokens_(tokens), game_(std::move(game)), depth_(depth) {}

    Failure read() {
        Failure failure;
        while (!failure) {
            if (tokens_.is(Kind::word)) {
                failure = read_word();
            } else if (tokens_.is(Kind::comment)) {
                failure = read_comment();
            } else if (tokens_.is(Kind::open)) {
                failure = read_variation();
            } else {
                break;
            }
        }
        return failure;
    }

    const Game& game() const { return game_; }
    Line take_line() && { return std::move(line_); }

private:
    struct Decision {
        std::size_t ply; // the action that was taken
        Game game;       // before it
    };

    const RecordToken& token() const { return tokens_.token(); }

    void add(Move move) {
        if (game_.phase() == Phase::to_decide) decisions_.push_back({line_.size(), game_});
        game_ = play(game_, move);
        line_.push_back({move});
    }

    Failure read_word() {
        if (game_.phase() == Phase::over) return token().error("the game is over before this");
        if (game_.phase() == Phase::to_decide)
            return consists_of(token().text, "123456.-") ? read_keep() : read_score();
        if (game_.roll_number() > 0 || labelled_) return read_roll();
        const std::string label = turn_label(game_);
        if (token().text != label + ':')
            return token().error("turn " + label + " is expected here, as '" + label + ":', not '" +
                                 token().text + "'");
        labelled_ = true;
        decisions_.clear();
        return tokens_.advance();
    }

    Failure read_roll() {
        std::optional<dice::Dice> dice = dice_of(token().text);
        if (!dice)
            return token().error("five dice from 1 to 6 are expected, not '" + token().text + "'");
        if (game_.roll_number() > 0) {
            dice = any_order_ ? in_slots(*dice) : dice;
            if (!dice || !holds_stay(*dice))
                return token().error("the dice that were kept are not all in this roll" +
                                     std::string(any_order_ ? "" : " where they lay"));
        }
        labelled_ = false;
        add(*dice);
        return tokens_.advance();
    }

    bool holds_stay(const dice::Dice& dice) const {
        for (std::size_t slot = 0; slot < dice.size(); ++slot)
            if ((game_.held_slots() >> slot & 1u) != 0 && dice[slot] != game_.dice()[slot])
                return false;
        return true;
    }

    // The held dice stay where they are; the others of the roll go where there is room.
    std::optional<dice::Dice> in_slots(const dice::Dice& roll) const {
        const Action hold = Action::hold(game_.held_slots());
        const auto others = rolled_again(roll, hold.keep(game_.dice()));
        if (!others) return std::nullopt;
        dice::Dice dice = game_.dice();
        auto other = others->begin();
        for (std::size_t slot = 0; slot < dice.size(); ++slot)
            if (!hold.holds(slot)) dice[slot] = *other++;
        return dice;
    }

    Failure read_keep() {
        const std::string& word = token().text;
        if (game_.roll_number() == rolls_per_turn)
            return token().error(std::string(words(Verdict::no_rolls_left)));
        any_order_ = word.find('.') == std::string::npos;
        const std::optional<Action> hold = any_order_ ? hold_of_faces(word) : hold_of_mask(word);
        if (!hold) return token().error("'" + word + "' can't be kept of " + spaced(game_.dice()));
        add(*hold);
        return tokens_.advance();
    }

    std::optional<Action> hold_of_mask(std::string_view word) const {
        if (word.size() != dice::dice_count) return std::nullopt;
        unsigned slots = 0;
        for (std::size_t slot = 0; slot < word.size(); ++slot) {
            if (word[slot] == '.') continue;
            if (word[slot] - '0' != game_.dice()[slot]) return std::nullopt;
            slots |= 1u << slot;
        }
        return Action::hold(slots);
    }

    std::optional<Action> hold_of_faces(std::string_view word) const {
        if (word == "-") return Action::hold(0);
        if (word.size() > dice::dice_count || !consists_of(word, "123456")) return std::nullopt;
        dice::Keep keep;
        for (const char c : word) keep = keep.plus(c - '0');
        if (!dice::Roll::of(game_.dice()).as_keep().contains(keep)) return std::nullopt;
        return lowest_hold(keep, game_.dice());
    }

    Failure read_score() {
        const RecordToken first = token();
        std::string text = first.text;
        if (const Failure failure = tokens_.advance()) return failure;
        while (tokens_.is(Kind::word) && is_letter(token().text.front())) {
            text += ' ' + token().text;
            if (const Failure failure = tokens_.advance()) return failure;
        }
        const std::optional<Box> box = box_named(text);
        if (!box) return first.error("neither dice to keep nor a box: '" + text + "'");
        const auto roll = dice::Roll::of(game_.dice());
        const Verdict verdict = judge_box(game_.rules(), game_.card(game_.mover()), roll, *box);
        if (verdict != Verdict::legal) return first.error(std::string(words(verdict)));
        if (const Failure failure = read_points(*box)) return failure;
        add(Action::score(*box));
        return std::nullopt;
    }

    // Points need not be written; those that are must be right.
    Failure read_points(Box box) {
        if (!tokens_.is(Kind::word) || !consists_of(token().text, "0123456789"))
            return std::nullopt;
        const auto roll = dice::Roll::of(game_.dice());
        const Card& card = game_.card(game_.mover());
        const int points = yahtzee::points(game_.rules(), card.open(), roll, box);
        const int bonus = card.gain(game_.rules(), roll, box) - points;
        const RecordToken written = token();
        if (support::to_integer(written.text) != points)
            return written.error(std::string(name(box)) + " for " + spaced(game_.dice()) + " is " +
                                 std::to_string(points) + " points, not " + written.text);
        if (const Failure failure = tokens_.advance()) return failure;
        const bool bonus_written = tokens_.is(Kind::word) && token().text.starts_with('+');
        if (!bonus_written && bonus == 0) return std::nullopt;
        if (!bonus_written) return written.error("the Yahtzee bonus, +100, is missing after this");
        if (token().text != '+' + std::to_string(bonus) || bonus == 0)
            return token().error("the Yahtzee bonus is " + std::to_string(bonus) + " here, not '" +
                                 token().text + "'");
        return tokens_.advance();
    }

    Failure read_comment() {
        if (line_.empty()) return token().error("a comment comes after what it is about");
        std::string& comment = line_.back().comment;
        comment += (comment.empty() ? "" : "\n") + token().text;
        return tokens_.advance();
    }

    Failure read_variation() {
        const RecordToken open = token();
        if (depth_ == deepest_variation)
            return open.error("variations within variations, more than " +
                              std::to_string(deepest_variation) + " deep");
        if (const Failure failure = tokens_.advance()) return failure;
        const auto decision = std::ranges::find_if(decisions_, [this](const Decision& d) {
            return tokens_.is(Kind::word) && token().text == decision_label(d.game) + ':';
        });
        if (decision == decisions_.end())
            return token().error("a variation begins with a decision of the turn before it, as "
                                 "'3.1/2:'");
        if (const Failure failure = tokens_.advance()) return failure;
        LineReader variation(tokens_, decision->game, depth_ + 1);
        if (const Failure failure = variation.read()) return failure;
        if (!tokens_.is(Kind::close)) return token().error("a ')' is expected, of a variation");
        Line line = std::move(variation).take_line();
        if (line.empty()) return token().error("a variation without moves");
        line_[decision->ply].variations.push_back(std::move(line));
        return tokens_.advance();
    }

    TokenStream& tokens_;
    Game game_;
    const int depth_;
    Line line_;
    std::vector<Decision> decisions_; // of the last turn
    bool labelled_ = false;           // the label of the turn was read, and nothing after it
    bool any_order_ = false;          // the last keep was written without the slots of its dice
};

Failure check_result(const RecordToken* tag, const Game& game) {
    const std::string words = result_words(game);
    if (!tag || tag->text == words) return std::nullopt;
    return tag->value_error("the result is '" + words + "', not '" + tag->text + "'");
}

support::Result<Record> read_record(TokenStream& tokens) {
    if (!tokens.is(Kind::tag)) return tokens.token().error(not_a_game);
    std::vector<RecordToken> tags;
    // A game may have no moves: the tag Alea begins the next one.
    while (tokens.is(Kind::tag) && (tags.empty() || tokens.token().name != "Alea")) {
        tags.push_back(tokens.token());
        if (const Failure failure = tokens.advance()) return *failure;
    }
    support::Result<Record> of_tags = record_of_tags(tags);
    if (!of_tags) return of_tags.error();
    Record record = *std::move(of_tags);
    while (tokens.is(Kind::comment)) {
        record.comment += (record.comment.empty() ? "" : "\n") + tokens.token().text;
        if (const Failure failure = tokens.advance()) return *failure;
    }
    LineReader reader(tokens, start_of(record), 0);
    if (const Failure failure = reader.read()) return *failure;
    if (tokens.is(Kind::close)) return tokens.token().error("a ')' without its '('");
    if (const Failure failure = check_result(find_tag(tags, "Result"), reader.game()))
        return *failure;
    record.line = std::move(reader).take_line();
    return record;
}

} // namespace

support::Result<std::vector<Record>> parse_records(std::string_view text) {
    TokenStream tokens(text);
    std::vector<Record> records;
    if (const Failure failure = tokens.advance()) return *failure;
    while (!tokens.is(Kind::end)) {
        support::Result<Record> record = read_record(tokens);
        if (!record) return record.error();
        records.push_back(*std::move(record));
    }
    return records;
}

} // namespace core::yahtzee::notation
