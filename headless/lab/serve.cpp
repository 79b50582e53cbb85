// alea-lab serve: positions for other programs, a line of JSON for each question.

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/dice/keep.h"
#include "core/support/text.h"
#include "core/yahtzee/legality.h"
#include "headless/lab/commands.h"
#include "headless/lab/hint.h"
#include "headless/lab/lab_players.h"
#include "headless/support/input.h"
#include "headless/support/json.h"
#include "headless/support/lines.h"
#include "headless/support/tables_option.h"
#include "headless/support/words.h"

#include <iostream>
#include <map>
#include <optional>
#include <stdexcept>

namespace headless::lab {

namespace {

using ai::yahtzee::decide::ActionRanker;
using ai::yahtzee::decide::Objective;
using core::dice::Keep;
using core::dice::Roll;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Position;
using core::yahtzee::Rules;
using support::Json;

// A question that can't be answered, in words for who asked.
struct BadQuestion : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A position, or the moment before the first roll of a turn: its text has zeros for the dice and
// the number of the roll.
struct Node {
    Position position;
    bool has_dice = true;
};

constexpr std::string_view no_dice = " 0 0 0 0 0 0";

Node node_from(std::string_view text) {
    std::string line(core::support::trimmed(text));
    Node node;
    node.has_dice = !line.ends_with(no_dice);
    if (!node.has_dice) line.replace(line.size() - no_dice.size(), no_dice.size(), " 1 1 1 1 1 1");
    const auto position = core::yahtzee::parse_position(line);
    if (!position)
        throw BadQuestion("position, column " + std::to_string(position.error().column) + ": " +
                          position.error().what);
    node.position = *position;
    return node;
}

std::string text_before_roll(const Card& next, const Card& other) {
    Position position;
    position.mover = next;
    position.opponents = {other};
    position.dice.fill(1);
    std::string text = to_text(position);
    return text.replace(text.size() - no_dice.size(), no_dice.size(), no_dice);
}

Json legal_json(Rules rules, const Node& node) {
    Json json{{"actions", Json::array()}, {"boxes", Json::array()}};
    if (!node.has_dice) return json;
    const auto roll = Roll::of(node.position.dice);
    for (const Action action : legal_actions(rules, node.position)) {
        json["actions"].push_back(action.code());
        if (action.is_hold()) continue;
        json["boxes"].push_back({{"action", action.code()},
                                 {"name", name(action.box())},
                                 {"points", node.position.mover.gain(rules, roll, action.box())}});
    }
    return json;
}

// The rolls that can follow when `kept` stays and the other dice are rolled.
Json rolls_after(Keep kept) {
    const int rolled = core::dice::dice_count - kept.size();
    double outcomes = 1;
    for (int die = 0; die < rolled; ++die) outcomes *= core::dice::face_count;
    Json rolls = Json::array();
    for (int i = 0; i < core::dice::keep_count; ++i) {
        const Keep thrown = Keep::at(i);
        if (thrown.size() != rolled) continue;
        Keep all = kept;
        for (int face = 1; face <= core::dice::face_count; ++face)
            for (int count = thrown.count(face); count > 0; --count) all = all.plus(face);
        rolls.push_back(
            {{"dice", Roll::of(all).sorted()}, {"probability", thrown.permutations() / outcomes}});
    }
    return rolls;
}

Json box_transition(Rules rules, const Position& position, Action action) {
    const auto roll = Roll::of(position.dice);
    const Card& opponent = position.opponents.front();
    const Card card = position.mover.scored(rules, roll, action.box());
    Json json{{"action", action.code()},
              {"points", position.mover.gain(rules, roll, action.box())},
              {"position", text_before_roll(opponent, card)}};
    if (card.is_complete() && opponent.is_complete())
        json["scores"] = {card.total(), opponent.total()};
    return json;
}

Json transitions_json(Rules rules, const Node& node) {
    if (!node.has_dice) return {{"roll", 1}, {"rolls", rolls_after({})}};
    const Position& position = node.position;
    Json json{
        {"roll", position.roll_number + 1}, {"keeps", Json::array()}, {"boxes", Json::array()}};
    for (const Action action : legal_actions(rules, position)) {
        if (action.is_score()) {
            json["boxes"].push_back(box_transition(rules, position, action));
            continue;
        }
        const Keep kept = action.keep(position.dice);
        if (action ==
            core::yahtzee::lowest_hold(kept, position.dice)) // once for each distinct keep
            json["keeps"].push_back({{"action", action.code()}, {"rolls", rolls_after(kept)}});
    }
    return json;
}

class Server {
public:
    explicit Server(LabPlayers& players) : players_(players) {}

