#include "headless/lab/hint.h"
#include "ai/yahtzee/basic/decision.h"
#include "ai/yahtzee/decide/rollout_ranker.h"
#include "ai/yahtzee/review/reason_text.h"
#include "ai/yahtzee/solve/contribution_table.h"
#include "ai/yahtzee/theory/first_of.h"
#include "headless/lab/commands.h"
#include "headless/lab/exact.h"
#include "headless/lab/lab_players.h"
#include "headless/support/input.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <optional>

namespace headless::lab {

using namespace ai::yahtzee::review;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Position;
using support::Json;

namespace {

bool is_by_points(const Objective& objective) {
    return objective.kind == Objective::Kind::expected;
}

// Explains the rankings of one objective: why the best choice is better than another.
class Explainer {
public:
    // `against`: what the best choice is compared with; else with the first choice that loses at
    // least 0.2 points or 0.1 percentage points.
    Explainer(LabPlayers& players, const Objective& objective,
              ai::yahtzee::solve::SharedContributions contributions, std::optional<Action> against)
        : objective_(objective),
          values_(players.values()),
          score_source_(is_by_points(objective) ? nullptr : players.score_source()),
          contributions_(std::move(contributions)),
          ranker_(values_, score_source_),
          against_(against) {}

    // True if the choice to compare with is legal.
    bool can_explain(const Position& position, const std::vector<RankedAction>& choices) const {
        return !against_ || find_choice(choices, *against_, position.dice);
    }

