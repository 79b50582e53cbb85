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

Strategy make_page() {
    Strategy page;
    page.worths_number = 3;
    page.worths = {6, 7, 9, 12, 14, 15, 23, 16, 19, 26, 30, 13, 26};
    page.par = ParLine{18, 1};
    page.rules.push_back({1, {P::alike, 5}, {}, {K::stop}});
    page.rules.push_back({2, {P::run, 5}, {{C::open, boxes({large_straight})}}, {K::stop}});
    page.rules.push_back({4, {P::full_house}, {{C::open, boxes({full_house})}}, {K::stop}});
    page.rules.push_back({5, {P::alike, 4}, {}, {K::face}});
    page.rules.push_back({6, {P::alike, 3}, {{C::face_open}}, {K::face}});
    page.rules.push_back({7, {P::run, 4}, {{C::open, boxes({large_straight})}}, {K::pattern}});
    page.rules.push_back({8, {P::run, 4}, {{C::open, boxes({small_straight})}}, {K::stop}});
    page.rules.push_back({9,
                          {P::alike, 3},
                          {{C::any_open, boxes({four_of_a_kind, full_house, yahtzee})}},
                          {K::face}});
    page.rules.push_back({10, {P::two_pairs}, {{C::open, boxes({full_house})}}, {K::pattern}});
    page.rules.push_back({11, {P::alike, 2}, {{C::face_open}}, {K::face}});
    page.rules.push_back(
        {12, {P::dice, 0, 0, {3, 4, 5}}, {{C::open, boxes({small_straight})}}, {K::pattern}});
    page.rules.push_back({13, {P::run, 4, 1}, {{C::open, boxes({large_straight})}}, {K::pattern}});
    page.rules.push_back(
        {14, {P::alike, 2}, {{C::any_open, boxes({four_of_a_kind, yahtzee})}}, {K::face}});
    page.rules.push_back({15, {P::alike, 1}, {{C::face_open}}, {K::face}});
    page.rules.push_back({16, {P::run, 3, 1}, {{C::open, boxes({small_straight})}}, {K::pattern}});
    page.rules.push_back({17, {P::dice, 0, 0, {5, 6}}, {{C::open, boxes({chance})}}, {K::pattern}});
    return page;
}

} // namespace

const Strategy& page() {
    static const Strategy strategy = make_page();
    return strategy;
}

} // namespace ai::yahtzee::basic
