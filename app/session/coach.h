// What every choice on the table is worth, found at once from the solved values; and how the last
// choice of a person compares with the best. Says nothing until the values are there.

#pragma once

#include "ai/yahtzee/coach/advice.h"
#include "app/engine/table_service.h"
#include "app/engine/values_service.h"
#include "app/session/game_session.h"

#include <QObject>

#include <optional>
#include <vector>

namespace app {

enum class HintMode {
    off,
    on,
    guess_first, // only after the choice: how it compares
};

// The choices that a game offered, best first, and the one that was made, if any was.
struct Advice {
    core::yahtzee::Game game;
    std::vector<ai::yahtzee::Choice> choices;
    std::optional<std::size_t> made; // place in `choices`
};

class Coach : public QObject {
    Q_OBJECT

public:
    Coach(GameSession& session, ValuesService& values, TableService& tables,
          QObject* parent = nullptr);

    core::yahtzee::Rules rules() const { return session_.game().rules(); }
    HintMode mode() const { return mode_; }
    void setMode(HintMode mode);

    // For the dice on the table; nothing where there is none to give, or none wanted.
    std::optional<Advice> hint() const;

    // The choices on the table with `action` marked; nothing while the values are not there.
    std::optional<Advice> compared(core::yahtzee::Action action) const;

    // The last choice of a person in this game, compared; nothing after it was taken back.
    const std::optional<Advice>& lastChoice() const { return last_; }

Q_SIGNALS:
    // For another reason than a change of the game.
    void adviceChanged();

private:
    std::vector<ai::yahtzee::Choice> rank(const core::yahtzee::Game& game) const;

    GameSession& session_;
    ValuesService& values_;
    TableService& tables_;
    HintMode mode_ = HintMode::off;
    std::optional<Advice> last_;
};

} // namespace app
