#include "app/session/coach.h"

#include <algorithm>

namespace app {

using ai::yahtzee::Choice;
using core::yahtzee::Action;
using core::yahtzee::Game;

namespace {

// Holds of the same dice are the same choice.
bool is_same_choice(const Game& game, Action a, Action b) {
    if (a.is_hold() != b.is_hold()) return false;
    return a.is_hold() ? a.keep(game.dice()) == b.keep(game.dice()) : a == b;
}

} // namespace

Coach::Coach(GameSession& session, ValuesService& values, TableService& tables, QObject* parent)
    : QObject(parent), session_(session), values_(values), tables_(tables) {
    connect(&session_, &GameSession::decided, this, [this](Action action) {
        if (session_.isPersonsTurn()) last_ = compared(action);
    });
    connect(&session_, &GameSession::changed, this, [this](GameSession::Change change) {
        if (change == GameSession::Change::began || change == GameSession::Change::moved)
            last_.reset();
        if (change != GameSession::Change::began) return;
        values_.want(session_.game().rules());
        tables_.want(session_.game().rules());
    });
    connect(&values_, &ValuesService::solved, this, &Coach::adviceChanged);
}

void Coach::setMode(HintMode mode) {
    if (mode == mode_) return;
    mode_ = mode;
    Q_EMIT adviceChanged();
}

std::vector<Choice> Coach::rank(const Game& game) const {
    const auto values = values_.find(game.rules());
    if (!values || game.phase() != core::yahtzee::Phase::to_decide) return {};
    return ai::yahtzee::rank_choices(*values, game.position());
}

std::optional<Advice> Coach::hint() const {
    if (mode_ != HintMode::on) return std::nullopt;
    Advice advice{session_.game(), rank(session_.game()), {}};
    if (advice.choices.empty()) return std::nullopt;
    return advice;
}

std::optional<Advice> Coach::compared(Action action) const {
    Advice advice{session_.game(), rank(session_.game()), {}};
    for (std::size_t i = 0; i < advice.choices.size() && !advice.made; ++i)
        if (is_same_choice(advice.game, advice.choices[i].action, action)) advice.made = i;
    if (!advice.made) return std::nullopt;
    return advice;
}

} // namespace app
