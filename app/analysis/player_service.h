// Lets the programs decide, one question at a time, on a thread of its own: some of them think, and
// some need the solved game first.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "app/analysis/latest_request.h"
#include "app/analysis/table_service.h"
#include "app/analysis/values_service.h"
#include "core/yahtzee/position.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace app::analysis {

// Which of the programs; players that remember things are not shared between seats.
struct PlayerKey {
    std::string name; // in the roster
    int seat;
    core::yahtzee::Rules rules;

    friend auto operator<=>(const PlayerKey&, const PlayerKey&) = default;
};

class PlayerService : public QObject {
    Q_OBJECT

public:
    PlayerService(ValuesService& values, TableService& tables, QObject* parent = nullptr)
        : QObject(parent), values_(values), tables_(tables), questions_(this) {}

    // Answers later with answered() or failed(), on this object's thread.
    void ask(const PlayerKey& key, const core::yahtzee::Position& position);

    // Nobody waits for the answer any more.
    void forget() { questions_.forget(); }

Q_SIGNALS:
    void answered(core::yahtzee::Action action);
    void failed(const QString& why);

private:
    struct Answer {
        std::optional<core::yahtzee::Action> action; // nothing: it failed, or was stopped
        std::string failure;
    };

    // A player, and what it was given of the tables, if it asked for them; null: nothing.
    struct Seated {
        std::unique_ptr<ai::yahtzee::players::Player> player;
        std::optional<ai::yahtzee::solve::SharedScoreSource> score_source = {};
    };

    Answer decide(const PlayerKey& key, const core::yahtzee::Position& position,
                  const std::stop_token& stop);
    core::yahtzee::Action choose(const PlayerKey& key, const core::yahtzee::Position& position,
                                 const std::stop_token& stop);
    Seated seat(const PlayerKey& key, const std::stop_token& stop);

    ValuesService& values_;
    TableService& tables_;
    std::map<PlayerKey, Seated> players_; // the thread's own
    LatestRequest questions_;
};

} // namespace app::analysis
