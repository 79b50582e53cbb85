// Reasons as data: the rules that they keep in random games, and the examples of players.

#include "ai/yahtzee/review/reason.h"

#include "ai/yahtzee/review/reason_text.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/ai/yahtzee/review/random_decisions.h"
#include "tests/ai/yahtzee/review/reason_rules.h"
#include "tests/ai/yahtzee/win/rough_score_source.h"
#include "tests/support/test.h"

#include <cmath>

namespace test_reason {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;
using core::dice::Dice;
using Kind = Statement::Kind;
using tests::broken_rule;
using tests::broken_rule_of_points;

constexpr Objective to_win{Objective::Kind::win, 0};

constexpr Box s1 = Box::ones, s2 = Box::twos, s3 = Box::threes, s4 = Box::fours, s5 = Box::fives,
              s6 = Box::sixes, k3 = Box::three_of_a_kind, k4 = Box::four_of_a_kind,
              fh = Box::full_house, ss = Box::small_straight, ls = Box::large_straight,
              y = Box::yahtzee, ch = Box::chance;

Position position_of(std::initializer_list<std::pair<Box, int>> filled, const Dice& dice,
                     int roll_number) {
    Card card;
    for (const auto& [box, points] : filled) card = card.with_points(box, points);
    return {card, {card}, dice, roll_number};
}

// `card`: the first fourteen integers of a position.
Position position_of(const std::string& card, const Dice& dice, int roll_number) {
    Position position = *parse_position(card + ' ' + card + " 1 1 1 1 1 3");
    position.dice = dice;
    position.roll_number = roll_number;
    return position;
}

// The hold of these dice, in any slots.
Action keep(const Position& position, std::initializer_list<int> faces) {
    core::dice::Keep kept;
    for (const int face : faces) kept = kept.plus(face);
    return lowest_hold(kept, position.dice);
}

bool has(const Reason& reason, Kind kind) {
    return std::ranges::find(reason.statements, kind, &Statement::kind) != reason.statements.end();
}

class TestReason : public QObject {
    Q_OBJECT

    SharedValues values_;
    SharedContributions table_;

    TurnPolicy policy_for_points(const Position& position) const {
        return best_policy(values_->turn(ai::yahtzee::state::state_of(position.mover)));
    }

    double value(const Position& position, Action action) const {
        for (const RankedAction& choice : rank_choices(*values_, position))
            if (choice.action.is_same_choice(action, position.dice)) return choice.value;
        return 0;
    }

    // `best` need not be the best of all.
    Reason compare(const Position& position, Action best, Action against) const {
        const auto policy = policy_for_points(position);
        return find_reason({*values_,
                            *table_,
                            position,
                            {},
                            policy,
                            best,
                            against,
                            value(position, best) - value(position, against)});
    }

    // The best choice and `against`, or the next one.
    Reason compare_for(const Objective& objective, const Position& position,
                       std::optional<Action> against = {}) const {
        const auto source = std::make_shared<tests::RoughScoreSource>(values_);
        ActionRanker ranker(values_, source);
        const auto choices = without_holding_all(ranker.rank(position, objective));
        const auto other = std::ranges::find_if(choices, [&](const RankedAction& choice) {
            return against ? choice.action.is_same_choice(*against, position.dice)
                           : &choice != &choices.front();
        });
        const RankedAction& best = choices.front();
        const auto policy = policy_for_points(position);
        const auto ends = [&](Action action) {
            return turn_ends(values_->rules(), position, action, policy);
        };
        return find_reason(
            {*values_, *table_, position, objective, policy, best.action, other->action,
             other->loss},
            *best.win, *other->win,
            find_stakes(*source, position, objective, ends(best.action), ends(other->action)));
    }

    // To win by 0.01, of which `by_mean` comes from the points.
    Reason of_stakes(const Position& position, Action best, Action against, double by_mean,
                     const WinStakes::Gap& gap = {}) const {
        const auto policy = policy_for_points(position);
        return find_reason({*values_, *table_, position, to_win, policy, best, against, 0.01}, 0.5,
                           0.49, {230, false, by_mean, gap});
    }

    std::string text(const Reason& reason, const Position& position) const {
        std::string joined;
        for (const std::string& sentence : sentences(reason, values_->rules(), position))
            joined += sentence + '\n';
        return joined;
    }

