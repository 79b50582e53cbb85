#include "ai/yahtzee/basic/wording.h"

#include "core/support/translatable.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace ai::yahtzee::basic {

using namespace core::yahtzee;

namespace {

using P = Pattern::Kind;
using C = Condition::Kind;
using K = Keeping::Kind;

// Replaces %1, %2, ... by the arguments.
std::string filled(std::string text, std::initializer_list<std::string> arguments) {
    char number = '1';
    for (const std::string& argument : arguments) {
        const std::string mark{'%', number++};
        if (const auto at = text.find(mark); at != std::string::npos)
            text.replace(at, mark.size(), argument);
    }
    return text;
}

// "a, b or c".
std::string joined(const std::vector<std::string>& parts, const std::string& last) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) all += i + 1 == parts.size() ? ' ' + last + ' ' : ", ";
        all += parts[i];
    }
    return all;
}

// `straights`: the wording of both straights together.
std::vector<std::string> names_of(BoxSet boxes, const char* straights, const Language& language) {
    constexpr BoxSet both = BoxSet::of(Box::small_straight).with(Box::large_straight);
    std::vector<std::string> names;
    if ((boxes & both) == both) {
        names.push_back(language.text(straights));
        boxes = boxes.without(Box::small_straight).without(Box::large_straight);
    }
    for (const Box box : boxes) names.push_back(language.box(box));
    return names;
}

std::vector<std::string> digits(const Faces& faces) {
    std::vector<std::string> texts;
    for (const int face : faces) texts.push_back(std::to_string(face));
    return texts;
}

std::string in_words(const Pattern& pattern, const Language& language) {
    static constexpr std::array alike{
        TRANSLATABLE("Basic strategy", "a single die"), TRANSLATABLE("Basic strategy", "a pair"),
        TRANSLATABLE("Basic strategy", "three alike"), TRANSLATABLE("Basic strategy", "four alike"),
        TRANSLATABLE("Basic strategy", "five alike")};
    static constexpr std::array runs{TRANSLATABLE("Basic strategy", "two in a row"),
                                     TRANSLATABLE("Basic strategy", "three in a row"),
                                     TRANSLATABLE("Basic strategy", "four in a row"),
                                     TRANSLATABLE("Basic strategy", "five in a row")};
    static constexpr std::array gapped{
        TRANSLATABLE("Basic strategy", "two in a row with one gap"),
        TRANSLATABLE("Basic strategy", "three in a row with one gap"),
        TRANSLATABLE("Basic strategy", "four in a row with one gap"),
        TRANSLATABLE("Basic strategy", "five in a row with one gap")};
    const auto count = static_cast<std::size_t>(pattern.count);
    switch (pattern.kind) {
    case P::alike:
        return language.text(alike[count - 1]);
    case P::two_pairs:
        return language.text(TRANSLATABLE("Basic strategy", "two pairs"));
    case P::full_house:
        return language.text(TRANSLATABLE("Basic strategy", "full house"));
    case P::run:
        return language.text((pattern.gaps == 0 ? runs : gapped)[count - 2]);
    case P::dice:
        return joined(digits(pattern.faces), language.text(TRANSLATABLE("Basic strategy", "and")));
    case P::any:
        return language.text(TRANSLATABLE("Basic strategy", "any dice"));
    }
    return {};
}

std::string in_words(Bonus bonus, const Language& language) {
    static constexpr std::array texts{
        TRANSLATABLE("Basic strategy", "bonus earned"),
        TRANSLATABLE("Basic strategy", "bonus lost"), TRANSLATABLE("Basic strategy", "bonus alive"),
        TRANSLATABLE("Basic strategy", "on par"), TRANSLATABLE("Basic strategy", "behind par")};
    return language.text(texts[static_cast<std::size_t>(bonus)]);
}

