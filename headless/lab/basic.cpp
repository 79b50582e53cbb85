#include "ai/yahtzee/basic/wording.h"
#include "headless/lab/commands.h"
#include "headless/support/command.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/words.h"

#include <cstdio>
#include <string>
#include <utility>

// Apart, because other commands have strategies, too.
namespace headless::lab::basic_page {

using namespace ai::yahtzee::basic;
using core::yahtzee::Box;
using core::yahtzee::BoxSet;
using support::Json;
using support::rounded;

namespace {

Json names_of(const auto& boxes) {
    Json names = Json::array();
    for (const Box box : boxes) names.push_back(std::string(name(box)));
    return names;
}

Json list_of(const Faces& faces) {
    Json list = Json::array();
    for (const int face : faces) list.push_back(face);
    return list;
}

Json to_json(const Pattern& pattern) {
    switch (pattern.kind) {
    case Pattern::Kind::alike:
        return {{"alike", {{"count", pattern.count}}}};
    case Pattern::Kind::two_pairs:
        return {{"two-pairs", Json::object()}};
    case Pattern::Kind::full_house:
        return {{"full-house", Json::object()}};
    case Pattern::Kind::run:
        return {{"run", {{"length", pattern.count}, {"gaps", pattern.gaps}}}};
    case Pattern::Kind::dice:
        return {{"dice", {{"faces", list_of(pattern.faces)}}}};
    case Pattern::Kind::any:
        return {{"any", Json::object()}};
    }
    return {};
}

const char* name_of(Bonus bonus) {
    static constexpr std::array names{"earned", "lost", "alive", "on-par", "behind"};
    return names[static_cast<std::size_t>(bonus)];
}

Json to_json(const Condition& condition) {
    switch (condition.kind) {
    case Condition::Kind::open:
        return {{"open", names_of(condition.boxes)}};
    case Condition::Kind::any_open:
        return {{"any-open", names_of(condition.boxes)}};
    case Condition::Kind::filled:
        return {{"filled", names_of(condition.boxes)}};
    case Condition::Kind::face_open:
        return {{"face", "open"}};
    case Condition::Kind::face_filled:
        return {{"face", "filled"}};
    case Condition::Kind::roll:
        return {{"roll", condition.roll_number}};
    case Condition::Kind::bonus:
        return {{"bonus", name_of(condition.bonus)}};
    }
    return {};
}

Json to_json(const Keeping& keep) {
    static constexpr std::array names{"pattern", "face", "higher-pair", "stop", "nothing"};
    if (keep.kind == Keeping::Kind::faces) return list_of(keep.faces);
    return names[static_cast<std::size_t>(keep.kind)];
}

Json to_json(const Rule& rule, int order, const Step& step) {
    Json when = Json::array();
    for (const Condition& condition : rule.when) when.push_back(to_json(condition));
    Json json{{"number", rule.number},   {"order", order},
              {"name", step.name},       {"pattern", to_json(rule.pattern)},
              {"when", std::move(when)}, {"keep", to_json(rule.keep)}};
    if (!rule.faces.empty()) json["faces"] = list_of(rule.faces);
    json["text"] = step.text;
    json["gain"] = rounded(rule.gain);
    return json;
}

const Step& step_of(const std::vector<Step>& steps, int number) {
    return steps[static_cast<std::size_t>(number - 1)];
}

Json lines_of(const Strategy& strategy, const std::vector<Step>& steps) {
    Json lines = Json::array();
    const auto add = [&](int number, const Json& details, double gain) {
        Json line{{"number", number}, {"kind", step_of(steps, number).name}};
        line.update(details);
        line["text"] = step_of(steps, number).text;
        line["gain"] = rounded(gain);
        lines.push_back(std::move(line));
    };
    if (const auto& par = strategy.par) add(par->number, {{"factor", par->factor}}, par->gain);
    if (const auto& joker = strategy.joker)
        add(joker->number, {{"boxes", names_of(joker->boxes)}}, joker->gain);
    return lines;
}

std::string to_json(const Strategy& strategy) {
    const auto steps = steps_of(strategy, in_english());
    Json json{{"mean", rounded(strategy.mean)}, {"worths_number", strategy.worths_number}};
    Json worths = Json::object();
    for (const Box box : core::yahtzee::all_boxes)
        worths[std::string(name(box))] = strategy.worth(box);
    json["worths"] = std::move(worths);
    json["worths_gain"] = rounded(strategy.worths_gain);
    json["lines"] = lines_of(strategy, steps);
    Json& rules = json["rules"] = Json::array();
    int order = 0;
    for (const Rule& rule : strategy.rules)
        rules.push_back(to_json(rule, ++order, step_of(steps, rule.number)));
    return support::dumped(json) + '\n';
}

void print_text(const Strategy& strategy) {
    const auto steps = steps_of(strategy, in_english());
    std::printf("%d steps, %.4f points per game (forced joker rule)\n\n", strategy.size(),
                strategy.mean);
    std::printf("Which dice to keep: the first step that fits\n step   gain  what to keep\n");
    for (const Rule& rule : strategy.rules)
        std::printf("%5d %6.2f  %s\n", rule.number, rule.gain,
                    step_of(steps, rule.number).text.c_str());
    std::printf("%5d %6s  Otherwise keep the face that you have most of, of two such faces the "
                "higher\n\n",
                0, "");
    if (strategy.worths_number == 0) {
        std::printf("Which box to fill: the one with the most points, the first of several\n");
        return;
    }
    std::printf("Which box to fill: the most points above its worth, the first of several\n");
    std::printf("%5d %6.2f ", strategy.worths_number, strategy.worths_gain);
    for (const Box box : core::yahtzee::all_boxes)
        std::printf("%s %s %s", box == Box::ones ? "" : ",", std::string(name(box)).c_str(),
                    number_text(strategy.worth(box), in_english()).c_str());
    std::printf("\n");
    for (const Step& step : steps)
        if (!step.rule && step.number != strategy.worths_number)
            std::printf("%5d %6.2f  %s\n", step.number, step.gain, step.text.c_str());
}

po::options_description basic_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("rules", support::number_in<int>(0, page().size())->default_value(page().size()),
        "only the first so many steps, in the order of learning");
    support::add_json_options(options, "the page as an object,");
    return options;
}

} // namespace

int print(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Prints the basic strategy: steps for keeping dice in the order of use, each with its\n"
         "number in the order of learning and what it adds to the mean of those before it, and\n"
         "the worths of the boxes. strategy.md says what each word means."},
        basic_options());
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const Strategy known = first_steps(page(), (*given)["rules"].as<int>());
    support::report(
        *given, [&known] { return to_json(known); }, [&known] { print_text(known); });
    return support::exit_done;
}

} // namespace headless::lab::basic_page

int headless::lab::basic(const support::Invocation& invocation) {
    return basic_page::print(invocation);
}
