#include "headless/match/dominoes/match.h"

#include "core/dominoes/request.h"

#include <optional>

namespace headless::match::dominoes {

namespace {

using core::dominoes::Case;
using core::support::Error;

constexpr std::string_view first_line = "alea dominoes log 1";

class Reader : LogReader {
public:
    Reader(std::istream& log, const Spectator& spectator) : LogReader(log), spectator_(spectator) {}

    core::support::Result<Replay> read() {
        const auto terms = read_head<Terms>(first_line, "deals", terms_from_json);
        if (!terms) return terms.error();
        result_.emplace(*terms);
        for (; next_ < lines_.size(); ++next_)
            if (auto fault = read_event()) return *fault;
        return Replay{*result_, seed()};
    }

private:
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
        std::string transcript;
        find_failure();
        refusal_ = announce(core::dominoes::Init{expected}, engines(), transcript);
        return judge_exchanges();
    }

    // A program that does not answer the announcement of a case loses all that is left of it.
    void find_failure() {
        if (next_ + 1 == lines_.size() || !lines_[next_ + 1].starts_with("rest ")) return;
        ++next_;
        if (const auto rest = parse_rest()) fail_with(rest->side, rest->reason, rest->words);
        --next_;
    }

    std::optional<Error> read_game() {
        if (result_->cases().empty()) return error("a game before the first case");
        const Case setting = result_->cases().back().setting;
        const int number = result_->cases().back().games() + 1;
        if (refusal_ || number > result_->terms().games) return error("a game too many");
        const auto deal = deal_of(seed(), setting, number);
        GameResult logged{number, deal.start().seat, {}, {}};
        if (lines_[next_] != "game " + std::to_string(number) + ' ' + letter(logged.first))
            return error("not the game that is due");
        if (auto fault = read_exchanges()) return fault;
        ++next_;
        if (next_ == lines_.size()) return error("the log ends within a game");
        if (auto fault = read_end(logged, [](std::istringstream&) {})) return fault;
        if (spectator_.before) spectator_.before(setting, logged);
        std::string transcript;
        const GameResult judged = play(number, deal, engines(), transcript, spectator_.watch);
        if (auto fault = judge_exchanges()) return fault;
        if (judged != logged) return error("the game ends otherwise");
        result_->add(judged);
        if (spectator_.after) spectator_.after(judged);
        return std::nullopt;
    }

    std::optional<Error> read_rest() {
        const auto rest = parse_rest();
        if (!rest) return rest.error();
        if (result_->cases().empty()) return error("nothing is left before the first case");
        const int left = result_->terms().games - result_->cases().back().games();
        if (rest->games != left || left < 1)
            return error("there are " + std::to_string(left) + " games left");
        const bool refused = refusal_ && refusal_->side == rest->side;
        if (!refused && !cause_named(rest->reason))
            return error("not a reason to lose what is left");
        result_->add(*rest);
        return std::nullopt;
    }

    const Spectator& spectator_;
    std::optional<Result> result_;
    std::optional<Forfeit> refusal_; // of the case
};

} // namespace

std::string log_head(const Terms& terms) {
    return match::log_head(first_line, support::dumped(to_json(terms)));
}

std::string log_case(Case setting, const std::string& transcript) {
    return "case " + std::to_string(setting.numbers) + ' ' + std::to_string(setting.hand_size) +
           '\n' + transcript;
}

std::string log_game(const GameResult& game, const std::string& transcript) {
    return "game " + std::to_string(game.game) + ' ' + letter(game.first) + '\n' + transcript +
           log_end(game, {});
}

core::support::Result<Replay> replay(std::istream& log, const Spectator& spectator) {
    return Reader(log, spectator).read();
}

namespace {

using core::dominoes::Case;

Json case_json(Case setting) { return Json::array({setting.numbers, setting.hand_size}); }

Json side_json(const Report& report, int side) {
    Json json = match::side_json(report, report.result.terms(), report.result.standing(side),
                                 report.result.record(side), side);
    json["points"] = report.result.points(side);
    if (report.usage)
        json["most_cpu_seconds_a_case"] =
            (*report.usage)[static_cast<std::size_t>(side)].max_cpu_seconds;
    return json;
}

Json case_result_json(const CaseResult& each) {
    Json json{{"case", case_json(each.setting)},
              {"points", {each.points(0), each.points(1)}},
              {"ties", each.ties},
              {"forfeits", Json::array()},
              {"rests", Json::array()}};
    for (const auto& [game, forfeit] : each.forfeits)
        json["forfeits"].push_back(failure_json(game, forfeit));
    for (const Rest& rest : each.rests) json["rests"].push_back(to_json(rest));
    return json;
}

} // namespace

Json to_json(const Terms& terms) {
    Json json = to_json(static_cast<const CommonTerms&>(terms));
    json["cases"] = Json::array();
    for (const Case setting : terms.cases) json["cases"].push_back(case_json(setting));
    return json;
}

core::support::Result<Terms> terms_from_json(std::string_view text) {
    return terms_from<Terms>(text, [](const Json& json, Terms& terms) {
        for (const Json& pair : json.at("cases"))
            terms.cases.push_back(
                {support::whole_number<int>(pair.at(0)), support::whole_number<int>(pair.at(1))});
    });
}

Json to_json(const Report& report) {
    const Result& result = report.result;
    Json json{{"game", "dominoes"},
              {"terms", to_json(result.terms())},
              {"games", result.games()},
              {"cut_short", result.is_cut_short()},
              {"sides", {side_json(report, 0), side_json(report, 1)}},
              {"cases", Json::array()}};
    for (const CaseResult& each : result.cases()) json["cases"].push_back(case_result_json(each));
    add_frame(json, report);
    return json;
}

Json game_json(const GameResult& game, const Result& so_far) {
    Json json{{"case", case_json(so_far.cases().back().setting)}};
    json.update(match::to_json(game));
    json["starter"] = side_name(game.first);
    json["played"] = so_far.games();
    json["points"] = {so_far.points(0), so_far.points(1)};
    json.update(standing_json(so_far.standing(0), so_far.record(0)));
    return json;
}

} // namespace headless::match::dominoes
