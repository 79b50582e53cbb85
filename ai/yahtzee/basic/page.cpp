// The page. Made by
//     experiments basic --page ai/yahtzee/basic/page.cpp
// which searches a better one from here; don't edit.

#include "ai/yahtzee/basic/strategy.h"

#include <initializer_list>

namespace ai::yahtzee::basic {

using enum core::yahtzee::Box;
using core::yahtzee::Box;
using core::yahtzee::BoxSet;

namespace {

using P = Pattern::Kind;
using C = Condition::Kind;
using K = Keeping::Kind;

BoxSet boxes(std::initializer_list<Box> list) {
    BoxSet set;
    for (const Box box : list) set = set.with(box);
    return set;
}

// clang-format off
Strategy make_page() {
    Strategy page;
    page.mean = 247.418785;
    page.worths_number = 2;
    page.worths_gain = 18.456658;
    page.worths = {7, 8.5, 10, 12, 13.5, 16.5, 23, 15, 15, 25, 29, 10, 26.5};
    page.par = ParLine{4, 1, 2.443544};
    page.rules.push_back({23, {P::full_house}, {{C::face_open}, {C::roll, {}, 1}}, {K::face}, {}, 0.215177});
    page.rules.push_back({21, {P::full_house}, {{C::open, boxes({full_house})}, {C::face_filled}, {C::roll, {}, 2}}, {K::stop}, {}, 0.368887});
    page.rules.push_back({16, {P::alike, 3}, {{C::any_open, boxes({three_of_a_kind, four_of_a_kind, chance})}}, {K::face}, {6, 5, 4}, 0.723507});
    page.rules.push_back({19, {P::alike, 5}, {}, {K::stop}, {}, 0.433449});
    page.rules.push_back({3, {P::run, 5}, {{C::open, boxes({large_straight})}}, {K::stop}, {}, 7.429797});
    page.rules.push_back({13, {P::full_house}, {{C::open, boxes({full_house})}}, {K::stop}, {}, 2.864519});
    page.rules.push_back({8, {P::alike, 4}, {}, {K::face}, {}, 1.330986});
    page.rules.push_back({6, {P::alike, 3}, {{C::face_open}}, {K::face}, {}, 3.133001});
    page.rules.push_back({24, {P::alike, 2}, {{C::filled, boxes({small_straight})}, {C::face_open}}, {K::face}, {6, 5, 4, 3}, 0.190954});
    page.rules.push_back({1, {P::run, 4}, {{C::open, boxes({large_straight})}}, {K::pattern}, {}, 26.114459});
    page.rules.push_back({12, {P::run, 4}, {{C::open, boxes({small_straight})}}, {K::stop}, {}, 3.413563});
    page.rules.push_back({5, {P::alike, 2}, {{C::face_open}}, {K::face}, {6, 5, 4, 3, 2}, 1.627013});
    page.rules.push_back({10, {P::alike, 3}, {{C::any_open, boxes({three_of_a_kind, four_of_a_kind})}}, {K::face}, {}, 1.122611});
    page.rules.push_back({15, {P::alike, 2}, {{C::any_open, boxes({three_of_a_kind, chance})}, {C::face_filled}}, {K::face}, {6, 5}, 1.457582});
    page.rules.push_back({25, {P::run, 3, 1}, {{C::open, boxes({small_straight, large_straight})}}, {K::pattern}, {2}, 0.161825});
    page.rules.push_back({14, {P::run, 4, 1}, {{C::open, boxes({large_straight})}, {C::filled, boxes({small_straight})}}, {K::pattern}, {}, 1.628104});
    page.rules.push_back({18, {P::alike, 1}, {{C::any_open, boxes({small_straight, large_straight})}, {C::face_open}}, {K::face}, {5, 4, 6, 3, 2}, 0.436804});
    page.rules.push_back({17, {P::two_pairs}, {{C::open, boxes({full_house})}}, {K::pattern}, {}, 0.773414});
    page.rules.push_back({22, {P::alike, 2}, {{C::face_open}}, {K::face}, {}, 0.352341});
    page.rules.push_back({9, {P::run, 3}, {{C::any_open, boxes({small_straight, large_straight})}}, {K::pattern}, {}, 4.658802});
    page.rules.push_back({11, {P::alike, 1}, {{C::face_open}}, {K::face}, {}, 4.021774});
    page.rules.push_back({20, {P::run, 3, 1}, {{C::any_open, boxes({small_straight, large_straight})}, {C::filled, boxes({three_of_a_kind, full_house})}}, {K::pattern}, {}, 0.411208});
    page.rules.push_back({26, {P::alike, 1}, {{C::any_open, boxes({three_of_a_kind, chance})}}, {K::face}, {6, 5, 4}, 0.104328});
    page.rules.push_back({7, {P::any}, {{C::filled, boxes({three_of_a_kind, four_of_a_kind, full_house, yahtzee})}}, {K::nothing}, {}, 1.297555});
    return page;
}
// clang-format on

} // namespace

const Strategy& page() {
    static const Strategy strategy = make_page();
    return strategy;
}

} // namespace ai::yahtzee::basic
