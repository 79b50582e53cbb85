#include "app/views/parts/joker_rule_box.h"

#include <QCoreApplication>

namespace app::views {

using core::yahtzee::JokerRule;

namespace {

// The translation context for lupdate.
struct JokerWords {
    Q_DECLARE_TR_FUNCTIONS(JokerRule)
};

QString text_of(JokerRule rule) {
    switch (rule) {
    case JokerRule::forced:
        return JokerWords::tr("Forced: the matching upper box first (Hasbro)");
    case JokerRule::verhoeff:
        return JokerWords::tr("Verhoeff: any box, in full once the upper one is filled");
    case JokerRule::free_choice:
        return JokerWords::tr("Free: the matching upper box or any lower one");
    }
    return {};
}

} // namespace

QComboBox* make_joker_rule_box(JokerRule chosen, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName("jokerRule");
    box->setAccessibleName(JokerWords::tr("Joker rule"));
    for (const JokerRule rule : core::yahtzee::all_joker_rules)
        box->addItem(text_of(rule), static_cast<int>(rule));
    box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
    return box;
}

core::yahtzee::Rules joker_rule_of(const QComboBox& box) {
    return {static_cast<JokerRule>(box.currentData().toInt())};
}

} // namespace app::views
