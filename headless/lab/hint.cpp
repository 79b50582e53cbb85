#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/first_of_ranker.h"
#include "ai/yahtzee/decide/rollout_ranker.h"
#include "ai/yahtzee/solve/choice_contributions.h"
#include "headless/lab/action_text.h"
#include "headless/lab/commands.h"
#include "headless/lab/exact_first_of.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/support/lines.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <optional>

namespace headless::lab {

namespace po = boost::program_options;

using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Position;

namespace {

// Null: not asked for.
using MaybeContributions = std::optional<ai::yahtzee::solve::ChoiceContributions>;

void print_contributions_header() {
    constexpr std::array<const char*, ai::yahtzee::solve::part_count> headings{
        "ones",  "twos",  "threes", "fours",   "fives",  "sixes", "3 kind", "4 kind",
        "house", "small", "large",  "yahtzee", "chance", "bonus", "bonuses"};
    for (const char* heading : headings) std::printf(" %7s", heading);
}

void print_text(const Position& position, const std::vector<RankedAction>& choices,
                const MaybeContributions& contributions, bool is_estimate) {
    std::printf("roll %d:", position.roll_number);
    for (const int die : position.dice) std::printf(" %d", die);
    if (is_estimate) std::printf("; win is an estimate");
    const bool wins = choices.front().win.has_value();
    std::printf("\n%6s  %-22s %9s %9s%s", "action", "choice", "value", "loss",
                wins ? "      win" : "");
    if (contributions) print_contributions_header();
    std::printf("\n");
    for (const RankedAction& choice : choices) {
        std::printf("%6d  %-22s %9.3f %9.5f", choice.action.code(),
                    words_for(position, choice.action).c_str(), choice.value, choice.loss);
        if (choice.win) std::printf(" %8.4f", *choice.win);
        if (contributions)
            for (const double points : contributions->at(choice.action))
                std::printf(" %7.3f", points);
        std::printf("\n");
    }
    std::printf("\n");
}

// Six decimals: more than the values are good for, and free of rounding noise.
double rounded(double value) { return std::round(value * 1e6) / 1e6; }

void print_json(const std::vector<RankedAction>& choices, const MaybeContributions& contributions,
                bool is_estimate) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const RankedAction& choice : choices) {
        nlohmann::ordered_json entry{{"action", choice.action.code()},
                                     {"value", rounded(choice.value)},
                                     {"loss", rounded(choice.loss)}};
        if (choice.win) entry["win"] = rounded(*choice.win);
        if (contributions) {
            auto& parts = entry["contributions"] = nlohmann::ordered_json::array();
            for (const double points : contributions->at(choice.action))
                parts.push_back(rounded(points));
        }
        list.push_back(std::move(entry));
    }
    nlohmann::ordered_json line{{"choices", std::move(list)}};
    if (is_estimate) line["accuracy"] = "estimate";
    std::cout << line.dump() << std::endl;
}

core::support::Result<Position> read_position(const support::Lines& lines) {
    if (lines.too_long()) return core::support::Error{"the line is too long", lines.number(), 0};
    auto position = core::yahtzee::parse_position(lines.text(), lines.number());
    if (position && position->roll_number == core::yahtzee::rolls_per_turn &&
        position->mover.is_complete())
        return core::support::Error{"no box is open and no roll is left", lines.number(), 0};
    return position;
}

constexpr int max_rollouts = 100'000;

struct Ranking {
    std::function<std::vector<RankedAction>(const Position&)> rank;
    bool is_estimate = false; // RankedAction::win, always
};

Ranking first_of_ranking(int players_in_all, LabPlayers& players) {
    const auto ranker = std::make_shared<ai::yahtzee::decide::FirstOfRanker>(
        players.values(), players.score_source(), players_in_all);
    return {[ranker](const Position& position) { return ranker->rank(position); }, true};
}