std::string in_words(const Condition& condition, const Language& language) {
    const auto boxes = [&](const char* text, const char* straights, const char* last) {
        return filled(language.text(text), {joined(names_of(condition.boxes, straights, language),
                                                   language.text(last))});
    };
    const char* both = TRANSLATABLE("Basic strategy", "both straights");
    switch (condition.kind) {
    case C::open:
        return boxes(TRANSLATABLE("Basic strategy", "%1 open"), both,
                     TRANSLATABLE("Basic strategy", "and"));
    case C::any_open:
        return boxes(TRANSLATABLE("Basic strategy", "%1 open"),
                     TRANSLATABLE("Basic strategy", "a straight"),
                     TRANSLATABLE("Basic strategy", "or"));
    case C::filled:
        return boxes(TRANSLATABLE("Basic strategy", "%1 filled"), both,
                     TRANSLATABLE("Basic strategy", "and"));
    case C::face_open:
        return language.text(TRANSLATABLE("Basic strategy", "its box open"));
    case C::face_filled:
        return language.text(TRANSLATABLE("Basic strategy", "its box filled"));
    case C::roll:
        return language.text(condition.roll_number == 1
                                 ? TRANSLATABLE("Basic strategy", "first roll")
                                 : TRANSLATABLE("Basic strategy", "second roll"));
    case C::bonus:
        return in_words(condition.bonus, language);
    }
    return {};
}

int size_of(const Pattern& pattern) {
    if (pattern.kind == P::dice)
        return static_cast<int>(pattern.faces.end() - pattern.faces.begin());
    if (pattern.kind == P::two_pairs) return 4;
    if (pattern.kind == P::full_house || pattern.kind == P::any) return core::dice::dice_count;
    return pattern.count;
}

std::string keep_in_words(const Rule& rule, const Language& language) {
    static constexpr std::array counted{
        TRANSLATABLE("Basic strategy", "keep it"), TRANSLATABLE("Basic strategy", "keep the two"),
        TRANSLATABLE("Basic strategy", "keep the three"),
        TRANSLATABLE("Basic strategy", "keep the four"), TRANSLATABLE("Basic strategy", "stop")};
    switch (rule.keep.kind) {
    case K::pattern:
        return language.text(counted[static_cast<std::size_t>(size_of(rule.pattern) - 1)]);
    case K::face: {
        if (rule.pattern.kind == P::run)
            return language.text(TRANSLATABLE("Basic strategy", "keep the lowest face"));
        const int count = rule.pattern.kind == P::full_house ? 3 : rule.pattern.count;
        return language.text(counted[static_cast<std::size_t>(std::max(count, 1) - 1)]);
    }
    case K::higher_pair:
        return language.text(TRANSLATABLE("Basic strategy", "keep the higher pair"));
    case K::stop:
        return language.text(TRANSLATABLE("Basic strategy", "stop"));
    case K::nothing:
        return language.text(TRANSLATABLE("Basic strategy", "roll all five"));
    case K::faces:
        return filled(language.text(TRANSLATABLE("Basic strategy", "keep every %1")),
                      {joined(digits(rule.keep.faces),
                              language.text(TRANSLATABLE("Basic strategy", "and")))});
    }
    return {};
}

std::string slug(std::string text) {
    for (char& c : text)
        if (c == ' ') c = '-';
    return text;
}

std::string slug(const Faces& faces) {
    std::string text;
    for (const int face : faces) text += '-' + std::to_string(face);
    return text;
}

std::string slug(const Pattern& pattern) {
    static constexpr std::array alike{"single", "pair", "three-alike", "four-alike", "five-alike"};
    switch (pattern.kind) {
    case P::alike:
        return alike[static_cast<std::size_t>(pattern.count - 1)];
    case P::two_pairs:
        return "two-pairs";
    case P::full_house:
        return "full-house";
    case P::run:
        return "run-of-" + std::to_string(pattern.count) + (pattern.gaps ? "-with-gap" : "");
    case P::dice:
        return "dice" + slug(pattern.faces);
    case P::any:
        return "any";
    }
    return {};
}

