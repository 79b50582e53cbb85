#include "headless/match/dominoes/log.h"

#include "core/dominoes/request.h"
#include "headless/match/dominoes/json.h"

#include <istream>
#include <optional>
#include <sstream>
#include <vector>

namespace headless::match::dominoes {

namespace {

using core::dominoes::Case;
using core::support::Error;

constexpr std::string_view first_line = "alea dominoes log 1";

// Reads a log twice: the seed, which makes the deals, comes last.
class Reader {
public:
    Reader(std::istream& log, const Spectator& spectator) : spectator_(spectator) {
        for (std::string line; std::getline(log, line);) lines_.push_back(std::move(line));
    }

    core::support::Result<Result> read() {
        if (lines_.size() < 2 || lines_[0] != first_line || !lines_[1].starts_with("terms "))
            return Error{"not the log of a match of dominoes", 1, 1};
        const auto terms = terms_from_json(std::string_view(lines_[1]).substr(6));
        if (!terms) return Error{terms.error().what, 2, 7};
        result_.emplace(*terms);
        const auto seed = find_seed(lines_, terms->seed_sha256);
        if (!seed) return seed.error();
        if (!*seed)
            return Error{"the log has no seed, so its deals can't be checked", lines_.size(), 1};
        seed_ = **seed;
        for (next_ = 2; next_ < lines_.size(); ++next_)
            if (auto fault = read_event()) return *fault;
        return *result_;
    }

private:
    Error error(std::string what) const { return {std::move(what), next_ + 1, 1}; }

    std::optional<Error> read_event() {
        const std::string& line = lines_[next_];
        if (line.starts_with("case ")) return read_case();
        if (line.starts_with("game ")) return read_game();
        if (line.starts_with("rest ")) return read_rest();
        if (line.starts_with("seed ")) return std::nullopt;
        return error("neither a case, nor a game, nor what is left of a case");
    }

    std::optional<Error> end_case() {
        if (result_->cases().empty()) return std::nullopt;
        if (result_->cases().back().games() == result_->terms().games) return std::nullopt;
        return error("the case before this has another number of games");
    }

    std::optional<Error> read_case() {
        if (auto fault = end_case()) return fault;
        const std::size_t number = result_->cases().size();
        const auto& cases = result_->terms().cases;
        const Case expected = number < cases.size() ? cases[number] : Case{0, 0};
        if (lines_[next_] !=
            "case " + std::to_string(expected.numbers) + ' ' + std::to_string(expected.hand_size))
            return error("not the case that the terms say");
        result_->begin(expected);
        if (auto fault = read_exchanges()) return fault;
        refusal_.reset();
        std::string transcript;
        find_failure(next_ + 1);
        for (int side = 0; side < 2 && !refusal_; ++side)
            refusal_ = announce(side, engines_[static_cast<std::size_t>(side)],
                                core::dominoes::Init{expected}, transcript);
        return judge_exchanges();
    }

    // The lines up to the next event; then next_ is at the last of them.
    std::optional<Error> read_exchanges() {
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

    // A missing answer is explained by the forfeit or the rest that follows.
    void find_failure(std::size_t line) {
        if (line >= lines_.size()) return;
        std::istringstream words(lines_[line]);
        std::string kind, side, reason;
        int games = 0;
        words >> kind >> side;
        if (kind == "rest") words >> games;
        words >> reason;
        const auto number = side_named(side);
        const auto cause = cause_named(reason);
        if (number && cause)
            engines_[static_cast<std::size_t>(*number)].fail_with({*cause, rest_of(words)});
    }

    std::optional<Error> judge_exchanges() const {
        for (const ReplayEngine& engine : engines_)
            if (const auto line = engine.wrong_line(next_ + 1))
                return Error{"the game does not go this way", *line, 1};
        return std::nullopt;
    }

    std::optional<Error> read_game() {
        if (result_->cases().empty()) return error("a game before the first case");
        const Case setting = result_->cases().back().setting;
        const int number = result_->cases().back().games() + 1;
        if (refusal_ || number > result_->terms().games) return error("a game too many");
        const auto deal = deal_of(*seed_, setting, number);
        GameResult logged{number, deal.start().seat, {}, {}};
        if (lines_[next_] != "game " + std::to_string(number) + ' ' + letter(logged.starter))
            return error("not the game that is due");
        if (auto fault = read_exchanges()) return fault;
        ++next_;
        if (next_ == lines_.size()) return error("the log ends within a game");
        if (auto fault = read_end(logged)) return fault;
        find_failure(next_);
        if (spectator_.before) spectator_.before(setting, logged);
        std::string transcript;
        const GameResult judged =
            play(number, deal, {&engines_[0], &engines_[1]}, transcript, spectator_.watch);
        if (auto fault = judge_exchanges()) return fault;
        if (judged != logged) return error("the game ends otherwise");
        result_->add(judged);
        if (spectator_.after) spectator_.after(judged);
        return std::nullopt;
    }

    std::optional<Error> read_end(GameResult& logged) const {
        std::istringstream words(lines_[next_]);
        std::string kind, side;
        words >> kind >> side;
        const auto number = side_named(side);
        if (kind == "end" && (number || side == "tie")) {
            logged.winner = number;
            return std::nullopt;
        }
        if (kind != "forfeit" || !number) return error("the game has no end");
        Forfeit forfeit{*number, {}, {}};
        words >> forfeit.reason;
        forfeit.words = rest_of(words);
        logged.winner = 1 - *number;
        logged.forfeit = std::move(forfeit);
        return std::nullopt;
    }

    std::optional<Error> read_rest() {
        std::istringstream words(lines_[next_].substr(5));
        std::string side;
        Rest rest;
        words >> side >> rest.games >> rest.reason;
        rest.words = rest_of(words);
        const auto number = side_named(side);
        if (result_->cases().empty() || !number)
            return error("nothing is left here, or of no side");
        const int left = result_->terms().games - result_->cases().back().games();
        if (rest.games != left || left < 1)
            return error("there are " + std::to_string(left) + " games left");
        const bool refused = refusal_ && refusal_->side == *number;
        if (!refused && !cause_named(rest.reason))
            return error("not a reason to lose what is left");
        rest.side = *number;
        result_->add(rest);
        return std::nullopt;
    }

    const Spectator& spectator_;
    std::vector<std::string> lines_;
    std::size_t next_ = 0;
    std::optional<core::dice::Seed> seed_;
    std::optional<Result> result_;
    std::optional<Forfeit> refusal_; // of the case
    std::array<ReplayEngine, 2> engines_;
};

} // namespace

std::string log_head(const Terms& terms) {
    return std::string(first_line) + "\nterms " + terms_to_json(terms) + '\n';
}

std::string log_case(Case setting, const std::string& transcript) {
    return "case " + std::to_string(setting.numbers) + ' ' + std::to_string(setting.hand_size) +
           '\n' + transcript;
}

std::string log_game(const GameResult& game, const std::string& transcript) {
    const std::string head =
        "game " + std::to_string(game.game) + ' ' + letter(game.starter) + '\n';
    if (game.forfeit)
        return head + transcript + "forfeit " + letter(game.forfeit->side) + ' ' +
               game.forfeit->reason + ' ' + one_line(game.forfeit->words) + '\n';
    return head + transcript + "end " +
           (game.winner ? std::string(1, letter(*game.winner)) : "tie") + '\n';
}

core::support::Result<Result> replay(std::istream& log, const Spectator& spectator) {
    return Reader(log, spectator).read();
}

} // namespace headless::match::dominoes