// How positions are to be ranked by what the options say.
Ranking make_ranking(const po::variables_map& options, LabPlayers& players) {
    using namespace ai::yahtzee::decide;
    using namespace ai::yahtzee::win;
    const auto text = options["objective"].as<std::string>();
    if (const auto first_of = players_of_first_of(text))
        return first_of_ranking(*first_of, players);
    const auto aim = parse_objective(text);
    if (!aim)
        throw support::UsageError("--objective is expected, win, beat:N or first-of:N, not '" +
                                  text + "'");
    std::optional<int> games;
    if (options.count("rollouts")) games = options["rollouts"].as<int>();
    if (games && (*games < 0 || *games == 1 || *games > max_rollouts))
        throw support::UsageError("--rollouts is 0 or a number from 2 to " +
                                  std::to_string(max_rollouts));
    const int threads = threads_from(options);
    const bool wants_tables = aim->kind != Objective::Kind::expected;
    const auto score_source = wants_tables ? players.score_source() : players.full_tables();
    if (wants_tables && !players.full_tables())
        std::cerr
            << "alea-lab: there are no large tables: probabilities are estimates from compact "
               "ones, mostly within "
            << (aim->kind == Objective::Kind::win ? "0.0005" : "0.001") << std::endl;
    if (aim->kind == Objective::Kind::win && games != 0) {
        const auto ranker = std::make_shared<RolloutRanker>(
            players.values(), score_source, RolloutOptions{games.value_or(0), {}, threads, {}});
        return {[ranker](const Position& position) { return ranker->rank(position); }};
    }
    const auto ranker = std::make_shared<ActionRanker>(players.values(), score_source);
    return {[ranker, aim](const Position& position) { return ranker->rank(position, *aim); }};
}

// Null where contributions aren't asked for.
ai::yahtzee::solve::SharedContributions contribution_table(const po::variables_map& options,
                                                           LabPlayers& players) {
    if (!options.count("contributions")) return nullptr;
    return ai::yahtzee::solve::solve_contributions(*players.values(),
                                                   {.threads = threads_from(options)});
}

} // namespace

int hint(const support::Invocation& invocation) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("objective", po::value<std::string>()->default_value("expected"),
        "what to maximise: expected (the final score), win (the chance to win), beat:N (the\n"
        "chance of more than N points) or first-of:N (an estimate of the probability to finish\n"
        "first among N players who play for points unseen)");
    add("rollouts", po::value<int>(),
        "to win, before the last four rounds: the games to play on after every choice (if\n"
        "not given, as many as half a percentage point needs); 0: the estimate alone");
    add("tables", po::value<std::string>(), tables_help);
    add("threads", po::value<int>()->default_value(0),
        "for roll-outs (0: all processors); the figures are the same for any number");
    add("contributions",
        "of every choice, the points still to come from each box, the upper bonus and the\n"
        "Yahtzee bonuses under play for the expected score");
    add("json", "an object a line");
    const auto given = support::read_options(
        invocation,
        {"[options]", "Reads positions, a line of 34 integers each, and ranks every "
                      "distinct choice, best first."},
        options);
    if (!given) return support::exit_done;
    LabPlayers players(0, tables_from(*given));
    const Ranking ranking = make_ranking(*given, players);
    const auto table = contribution_table(*given, players);
    int status = support::exit_done;
    for (support::Lines lines(std::cin); lines.next();) {
        const auto position = read_position(lines);
        if (!position) {
            std::cerr << invocation.program << ": " << to_string(position.error()) << std::endl;
            status = support::exit_fault;
            continue;
        }
        const auto choices = ranking.rank(*position);
        MaybeContributions contributions;
        if (table) contributions.emplace(*players.values(), *table, *position);
        if (given->count("json"))
            print_json(choices, contributions, ranking.is_estimate);
        else
            print_text(*position, choices, contributions, ranking.is_estimate);
    }
    return status;
}

} // namespace headless::lab
