#include "ai/yahtzee/players/greedy.h"

namespace ai::yahtzee::players {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using core::yahtzee::Box;

namespace {

// Ties go to the harder box.
constexpr BoxPreference harder_last{
    Box::chance,         Box::ones,       Box::twos,           Box::threes,
    Box::fours,          Box::fives,      Box::sixes,          Box::three_of_a_kind,
    Box::small_straight, Box::full_house, Box::four_of_a_kind, Box::large_straight,
    Box::yahtzee};

} // namespace

Greedy::Greedy(core::yahtzee::Rules rules)
    : Searcher(
          rules, [](const CardState&) { return 0.0; }, harder_last) {}

} // namespace ai::yahtzee::players