    // The rules about dice and boxes.
    std::string broken_rule_of_dice(const Reason& reason, const Position& position) const {
        const auto open = position.mover.open();
        for (const Statement& statement : reason.statements) {
            if (statement.kind != Kind::worthless) continue;
            const auto face = std::ranges::max_element(statement.dice.counts());
            const int index = static_cast<int>(face - statement.dice.counts().begin());
            for (const Box box : {box_at(index), k3, k4, fh, ch})
                if (open.contains(box)) return "dice that count are called worthless";
            // A straight holds one die of a face at most.
            const auto better =
                reason.best.is_hold() ? reason.best.keep(position.dice) : core::dice::Keep();
            if ((open.contains(ss) || open.contains(ls)) &&
                (statement.dice.size() == 1 || better.count(index + 1) > 0))
                return "a die of a straight is called worthless";
        }
        const bool is_joker_now = is_joker(open, core::dice::Roll::of(position.dice));
        const auto takes_joker = [&](Action action) {
            return is_joker_now && action.is_score() && !is_upper(action.box());
        };
        const std::string words = text(reason, position);
        for (const Action action : {reason.best, reason.against}) {
            if (!action.is_score()) continue;
            const std::string name{core::yahtzee::name(action.box())};
            const bool is_named = words.find("aking " + name + " for ") != std::string::npos ||
                                  words.find("Now " + name + ", later") != std::string::npos;
            if (takes_joker(action) && is_named) return "a joker isn't called a joker";
        }
        if (words.find("because it still needs") != std::string::npos) return "still needs";
        // Whole per cents only.
        for (std::size_t at = words.find(" %"); at != std::string::npos;
             at = words.find(" %", at + 1)) {
            const auto begin = words.find_last_not_of("0123456789", at - 1);
            if (begin != std::string::npos && words[begin] == '.')
                return "a fraction of a per cent";
        }
        return {};
    }

    // True if a reason leaves out the box that a player would keep two pairs or three in a row for,
    // though it comes with the other choice more often than with the better one.
    bool leaves_out_the_aim(const Reason& reason, const Position& position) const {
        if (!reason.against.is_hold() || reason.many_small || reason.loss < min_loss) return false;
        const auto keep_of = [&](Action action) { return action.keep(position.dice); };
        const auto counts = keep_of(reason.against).counts();
        const auto two_of = std::ranges::count_if(counts, [](int count) { return count >= 2; });
        if (two_of != 2 || !position.mover.open().contains(fh)) return false;
        const double often =
            probability_if_aimed_for(fh, keep_of(reason.against), position.roll_number);
        const double others =
            reason.best.is_hold()
                ? probability_if_aimed_for(fh, keep_of(reason.best), position.roll_number)
                : 0;
        return often >= others + 0.05 &&
               !std::ranges::any_of(reason.statements,
                                    [](const Statement& each) { return each.box == fh; });
    }

    void check_points(int count, unsigned seed) {
        tests::RandomGames games(values_, seed);
        int many_small = 0;
        int found = 0;
        while (found < count) {
            const auto [position, choices] = games.next();
            const auto next = std::ranges::find_if(
                choices, [](const RankedAction& choice) { return choice.loss >= min_loss; });
            if (next == choices.end()) continue;
            ++found;
            // Also against any choice, as a person may make it.
            const auto other =
                found % 2 == 0
                    ? next
                    : choices.begin() + static_cast<int>(games.random()() % choices.size());
            if (other->loss <= 0) continue;
            const Reason reason = compare(position, choices.front().action, other->action);
            many_small += reason.many_small;
            std::string broken = broken_rule_of_points(reason);
            if (broken.empty()) broken = broken_rule_of_dice(reason, position);
            if (broken.empty() && leaves_out_the_aim(reason, position)) broken = "the aim";
            QVERIFY2(broken.empty(),
                     (to_text(position) + ": " + broken + '\n' + text(reason, position)).c_str());
        }
        qInfo("%d of %d reasons are many small parts", many_small, count);
        QVERIFY2(many_small * 10 <= count, qPrintable(QString::number(many_small)));
    }

