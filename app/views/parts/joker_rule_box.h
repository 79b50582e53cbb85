// The choice of a joker rule, in words for people.

#pragma once

#include "core/yahtzee/rules.h"

#include <QComboBox>

namespace app::views {

QComboBox* make_joker_rule_box(core::yahtzee::JokerRule chosen, QWidget* parent);
core::yahtzee::Rules joker_rule_of(const QComboBox& box);

} // namespace app::views
