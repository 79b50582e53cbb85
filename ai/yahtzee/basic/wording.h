// The words of the basic strategy. A rule's sentence is put together from its pattern, conditions
// and keep, so that a changed rule needs no new translation.

#pragma once

#include "ai/yahtzee/basic/strategy.h"

#include <functional>
#include <string>
#include <vector>

namespace ai::yahtzee::basic {

struct Language {
    std::function<std::string(const char* text)> text;      // of the context "Basic strategy"
    std::function<std::string(core::yahtzee::Box box)> box; // its name
};

const Language& in_english();

// One sentence, without its full stop: "Keep a pair of sixes or fives when chance is open".
std::string text_of(const Rule& rule, const Language& language);
std::string text_of(const ParLine& line, const Language& language);
std::string text_of(const JokerLine& line, const Language& language);

// A number of the page without trailing zeros; with the decimal sign of the language.
std::string number_text(double number, const Language& language);

// A name made of the parts of the rule: "pair-whose-box-is-open". No two rules of a page share one.
std::string name_of(const Rule& rule);

struct Step {
    int number;
    const Rule* rule; // null: the worths or a further line
    std::string name; // of the rule; else "worths", "par", "joker"
    std::string text; // on one line
    double gain;
};

// All steps in the order of learning.
std::vector<Step> steps_of(const Strategy& strategy, const Language& language);

// The text of one of them alone.
std::string text_of_step(const Strategy& strategy, int number, const Language& language);

} // namespace ai::yahtzee::basic
