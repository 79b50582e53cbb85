#include "ai/yahtzee/basic/wording.h"

#include "core/support/translatable.h"

#include <algorithm>
#include <cassert>
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

// "a, b, c".
std::string listed(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
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

// "2 4 5 6", the dice of a run from `low` in which the face after `skipped` dice is left out.
std::string run_text(const Pattern& pattern, int low, int skipped) {
    std::string dice;
    for (int i = 0; i < pattern.count; ++i)
        dice += (i > 0 ? " " : "") + std::to_string(low + i + (i >= skipped ? pattern.gaps : 0));
    return dice;
}

std::string run_in_words(const Rule& rule, const Language& language) {
    static constexpr std::array runs{TRANSLATABLE("Basic strategy", "two in a row"),
                                     TRANSLATABLE("Basic strategy", "three in a row"),
                                     TRANSLATABLE("Basic strategy", "four in a row"),
                                     TRANSLATABLE("Basic strategy", "five in a row")};
    const Pattern& pattern = rule.pattern;
    std::vector<std::string> runs_from;
    for (const int low : rule.faces)
        for (int skipped = 1; skipped <= (pattern.gaps > 0 ? pattern.count - 1 : 1); ++skipped)
            runs_from.push_back(run_text(pattern, low, skipped));
    if (!runs_from.empty())
        return joined(runs_from, language.text(TRANSLATABLE("Basic strategy", "or")));
    std::string run = language.text(runs[static_cast<std::size_t>(pattern.count) - 2]);
    if (pattern.gaps == 0) return run;
    const int low = core::dice::face_count - pattern.count - pattern.gaps + 1;
    return filled(language.text(TRANSLATABLE("Basic strategy", "%1 with one gap (like %2)")),
                  {run, run_text(pattern, low, 1)});
}

// "sixes or fives", "twos or higher".
std::string faces_in_words(const Faces& faces, const Language& language) {
    constexpr std::ptrdiff_t most_listed = 3;
    const auto name_of_face = [&](int face) {
        return language.box(core::yahtzee::upper_box(face));
    };
    const bool descends = std::ranges::is_sorted(faces, std::greater());
    const int lowest = *std::ranges::min_element(faces);
    if (descends && faces.end() - faces.begin() > most_listed &&
        core::dice::face_count - lowest + 1 == faces.end() - faces.begin())
        return filled(language.text(TRANSLATABLE("Basic strategy", "%1 or higher")),
                      {name_of_face(lowest)});
    std::vector<std::string> names;
    for (const int face : faces) names.push_back(name_of_face(face));
    const std::string list = joined(names, language.text(TRANSLATABLE("Basic strategy", "or")));
    return descends
               ? list
               : filled(language.text(TRANSLATABLE("Basic strategy", "%1, in this order")), {list});
}

std::string alike_in_words(const Rule& rule, const Language& language) {
    static constexpr std::array any{
        TRANSLATABLE("Basic strategy", "the highest single die"),
        TRANSLATABLE("Basic strategy", "a pair"), TRANSLATABLE("Basic strategy", "three alike"),
        TRANSLATABLE("Basic strategy", "four alike"), TRANSLATABLE("Basic strategy", "five alike")};
    static constexpr std::array some{
        TRANSLATABLE("Basic strategy", "the first single die of %1"),
        TRANSLATABLE("Basic strategy", "a pair of %1"), TRANSLATABLE("Basic strategy", "three %1"),
        TRANSLATABLE("Basic strategy", "four %1"), TRANSLATABLE("Basic strategy", "five %1")};
    const auto at = static_cast<std::size_t>(rule.pattern.count - 1);
    if (rule.faces.empty()) return language.text(any[at]);
    return filled(language.text(some[at]),
                  {at == 0 ? listed(digits(rule.faces)) : faces_in_words(rule.faces, language)});
}

std::string pattern_in_words(const Rule& rule, const Language& language) {
    switch (rule.pattern.kind) {
    case P::alike:
        return alike_in_words(rule, language);
    case P::two_pairs:
        return language.text(TRANSLATABLE("Basic strategy", "two pairs"));
    case P::full_house: {
        std::string house = language.text(
            rule.keep.kind == K::face ? TRANSLATABLE("Basic strategy", "the three of a full house")
                                      : TRANSLATABLE("Basic strategy", "a full house"));
        if (rule.faces.empty()) return house;
        return filled(language.text(TRANSLATABLE("Basic strategy", "%1 with three %2")),
                      {std::move(house), faces_in_words(rule.faces, language)});
    }
    case P::run:
        return run_in_words(rule, language);
    case P::dice:
        return joined(digits(rule.pattern.faces),
                      language.text(TRANSLATABLE("Basic strategy", "and")));
    case P::any:
        return {};
    }
    return {};
}

// The conditions that describe the dice.
std::string dice_in_words(const Rule& rule, const Language& language) {
    std::string dice = pattern_in_words(rule, language);
    for (const Condition& condition : rule.when) {
        const bool of_face = rule.pattern.kind != P::full_house;
        const char* text = nullptr;
        if (condition.kind == C::face_open && of_face)
            text = TRANSLATABLE("Basic strategy", "%1 whose upper box is open");
        else if (condition.kind == C::face_filled && of_face)
            text = TRANSLATABLE("Basic strategy", "%1 whose upper box is filled");
        else if (condition.kind == C::roll && rule.pattern.kind != P::any)
            text = condition.roll_number == 1
                       ? TRANSLATABLE("Basic strategy", "%1 on the first roll")
                       : TRANSLATABLE("Basic strategy", "%1 on the second roll");
        if (text) dice = filled(language.text(text), {dice});
    }
    return dice;
}

const char* clause_of(Bonus bonus) {
    static constexpr std::array texts{TRANSLATABLE("Basic strategy", "the bonus is earned"),
                                      TRANSLATABLE("Basic strategy", "the bonus is lost"),
                                      TRANSLATABLE("Basic strategy", "the bonus is alive"),
                                      TRANSLATABLE("Basic strategy", "you are on par"),
                                      TRANSLATABLE("Basic strategy", "you are behind par")};
    return texts[static_cast<std::size_t>(bonus)];
}

// A condition on the score sheet as a clause; empty for one that describes the dice.
std::string clause_of(const Condition& condition, const Rule& rule, const Language& language) {
    const auto boxes = [&](const char* one, const char* several, const char* last) {
        const bool all = condition.kind != C::any_open;
        const auto names = names_of(condition.boxes,
                                    all ? TRANSLATABLE("Basic strategy", "both straights")
                                        : TRANSLATABLE("Basic strategy", "a straight"),
                                    language);
        return filled(language.text(all && condition.boxes.size() > 1 ? several : one),
                      {joined(names, language.text(last))});
    };
    switch (condition.kind) {
    case C::open:
    case C::any_open:
        return boxes(TRANSLATABLE("Basic strategy", "%1 is open"),
                     TRANSLATABLE("Basic strategy", "%1 are open"),
                     condition.kind == C::open ? TRANSLATABLE("Basic strategy", "and")
                                               : TRANSLATABLE("Basic strategy", "or"));
    case C::filled:
        return boxes(TRANSLATABLE("Basic strategy", "%1 is filled"),
                     TRANSLATABLE("Basic strategy", "%1 are filled"),
                     TRANSLATABLE("Basic strategy", "and"));
    case C::face_open:
    case C::face_filled:
        if (rule.pattern.kind != P::full_house) return {};
        return language.text(
            condition.kind == C::face_open
                ? TRANSLATABLE("Basic strategy", "the upper box of the three is open")
                : TRANSLATABLE("Basic strategy", "the upper box of the three is filled"));
    case C::roll:
        if (rule.pattern.kind != P::any) return {};
        return language.text(condition.roll_number == 1
                                 ? TRANSLATABLE("Basic strategy", "it is the first roll")
                                 : TRANSLATABLE("Basic strategy", "it is the second roll"));
    case C::bonus:
        return language.text(clause_of(condition.bonus));
    }
    return {};
}

bool is_of_all_dice(const Rule& rule) {
    const Pattern& pattern = rule.pattern;
    if (rule.keep.kind == K::face)
        return pattern.kind == P::alike && pattern.count == core::dice::dice_count;
    if (rule.keep.kind != K::pattern) return rule.keep.kind == K::stop;
    return pattern.kind == P::full_house || pattern.kind == P::any ||
           pattern.count == core::dice::dice_count ||
           pattern.faces.end() - pattern.faces.begin() == core::dice::dice_count;
}

// "Keep a pair of sixes or fives whose upper box is open".
std::string advice_of(const Rule& rule, const Language& language) {
    const std::string dice = dice_in_words(rule, language);
    const auto advice = [&](const char* text, const std::string& kept = {}) {
        return filled(language.text(text), {dice, kept});
    };
    const bool is_any = rule.pattern.kind == P::any;
    if (is_of_all_dice(rule))
        return advice(is_any ? TRANSLATABLE("Basic strategy", "Stop")
                             : TRANSLATABLE("Basic strategy", "Stop at %1"));
    switch (rule.keep.kind) {
    case K::higher_pair:
        return advice(TRANSLATABLE("Basic strategy", "Keep the higher of %1"));
    case K::nothing:
        return advice(is_any ? TRANSLATABLE("Basic strategy", "Roll all five")
                             : TRANSLATABLE("Basic strategy", "Roll all five with %1"));
    case K::faces: {
        const std::string kept =
            joined(digits(rule.keep.faces), language.text(TRANSLATABLE("Basic strategy", "and")));
        return advice(is_any ? TRANSLATABLE("Basic strategy", "Keep every %2")
                             : TRANSLATABLE("Basic strategy", "With %1 keep every %2"),
                      kept);
    }
    default:
        return advice(rule.keep.kind == K::face && rule.pattern.kind == P::run
                          ? TRANSLATABLE("Basic strategy", "Keep the lowest of %1")
                          : TRANSLATABLE("Basic strategy", "Keep %1"));
    }
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

std::string slug(Bonus bonus) {
    static constexpr std::array slugs{"-bonus-earned", "-bonus-lost", "-bonus-alive", "-on-par",
                                      "-behind-par"};
    return slugs[static_cast<std::size_t>(bonus)];
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
        return slug(condition.bonus);
    }
    return {};
}

std::string worths_text(const Language& language) {
    return language.text(
        TRANSLATABLE("Basic strategy", "Fill the box whose points are the most above its worth"));
}

} // namespace