    void check_wins(int count, unsigned seed) {
        const auto source = std::make_shared<tests::RoughScoreSource>(values_);
        ActionRanker ranker(values_, source);
        tests::RandomGames games(values_, seed);
        for (int found = 0; found < count;) {
            const auto [position, by_points] = games.next();
            const Objective objective{found % 2 == 0 ? Objective::Kind::win : Objective::Kind::beat,
                                      220};
            // Estimates of whole turns take long; of ten decisions one is enough.
            if (games.random()() % 10 != 0) continue;
            const auto choices = without_holding_all(ranker.rank(position, objective));
            const auto next = std::ranges::find_if(
                choices, [](const RankedAction& choice) { return choice.loss >= min_win_loss; });
            if (next == choices.end() || !next->win) continue;
            ++found;
            const auto turn = ranker.probabilities(position, objective);
            const auto policy =
                policy_for(*turn, *values_, ai::yahtzee::state::state_of(position.mover));
            const auto ends = [&, &at = position](Action action) {
                return turn_ends(values_->rules(), at, action, policy);
            };
            const RankedAction& best = choices.front();
            const auto stakes =
                find_stakes(*source, position, objective, ends(best.action), ends(next->action));
            const Reason reason = find_reason({*values_, *table_, position, objective, policy,
                                               best.action, next->action, next->loss},
                                              *best.win, *next->win, stakes);
            std::string broken = broken_rule(reason);
            if (broken.empty()) broken = broken_rule_of_dice(reason, position);
            if (reason.statements.back().kind != Kind::wins) broken = "no result";
            QVERIFY2(broken.empty(),
                     (to_text(position) + ": " + broken + '\n' + text(reason, position)).c_str());
        }
    }

private Q_SLOTS:
    void initTestCase() {
        values_ = tests::solved_values();
        table_ = tests::solved_contributions();
    }

    void reasons_by_points_keep_the_rules() { check_points(500, 1); }
    void reasons_to_win_keep_the_rules() { check_wins(30, 2); }

