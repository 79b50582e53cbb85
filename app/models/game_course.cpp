#include "app/models/game_course.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/state/card_state.h"

#include <algorithm>

namespace app::models {

using ai::yahtzee::decide::RankedAction;
using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

namespace {

double expected_final(const Card& card, const ai::yahtzee::solve::Values& values) {
    if (card.is_complete()) return card.total();
    return card.total() + values.points(ai::yahtzee::state::state_of(card));
}

// What the player does at a decision of his, judged.
void judge(GameCourse& course, const Game& game, std::size_t moment, Action made,
           const ai::yahtzee::solve::Values& values,
           const ai::yahtzee::review::GradeLimits& limits) {
    const auto ranked = ai::yahtzee::decide::rank_choices(values, game.position());
    const auto found = std::ranges::find_if(ranked, [&](const RankedAction& choice) {
        return made.is_same_choice(choice.action, game.dice());
    });
    if (found == ranked.end()) return;
    CourseTurn& turn = course.turns.back();
    turn.loss += found->loss;
    turn.grade = std::max(turn.grade, limits.of(found->loss));
    course.losses += found->loss;
    if (found->loss >= limits.inaccuracy)
        course.mistakes.push_back({moment, made, ranked.front().action, found->loss});
}

} // namespace

GameCourse course_of(const session::Timeline& timeline, std::size_t until, int seat,
                     const ai::yahtzee::solve::Values& values,
                     const ai::yahtzee::review::GradeLimits& limits) {
    GameCourse course;
    const auto& states = timeline.states();
    const Game& first = states.front();
    for (int of = 0; of < first.players(); ++of)
        course.expected.push_back({expected_final(first.card(of), values)});
    const auto& line = timeline.record().line;
    for (std::size_t moment = 0; moment < until; ++moment) {
        const Game& game = states[moment];
        if (game.phase() != Phase::to_decide) continue;
        const auto* action = std::get_if<Action>(&line[moment].move);
        if (!action) continue;
        const int mover = game.mover();
        if (mover == seat) {
            if (game.roll_number() == 1 || course.turns.empty()) course.turns.push_back({moment});
            judge(course, game, moment, *action, values, limits);
        }
        if (action->is_score())
            course.expected[static_cast<std::size_t>(mover)].push_back(
                expected_final(states[moment + 1].card(mover), values));
    }
    const auto& own = course.expected[static_cast<std::size_t>(seat)];
    course.luck = own.back() - own.front() + course.losses;
    std::ranges::stable_sort(course.mistakes, std::greater(), &CourseMistake::loss);
    return course;
}

} // namespace app::models
