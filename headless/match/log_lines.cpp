#include "headless/match/log_lines.h"

#include "headless/support/digest.h"
#include "headless/support/input.h"
#include "headless/support/json.h"
#include "headless/support/lines.h"
#include "headless/support/words.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <stdexcept>
#include <utility>

namespace headless::match {

using namespace headless::support;
using namespace headless::sandbox;
using core::support::Error;

namespace {

constexpr const char* bytes_field = "bytes";

std::optional<std::string> bytes_of_hexadecimal(const std::string& text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        unsigned value = 0;
        const char* const end = text.data() + i + 2;
        if (std::from_chars(text.data() + i, end, value, 16).ptr != end) return std::nullopt;
        bytes += static_cast<char>(value);
    }
    return bytes;
}

// Reads back the text that logged() has written; nothing if it is no such text.
std::optional<std::string> answer_of_json(const std::string& text) {
    if (text.starts_with('"')) {
        const auto json = json_or_discarded(text);
        return json.is_string() ? std::optional(json.get<std::string>()) : std::nullopt;
    }
    const std::string begin = std::string("{\"") + bytes_field + "\":\"";
    constexpr std::string_view end = "\"}";
    if (!text.starts_with(begin) || !text.ends_with(end) || text.size() < begin.size() + end.size())
        return std::nullopt;
    return bytes_of_hexadecimal(text.substr(begin.size(), text.size() - begin.size() - end.size()));
}

} // namespace

std::string quoted(std::string_view answer) {
    return Json(answer).dump(-1, ' ', true, Json::error_handler_t::replace);
}

std::string logged(std::string_view answer, std::string_view plain) {
    if (answer == plain) return std::string(answer);
    try {
        return Json(answer).dump(-1, ' ', true);
    } catch (const Json::exception&) { // no UTF-8
        return Json{{bytes_field, hexadecimal(answer)}}.dump();
    }
}

std::string one_line(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = ' ';
    return text;
}

std::variant<std::string_view, Forfeit> ask(int side, engine::Engine& engine, std::string request,
                                            std::string& transcript) {
    transcript += letter(side);
    transcript += ' ';
    transcript += request;
    transcript += " : ";
    request += '\n';
    const auto answer = engine.ask(request);
    if (const auto* failure = std::get_if<sandbox::Failure>(&answer)) {
        transcript += "none\n";
        return Forfeit{side, std::string(name(failure->cause)), failure->words};
    }
    return std::get<std::string_view>(answer);
}

std::string log_rest(const Rest& rest) {
    return std::string("rest ") + letter(rest.side) + ' ' + std::to_string(rest.games) + ' ' +
           rest.reason + ' ' + one_line(rest.words) + '\n';
}

std::string log_seed(const core::dice::Seed& seed) {
    return "seed " + core::dice::to_text(seed) + '\n';
}

std::string published_hash(const core::dice::Seed& seed) {
    return to_hex(sha256(core::dice::to_text(seed)));
}

std::optional<int> side_named(std::string_view word) {
    if (word == "a") return 0;
    if (word == "b") return 1;
    return std::nullopt;
}

std::optional<Cause> cause_named(std::string_view word) {
    for (int i = 0; i < static_cast<int>(Cause::stopped); ++i)
        if (name(static_cast<Cause>(i)) == word) return static_cast<Cause>(i);
    return std::nullopt;
}

std::string rest_of(std::istringstream& words) {
    std::string rest;
    std::getline(words >> std::ws, rest);
    return rest;
}

core::support::Result<std::optional<core::dice::Seed>>
find_seed(const std::vector<std::string>& lines, const std::string& published) {
    for (std::size_t number = lines.size(); number > 0; --number) {
        const std::string& line = lines[number - 1];
        if (!line.starts_with("seed ")) continue;
        const auto seed = core::dice::parse_seed(std::string_view(line).substr(5));
        if (!seed) return Error{seed.error().what, number, 1};
        if (published_hash(*seed) != published)
            return Error{"the seed is not the one whose SHA-256 was published", number, 1};
        return std::optional(*seed);
    }
    return std::optional<core::dice::Seed>();
}

core::support::Result<Exchange> parse_exchange(const std::string& text, std::size_t line) {
    const std::size_t colon = text.find(" : ");
    if (colon == std::string::npos || colon < 2)
        return Error{"a request and its answer are needed", line, 1};
    Exchange exchange{line, text.substr(2, colon - 2), std::nullopt};
    const std::string answer = text.substr(colon + 3);
    if (answer.starts_with('"') || answer.starts_with('{')) {
        exchange.answer = answer_of_json(answer);
        if (!exchange.answer) return Error{"the answer is no text in JSON", line, colon + 4};
    } else if (answer != "none") {
        exchange.answer = answer;
    }
    return exchange;
}

std::variant<std::string_view, Failure> ReplayEngine::ask(std::string_view request) {
    request.remove_suffix(1);
    if (next_ >= exchanges_.size() || exchanges_[next_].request != request) {
        mismatch_ = true;
        return Failure{Cause::exited, "the log goes another way"};
    }
    const Exchange& exchange = exchanges_[next_++];
    if (!exchange.answer) return failure_.value_or(Failure{Cause::exited, {}});
    return std::string_view(*exchange.answer);
}

std::optional<std::size_t> ReplayEngine::unexplained_line() const {
    const auto silent = [](const Exchange& exchange) { return !exchange.answer; };
    const auto found = std::ranges::find_if(exchanges_, silent);
    if (failure_ || found == exchanges_.end()) return std::nullopt;
    return found->line;
}

std::optional<std::size_t> ReplayEngine::wrong_line(std::size_t end) const {
    if (next_ < exchanges_.size()) return exchanges_[next_].line;
    if (mismatch_) return end;
    return std::nullopt;
}

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
