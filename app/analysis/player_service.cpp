#include "app/analysis/player_service.h"

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/tables/table_file.h"

#include <QRandomGenerator>

#include <stdexcept>

namespace app::analysis {

using core::yahtzee::Position;

namespace {

struct Stopped {};

} // namespace

void PlayerService::ask(const PlayerKey& key, const Position& position) {
    values_.want(key.rules);
    tables_.want(key.rules);
    questions_.ask(
        [this, key, position](const std::stop_token& stop) { return decide(key, position, stop); },
        [this](const Answer& answer) {
            if (answer.action)
                Q_EMIT answered(*answer.action);
            else if (!answer.failure.empty())
                Q_EMIT failed(QString::fromStdString(answer.failure));
        });
}

// On the service's own thread.
PlayerService::Answer PlayerService::decide(const PlayerKey& key, const Position& position,
                                            const std::stop_token& stop) try {
    try {
        return {choose(key, position, stop), {}};
    } catch (const ai::yahtzee::tables::TableError&) {
        tables_.drop(key.rules, players_[key].score_source.value_or(nullptr));
    }
    return {choose(key, position, stop), {}};
} catch (const Stopped&) {
    return {};
} catch (const std::exception& fault) {
    return {{}, fault.what()};
}

core::yahtzee::Action PlayerService::choose(const PlayerKey& key, const Position& position,
                                            const std::stop_token& stop) {
    Seated& seated = players_[key];
    // Whoever uses the tables sits down anew when they come or go.
    if (!seated.player || (seated.score_source && *seated.score_source != tables_.find(key.rules)))
        seated = seat(key, stop);
    return seated.player->choose(position);
}

PlayerService::Seated PlayerService::seat(const PlayerKey& key, const std::stop_token& stop) {
    Seated seated;
    ai::yahtzee::players::PlayerOptions options;
    options.rules = key.rules;
    options.seed = QRandomGenerator::system()->generate64();
    options.values = [&] {
        ai::yahtzee::solve::SharedValues solved = values_.wait(key.rules, stop);
        if (!solved) throw Stopped();
        return solved;
    };
    options.score_source = [&] { return seated.score_source.emplace(tables_.find(key.rules)); };
    seated.player = ai::yahtzee::players::make_player(key.name, options);
    if (!seated.player) throw std::runtime_error("there is no player of that name");
    return seated;
}

} // namespace app::analysis
