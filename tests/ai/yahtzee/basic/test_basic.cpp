// The decisions of a basic strategy: patterns, conditions, their order, and the choice of a box.

#include "ai/yahtzee/basic/decision.h"
#include "ai/yahtzee/basic/wording.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <cmath>
#include <map>
#include <set>
#include <string>

namespace test_basic {

using namespace ai::yahtzee::basic;
using namespace core::yahtzee;
using namespace core::dice;
using ai::yahtzee::state::CardState;

using P = Pattern::Kind;
using C = Condition::Kind;
using K = Keeping::Kind;

CardState card(std::initializer_list<Box> open, int upper_total = 0) {
    return {tests::boxes(open), upper_total, false};
}

CardState whole_card() { return {}; }

Strategy with_rules(std::vector<Rule> rules) {
    Strategy strategy;
    strategy.rules = std::move(rules);
    return strategy;
}

struct Choice {
    int step;
    Action action;

    friend bool operator==(const Choice&, const Choice&) = default;
};

Choice choice(const Strategy& strategy, const CardState& state, const Dice& dice, int roll_number,
              Rules rules = {}) {
    const auto made = Decider(rules, strategy).decide(state, Roll::of(dice), roll_number);
    return {made.step, made.action.action(dice)};
}

class TestBasic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_rule_the_most_frequent_face_is_kept_and_the_higher_of_two() {
        const Strategy none;
        QVERIFY(
            (choice(none, whole_card(), {2, 2, 5, 5, 1}, 1) == Choice{0, Action::hold(0b01100)}));
        QVERIFY(
            (choice(none, whole_card(), {1, 2, 3, 4, 6}, 2) == Choice{0, Action::hold(0b10000)}));
        // Five equal dice stop; without worths the box with most points is taken.
        QVERIFY((choice(none, whole_card(), {4, 4, 4, 4, 4}, 1) ==
                 Choice{0, Action::score(Box::yahtzee)}));
    }

    void the_first_rule_in_order_decides() {
        const Rule pair{2, {P::alike, 2}, {}, {K::face}};
        const Rule run{1, {P::run, 3}, {}, {K::pattern}};
        const Dice dice{2, 2, 3, 4, 6};
        QVERIFY((choice(with_rules({pair, run}), whole_card(), dice, 1) ==
                 Choice{2, Action::hold(0b00011)}));
        QVERIFY((choice(with_rules({run, pair}), whole_card(), dice, 1).step == 1));
        QVERIFY((choice(first_steps(with_rules({pair, run}), 1), whole_card(), dice, 1).step == 1));
    }

    void faces_are_tried_from_six_unless_the_rule_orders_them() {
        Rule single{1, {P::alike, 1}, {{C::face_open}}, {K::face}};
        const Dice dice{1, 2, 3, 4, 6};
        QVERIFY((choice(with_rules({single}), card({Box::threes, Box::fours}), dice, 1) ==
                 Choice{1, Action::hold(0b01000)}));
        single.faces = {3, 4};
        QVERIFY((choice(with_rules({single}), card({Box::threes, Box::fours}), dice, 1) ==
                 Choice{1, Action::hold(0b00100)}));
        QCOMPARE(choice(with_rules({single}), card({Box::ones}), dice, 1).step, 0);
    }

    void alike_means_exactly_so_many() {
        const Strategy pairs = with_rules({{1, {P::alike, 2}, {}, {K::face}}});
        QCOMPARE(choice(pairs, whole_card(), {3, 3, 3, 1, 2}, 1).step, 0);
        QCOMPARE(choice(pairs, whole_card(), {3, 3, 6, 1, 2}, 1).step, 1);
    }

    void conditions_on_boxes_and_the_roll_must_all_hold() {
        const Strategy strategy = with_rules({{1,
                                               {P::two_pairs},
                                               {{C::open, BoxSet{}.with(Box::full_house)},
                                                {C::filled, BoxSet{}.with(Box::sixes)},
                                                {C::roll, {}, 2}},
                                               {K::pattern}}});
        const Dice dice{4, 4, 6, 6, 1};
        const auto open = card({Box::full_house, Box::chance});
        QVERIFY((choice(strategy, open, dice, 2) == Choice{1, Action::hold(0b01111)}));
        QCOMPARE(choice(strategy, open, dice, 1).step, 0);
        QCOMPARE(choice(strategy, card({Box::full_house, Box::sixes}), dice, 2).step, 0);
        QCOMPARE(choice(strategy, card({Box::chance}), dice, 2).step, 0);
    }

