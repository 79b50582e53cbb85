#include "headless/match/yahtzee/match.h"

#include "core/yahtzee/action.h"

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

    core::support::Result<Replay> read() {
        const auto terms = read_head<Terms>(first_line, "dice", terms_from_json);
        if (!terms) return terms.error();
        result_.emplace(*terms);
        for (; next_ < lines_.size(); ++next_)
            if (auto fault = read_event()) return *fault;
        return Replay{*result_, seed()};
    }

private:
    std::optional<core::support::Error> read_event() {
        const std::string& line = lines_[next_];
        if (line.starts_with("game ")) return read_game();
        if (line.starts_with("rest ")) return read_rest();
        if (line.starts_with("seed ")) return std::nullopt;
        return error("neither a game nor what is left of the match");
    }

    std::optional<core::support::Error> read_game() {
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
    std::optional<core::support::Error> check_number(const GameResult& logged) {
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

    std::optional<core::support::Error> judge_game(const GameResult& logged) {
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

    std::optional<core::support::Error> read_rest() {
        const auto rest = parse_rest();
        if (!rest) return rest.error();
        const int left = result_->terms().games - result_->played();
        if (!Forfeit{0, rest->reason, {}}.disqualifies() || !cause_named(rest->reason))
            return error("not a reason to lose what is left");
        if (rest->games != left) return error("there are " + std::to_string(left) + " games left");
        result_->add(*rest);
        return std::nullopt;
    }

    const GameWatcher& on_game_;
    const LuckOf& luck_;
    std::optional<Result> result_;
    std::set<int> numbers_; // of the games so far
};

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

namespace {

constexpr auto luck_adjusted = "luck-adjusted"; // what a sequential test may take

Json luck_json(const LuckAdjusted& luck) {
    return {{"score", luck.score},
            {"standard_error", luck.standard_error},
            {"interval99", {luck.interval99.low, luck.interval99.high}}};
}

Json side_json(const Report& report, int side) {
    const SideResult& own = report.result.side(side);
    Json json = match::side_json(report, report.result.terms(), report.result.standing(side),
                                 own.record(), side);
    json["score"] = own.score();
    json["average_points"] = report.result.average_points(side);
    json["forfeits"] = Json::array();
    for (std::size_t i = 0; i < own.forfeits.size(); ++i)
        json["forfeits"].push_back({{"game", own.forfeited_games[i]},
                                    {"reason", own.forfeits[i].reason},
                                    {"words", own.forfeits[i].words}});
    if (report.luck)
        json["luck_adjusted"] = luck_json(report.luck->sides[static_cast<std::size_t>(side)]);
    if (report.luck) json["mean_loss"] = report.luck->mean_loss(side);
    for (const Rest& rest : report.result.rests())
        if (rest.side == side) json["rest"] = to_json(rest);
    return json;
}

// The standing of side a, as of now.
Json standing_json(const Result& result) {
    Json json = match::standing_json(result.standing(0), result.side(0).record());
    if (const auto pairs = result.pairs()) json["pairs"] = *pairs;
    if (const auto state = result.sprt_state()) {
        json["llr"] = state->log_likelihood_ratio;
        json["llr_bounds"] = {state->lower_bound, state->upper_bound};
        if (result.terms().adjusts_luck)
            json["luck_adjusted_score"] = result.adjusted_pairs().mean();
    }
    return json;
}

Json sprt_json(const Result& result, const SprtState& state) {
    return {{"log_likelihood_ratio", state.log_likelihood_ratio},
            {"lower_bound", state.lower_bound},
            {"upper_bound", state.upper_bound},
            {"bound", state.upper_bound},
            {"verdict", name(state.verdict)},
            {"words", in_words(*result.terms().sprt, state.verdict, "a", "b")}};
}

} // namespace

Json to_json(const Terms& terms) {
    Json json = to_json(static_cast<const CommonTerms&>(terms));
    json["duplicate"] = terms.duplicate;
    if (terms.sprt)
        json["sprt"] = {{"elo0", terms.sprt->elo0},
                        {"elo1", terms.sprt->elo1},
                        {"alpha", terms.sprt->alpha},
                        {"beta", terms.sprt->beta},
                        {"scores", terms.adjusts_luck ? luck_adjusted : "plain"}};
    return json;
}

core::support::Result<Terms> terms_from_json(std::string_view text) {
    return terms_from<Terms>(text, [](const Json& json, Terms& terms) {
        terms.duplicate = json.at("duplicate").get<bool>();
        if (!json.contains("sprt")) return;
        const Json& test = json.at("sprt");
        // Logs of version 0.1.0 give one error probability for alpha and beta.
        const char* const beta = test.contains("error") ? "error" : "beta";
        const char* const alpha = test.contains("error") ? "error" : "alpha";
        terms.sprt = SprtBounds{test.at("elo0").get<double>(), test.at("elo1").get<double>(),
                                test.at(alpha).get<double>(), test.at(beta).get<double>()};
        terms.adjusts_luck = test.value("scores", "plain") == luck_adjusted;
    });
}

Json to_json(const Report& report) {
    Json json{{"game", "yahtzee"},
              {"terms", to_json(report.result.terms())},
              {"played", report.result.played()},
              {"complete", report.result.complete()},
              {"cut_short", report.result.is_cut_short()},
              {"sides", {side_json(report, 0), side_json(report, 1)}}};
    if (report.luck) json["luck_baseline"] = report.luck->baseline;
    if (const auto state = report.result.sprt_state())
        json["sprt"] = sprt_json(report.result, *state);
    add_frame(json, report);
    return json;
}

Json game_json(const GameResult& game, const Result& so_far) {
    Json json = to_json(static_cast<const GameOutcome&>(game));
    json["points"] = game.points;
    json["played"] = so_far.played();
    json.update(standing_json(so_far));
    return json;
}

namespace {

constexpr int pairs_per_block = 1000;
constexpr int pairs_per_tested_block = 100;

} // namespace

std::vector<Part> Traits::parts() const {
    const int halves = games_per_unit();
    const int units = terms_.games / halves;
    // The sequential test needs whole pairs now and then.
    const int pairs = terms_.sprt ? pairs_per_tested_block : pairs_per_block;
    const int block = terms_.duplicate ? pairs : units;
    Part games;
    for (int unit = 0; unit < units; unit += block)
        for (int half = 0; half < halves; ++half)
            games.push_back({unit, std::min(unit + block, units), half});
    return {games};
}

GameResult Traits::play(std::size_t, int unit, int half, const Engines& engines,
                        std::string& transcript) const {
    const int game = unit * games_per_unit() + half + 1;
    return yahtzee::play(pairing_of(terms_, game), engines, dice_, transcript);
}

bool Traits::is_decided(const Result& result) {
    const auto state = result.sprt_state();
    return state && state->verdict != SprtVerdict::undecided;
}

Json Traits::roll_json(const Request& request) {
    Json json{{"game", request.game}, {"side", side_name(request.side)}};
    if (const auto position = core::yahtzee::parse_position(request.text)) {
        json["turn"] = core::yahtzee::box_count + 1 - position->mover.open().size();
        json["roll"] = position->roll_number;
        json["dice"] = position->dice;
    }
    json["position"] = request.text;
    return json;
}

Json Traits::action_json(const Request& request, std::string_view answer) {
    const auto code = core::yahtzee::parse_action_code(answer);
    return {{"game", request.game},
            {"side", side_name(request.side)},
            {"action", code ? Json(*code) : Json(answer)}};
}

} // namespace headless::match::yahtzee
