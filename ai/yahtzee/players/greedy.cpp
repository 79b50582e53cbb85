#include "ai/yahtzee/players/greedy.h"

namespace ai::yahtzee::players {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using core::yahtzee::Box;

namespace {

// Among boxes of the same value the harder one is taken.
constexpr BoxOrder harder_first{Box::yahtzee,    Box::large_straight, Box::four_of_a_kind,
                                Box::full_house, Box::small_straight, Box::three_of_a_kind,
                                Box::sixes,      Box::fives,          Box::fours,
                                Box::threes,     Box::twos,           Box::ones,
                                Box::chance};

} // namespace

Greedy::Greedy(core::yahtzee::Rules rules)
    : Searcher(
          rules, [](const CardState&) { return 0.0; }, harder_first) {}

} // namespace ai::yahtzee::players