    void the_bonus_is_alive_until_it_is_earned_or_lost() {
        QVERIFY(holds(Bonus::earned, card({Box::ones}, 63)));
        QVERIFY(holds(Bonus::lost, card({Box::ones}, 57))); // 57 + 5 < 63
        const CardState reachable = card({Box::ones}, 58);
        QVERIFY(holds(Bonus::alive, reachable) && !holds(Bonus::lost, reachable));
        QVERIFY(!holds(Bonus::on_par, reachable) && holds(Bonus::behind, reachable)); // of 60
        QVERIFY(holds(Bonus::on_par, card({Box::ones}, 60)));
    }

    void a_stop_takes_the_box_with_most_points_above_its_worth() {
        Strategy strategy = with_rules({{1, {P::full_house}, {}, {K::stop}}});
        const Dice dice{6, 6, 6, 5, 5};
        const auto open = card({Box::full_house, Box::chance});
        QVERIFY((choice(strategy, open, dice, 1) == Choice{1, Action::score(Box::chance)}));
        strategy.worths_number = 2;
        strategy.worths[static_cast<std::size_t>(index(Box::chance))] = 20;
        QVERIFY((choice(strategy, open, dice, 1) == Choice{1, Action::score(Box::full_house)}));
        QVERIFY((choice(strategy, open, dice, 3) == Choice{2, Action::score(Box::full_house)}));
    }

    void par_weighs_upper_boxes_only_while_the_bonus_is_alive() {
        Strategy strategy;
        strategy.worths_number = 1;
        strategy.worths.fill(0);
        strategy.par = ParLine{2, 2.0};
        const Dice dice{5, 5, 1, 1, 1}; // ones: 3, on par; fives: 10, 5 below
        const auto alive = card({Box::ones, Box::fives}, 40);
        QVERIFY((choice(strategy, alive, dice, 3) == Choice{2, Action::score(Box::ones)}));
        const auto lost = card({Box::ones, Box::fives}, 0);
        QVERIFY((choice(strategy, lost, dice, 3) == Choice{1, Action::score(Box::fives)}));
        strategy.worths_number = 0; // the line weighs nothing without the worths
        QVERIFY((choice(strategy, alive, dice, 3) == Choice{0, Action::score(Box::fives)}));
    }

    void the_steps_of_the_page_have_the_numbers_from_one_without_a_gap() {
        std::set<int> numbers{page().worths_number};
        for (const Rule& rule : page().rules) numbers.insert(rule.number);
        if (page().par) numbers.insert(page().par->number);
        if (page().joker) numbers.insert(page().joker->number);
        QCOMPARE(static_cast<int>(numbers.size()), page().size());
        QCOMPARE(*numbers.begin(), 1);
        QCOMPARE(*numbers.rbegin(), page().size());
    }

    // The vocabulary of the page is small: no condition is there for one rule alone.
    void every_kind_of_condition_of_the_page_is_used_by_two_rules() {
        std::map<std::string, int> uses;
        for (const Rule& rule : page().rules) {
            std::set<std::string> terms;
            for (const Condition& condition : rule.when)
                terms.insert("condition " + std::to_string(static_cast<int>(condition.kind)) +
                             (condition.kind == C::bonus
                                  ? std::to_string(static_cast<int>(condition.bonus))
                                  : ""));
            for (const std::string& term : terms) ++uses[term];
        }
        for (const auto& [term, count] : uses) QVERIFY2(count > 1, term.c_str());
    }

    void the_page_has_at_most_24_rules_and_four_further_lines() {
        QVERIFY(page().rules.size() <= 24);
        for (const Rule& rule : page().rules) QVERIFY(rule.when.size() <= 3);
        for (const double worth : page().worths) QCOMPARE(worth * 2, std::round(worth * 2));
    }

    void names_of_steps_are_unique_and_each_step_gains() {
        std::set<std::string> names;
        const auto steps = steps_of(page(), in_english());
        QCOMPARE(static_cast<int>(steps.size()), page().size());
        for (int k = 1; k <= page().size(); ++k) {
            const Step& step = steps[static_cast<std::size_t>(k - 1)];
            QCOMPARE(step.number, k);
            QCOMPARE(text_of_step(page(), k, in_english()), step.text);
            names.insert(step.name);
            QVERIFY2(step.gain >= 0.05, step.name.c_str());
        }
        QCOMPARE(static_cast<int>(names.size()), page().size());
    }

    // The goals of the page, exact means under the forced rule.
    void the_page_reaches_its_goals() {
        QVERIFY(page().mean >= 246.5);
        QVERIFY(first_steps(page(), 12).mean >= 236);
        QVERIFY(std::abs(first_steps(page(), 0).mean - 162.246925) < 1e-4); // an untaught player
    }