    // Nothing where no choice, or not the one to compare with, loses enough.
    std::optional<Reason> reason(const Position& position,
                                 const std::vector<RankedAction>& choices) {
        const bool by_points = is_by_points(objective_);
        const RankedAction* other =
            against_ ? find_choice(choices, *against_, position.dice) : nullptr;
        if (!against_) {
            const double least = by_points ? min_loss : min_win_loss;
            const auto found = std::ranges::find_if(
                choices, [&](const RankedAction& choice) { return choice.loss >= least; });
            if (found != choices.end()) other = &*found;
        }
        if (!other || other->loss <= 0) return std::nullopt;
        const RankedAction& best = choices.front();
        if (!by_points && !best.win) return std::nullopt;
        const auto state = ai::yahtzee::state::state_of(position.mover);
        const auto turn = by_points ? nullptr : ranker_.probabilities(position, objective_);
        const auto policy = turn ? policy_for(*turn, *values_, state)
                                 : ai::yahtzee::turn::best_policy(values_->turn(state));
        const Decision decision{*values_, *contributions_, position,      objective_,
                                policy,   best.action,     other->action, other->loss};
        if (by_points) return find_reason(decision);
        const auto ends = [&](Action action) {
            return turn_ends(values_->rules(), position, action, policy);
        };
        return find_reason(decision, *best.win, *other->win,
                           find_stakes(*score_source_, position, objective_, ends(best.action),
                                       ends(other->action)));
    }

private:
    Objective objective_;
    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource score_source_; // null for the objective of points
    ai::yahtzee::solve::SharedContributions contributions_;
    ai::yahtzee::decide::ActionRanker ranker_;
    std::optional<Action> against_;
};

std::string reason_text(const Position& position, const Reason& reason) {
    std::string text = "why " + support::words_for(position, reason.best) + ", not " +
                       support::words_for(position, reason.against) + ":\n";
    for (const std::string& sentence : sentences(reason, {}, position)) text += sentence + '\n';
    return text;
}

// `win_decimals`: of probabilities.
Json reason_json(const Position& position, const Reason& reason, int win_decimals) {
    using support::rounded;
    const bool by_points = is_by_points(reason.objective);
    const int decimals = by_points ? support::json_decimals : win_decimals;
    Json json{{"best", reason.best.code()},
              {"against", reason.against.code()},
              {"loss", rounded(reason.loss, decimals)}};
    if (by_points) {
        const NamedParts parts = named_parts(reason.parts);
        Json& named = json["parts"] = Json::object();
        for (const SaidPart& part : parts.named)
            named[std::string(said_part_name(part.part))] = rounded(part.amount);
        named["elsewhere"] = rounded(parts.elsewhere);
    }
    Json& said = json["said"] = Json::array();
    for (const SaidPart& part : reason.said)
        said.push_back({{"part", said_part_name(part.part)},
                        {by_points ? "points" : "win", rounded(part.amount, decimals)}});
    if (reason.many_small) json["many_small"] = true;
    json["sentences"] = sentences(reason, {}, position);
    return json;
}

// By choice; empty: not asked for.
using ChoiceParts = std::vector<ai::yahtzee::solve::Contributions>;

void print_contributions_header() {
    constexpr std::array<const char*, ai::yahtzee::solve::part_count> headings{
        "ones",  "twos",  "threes", "fours",   "fives",  "sixes", "3 kind", "4 kind",
        "house", "small", "large",  "yahtzee", "chance", "bonus", "bonuses"};
    for (const char* heading : headings) std::printf(" %7s", heading);
}

enum class Accuracy { unknown, exact, estimate, roll_out };

const char* name(Accuracy accuracy) {
    constexpr std::array names{"unknown", "exact", "estimate", "roll-out"};
    return names[static_cast<std::size_t>(accuracy)];
}

// A position's choices, and what is known of them.
struct Ranked {
    std::vector<RankedAction> choices;
    Accuracy accuracy = Accuracy::unknown; // of RankedAction::win
    bool maximises_points = true;          // else a probability
    const char* win_heading = "win %";
    ChoiceParts contributions = {};
    std::optional<Reason> reason = {};
    std::optional<ai::yahtzee::basic::Decision> basic = {};
};

// The greatest win probability among the choices; 0 where none is known.
double greatest_win(const Ranked& ranked) {
    double greatest = 0;
    for (const RankedAction& choice : ranked.choices)
        greatest = std::max(greatest, choice.win.value_or(0));
    return greatest;
}

// The columns of percents: two decimals, and more where the best choice would have fewer digits.
struct PercentColumns {
    int decimals;
    int width;
    int loss_width;
};

PercentColumns percent_columns(const Ranked& ranked) {
    const int decimals = support::decimals_for(100 * greatest_win(ranked), 2, 3);
    return {decimals, std::clamp(decimals + 3, 8, 12), std::clamp(decimals + 4, 9, 12)};
}

void print_number(double number, int decimals, int width) {
    std::printf(" %*s", width, support::number_text(number, decimals).c_str());
}

void print_header(const Position& position, const Ranked& ranked) {
    const PercentColumns percents = percent_columns(ranked);
    const bool wins = ranked.choices.front().win.has_value();
    std::printf("roll %d:", position.roll_number);
    for (const int die : position.dice) std::printf(" %d", die);
    if (wins && ranked.accuracy != Accuracy::unknown)
        std::printf("; win is %s%s", ranked.accuracy == Accuracy::estimate ? "an " : "",
                    ranked.accuracy == Accuracy::roll_out ? "from roll-outs"
                                                          : name(ranked.accuracy));
    std::printf("\n%6s  %-22s %9s ", "action", "choice", "value");
    if (ranked.maximises_points)
        std::printf("%9s", "loss");
    else
        std::printf("%*s", percents.loss_width, "loss pp");
    if (wins) std::printf(" %*s", percents.width, ranked.win_heading);
    if (!ranked.contributions.empty()) print_contributions_header();
    std::printf("\n");
}

// Values and losses in points; probabilities in percent, losses of them in percentage points.
void print_text(const Position& position, const Ranked& ranked) {
    print_header(position, ranked);
    const PercentColumns percents = percent_columns(ranked);
    for (std::size_t i = 0; i < ranked.choices.size(); ++i) {
        const RankedAction& choice = ranked.choices[i];
        std::printf("%6d  %-22s %9.3f", choice.action.code(),
                    support::words_for(position, choice.action).c_str(), choice.value);
        if (ranked.maximises_points)
            std::printf(" %9.5f", choice.loss);
        else
            print_number(100 * choice.loss, percents.decimals + 1, percents.loss_width);
        if (choice.win) print_number(100 * *choice.win, percents.decimals, percents.width);
        if (!ranked.contributions.empty())
            for (const double points : ranked.contributions[i]) std::printf(" %7.3f", points);
        std::printf("\n");
    }
    if (ranked.reason) std::printf("%s", reason_text(position, *ranked.reason).c_str());
    if (ranked.basic)
        std::printf(
            "basic strategy: %s (%s)\n",
            support::words_for(position, ranked.basic->action.action(position.dice)).c_str(),
            ranked.basic->step == 0 ? "no step decides"
                                    : ("step " + std::to_string(ranked.basic->step)).c_str());
    std::printf("\n");
}

std::string words_of_warning(const std::string& impossible) {
    return "no play leads to this card: " + impossible;
}

// `win_decimals`: of probabilities.
Json choice_json(const Position& position, const Ranked& ranked, std::size_t rank,
                 int win_decimals) {
    using support::rounded;
    const RankedAction& choice = ranked.choices[rank];
    Json entry{{"action", choice.action.code()},
               {"name", support::words_for(position, choice.action)},
               {"value", rounded(choice.value)},
               {"loss", ranked.maximises_points ? rounded(choice.loss)
                                                : rounded(choice.loss, win_decimals)}};
    if (choice.win) entry["win"] = rounded(*choice.win, win_decimals);
    if (!ranked.contributions.empty()) {
        auto& parts = entry["contributions"] = Json::array();
        for (const double points : ranked.contributions[rank]) parts.push_back(rounded(points));
    }
    return entry;
}

Json to_json(const Position& position, const Ranked& ranked) {
    const int win_decimals =
        support::decimals_for(greatest_win(ranked), support::json_decimals, support::json_decimals);
    Json list = Json::array();
    for (std::size_t rank = 0; rank < ranked.choices.size(); ++rank)
        list.push_back(choice_json(position, ranked, rank, win_decimals));
    Json json{{"position", to_text(position)}};
    if (const auto impossible = impossibility(position))
        json["warning"] = words_of_warning(*impossible);
    json["choices"] = std::move(list);
    if (ranked.accuracy != Accuracy::unknown && ranked.choices.front().win)
        json["accuracy"] = name(ranked.accuracy);
    if (ranked.reason) json["reason"] = reason_json(position, *ranked.reason, win_decimals);
    if (ranked.basic)
        json["basic"] = {{"action", ranked.basic->action.action(position.dice).code()},
                         {"rule", ranked.basic->step}};
    return json;
}

std::string to_json(std::size_t line, const Position& position, const Ranked& ranked) {
    Json json{{"line", line}};
    json.update(to_json(position, ranked));
    return support::dumped(json) + '\n';
}

// The JSON for a line that is no position, so that the lines of output match those of input.
std::string to_json(std::size_t line, const core::support::Error& error) {
    return support::dumped(
               {{"line", line},
                {"error", {{"words", support::printable(error.what)}, {"column", error.column}}}}) +
           '\n';
}

constexpr int max_hint_rollouts = 100'000;
constexpr int default_rollouts = -1; // as many as half a percentage point needs

using Rank = std::function<Ranked(const Position&)>;

Rank rank_first_of(int players_in_all, LabPlayers& players) {
    const auto ranker = std::make_shared<ai::yahtzee::theory::FirstOfRanker>(
        players.values(), players.score_source(), players_in_all);
    return [ranker](const Position& position) {
        return Ranked{ranker->rank(position), Accuracy::estimate, false, "first %"};
    };
}

// By roll-outs where the win probability isn't exact.
Rank rank_by_rollouts(LabPlayers& players, const ai::yahtzee::win::RolloutOptions& rollouts) {
    const auto source = players.score_source();
    const auto ranker =
        std::make_shared<ai::yahtzee::decide::RolloutRanker>(players.values(), source, rollouts);
    const auto judge =
        std::make_shared<ai::yahtzee::decide::ActionRanker>(players.values(), source);
    return [ranker, judge](const Position& position) {
        return Ranked{ranker->rank(position),
                      judge->is_exact(position) ? Accuracy::exact : Accuracy::roll_out, false};
    };
}

Rank rank_by(const Objective& objective, LabPlayers& players) {
    const bool has_full_tables = players.full_tables() != nullptr;
    const auto ranker = std::make_shared<ai::yahtzee::decide::ActionRanker>(
        players.values(), objective.kind == Objective::Kind::expected ? players.full_tables()
                                                                      : players.score_source());
    return [ranker, objective, has_full_tables](const Position& position) {
        const bool is_exact =
            objective.kind == Objective::Kind::beat ? has_full_tables : ranker->is_exact(position);
        return Ranked{ranker->rank(position, objective),
                      is_exact ? Accuracy::exact : Accuracy::estimate,
                      objective.kind == Objective::Kind::expected,
                      objective.kind == Objective::Kind::beat ? "beat %" : "win %"};
    };
}

// For objectives that are not rolled out.
void refuse_rollouts(const po::variables_map& options) {
    if (options.count("rollouts"))
        throw support::UsageError("--rollouts needs --objective win: nothing else is rolled out");
}

// The way of ranking that the options ask for.
Rank make_rank(const support::Invocation& invocation, const po::variables_map& options,
               LabPlayers& players) {
    const auto text = options["objective"].as<std::string>();
    if (const auto first_of = players_of_first_of(text)) {
        if (first_of->size() > 1) throw support::UsageError("a hint takes one first-of:N");
        refuse_rollouts(options);
        return rank_first_of(first_of->front(), players);
    }
    const auto objective = ai::yahtzee::decide::parse_objective(text);
    if (!objective)
        throw support::UsageError("--objective is expected, win, beat:N with N from 0 to " +
                                  std::to_string(ai::yahtzee::decide::max_points_named) +
                                  " or first-of:N, not '" + text + '\'');
    const int games = options.count("rollouts") ? options["rollouts"].as<int>() : default_rollouts;
    if (games == 1)
        throw support::UsageError("--rollouts takes 0 or a whole number from 2 to " +
                                  std::to_string(max_hint_rollouts) + ", not '1'");
    const bool is_about_winning = objective->kind == Objective::Kind::win;
    if (!is_about_winning) refuse_rollouts(options);
    if (objective->kind != Objective::Kind::expected && !players.full_tables())
        support::report_note(invocation.program, options,
                             "there are no large tables: probabilities are estimates from compact "
                             "ones, mostly within " +
                                 std::string(is_about_winning ? "0.0005" : "0.001"));
    if (objective->kind == Objective::Kind::expected) return rank_by(*objective, players);
    return is_about_winning && games != 0
               ? rank_by_rollouts(players,
                                  {{threads_from(options)}, games == default_rollouts ? 0 : games})
               : rank_by(*objective, players);
}

// Null where neither contributions nor reasons are asked for.
ai::yahtzee::solve::SharedContributions contribution_table(const po::variables_map& options,
                                                           LabPlayers& players) {
    if (!options.count("contributions") && !options.count("explain")) return nullptr;
    return ai::yahtzee::solve::solve_contributions(*players.values(), {{threads_from(options)}});
}

// The values and the contributions of all states have single precision, and sums of them differ by
// up to 0.0001 points. Scaled, the contributions of a choice sum to its value.
ChoiceParts contributions_of(const ai::yahtzee::solve::Values& values,
                             const ai::yahtzee::solve::ContributionTable& table,
                             const Position& position, const Ranked& ranked) {
    constexpr double max_error = 1e-3; // points
    const ai::yahtzee::solve::ChoiceContributions contributions(values, table, position);
    ChoiceParts all;
    for (const RankedAction& choice : ranked.choices) {
        auto& parts = all.emplace_back(contributions.at(choice.action));
        const double to_come = choice.value - position.mover.total();
        const double found = ai::yahtzee::solve::sum(parts);
        if (found > 0 && std::abs(to_come - found) < max_error)
            for (double& points : parts) points *= to_come / found;
    }
    return all;
}

// Null where reasons aren't asked for.
std::unique_ptr<Explainer> explainer(const po::variables_map& options, LabPlayers& players,
                                     const ai::yahtzee::solve::SharedContributions& table) {
    if (!options.count("explain")) {
        if (options.count("against")) throw support::UsageError("--against needs --explain");
        return nullptr;
    }
    const auto objective =
        ai::yahtzee::decide::parse_objective(options["objective"].as<std::string>());
    if (!objective) throw support::UsageError("--explain takes expected, win or beat:N");
    std::optional<Action> against;
    if (options.count("against")) {
        const int code = options["against"].as<int>();
        against = Action::from_code(code);
        if (!against)
            throw support::UsageError("--against: there is no action " + std::to_string(code));
    }
    return std::make_unique<Explainer>(players, *objective, table, against);
}

po::options_description hint_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("objective", po::value<std::string>()->default_value("expected"),
        "what to maximise: expected (the final score), win (the win probability), beat:N (the\n"
        "probability of more than N points) or first-of:N (an estimate of the probability to\n"
        "finish first among N players who play for points unseen)");
    add("rollouts", support::number_in<int>(0, max_hint_rollouts),
        "to win, before the last four rounds: the games to play on after every choice (if\n"
        "not given, as many as half a percentage point needs); 0: the estimate alone");
    add("tables", po::value<std::string>(), support::tables_help);
    add("threads", support::thread_count(),
        "for roll-outs (0: all processors); the figures are the same for any number");
    add("contributions",
        "of every choice, the points still to come from each box, the upper bonus and the\n"
        "Yahtzee bonuses under play for the expected score");
    add("explain", "why the best choice is better than another");
    add("against", po::value<int>(),
        "the action that the best choice is compared with (if not given, the next that loses\n"
        "0.2 points, or to win or to beat points 0.1 percentage points)");
    add("basic", po::value<int>()->implicit_value(ai::yahtzee::basic::page().size()),
        "what the basic strategy, or a player of so many of its steps, plays, and the step that\n"
        "decides");
    support::add_json_options(options, "an object per line");
    return options;
}

} // namespace