const Language& in_english() {
    static const Language english{[](const char* text) { return std::string(text); },
                                  [](Box box) { return std::string(name(box)); }};
    return english;
}

std::string text_of(const Rule& rule, const Language& language) {
    std::vector<std::string> clauses;
    for (const Condition& condition : rule.when)
        if (std::string clause = clause_of(condition, rule, language); !clause.empty())
            clauses.push_back(std::move(clause));
    std::string advice = advice_of(rule, language);
    if (clauses.empty()) return advice;
    return filled(
        language.text(TRANSLATABLE("Basic strategy", "%1 when %2")),
        {std::move(advice), joined(clauses, language.text(TRANSLATABLE("Basic strategy", "and")))});
}

std::string text_of(const ParLine& line, const Language& language) {
    return filled(
        language.text(TRANSLATABLE(
            "Basic strategy",
            "In an upper box each point above three of the face counts %1 more, each point "
            "below %2 less, while the bonus is alive")),
        {number_text(line.factor, language), number_text(line.factor, language)});
}

std::string text_of(const JokerLine& line, const Language& language) {
    std::vector<std::string> names;
    for (const Box box : line.boxes) names.push_back(language.box(box));
    return filled(language.text(TRANSLATABLE(
                      "Basic strategy", "Jokers go to the first of these that is allowed: %1")),
                  {listed(names)});
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
        steps.push_back({rule.number, &rule, name_of(rule), text_of(rule, language), rule.gain});
    if (strategy.worths_number > 0)
        steps.push_back({strategy.worths_number, nullptr, "worths", worths_text(language),
                         strategy.worths_gain});
    if (const auto& par = strategy.par)
        steps.push_back({par->number, nullptr, "par", text_of(*par, language), par->gain});
    if (const auto& joker = strategy.joker)
        steps.push_back({joker->number, nullptr, "joker", text_of(*joker, language), joker->gain});
    std::ranges::sort(steps, {}, &Step::number);
    return steps;
}

std::string text_of_step(const Strategy& strategy, int number, const Language& language) {
    const auto rule = std::ranges::find(strategy.rules, number, &Rule::number);
    if (rule != strategy.rules.end()) return text_of(*rule, language);
    const auto& par = strategy.par;
    const auto& joker = strategy.joker;
    if (par && par->number == number) return text_of(*par, language);
    if (joker && joker->number == number) return text_of(*joker, language);
    assert(number == strategy.worths_number);
    return worths_text(language);
}

} // namespace ai::yahtzee::basic
