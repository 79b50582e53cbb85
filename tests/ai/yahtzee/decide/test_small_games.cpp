// The hint in games with two open boxes, against a search that tries everything.

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/yahtzee/legality.h"
#include "tests/core/yahtzee/games.h"
#include "tests/support/test.h"

#include <map>
#include <random>

namespace test_small_games {

using namespace ai::yahtzee::decide;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// The points still to come with the best play.
class Search {
public:
    explicit Search(Rules rules) : rules_(rules) {}

    double after(const Card& card, const Dice& dice, int roll_number, Action action) {
        if (action.is_hold()) return after_roll(card, action.keep(dice), roll_number + 1);
        const Card next = card.scored(rules_, Roll::of(dice), action.box());
        return next.total() - card.total() + (next.is_complete() ? 0 : after_roll(next, {}, 1));
    }

private:
    double best(const Card& card, Roll roll, int roll_number) {
        double best = 0;
        const Dice dice = roll.sorted();
        for (const Action action : legal_actions(rules_, {card, {}, dice, roll_number}))
            best = std::max(best, after(card, dice, roll_number, action));
        return best;
    }

    double after_roll(const Card& card, Keep kept, int roll_number) {
        const int upper = std::min(card.upper_points(), upper_bonus_threshold);
        const bool earns = card.points(Box::yahtzee) == yahtzee_points;
        double& points =
            known_.try_emplace({card.open(), upper, earns, kept, roll_number}, -1).first->second;
        if (points >= 0) return points;
        if (kept.size() == dice_count) return points = best(card, Roll::of(kept), roll_number);
        double sum = 0;
        for (int face = 1; face <= face_count; ++face)
            sum += after_roll(card, kept.plus(face), roll_number);
        return points = sum / face_count;
    }

    Rules rules_;
    std::map<std::tuple<BoxSet, int, bool, Keep, int>, double> known_;
};

Dice random_dice(std::mt19937& random) {
    Dice dice{};
    const auto faces = 1 + random() % 6; // few make Yahtzees, and jokers
    for (int& die : dice) die = 1 + static_cast<int>(random() % faces);
    return dice;
}

} // namespace

class TestSmallGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_choice_is_worth_what_trying_everything_finds_data() { tests::each_joker_rule(); }
    void every_choice_is_worth_what_trying_everything_finds() {
        QFETCH(JokerRule, rule);
        const Rules rules{rule};
        const auto values = ai::yahtzee::solve::solve(rules);
        Search search(rules);
        std::mt19937 random(7);
        const int games = qEnvironmentVariableIntValue("ALEA_LONG_TESTS") ? 30 : 3;
        for (int game = 0; game < games; ++game) {
            Card card;
            while (card.open().size() > 2) {
                const Dice dice = random_dice(random);
                const auto boxes = legal_boxes(rules, card.open(), Roll::of(dice));
                auto box = boxes.begin();
                std::advance(box, random() % static_cast<unsigned>(boxes.size()));
                card = card.scored(rules, Roll::of(dice), *box);
            }
            const Position position{
                card, {card}, random_dice(random), 1 + static_cast<int>(random() % 3)};
            for (const RankedAction& choice : rank_choices(*values, position)) {
                const double found =
                    card.total() +
                    search.after(card, position.dice, position.roll_number, choice.action);
                QVERIFY2(std::abs(choice.value - found) < 1e-4,
                         qPrintable(QString("%1: %2 %3")
                                        .arg(QString::fromStdString(to_text(position)))
                                        .arg(choice.value)
                                        .arg(found)));
            }
        }
    }
};

} // namespace test_small_games
