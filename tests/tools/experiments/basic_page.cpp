#include "tests/tools/experiments/basic_page.h"

#include <array>
#include <cstdio>

namespace tests::page_search {

using namespace ai::yahtzee::basic;
using core::yahtzee::Box;
using core::yahtzee::BoxSet;

namespace {

constexpr std::array bonus_names{"earned", "lost", "alive", "on_par", "behind"};

std::string number(double value, const char* format) {
    std::array<char, 40> text;
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

std::string box_name(Box box) {
    std::string text(name(box));
    for (char& c : text) c = c == ' ' ? '_' : c == 'Y' ? 'y' : c;
    return text;
}

std::string list(const auto& items, const auto& text_of_item) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ", ") + text_of_item(item);
    return '{' + text + '}';
}

std::string faces_text(const Faces& faces) {
    return list(faces, [](int face) { return std::to_string(face); });
}

std::string pattern_text(const Pattern& pattern) {
    static constexpr std::array names{"alike", "two_pairs", "full_house", "run", "dice", "any"};
    std::string text = std::string("{P::") + names[static_cast<std::size_t>(pattern.kind)];
    if (pattern.kind == Pattern::Kind::dice)
        return text + ", 0, 0, " + faces_text(pattern.faces) + '}';
    if (pattern.count > 0) text += ", " + std::to_string(pattern.count);
    if (pattern.gaps > 0) text += ", " + std::to_string(pattern.gaps);
    return text + '}';
}

std::string condition_text(const Condition& condition) {
    static constexpr std::array names{"open",        "any_open", "filled", "face_open",
                                      "face_filled", "roll",     "bonus"};
    std::string text = std::string("{C::") + names[static_cast<std::size_t>(condition.kind)];
    if (!condition.boxes.empty()) text += ", boxes(" + list(condition.boxes, box_name) + ')';
    if (condition.kind == Condition::Kind::roll)
        text += ", {}, " + std::to_string(condition.roll_number);
    if (condition.kind == Condition::Kind::bonus)
        text += std::string(", {}, 0, Bonus::") +
                bonus_names[static_cast<std::size_t>(condition.bonus)];
    return text + '}';
}

std::string keep_text(const Keeping& keep) {
    static constexpr std::array names{"pattern", "face", "higher_pair", "stop", "nothing", "faces"};
    std::string text = std::string("{K::") + names[static_cast<std::size_t>(keep.kind)];
    if (!keep.faces.empty()) text += ", " + faces_text(keep.faces);
    return text + '}';
}

std::string rule_text(const Rule& rule) {
    return "{" + std::to_string(rule.number) + ", " + pattern_text(rule.pattern) + ", " +
           list(rule.when, condition_text) + ", " + keep_text(rule.keep) + ", " +
           faces_text(rule.faces) + ", " + number(rule.gain, "%.6f") + "}";
}

constexpr const char* head = R"(// The page. Made by
//     experiments basic --page ai/yahtzee/basic/page.cpp
// which searches a better one from here; don't edit.

#include "ai/yahtzee/basic/strategy.h"

#include <initializer_list>

namespace ai::yahtzee::basic {

using enum core::yahtzee::Box;
using core::yahtzee::Box;
using core::yahtzee::BoxSet;

namespace {

using P = Pattern::Kind;
using C = Condition::Kind;
using K = Keeping::Kind;

BoxSet boxes(std::initializer_list<Box> list) {
    BoxSet set;
    for (const Box box : list) set = set.with(box);
    return set;
}

// clang-format off
Strategy make_page() {
    Strategy page;
)";

constexpr const char* tail = R"(    return page;
}
// clang-format on

} // namespace

const Strategy& page() {
    static const Strategy strategy = make_page();
    return strategy;
}

} // namespace ai::yahtzee::basic
)";

} // namespace

void enter_gains(Strategy& strategy, const std::vector<double>& means) {
    const auto gain = [&means](int step) {
        return means[static_cast<std::size_t>(step)] - means[static_cast<std::size_t>(step - 1)];
    };
    strategy.mean = means.back();
    for (Rule& rule : strategy.rules) rule.gain = gain(rule.number);
    if (strategy.worths_number > 0) strategy.worths_gain = gain(strategy.worths_number);
    if (strategy.par) strategy.par->gain = gain(strategy.par->number);
    if (strategy.joker) strategy.joker->gain = gain(strategy.joker->number);
}

std::string page_source(const Strategy& strategy) {
    std::string text = head;
    const auto line = [&text](const std::string& code) { text += "    page." + code + ";\n"; };
    line("mean = " + number(strategy.mean, "%.6f"));
    line("worths_number = " + std::to_string(strategy.worths_number));
    line("worths_gain = " + number(strategy.worths_gain, "%.6f"));
    line("worths = " + list(strategy.worths, [](double worth) { return number(worth, "%g"); }));
    if (const auto& par = strategy.par)
        line("par = ParLine{" + std::to_string(par->number) + ", " + number(par->factor, "%g") +
             ", " + number(par->gain, "%.6f") + '}');
    if (const auto& joker = strategy.joker)
        line("joker = JokerLine{" + std::to_string(joker->number) + ", " +
             list(joker->boxes, box_name) + ", " + number(joker->gain, "%.6f") + '}');
    for (const Rule& rule : strategy.rules) line("rules.push_back(" + rule_text(rule) + ')');
    return text + tail;
}

} // namespace tests::page_search