Json ranking_json(const Position& position, std::vector<RankedAction> choices, bool is_exact) {
    return to_json(position, {std::move(choices), is_exact ? Accuracy::exact : Accuracy::estimate});
}

int hint(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] [FILE]",
         "Reads positions, a line of 34 integers each, and ranks every distinct choice, best\n"
         "first. Values and their losses are in points, probabilities in percent; in JSON from 0\n"
         "to 1."},
        hint_options(), support::one_argument("file", "-"));
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"}, {"file"});
    const auto file = (*given)["file"].as<std::string>();
    support::Input input(file);
    LabPlayers players(*given);
    const Rank rank = make_rank(invocation, *given, players);
    const auto table = contribution_table(*given, players);
    const auto explains = explainer(*given, players, table);
    const ai::yahtzee::basic::Decider basic(
        {}, first_steps(ai::yahtzee::basic::page(),
                        given->count("basic") ? (*given)["basic"].as<int>() : 0));
    support::announce_input(invocation, *given, file, "positions, one per line");
    int status = support::exit_done;
    std::string all_json;
    const auto print_json = [&](const std::string& line) {
        if (support::prints_json(*given)) std::cout << line << std::flush;
        if (given->count("json-file")) all_json += line;
    };
    const auto refuse = [&](std::size_t line, const core::support::Error& error) {
        support::report_error(invocation.program, to_string(error));
        status = support::exit_fault;
        print_json(to_json(line, error));
    };
    for (support::Lines lines(input.stream()); std::cout && lines.next();) {
        const auto position = support::read_position(lines);
        if (!position) {
            refuse(lines.number(), position.error());
            continue;
        }
        Ranked ranked = rank(*position);
        if (given->count("contributions"))
            ranked.contributions = contributions_of(*players.values(), *table, *position, ranked);
        if (explains && !explains->can_explain(*position, ranked.choices)) {
            refuse(lines.number(), {"the action of --against is illegal here", lines.number(), 0});
            continue;
        }
        if (explains) ranked.reason = explains->reason(*position, ranked.choices);
        if (given->count("basic") && !position->mover.open().empty())
            ranked.basic =
                basic.decide(ai::yahtzee::state::state_of(position->mover),
                             core::dice::Roll::of(position->dice), position->roll_number);
        print_json(to_json(lines.number(), *position, ranked));
        if (support::prints_json(*given)) continue;
        if (const auto impossible = impossibility(*position))
            support::report_error(invocation.program, "line " + std::to_string(lines.number()) +
                                                          ": " + words_of_warning(*impossible));
        print_text(*position, ranked);
    }
    support::write_output(*given, "json-file", [&all_json] { return all_json; });
    return status;
}

} // namespace headless::lab
