#include "headless/match/yahtzee/log.h"

#include "headless/match/log_reader.h"
#include "headless/match/yahtzee/json.h"

#include <set>
#include <sstream>

namespace headless::match::yahtzee {

namespace {

constexpr std::string_view first_line = "alea yahtzee log 1";

using LuckOf = std::function<double(const std::string& transcript)>;

class Reader : LogReader {
public:
    Reader(std::istream& log, const GameWatcher& on_game, const LuckOf& luck)
        : LogReader(log), on_game_(on_game), luck_(luck) {}

    core::support::Result<Replay> read();

private:
    std::optional<Error> read_event();
    std::optional<Error> read_game();
    std::optional<Error> check_number(const GameResult& logged);
    std::optional<Error> judge_game(const GameResult& logged);
    std::optional<Error> read_rest();

    const GameWatcher& on_game_;
    const LuckOf& luck_;
    std::optional<Result> result_;
    std::set<int> numbers_; // of the games so far
};

core::support::Result<Replay> Reader::read() {
    const auto terms = read_head<Terms>(first_line, "dice", terms_from_json);
    if (!terms) return terms.error();
    result_.emplace(*terms);
    for (; next_ < lines_.size(); ++next_)
        if (auto fault = read_event()) return *fault;
    return Replay{*result_, seed()};
}

std::optional<core::support::Error> Reader::read_event() {
    const std::string& line = lines_[next_];
    if (line.starts_with("game ")) return read_game();
    if (line.starts_with("rest ")) return read_rest();
    if (line.starts_with("seed ")) return std::nullopt;
    return error("neither a game nor what is left of the match");
}

std::optional<core::support::Error> Reader::read_game() {
    std::istringstream words(lines_[next_].substr(5));
    std::string first;
    GameResult logged;
    words >> logged.game >> first >> logged.dice;
    const auto side = side_named(first);
    if (!words || !side) return error("a game needs its number, the first side and its dice");
    logged.first = *side;
    if (auto fault = check_number(logged)) return fault;
    if (auto fault = read_exchanges()) return fault;
    ++next_;
    if (next_ == lines_.size()) return error("the log ends within a game");
    const auto read_points = [&logged](std::istringstream& text) {
        text >> logged.points[0] >> logged.points[1];
    };
    if (auto fault = read_end(logged, read_points)) return fault;
    return judge_game(logged);
}

// The number of a game decides who moves first and which dice are rolled; each counts once.
std::optional<core::support::Error> Reader::check_number(const GameResult& logged) {
    const Terms& terms = result_->terms();
    if (logged.game < 1 || logged.game > terms.games)
        return error("the games have the numbers 1 to " + std::to_string(terms.games));
    if (!numbers_.insert(logged.game).second)
        return error("game " + std::to_string(logged.game) + " is here twice");
    const Pairing due = pairing_of(terms, logged.game);
    if (logged.first != due.first || logged.dice != due.dice)
        return error("game " + std::to_string(logged.game) +
                     " has another first side or other dice");
    return std::nullopt;
}

std::optional<core::support::Error> Reader::judge_game(const GameResult& logged) {
    std::string transcript;
    const GameResult judged = play(pairing_of(result_->terms(), logged.game), engines(),
                                   core::dice::KeyedDice(seed()), transcript);
    if (auto fault = judge_exchanges()) return fault;
    if (judged != logged) return error("the game ends otherwise");
    std::optional<double> luck;
    if (luck_ && result_->terms().adjusts_luck) luck = luck_(transcript);
    result_->add(judged, luck);
    if (on_game_) on_game_(judged, transcript, luck);
    return std::nullopt;
}

std::optional<core::support::Error> Reader::read_rest() {
    const auto rest = parse_rest();
    if (!rest) return rest.error();
    const int left = result_->terms().games - result_->played();
    if (!Forfeit{0, rest->reason, {}}.disqualifies() || !cause_named(rest->reason))
        return error("not a reason to lose what is left");
    if (rest->games != left) return error("there are " + std::to_string(left) + " games left");
    result_->add(*rest);
    return std::nullopt;
}

} // namespace

std::string log_head(const Terms& terms) {
    return match::log_head(first_line, support::dumped(to_json(terms)));
}

std::string log_game(const GameResult& game, const std::string& transcript) {
    const std::string points =
        ' ' + std::to_string(game.points[0]) + ' ' + std::to_string(game.points[1]);
    return "game " + std::to_string(game.game) + ' ' + letter(game.first) + ' ' +
           std::to_string(game.dice) + '\n' + transcript + log_end(game, points);
}

core::support::Result<Replay> replay(std::istream& log, const GameWatcher& on_game,
                                     const LuckOf& luck) {
    return Reader(log, on_game, luck).read();
}

} // namespace headless::match::yahtzee
