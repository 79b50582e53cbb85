#include "app/session/lesson.h"

#include <QCoreApplication>

namespace app::session {

using core::dice::Dice;
using core::yahtzee::Action;
using core::yahtzee::Box;
using core::yahtzee::Card;
using core::yahtzee::Game;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

Game table(const Card& card, const Dice& dice, int roll_number) {
    Game game = Game({card}, 0, {}).with_roll(dice);
    while (game.roll_number() < roll_number) game = game.apply(Action::hold_all()).with_roll(dice);
    return game;
}

// In the middle of a game; the rest is open.
Card filled(std::initializer_list<std::pair<Box, int>> boxes) {
    Card card;
    for (const auto& [box, points] : boxes) card = card.with_points(box, points);
    return card;
}

} // namespace

std::vector<LessonStep> lesson_steps() {
    return {
        {table({}, {6, 6, 6, 2, 1}, 1), Action::hold(0b00111),
         Words::tr("Your first roll. Click the dice that you want to keep, then roll the others."),
         Words::tr("Three sixes are a treasure: they can grow into four or five of a kind, and "
                   "every six counts toward the bonus. Keeping the 2 or the 1 beside them would "
                   "only throw fewer dice.")},
        {table({}, {6, 6, 6, 6, 2}, 3), Action::score(Box::sixes),
         Words::tr("No rolls are left. Click the box that these dice should fill."),
         Words::tr("Four sixes in the sixes give 24, and that is more than the 26 of four of a "
                   "kind: the upper boxes bring a bonus of 35 from 63 points on, and three of "
                   "each face are just enough. The fourth six is a point ahead of the plan.")},
        {table({}, {2, 3, 4, 5, 5}, 1), Action::hold(0b01111),
         Words::tr("A small straight lies there already. What do you keep?"),
         Words::tr("2 3 4 5 is safe for 30, and two rolls for one die reach 1 or 6, the large "
                   "straight for 40, more often than not. A pair of fives is no match for that.")},
        {table({}, {1, 3, 3, 5, 5}, 1), Action::hold(0b11000),
         Words::tr("Two pairs. It looks like a full house. What do you keep?"),
         Words::tr("One pair, the higher: it can become three, four or five fives or a full house. "
                   "Two pairs leave one die to roll, and only a third of these rolls help.")},
        {table(filled({{Box::threes, 9},
                       {Box::sixes, 18},
                       {Box::three_of_a_kind, 22},
                       {Box::full_house, 25}}),
               {1, 1, 2, 4, 6}, 3),
         Action::score(Box::ones),
         Words::tr("The last roll was bad, and some box must be filled. Which one do you give?"),
         Words::tr("The ones: 2 points there are hardly less than usual. Chance would take 14 "
                   "now, but it is worth 22 on average later: keep it for a better bad roll.")},
        {table(filled({{Box::threes, 9},
                       {Box::sixes, 18},
                       {Box::three_of_a_kind, 22},
                       {Box::full_house, 25},
                       {Box::yahtzee, 50}}),
               {4, 4, 4, 4, 4}, 3),
         Action::score(Box::fours),
         Words::tr("A second Yahtzee! The box for it is filled. Where do these dice go?"),
         Words::tr("Into the fours, as the rule wants it: 20 points, and 100 more, since the "
                   "Yahtzee box holds 50. Had the fours been filled, any lower box would count in "
                   "full.")}};
}

bool is_best(const LessonStep& step, Action action) {
    if (action.is_score() || step.best.is_score()) return action == step.best;
    return action.keep(step.game.dice()) == step.best.keep(step.game.dice());
}

} // namespace app::session
