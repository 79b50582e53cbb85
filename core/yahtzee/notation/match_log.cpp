#include "core/yahtzee/notation/match_log.h"

#include "core/support/text.h"
#include "core/yahtzee/legality.h"

#include <limits>
#include <string>

namespace core::yahtzee::notation {

using support::Error;
using support::Scanner;

namespace {

constexpr std::string_view heading = "alea yahtzee log 1";

class LogReader {
public:
    explicit LogReader(const MatchLogReading& reading)
        : players_(reading.players), seed_(reading.seed) {}

    support::Result<std::vector<Record>> read(std::string_view text) {
        for (std::size_t line = 1; !text.empty(); ++line) {
            const bool is_whole = text.find('\n') != std::string_view::npos;
            const std::string_view words = support::take_line(text);
            if (!is_whole) break; // still being written
            if (line == 1 && support::trimmed(words) != heading)
                return Error{"this is not the log of a match of Yahtzee", 1};
            if (line > 1)
                if (auto error = take(words, line)) return *std::move(error);
        }
        for (std::size_t i = 0; seed_ && i < records_.size(); ++i)
            records_[i].dice = RecordedDice{*seed_, dice_games_[i]};
        return std::move(records_);
    }

private:
    std::optional<Error> take(std::string_view words, std::size_t line) {
        Scanner scanner(words, line);
        const std::string_view kind = scanner.word();
        if (kind == "game") return take_game(scanner);
        if (kind == "a" || kind == "b") return take_turn(kind == "a" ? 0 : 1, words, line);
        if (kind == "forfeit") return take_forfeit(words);
        if (kind == "seed") return take_seed(scanner);
        return std::nullopt; // terms, end, rest: the moves say it all
    }

    // The player who begins has the first seat, as for the judge's dice.
    std::optional<Error> take_game(Scanner& scanner) {
        constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max();
        const auto number = scanner.integer("the number of a game", 0, any);
        if (!number) return number.error();
        const std::string_view first = scanner.word();
        if (first != "a" && first != "b") return scanner.error("the first player is a or b");
        const auto dice = scanner.integer("the number of the dice's game", 0, any);
        if (!dice) return dice.error();
        first_ = first == "a" ? 0 : 1;
        Record record;
        record.players = {players_[first_], players_[1 - first_]};
        records_.push_back(std::move(record));
        dice_games_.push_back(static_cast<std::uint64_t>(*dice));
        game_ = Game(2);
        is_broken_ = false;
        return std::nullopt;
    }

    std::optional<Error> take_turn(std::size_t side, std::string_view words, std::size_t line) {
        if (records_.empty()) return Error{"a turn before the first game", line};
        if (is_broken_) return std::nullopt;
        const std::size_t colon = words.find(':');
        if (colon == std::string_view::npos) return Error{"an answer is missing", line};
        const auto position = parse_position(words.substr(1, colon - 1), line);
        if (!position) return position.error();
        const int seat = side == first_ ? 0 : 1;
        if (game_.phase() != Phase::to_roll || game_.mover() != seat)
            return Error{"it is not this player's turn", line};
        const Game rolled = game_.with_roll(position->dice);
        if (rolled.position() != *position)
            return Error{"the position does not follow from the moves", line};
        records_.back().line.push_back({position->dice});
        game_ = rolled;
        const auto code = support::to_integer(support::trimmed(words.substr(colon + 1)));
        const bool is_legal = code && *code >= 0 && *code < 64 &&
                              judge({}, *position, static_cast<int>(*code)) == Verdict::legal;
        is_broken_ = !is_legal;
        if (!is_legal) return std::nullopt;
        const Action action = *Action::from_code(static_cast<int>(*code));
        records_.back().line.push_back({action});
        game_ = game_.apply(action);
        return std::nullopt;
    }

    std::optional<Error> take_forfeit(std::string_view words) {
        if (!records_.empty()) records_.back().comment = std::string(words);
        return std::nullopt;
    }

    std::optional<Error> take_seed(Scanner& scanner) {
        const auto seed = dice::parse_seed(scanner.word());
        if (!seed) return seed.error();
        if (!seed_) seed_ = *seed;
        return std::nullopt;
    }

    std::array<RecordedPlayer, 2> players_;
    std::optional<dice::Seed> seed_;
    std::vector<Record> records_;
    std::vector<std::uint64_t> dice_games_;
    Game game_{2};
    std::size_t first_ = 0;
    bool is_broken_ = false; // the rest of the game has no moves that could be played
};

} // namespace

bool is_match_log(std::string_view text) { return text.starts_with(heading); }

std::string_view terms_of_match_log(std::string_view text) {
    support::take_line(text);
    const std::string_view line = support::take_line(text);
    return line.starts_with("terms ") ? line.substr(6) : std::string_view();
}

support::Result<std::vector<Record>> parse_match_log(std::string_view text,
                                                     const MatchLogReading& reading) {
    return LogReader(reading).read(text);
}

} // namespace core::yahtzee::notation
