// Cards and games of tests.

#pragma once

#include "core/yahtzee/notation/record_words.h"

#include <QTest>

#include <cstddef>
#include <limits>

namespace tests {

// All boxes hold 0, but these are open.
inline core::yahtzee::Card card_with_open(core::yahtzee::BoxSet open) {
    core::yahtzee::Card card;
    for (const core::yahtzee::Box box : core::yahtzee::all_boxes)
        if (!open.contains(box)) card = card.with_points(box, 0);
    return card;
}

inline core::yahtzee::BoxSet boxes(std::initializer_list<core::yahtzee::Box> list) {
    core::yahtzee::BoxSet set;
    for (const core::yahtzee::Box box : list) set = set.with(box);
    return set;
}

// A row for each joker rule in the column "rule".
inline void each_joker_rule() {
    QTest::addColumn<core::yahtzee::JokerRule>("rule");
    for (const core::yahtzee::JokerRule rule : core::yahtzee::all_joker_rules)
        QTest::addRow("%s", std::string(name(rule)).c_str()) << rule;
}

// Plays a record on, with the dice of its seed, to the end or to `plies`. choose(game): the action.
template <class Choose>
core::yahtzee::Game play_on(core::yahtzee::notation::Record& record, Choose choose,
                            std::size_t plies = std::numeric_limits<std::size_t>::max()) {
    using namespace core::yahtzee;
    Game game = notation::start_of(record);
    while (game.phase() != Phase::over && record.line.size() < plies) {
        notation::Move move = core::dice::Dice{};
        if (game.phase() == Phase::to_roll)
            move = notation::next_dice(*record.dice, game);
        else
            move = choose(game);
        game = notation::play(game, move);
        record.line.push_back({move});
    }
    return game;
}

} // namespace tests