std::string slug(const Condition& condition) {
    const auto boxes = [&](const std::string& last) {
        const char* straights = last == "or" ? "a straight" : "both straights";
        return slug(joined(names_of(condition.boxes, straights, in_english()), last));
    };
    const auto plain = [](std::string text) {
        std::erase(text, ',');
        return text;
    };
    switch (condition.kind) {
    case C::open:
        return "-with-" + plain(boxes("and")) + "-open";
    case C::any_open:
        return "-with-" + plain(boxes("or")) + "-open";
    case C::filled:
        return "-with-" + plain(boxes("and")) + "-filled";
    case C::face_open:
        return "-whose-box-is-open";
    case C::face_filled:
        return "-whose-box-is-filled";
    case C::roll:
        return condition.roll_number == 1 ? "-on-roll-1" : "-on-roll-2";
    case C::bonus:
        return '-' + slug(in_words(condition.bonus, in_english()));
    }
    return {};
}

std::string on_one_line(const RuleText& text) {
    return text.pattern + (text.conditions.empty() ? "" : "; " + text.conditions) + ": " +
           text.keep;
}

} // namespace

const Language& in_english() {
    static const Language english{[](const char* text) { return std::string(text); },
                                  [](Box box) { return std::string(name(box)); }};
    return english;
}

RuleText text_of(const Rule& rule, const Language& language) {
    RuleText text{in_words(rule.pattern, language), {}, keep_in_words(rule, language)};
    if (!rule.faces.empty()) {
        std::string order;
        for (const std::string& face : digits(rule.faces))
            order += order.empty() ? face : ' ' + face;
        text.pattern =
            filled(language.text(rule.pattern.kind == P::run
                                     ? TRANSLATABLE("Basic strategy", "%1 from %2")
                                     : TRANSLATABLE("Basic strategy", "%1, in this order: %2")),
                   {text.pattern, order});
    }
    for (const Condition& condition : rule.when) {
        if (!text.conditions.empty()) text.conditions += "; ";
        text.conditions += in_words(condition, language);
    }
    return text;
}

std::string text_of(const ParLine& line, const Language& language) {
    return filled(language.text(TRANSLATABLE(
                      "Basic strategy",
                      "In the upper boxes add %1 for every point above three of the face, and take "
                      "%2 off for every point below, while the bonus is alive.")),
                  {number_text(line.factor, language), number_text(line.factor, language)});
}

std::string text_of(const JokerLine& line, const Language& language) {
    std::string order;
    for (const Box box : line.boxes) {
        if (!order.empty()) order += ", ";
        order += language.box(box);
    }
    return filled(language.text(TRANSLATABLE(
                      "Basic strategy", "Jokers go to the first of these that is allowed: %1.")),
                  {order});
}

std::string number_text(double number, const Language& language) {
    const long tenths = std::lround(number * 10);
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += language.text(TRANSLATABLE("Basic strategy", ".")) +
                std::to_string(std::abs(tenths % 10));
    return text;
}

std::string name_of(const Rule& rule) {
    std::string name = slug(rule.pattern) + slug(rule.faces);
    for (const Condition& condition : rule.when) name += slug(condition);
    return name;
}

std::vector<Step> steps_of(const Strategy& strategy, const Language& language) {
    std::vector<Step> steps;
    for (const Rule& rule : strategy.rules)
        steps.push_back(
            {rule.number, &rule, name_of(rule), on_one_line(text_of(rule, language)), rule.gain});
    if (strategy.worths_number > 0)
        steps.push_back(
            {strategy.worths_number, nullptr, "worths",
             language.text(TRANSLATABLE("Basic strategy",
                                        "Fill the box with the most points above its worth.")),
             strategy.worths_gain});
    if (const auto& par = strategy.par)
        steps.push_back({par->number, nullptr, "par", text_of(*par, language), par->gain});
    if (const auto& joker = strategy.joker)
        steps.push_back({joker->number, nullptr, "joker", text_of(*joker, language), joker->gain});
    std::ranges::sort(steps, {}, &Step::number);
    return steps;
}

} // namespace ai::yahtzee::basic
