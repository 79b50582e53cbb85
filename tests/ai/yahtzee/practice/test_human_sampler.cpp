// The sampler against the player that it stands for.

#include "ai/yahtzee/players/human_like.h"
#include "ai/yahtzee/practice/seeded_games.h"
#include "ai/yahtzee/turn/turn_plan.h"
#include "tests/ai/yahtzee/published.h"
#include "tests/support/test.h"

#include <cmath>
#include <map>

namespace test_human_sampler {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::practice;
using namespace core::yahtzee;

class TestHumanSampler : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choices_are_as_likely_as_those_of_human_08() {
        const SharedValues& values = tests::solved_values();
        Position position;
        position.opponents = {Card{}};
        position.dice = {4, 4, 2, 6, 5};
        const auto ranking = rank_choices(*values, position);
        TurnPlan plan;
        HumanLike(values, temperature_of_loss(0.8), 1).plan({}, plan);

        constexpr int draws = 40'000;
        const auto seed = core::dice::seed_from_number(1);
        const HumanSampler sampler(human_08_decay);
        std::map<int, int> counts; // by code
        for (int i = 0; i < draws; ++i)
            ++counts[sampler
                         .choose(ranking,
                                 decision_bits(seed, static_cast<std::uint64_t>(i), 0, 0, 1))
                         .code()];
        for (const auto& [decision, probability] :
             plan.of(1, core::dice::Roll::of(position.dice))) {
            const int count = counts[decision.action(position.dice).code()];
            const double error = std::sqrt(draws * probability * (1 - probability));
            QVERIFY(std::abs(count - draws * probability) < 4.5 * error + 1);
        }
    }

    void no_choice_is_drawn_that_loses_too_much_ever_to_be_made() {
        const std::vector<RankedAction> ranking{{Action::score(Box::chance), 100, 0, {}},
                                                {Action::score(Box::ones), 10, 90, {}}};
        const HumanSampler sampler(human_08_decay);
        for (std::uint64_t i = 0; i < 64; ++i)
            QCOMPARE(sampler.choose(ranking, (i << 58) + 0x7fff'ffff + i), ranking.front().action);
    }

    void the_bits_of_decisions_are_those_of_every_machine() {
        const auto seed = core::dice::seed_from_number(1);
        QCOMPARE(decision_bits(seed, 0, 0, 0, 1), std::uint64_t{11271006758924276443u});
        QVERIFY(decision_bits(seed, 0, 0, 0, 1) != decision_bits(seed, 0, 0, 0, 2));
        QVERIFY(decision_bits(seed, 0, 0, 1, 1) != decision_bits(seed, 0, 1, 0, 1));
    }
};

} // namespace test_human_sampler
