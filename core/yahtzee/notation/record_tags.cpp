#include "core/yahtzee/notation/record_tags.h"

#include "core/support/text.h"
#include "core/yahtzee/notation/record_words.h"
#include "core/yahtzee/position.h"

#include <algorithm>
#include <chrono>

namespace core::yahtzee::notation {

namespace {

using Tags = std::span<const RecordToken>;
using Failure = std::optional<support::Error>; // nothing: all is well

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

const RecordToken* find_tag(Tags tags, std::string_view name, std::size_t number) {
    return find_tag(tags, std::string(name) + std::to_string(number));
}

Failure check_names(Tags tags) {
    if (tags.front().name != "Alea") return tags.front().error(not_a_game);
    if (tags.front().text != record_version)
        return tags.front().value_error("the version of the notation is '" + tags.front().text +
                                        "', and only 1 can be read");
    for (auto tag = tags.begin(); tag != tags.end(); ++tag)
        if (std::find_if(tags.begin(), tag,
                         [&](const RecordToken& other) { return other.name == tag->name; }) != tag)
            return tag->error("the tag " + tag->name + " is there twice");
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

} // namespace

support::Result<Record> record_of_tags(Tags tags) {
    if (const Failure failure = check_names(tags)) return *failure;
    Record record;
    for (const auto read :
         {read_players, read_rules, read_date, read_dice, read_start, read_others})
        if (const Failure failure = read(tags, record)) return *failure;
    return record;
}

const RecordToken* find_tag(Tags tags, std::string_view name) {
    const auto found = std::ranges::find(tags, name, &RecordToken::name);
    return found == tags.end() ? nullptr : &*found;
}

} // namespace core::yahtzee::notation
