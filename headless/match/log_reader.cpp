#include "headless/match/log_reader.h"

#include "headless/support/input.h"
#include "headless/support/lines.h"

#include <istream>
#include <stdexcept>
#include <utility>

namespace headless::match {

std::string log_head(std::string_view first_line, const std::string& terms) {
    return std::string(first_line) + "\nterms " + terms + '\n';
}

std::string log_end(const GameOutcome& game, const std::string& points) {
    if (game.forfeit)
        return std::string("forfeit ") + letter(game.forfeit->side) + points + ' ' +
               game.forfeit->reason + ' ' + one_line(game.forfeit->words) + '\n';
    return "end " + (game.winner ? std::string(1, letter(*game.winner)) : "tie") + points + '\n';
}

LogReader::LogReader(std::istream& log) {
    std::size_t bytes = 0;
    for (std::string line; support::read_line(log, line, lines_.size() + 1);) {
        bytes += line.size() + 1;
        if (bytes > support::max_input_bytes)
            throw std::runtime_error("the log is longer than any match's");
        if (line.ends_with('\r')) line.pop_back(); // the line ends of another system
        lines_.push_back(std::move(line));
    }
}

std::optional<core::support::Error> LogReader::read_exchanges() {
    engines_ = {};
    for (; next_ + 1 < lines_.size(); ++next_) {
        const std::string& line = lines_[next_ + 1];
        const auto side = side_named(std::string_view(line).substr(0, line.find(' ')));
        if (!side) break;
        auto exchange = parse_exchange(line, next_ + 2);
        if (!exchange) return exchange.error();
        engines_[static_cast<std::size_t>(*side)].add(*std::move(exchange));
    }
    return std::nullopt;
}

std::optional<core::support::Error>
LogReader::read_end(GameOutcome& logged,
                    const std::function<void(std::istringstream&)>& read_points) {
    std::istringstream words(lines_[next_]);
    std::string kind, side;
    words >> kind >> side;
    read_points(words);
    const auto number = side_named(side);
    if (!words || (kind != "end" && kind != "forfeit")) return error("the game has no end");
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
    fail_with(number, forfeit.reason, forfeit.words);
    logged.forfeit = std::move(forfeit);
    return std::nullopt;
}

core::support::Result<Rest> LogReader::parse_rest() const {
    std::istringstream words(lines_[next_]);
    std::string kind, side;
    Rest rest;
    words >> kind >> side >> rest.games >> rest.reason;
    const auto number = side_named(side);
    if (!words || kind != "rest" || !number)
        return error("a side, a number of games and a reason are needed");
    rest.side = *number;
    rest.words = rest_of(words);
    return rest;
}

void LogReader::fail_with(const std::optional<int>& side, const std::string& reason,
                          const std::string& words) {
    const auto cause = cause_named(reason);
    if (side && cause) engines_[static_cast<std::size_t>(*side)].fail_with({*cause, words});
}

std::optional<core::support::Error> LogReader::judge_exchanges() const {
    for (const ReplayEngine& engine : engines_) {
        if (const auto line = engine.unexplained_line())
            return Error{"an answer is missing, but its side has not failed", *line, 1};
        if (const auto line = engine.wrong_line(next_ + 1))
            return Error{"the game does not go this way", *line, 1};
    }
    return std::nullopt;
}

} // namespace headless::match