    // The answer to a line; `failed` where it is an error.
    Json answer(const support::Lines& line, bool& failed) {
        Json id;
        try {
            if (line.too_long()) throw BadQuestion("the line is too long");
            const Json question = support::json_from(line.text());
            if (!question.is_object()) throw BadQuestion("a question is an object");
            id = question.value("id", Json());
            Json json{{"id", id}};
            add_answers(json, question);
            return json;
        } catch (const Json::exception& error) {
            failed = true;
            return {{"id", id}, {"error", support::json_fault(error)}};
        } catch (const BadQuestion& error) {
            failed = true;
            return {{"id", id}, {"error", error.what()}};
        }
    }

private:
    void add_answers(Json& json, const Json& question) {
        for (const auto& [field, value] : question.items())
            if (field != "id" && field != "position" && field != "rules" && field != "want")
                throw BadQuestion("there is no field '" + field +
                                  "': a question has id, position, rules and want");
        if (!question.contains("position")) throw BadQuestion("position is missing");
        const auto rules_name = question.value("rules", std::string("forced"));
        const auto joker = core::yahtzee::joker_rule_named(rules_name);
        if (!joker)
            throw BadQuestion("rules are forced, verhoeff or free, not '" + rules_name + '\'');
        const Rules rules{*joker};
        const Node node = node_from(question.at("position").get<std::string>());
        for (const Json& want : question.value("want", Json{"hint"}))
            add_answer(json, want.get<std::string>(), rules, node);
    }

    void add_answer(Json& json, const std::string& want, Rules rules, const Node& node) {
        if (want == "hint") {
            require_choice(rules, node);
            ActionRanker& ranker = solved(rules).points;
            json[want] = ranking_json(node.position, ranker.rank(node.position, Objective{}),
                                      ranker.is_exact(node.position));
        } else if (want == "legal") {
            json[want] = legal_json(rules, node);
        } else if (want == "transitions") {
            json[want] = transitions_json(rules, node);
        } else if (want == "win") {
            add_win(json, rules, node);
        } else {
            throw BadQuestion("want is of hint, legal, transitions and win, not '" + want + '\'');
        }
    }

    static void require_choice(Rules rules, const Node& node) {
        if (!node.has_dice) throw BadQuestion("before a roll there is nothing to choose");
        if (legal_actions(rules, node.position).empty())
            throw BadQuestion("no box is open and no roll is left");
    }

    // Under best play of both; null where it isn't known.
    void add_win(Json& json, Rules rules, const Node& node) {
        const Position& position = node.position;
        const Objective win{Objective::Kind::win};
        if (position.mover.is_complete()) throw BadQuestion("the mover has no open box");
        if (node.has_dice) require_choice(rules, node);
        Solved& of_rules = solved(rules);
        if (!of_rules.win)
            of_rules.win.emplace(
                of_rules.values,
                rules == Rules{} ? support::made_late([this] { return players_.score_source(); })
                                 : nullptr); // the end of a game needs none
        const auto turn = of_rules.win->probabilities(position, win);
        json["win"] = nullptr;
        if (!turn) return;
        const double probability = node.has_dice
                                       ? turn->value(Roll::of(position.dice), position.roll_number)
                                       : turn->value();
        json["win"] = support::rounded(probability);
        json["accuracy"] = of_rules.win->is_exact(position) ? "exact" : "estimate";
    }

    // The solved game and its rankers for one joker rule.
    struct Solved {
        ai::yahtzee::solve::SharedValues values;
        ActionRanker points; // as `hint` has it
        std::optional<ActionRanker> win = {};
    };

    Solved& solved(Rules rules) {
        const auto found = solved_.find(rules);
        if (found != solved_.end()) return found->second;
        const bool is_contest = rules == Rules{};
        const auto values = is_contest ? players_.values() : ai::yahtzee::solve::solve(rules);
        const auto tables = is_contest ? players_.full_tables() : nullptr;
        return solved_.emplace(rules, Solved{values, ActionRanker(values, tables)}).first->second;
    }

    LabPlayers& players_;
    std::map<Rules, Solved> solved_;
};

} // namespace

int serve(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("tables", po::value<std::string>(), support::tables_help);
    const auto given = support::read_options(
        invocation,
        {"[options] [FILE]",
         "Answers questions of other programs, a JSON object per line, until the input ends:\n"
         "{\"id\": 1, \"position\": \"34 integers\", \"rules\": \"forced\", \"want\": "
         "[\"hint\"]}.\n"
         "want: hint, legal, transitions, win. An error is an answer too: {\"id\": 1, \"error\": "
         "...}."},
        options, support::one_argument("file", "-"));
    if (!given) return support::exit_done;
    const auto file = (*given)["file"].as<std::string>();
    support::Input input(file);
    LabPlayers players(*given);
    Server server(players);
    support::announce_input(invocation, *given, file, "questions, one per line");
    bool failed = false;
    for (support::Lines lines(input.stream()); std::cout && lines.next();)
        std::cout << support::dumped(server.answer(lines, failed)) << std::endl;
    return failed ? support::exit_fault : support::exit_done;
}

} // namespace headless::lab