    void a_rule_is_worded_from_its_parts() {
        const Rule rule{1,
                        {P::alike, 2},
                        {{C::any_open, BoxSet::of(Box::chance).with(Box::yahtzee)}, {C::face_open}},
                        {K::face},
                        {6, 5}};
        QCOMPARE(text_of(rule, in_english()),
                 std::string("Keep a pair of sixes or fives whose upper box is open when Yahtzee "
                             "or chance is open"));
        const auto text = [](const Rule& of) { return text_of(of, in_english()); };
        const std::vector<Condition> first{{C::roll, {}, 1}};
        QCOMPARE(text({1, {P::any}, first, {K::faces, {5, 6}}}),
                 std::string("Keep every 5 and 6 when it is the first roll"));
        QCOMPARE(text({1, {P::alike, 5}, {}, {K::face}}), std::string("Stop at five alike"));
        QCOMPARE(text({1, {P::full_house}, first, {K::face}, {6, 5}}),
                 std::string("Keep the three of a full house with three sixes or fives on the "
                             "first roll"));
        QCOMPARE(name_of(rule),
                 std::string("pair-6-5-with-Yahtzee-or-chance-open-whose-box-is-open"));
        Language marked = in_english();
        marked.text = [](const char* part) { return "<" + std::string(part) + ">"; };
        QVERIFY(text_of(rule, marked).starts_with("<<Keep <<a pair of sixes <or> fives> whose "));
    }

    // The table that a person would write down from the definition, for patterns of equal dice.
    void the_first_fit_is_the_highest_face_that_shows_so_often() {
        for (int r = 0; r < core::dice::roll_count; ++r) {
            const Roll roll = Roll::at(r);
            for (int count = 1; count <= core::dice::dice_count; ++count) {
                std::vector<int> faces;
                for (int face = core::dice::face_count; face >= 1; --face)
                    if (roll.count(face) == count) faces.push_back(face);
                const auto found = fits({1, {P::alike, count}, {}, {K::pattern}}, roll);
                QCOMPARE(found.size(), faces.size());
                for (std::size_t i = 0; i < faces.size(); ++i) {
                    QCOMPARE(found[i].face, faces[i]);
                    QCOMPARE(found[i].kept.count(faces[i]), count);
                    QCOMPARE(found[i].kept.size(), count);
                }
            }
        }
    }

    // A run fits where its faces, all but the gaps inside, are in the roll.
    void a_run_fits_where_its_faces_but_the_gaps_are_there() {
        for (int r = 0; r < core::dice::roll_count; ++r) {
            const Roll roll = Roll::at(r);
            for (const int gaps : {0, 1}) {
                std::vector<std::vector<int>> expected;
                for (int low = core::dice::face_count; low >= 1; --low) {
                    std::vector<int> faces;
                    for (int face = low; face < low + 4 + gaps; ++face)
                        if (face <= core::dice::face_count && roll.count(face) > 0)
                            faces.push_back(face);
                    if (faces.size() == 4 && faces.front() == low && faces.back() == low + 3 + gaps)
                        expected.push_back(faces);
                }
                const auto found = fits({1, {P::run, 4, gaps}, {}, {K::pattern}}, roll);
                QCOMPARE(found.size(), expected.size());
                for (std::size_t i = 0; i < found.size(); ++i) {
                    for (const int face : expected[i]) QCOMPARE(found[i].kept.count(face), 1);
                    QCOMPARE(found[i].kept.size(), 4);
                }
            }
        }
    }

    // Every decision of the page is legal, under every joker rule, and never keeps five dice.
    void every_decision_of_the_page_is_legal_data() { tests::each_joker_rule(); }
    void every_decision_of_the_page_is_legal() {
        QFETCH(const JokerRule, rule);
        const Rules rules{rule};
        const Decider decider(rules, page());
        for (unsigned bits = 1; bits <= BoxSet::all().bits(); bits += 7) {
            for (const int total : {0, 21, 40, 63}) {
                const CardState state{BoxSet::from_bits(bits), total, bits % 2 == 0};
                for (int r = 0; r < core::dice::roll_count; ++r) {
                    const Roll roll = Roll::at(r);
                    for (int n = 1; n <= 3; ++n) {
                        const auto made = decider.decide(state, roll, n);
                        QVERIFY(made.step >= 0 && made.step <= page().size());
                        if (made.action.is_score())
                            QVERIFY(
                                legal_boxes(rules, state.open, roll).contains(made.action.box()));
                        else
                            QVERIFY(n < 3 && made.action.kept().size() < 5 &&
                                    roll.as_keep().contains(made.action.kept()));
                    }
                }
            }
        }
    }

    void equal_boxes_go_to_the_first() {
        QVERIFY((choice({}, card({Box::three_of_a_kind, Box::chance}), {6, 6, 6, 1, 2}, 3) ==
                 Choice{0, Action::score(Box::three_of_a_kind)}));
    }
};

} // namespace test_basic