    // 10,000 decisions under all objectives.
    void many_reasons_keep_the_rules() {
        if (!qEnvironmentVariableIntValue("ALEA_LONG_TESTS")) QSKIP("long");
        check_points(9'000, 3);
        check_wins(1'000, 4);
    }

    void the_full_house_is_named_for_two_pairs() {
        const auto position =
            position_of({{s1, 3}, {s2, 6}, {s3, 9}, {ls, 40}, {y, 0}}, {4, 4, 6, 6, 1}, 1);
        const Reason reason =
            compare(position, keep(position, {6, 6}), keep(position, {4, 4, 6, 6}));
        const auto aim = std::ranges::find_if(reason.statements, [](const Statement& statement) {
            return statement.kind >= Kind::aim && statement.kind <= Kind::poor_aim;
        });
        QVERIFY(aim != reason.statements.end());
        QVERIFY(aim->box == Box::full_house);
        // Two throws of one die: 1 - (2/3)^2.
        QVERIFY(std::abs(aim->often - 5.0 / 9) < 1e-9);
    }

    void a_straight_is_named_for_three_in_a_row() {
        const auto position = position_of({{s1, 3}, {s2, 6}}, {3, 4, 5, 5, 1}, 2);
        const Reason reason = compare(position, keep(position, {5, 5}), keep(position, {3, 4, 5}));
        QVERIFY(has(reason, Kind::aim) || has(reason, Kind::small_aim) ||
                has(reason, Kind::poor_aim));
    }

    // "Fills the Yahtzee box in 61 % of the turns" spoke for the choice that crosses it out.
    void a_box_that_is_mostly_taken_for_0_is_given_up() {
        const auto position = position_of(
            {{s2, 4}, {s3, 9}, {s5, 15}, {s6, 24}, {k3, 22}, {k4, 29}, {fh, 0}, {ls, 40}, {ch, 22}},
            {3, 1, 4, 4, 6}, 2);
        const Reason reason = compare(position, keep(position, {4, 4}), keep(position, {4, 4, 6}));
        const auto given = std::ranges::find(reason.statements, Kind::gives_up, &Statement::kind);
        QVERIFY(given != reason.statements.end());
        QVERIFY(given->box == y && given->is_for_better);
        QVERIFY(given->other_often > given->often + 0.1);
    }

    // "Four of a kind +3.7" stood for dice that hardly ever make it.
    void a_sum_says_what_is_given_up_less_often() {
        const auto position = position_of(
            {{s1, 3}, {s4, 12}, {k3, 24}, {fh, 25}, {ls, 40}, {ch, 22}}, {4, 3, 3, 1, 5}, 2);
        const Reason reason = compare(position, keep(position, {3, 3}), keep(position, {3, 4, 5}));
        const auto sum = std::ranges::find_if(reason.statements, [](const Statement& statement) {
            return statement.given_up.contains(k4) ||
                   (statement.kind == Kind::gives_up && statement.box == k4);
        });
        QVERIFY2(sum != reason.statements.end(), text(reason, position).c_str());
    }

    void an_open_box_spares_the_others() {
        const auto position = position_of({{s1, 2}}, {5, 3, 5, 1, 1}, 3);
        const Reason reason = compare(position, Action::score(s5), Action::score(ch));
        QVERIFY(reason.many_small);
        QVERIFY(reason.statements[0].kind == Kind::two_boxes);
        const Statement& open = reason.statements[1];
        QVERIFY(open.kind == Kind::stays_open && open.box == ch && open.is_for_better);
        for (const SaidPart& part : open.listed)
            QVERIFY(part.part != part_of(ch) && part.part != part_of(s5));
        QVERIFY(has(reason, Kind::upper_bonus));
    }

    void dice_beside_a_pair_are_missing_in_the_roll() {
        const auto position = position_of({{s1, 4}, {k3, 20}}, {3, 1, 6, 5, 5}, 2);
        const Reason reason = compare(position, keep(position, {5, 5}), keep(position, {5, 5, 6}));
        const Statement& first = reason.statements.front();
        QVERIFY2(first.kind == Kind::more_dice, text(reason, position).c_str());
        QVERIFY(first.box == s5);
        // One of three dice, one of two.
        QVERIFY(std::abs(first.often - (1 - 125.0 / 216)) < 1e-9);
        QVERIFY(std::abs(first.other_often - (1 - 25.0 / 36)) < 1e-9);
    }

    // Three fives make four of a kind by their number.
    void only_as_many_dice_are_called_higher() {
        const auto position = position_of({{s1, 4}, {s3, 12}, {ch, 19}}, {5, 1, 1, 5, 2}, 2);
        const Reason pairs = compare(position, keep(position, {5, 5}), keep(position, {1, 1}));
        QVERIFY2(has(pairs, Kind::higher_dice), text(pairs, position).c_str());
        const auto first = position_of({}, {5, 5, 2, 5, 1}, 2);
        const Reason more = compare(first, keep(first, {5, 5, 5}), keep(first, {2}));
        QVERIFY2(!has(more, Kind::higher_dice), text(more, first).c_str());
    }

    // Three fives make a straight as a joker only.
    void a_pattern_of_jokers_is_called_a_joker() {
        const auto position =
            position_of("4 -1 9 12 15 -1 24 24 25 30 -1 0 22 0", {5, 6, 2, 5, 5}, 1);
        const Reason reason = compare(position, keep(position, {6}), keep(position, {5, 5, 5}));
        const auto straight = std::ranges::find(reason.statements, ls, &Statement::box);
        QVERIFY2(straight != reason.statements.end(), text(reason, position).c_str());
        QVERIFY(straight->kind == Kind::makes && straight->is_joker && !straight->is_for_better);
        QVERIFY2(!has(reason, Kind::worthless), text(reason, position).c_str());
        const Reason turned = compare(position, keep(position, {5, 5, 5}), keep(position, {2, 5}));
        for (const Statement& statement : turned.statements)
            QVERIFY(statement.is_for_better || !statement.is_joker);
    }

    void a_pattern_that_is_held_already_is_sure() {
        const auto position = position_of({{s1, 3}, {s2, 6}}, {1, 2, 3, 4, 4}, 2);
        const Reason reason =
            compare(position, keep(position, {1, 2, 3, 4}), keep(position, {3, 4}));
        QVERIFY(reason.statements.front().kind == Kind::makes_sure);
        QVERIFY(reason.statements.front().box == ss);
        for (std::size_t i = 1; i < reason.statements.size(); ++i)
            QVERIFY2(reason.statements[i].box != ss, text(reason, position).c_str());
        QVERIFY(!has(compare(position, keep(position, {4, 4}), keep(position, {3, 4})),
                     Kind::makes_sure));
    }

    // Also where other parts are larger, or are enough by themselves.
    void sure_points_lead() {
        const auto position =
            position_of({{s1, 1}, {s4, 12}, {ls, 40}, {ch, 21}}, {1, 3, 4, 5, 6}, 2);
        const Reason reason = compare(position, Action::score(ss), keep(position, {3, 4, 5}));
        QVERIFY(reason.said.front().part != part_of(ss));
        QVERIFY2(reason.statements.front().kind == Kind::sure, text(reason, position).c_str());
        QVERIFY(reason.statements.front().box == ss);
        QVERIFY(reason.statements.size() > 1);
        for (std::size_t i = 1; i < reason.statements.size(); ++i)
            QVERIFY(reason.statements[i].kind != Kind::sure);
    }

    void a_part_that_is_small_beside_the_first_is_left_out() {
        const auto position =
            position_of({{s2, 6}, {s3, 12}, {s4, 12}, {s5, 15}, {ls, 40}}, {2, 3, 3, 4, 4}, 2);
        const Reason reason = compare(position, keep(position, {2, 3, 4}), keep(position, {4, 4}));
        const double first = reason.said.front().amount;
        QVERIFY(!reason.many_small);
        for (const SaidPart& part : reason.said)
            QVERIFY2(part.amount < 0 || part.amount >= first / 3, text(reason, position).c_str());
    }

    void more_dice_are_not_said_where_their_pattern_is() {
        const auto position =
            position_of("0 6 -1 -1 15 24 26 28 25 30 -1 0 23 0", {2, 2, 3, 3, 5}, 1);
        const Reason reason = compare(position, keep(position, {3, 3}), keep(position, {3, 3, 5}));
        QVERIFY(has(reason, Kind::makes));
        QVERIFY2(!has(reason, Kind::more_dice), text(reason, position).c_str());
    }

    // The bonus takes nine points more: two sixes.
    void in_the_last_upper_box_what_the_bonus_takes_is_wanted() {
        const Position position = *parse_position("1 8 9 16 20 -1 25 -1 25 30 40 0 26 0 "
                                                  "4 4 3 16 20 24 23 -1 25 30 -1 50 24 0 "
                                                  "3 4 5 5 6 2");
        const Reason reason = compare(position, keep(position, {6}), keep(position, {3, 6}));
        const auto found = std::ranges::find(reason.statements, Kind::more_dice, &Statement::kind);
        QVERIFY2(found != reason.statements.end(), text(reason, position).c_str());
        QCOMPARE(found->dice.count(6), 2);
        QCOMPARE(found->dice.size(), 2);
        QVERIFY(std::abs(found->often - (1 - std::pow(5.0 / 6, 4))) < 1e-9);
        QVERIFY(std::abs(found->other_often - (1 - std::pow(5.0 / 6, 3))) < 1e-9);
    }

    // The bonus takes five points more: two threes, which the better keep holds.
    void dice_that_are_held_are_not_wanted_of_more_dice() {
        const auto position =
            position_of("3 6 -1 16 15 18 24 24 25 30 40 -1 -1 0", {1, 3, 3, 5, 6}, 1);
        const Reason reason = compare(position, keep(position, {3, 3}), keep(position, {3, 5, 6}));
        QVERIFY2(!has(reason, Kind::more_dice), text(reason, position).c_str());
    }

    // Two of 36 rolls make it: fewer than 3 % more than the other choice, but all of the loss.
    void a_pattern_that_is_the_whole_loss_is_said_with_its_probabilities() {
        const auto position = position_of("3 4 12 0 0 18 23 29 25 0 -1 0 18 0", {1, 3, 3, 3, 4}, 2);
        const Reason reason =
            compare(position, keep(position, {1, 3, 4}), keep(position, {3, 3, 3}));
        QCOMPARE(reason.statements.size(), std::size_t{1});
        QVERIFY2(reason.statements.front().kind == Kind::makes, text(reason, position).c_str());
        QVERIFY(std::abs(reason.statements.front().often - 2 / 36.0) < 1e-9);
        // As a joker the straight comes half as often.
        const double other = reason.statements.front().other_often;
        QVERIFY(std::abs(other - 1 / 36.0) < 1e-9);
        const std::string words = text(reason, position);
        QVERIFY2(words.find(share_text(other, {})) != std::string::npos, words.c_str());
        QCOMPARE(share_text(1e-15, {}), share_text(0, {})); // by rounding
    }

    void dice_that_count_nowhere_are_worthless() {
        const auto position = position_of(
            {{s6, 18}, {k3, 24}, {k4, 22}, {fh, 25}, {y, 0}, {ch, 22}, {s1, 2}, {s2, 6}},
            {6, 6, 6, 3, 4}, 1);
        const Reason reason = compare(position, keep(position, {3, 4}), keep(position, {6, 6, 6}));
        const Statement& first = reason.statements.front();
        QVERIFY(first.kind == Kind::worthless);
        QCOMPARE(first.dice.count(6), 3);
        QVERIFY(text(reason, position).starts_with("6 6 6 count only in boxes that are filled"));
    }

    // The better keep holds a three itself.
    void dice_that_a_straight_may_hold_are_not_worthless() {
        const auto position =
            position_of({{s3, 9}, {k3, 24}, {k4, 22}, {fh, 25}, {y, 0}, {ch, 22}, {s1, 2}, {s2, 6}},
                        {3, 3, 4, 5, 1}, 1);
        const Reason reason = compare(position, keep(position, {3, 4, 5}), keep(position, {3, 3}));
        QVERIFY2(!has(reason, Kind::worthless), text(reason, position).c_str());
    }

    void one_die_that_counts_nowhere_is_worthless() {
        const auto position =
            position_of("2 6 9 -1 15 -1 24 22 25 30 40 0 22 0", {6, 3, 1, 2, 2}, 1);
        const Reason reason = compare(position, keep(position, {6}), keep(position, {6, 3}));
        const Statement& first = reason.statements.front();
        QVERIFY2(first.kind == Kind::worthless, text(reason, position).c_str());
        QCOMPARE(first.dice, core::dice::Keep().plus(3));
    }

    void the_largest_parts_of_a_zero_are_said() {
        const auto position = position_of(
            {{s2, 6}, {s3, 9}, {s5, 15}, {s6, 18}, {k3, 20}, {fh, 25}, {ss, 30}, {ls, 0}, {ch, 22}},
            {1, 2, 4, 6, 6}, 3);
        const bool ones = value(position, Action::score(s1)) > value(position, Action::score(y));
        const Reason reason =
            compare(position, Action::score(ones ? s1 : y), Action::score(ones ? y : s1));
        QVERIFY2(broken_rule_of_points(reason).empty(), text(reason, position).c_str());
    }

    void two_boxes_stand_as_two_sums() {
        const auto position =
            position_of({{s1, 3}, {s3, 3}, {k3, 22}, {k4, 0}, {ls, 40}}, {3, 3, 3, 5, 5}, 3);
        const Reason reason = compare(position, Action::score(fh), Action::score(ch));
        const Statement& sums = reason.statements.front();
        QVERIFY(sums.kind == Kind::two_boxes && sums.is_for_better);
        QCOMPARE(sums.low, 25);
        QCOMPARE(sums.other_low, 19);
        QVERIFY(text(reason, position).find('\n') != std::string::npos);
    }

    void a_greater_sum_for_the_worse_box_is_an_objection() {
        // Sixes bring the bonus; four of a kind alone would bring more.
        const auto position =
            position_of({{s4, 8}, {s5, 15}, {ls, 40}, {ch, 23}}, {6, 6, 6, 3, 6}, 3);
        const Reason reason = compare(position, Action::score(s6), Action::score(k4));
        const auto boxes = std::ranges::find(reason.statements, Kind::two_boxes, &Statement::kind);
        QVERIFY2(boxes != reason.statements.end(), text(reason, position).c_str());
        QVERIFY(!boxes->is_for_better);
        QVERIFY(boxes->low + boxes->points < boxes->other_low + boxes->other_points);
        QVERIFY(reason.statements.front().is_for_better);
    }

    // A difference that is not shown spoke against the better choice, and the objection after it
    // had no "But".
    void two_boxes_of_the_same_points_are_no_objection() {
        const Position position = *parse_position("1 4 12 12 10 24 -1 0 25 30 -1 -1 -1 0 "
                                                  "2 6 6 12 15 24 -1 -1 25 30 40 -1 25 0 "
                                                  "5 3 4 4 3 3");
        const Reason reason = compare(position, Action::score(y), Action::score(ch));
        const auto boxes = std::ranges::find(reason.statements, Kind::two_boxes, &Statement::kind);
        QVERIFY(boxes != reason.statements.end() && boxes + 1 != reason.statements.end());
        QCOMPARE(std::lround(10 * (boxes->low + boxes->points)),
                 std::lround(10 * (boxes->other_low + boxes->other_points)));
        QVERIFY(boxes->is_for_better);
        QVERIFY2(text(reason, position).find("\nBut taking chance") != std::string::npos,
                 text(reason, position).c_str());
    }

    void a_joker_is_called_a_joker() {
        const auto position = position_of({{s4, 12}, {y, 50}, {k3, 20}}, {4, 4, 4, 4, 4}, 3);
        const Reason reason = compare(position, Action::score(ls), Action::score(ch));
        const std::string words = text(reason, position);
        QVERIFY2(words.find("large straight as a joker") != std::string::npos, words.c_str());
    }

    void the_usual_game_counts_more_than_a_rare_one_to_win() {
        // Fifty points in one game of fifteen are not worth four in all others.
        Position position =
            position_of("3 6 9 12 15 18 20 14 25 30 40 -1 -1 0", {2, 2, 3, 5, 6}, 3);
        const Card opponent = position.mover.with_points(y, 0).with_points(ch, 21);
        position.opponents = {opponent};
        const Reason reason = compare_for(to_win, position);
        QVERIFY2(has(reason, Kind::rare_points), text(reason, position).c_str());
        QVERIFY(reason.statements.back().kind == Kind::wins);
        QCOMPARE(reason.statements.back().points, opponent.total());
        QVERIFY2(broken_rule(reason).empty(), text(reason, position).c_str());
    }

    void the_score_above_which_the_other_choice_gains_is_said() {
        const Position position = *parse_position("4 8 6 16 15 -1 -1 26 25 30 -1 50 20 0 "
                                                  "1 4 9 12 -1 24 22 -1 25 30 40 -1 22 0 "
                                                  "2 4 6 4 4 1");
        const Reason reason =
            compare_for({Objective::Kind::beat, 230}, position, keep(position, {4, 4, 4}));
        const auto found = std::ranges::find(reason.statements, Kind::won_anyway, &Statement::kind);
        QVERIFY2(found != reason.statements.end(), text(reason, position).c_str());
        QVERIFY(found->points >= 230 && found->other_often > found->often);
    }

    // "Brings no more points", and then "brings 0.2 points more".
    void a_choice_of_more_points_is_not_said_to_bring_none() {
        const Position position = *parse_position("2 -1 -1 -1 -1 18 -1 -1 -1 -1 -1 -1 -1 0 "
                                                  "-1 -1 6 16 -1 -1 -1 -1 -1 -1 40 -1 -1 0 "
                                                  "1 4 1 1 2 2");
        for (const double by_mean : {0.006, 0.001}) {
            const Reason reason =
                of_stakes(position, keep(position, {2, 4}), keep(position, {4}), by_mean);
            QVERIFY2(broken_rule(reason).empty(), text(reason, position).c_str());
            QVERIFY2(!has(reason, Kind::spread), text(reason, position).c_str());
            QCOMPARE(std::ranges::count(reason.statements, Kind::points, &Statement::kind), 1);
        }
    }

    // "Brings 0.0 points more on average".
    void even_points_are_not_counted() {
        const Position position = *parse_position("0 6 12 12 15 18 -1 29 25 30 40 50 -1 0 "
                                                  "1 -1 6 12 15 18 17 24 25 30 -1 50 21 0 "
                                                  "6 4 1 1 1 1");
        for (const double by_mean : {0.004, -0.003})
            for (const WinStakes::Gap gap : {WinStakes::Gap{}, WinStakes::Gap{220, 0.2, 0.3}}) {
                const Reason reason = of_stakes(position, keep(position, {6}),
                                                keep(position, {1, 1, 1}), by_mean, gap);
                QVERIFY2(broken_rule(reason).empty(), text(reason, position).c_str());
                QVERIFY2(!has(reason, Kind::points), text(reason, position).c_str());
                QVERIFY2(text(reason, position).find(" 0.0 points") == std::string::npos,
                         text(reason, position).c_str());
            }
    }

    // Both have 174 points; full house and large straight make the difference.
    void a_box_without_which_nobody_wins_is_named() {
        const Position position = *parse_position("1 2 6 12 20 24 22 0 -1 30 -1 0 22 0 "
                                                  "1 6 9 16 20 18 23 -1 25 30 -1 0 23 0 "
                                                  "5 3 1 3 3 2");
        const Reason reason = compare_for(to_win, position, keep(position, {3, 3, 3}));
        const auto found = std::ranges::find(reason.statements, Kind::needed, &Statement::kind);
        QVERIFY2(found != reason.statements.end(), text(reason, position).c_str());
        QVERIFY(found->box == ls);
        QCOMPARE(found->points, 199.0); // 174 and a full house
        QVERIFY(found->often > found->other_often);
    }
};

} // namespace test_reason
