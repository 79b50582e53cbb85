// The steps of the basic strategy in words for people.

#pragma once

#include <QString>

namespace app::text {

QString step_text(int step);  // "four alike: keep them"; 0: no rule fits
QString step_title(int step); // "Rule 5"; 0: "No rule"

// Of a decision: "Rule 5: four alike: keep them – followed". `is_followed`: the choice is the
// rule's; `cost`: points that it lost more than the rule.
QString followed_sentence(int step, bool is_followed, double cost);

} // namespace app::text
