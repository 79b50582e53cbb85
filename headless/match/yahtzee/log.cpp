#include "headless/match/yahtzee/log.h"

#include "headless/match/yahtzee/json.h"

#include <istream>
#include <sstream>
#include <vector>

namespace headless::match::yahtzee {

namespace {

constexpr std::string_view first_line = "alea yahtzee log 1";

using core::support::Error;
using LuckOf = std::function<double(const std::string& transcript)>;

// Reads a log twice: the seed, which makes the dice, comes last.
class Reader {
public:
    Reader(std::istream& log, const GameWatcher& on_game, const LuckOf& luck)
        : on_game_(on_game), luck_(luck) {
        for (std::string line; std::getline(log, line);) lines_.push_back(std::move(line));
    }

    core::support::Result<Replay> read();

private:
    Error error(std::string what) const { return {std::move(what), next_ + 1, 1}; }
    std::optional<Error> read_game();
    std::optional<Error> read_decisions();
    std::optional<Error> read_end(GameResult& logged);
    std::optional<Error> judge_game(const GameResult& logged);
    std::optional<Error> read_rest();

    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    const GameWatcher& on_game_;
    const LuckOf& luck_;
    std::optional<core::dice::Seed> seed_;
    std::optional<Result> result_;
    std::array<ReplayEngine, 2> engines_;
};

core::support::Result<Replay> Reader::read() {
    if (lines_.size() < 2 || lines_[0] != first_line || !lines_[1].starts_with("terms "))
        return Error{"not the log of a Yahtzee match", 1, 1};
    const auto terms = terms_from_json(std::string_view(lines_[1]).substr(6));
    if (!terms) return Error{terms.error().what, 2, 7};
    result_.emplace(*terms);
    const auto seed = find_seed(lines_, terms->seed_sha256);
    if (!seed) return seed.error();
    seed_ = *seed;
    for (next_ = 2; next_ < lines_.size();) {
        const std::string& line = lines_[next_];
        std::optional<Error> fault;
        if (line.starts_with("game "))
            fault = read_game();
        else if (line.starts_with("rest "))
            fault = read_rest();
        else if (!line.starts_with("seed "))
            fault = error("neither a game nor what is left of the match");
        if (fault) return *fault;
        ++next_;
    }
    return Replay{*result_, seed_, seed_.has_value()};
}

std::optional<Error> Reader::read_game() {
    std::istringstream words(lines_[next_].substr(5));
    std::string first;
    GameResult logged;
    words >> logged.game >> first >> logged.dice;
    const auto side = side_named(first);
    if (!words || !side) return error("a game needs its number, the first side and its dice");
    logged.first = *side;
    engines_ = {};
    if (auto fault = read_decisions()) return fault;
    if (auto fault = read_end(logged)) return fault;
    return judge_game(logged);
}

// Up to the line that ends the game.
std::optional<Error> Reader::read_decisions() {
    for (++next_; next_ < lines_.size(); ++next_) {
        const std::string& line = lines_[next_];
        const auto side = side_named(std::string_view(line).substr(0, line.find(' ')));
        if (!side) return std::nullopt;
        auto decision = parse_exchange(line, next_ + 1);
        if (!decision) return decision.error();
        engines_[static_cast<std::size_t>(*side)].add(*std::move(decision));
    }
    return error("the log ends within a game");
}

std::optional<Error> Reader::read_end(GameResult& logged) {
    std::istringstream words(lines_[next_]);
    std::string kind, side;
    words >> kind >> side >> logged.points[0] >> logged.points[1];
    if (!words || (kind != "end" && kind != "forfeit")) return error("the game has no end");
    const auto number = side_named(side);
    if (kind == "end") {
        if (!number && side != "tie") return error("the winner is a, b or tie");
        logged.winner = number;
        return std::nullopt;
    }
    if (!number) return error("the side that forfeits is a or b");
    Forfeit forfeit{*number, {}, {}};
    words >> forfeit.reason;
    forfeit.words = rest_of(words);
    logged.winner = 1 - *number;
    if (const auto cause = cause_named(forfeit.reason))
        engines_[static_cast<std::size_t>(*number)].fail_with({*cause, forfeit.words});
    logged.forfeit = std::move(forfeit);
    return std::nullopt;
}

std::optional<Error> Reader::judge_game(const GameResult& logged) {
    for (const ReplayEngine& engine : engines_)
        if (const auto line = engine.unexplained_line())
            return Error{"an answer is missing, but its side has not failed", *line, 1};
    // Without the seed the dice are taken as they are logged: none can be checked.
    if (!seed_) return error("the log has no seed, so its dice can't be checked");
    std::string transcript;
    const GameResult judged =
        play({logged.game, logged.first, logged.dice}, {&engines_[0], &engines_[1]},
             core::dice::KeyedDice(*seed_), transcript);
    for (const ReplayEngine& engine : engines_)
        if (const auto line = engine.wrong_line(next_ + 1))
            return Error{"the game does not go this way", *line, 1};
    if (judged != logged) return error("the game ends otherwise");
    std::optional<double> luck;
    if (luck_ && result_->terms().adjusts_luck) luck = luck_(transcript);
    result_->add(judged, luck);
    if (on_game_) on_game_(judged, transcript, luck);
    return std::nullopt;
}

std::optional<Error> Reader::read_rest() {
    std::istringstream words(lines_[next_].substr(5));
    std::string side;
    Rest rest{};
    words >> side >> rest.games >> rest.reason;
    rest.words = rest_of(words);
    const auto number = side_named(side);
    const int left = result_->terms().games - result_->played();
    if (!words.eof() && !words) return error("a side, a number of games and a reason are needed");
    if (!number || !cause_named(rest.reason)) return error("not a side, or not a reason");
    if (rest.games != left) return error("there are " + std::to_string(left) + " games left");
    rest.side = *number;
    result_->add(rest);
    return std::nullopt;
}

} // namespace

std::string log_head(const Terms& terms) {
    return std::string(first_line) + "\nterms " + terms_to_json(terms) + '\n';
}

std::string log_game(const GameResult& game, const std::string& transcript) {
    std::ostringstream text;
    text << "game " << game.game << ' ' << letter(game.first) << ' ' << game.dice << '\n'
         << transcript;
    if (game.forfeit)
        text << "forfeit " << letter(game.forfeit->side) << ' ' << game.points[0] << ' '
             << game.points[1] << ' ' << game.forfeit->reason << ' '
             << one_line(game.forfeit->words) << '\n';
    else
        text << "end " << (game.winner ? std::string(1, letter(*game.winner)) : "tie") << ' '
             << game.points[0] << ' ' << game.points[1] << '\n';
    return text.str();
}

core::support::Result<Replay> replay(std::istream& log, const GameWatcher& on_game,
                                     const LuckOf& luck) {
    return Reader(log, on_game, luck).read();
}

} // namespace headless::match::yahtzee
