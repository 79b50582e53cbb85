// A battle in progress: the rounds played and each player's state line.

#pragma once

#include "core/dilemma/answer.h"
#include "core/dilemma/history.h"
#include "core/dilemma/request.h"

#include <cassert>
#include <span>
#include <string>
#include <vector>

namespace core::dilemma {

class Game {
public:
    explicit Game(int players) : history_(players), states_(static_cast<std::size_t>(players)) {}

    const History& history() const { return history_; }
    const std::string& state(int id) const { return states_[static_cast<std::size_t>(id - 1)]; }

    Request request(int id, std::uint64_t number) const {
        return {id, history_, number, state(id)};
    }

    // answers[i] is that of ID i + 1.
    void finish_round(std::span<const Answer> answers) {
        assert(answers.size() == states_.size());
        Round round(history_.players());
        for (std::size_t i = 0; i < answers.size(); ++i) {
            for (const int victim : answers[i].victims) round.take(static_cast<int>(i) + 1, victim);
            states_[i] = answers[i].state;
        }
        history_.append(std::move(round));
    }

private:
    History history_;
    std::vector<std::string> states_;
};

} // namespace core::dilemma
