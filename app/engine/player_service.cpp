#include "app/engine/player_service.h"

#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/tables/table_file.h"

#include <QRandomGenerator>
#include <QtConcurrent>

#include <stdexcept>

namespace app {

using core::yahtzee::Position;

namespace {

struct Stopped {};

} // namespace

PlayerService::PlayerService(ValuesService& values, TableService& tables, QObject* parent)
    : QObject(parent), values_(values), tables_(tables) {
    thread_.setMaxThreadCount(1);
}

PlayerService::~PlayerService() {
    stop_.request_stop();
    thread_.waitForDone();
}

void PlayerService::ask(const PlayerKey& key, const Position& position) {
    const quint64 question = ++question_;
    values_.want(key.rules);
    tables_.want(key.rules);
    QtConcurrent::run(&thread_, [this, key, position] {
        return decide(key, position);
    }).then(this, [this, question](const Answer& answer) { take(question, answer); });
}

void PlayerService::forget() { ++question_; }

// On the service's own thread.
PlayerService::Answer PlayerService::decide(const PlayerKey& key, const Position& position) try {
    try {
        return {choose(key, position), {}};
    } catch (const ai::yahtzee::TableError&) {
        tables_.drop(key.rules);
    }
    return {choose(key, position), {}};
} catch (const Stopped&) {
    return {};
} catch (const std::exception& fault) {
    return {{}, fault.what()};
}

core::yahtzee::Action PlayerService::choose(const PlayerKey& key, const Position& position) {
    Seated& seated = players_[key];
    // Whoever uses the tables sits down anew when they come or go.
    if (!seated.player || (seated.prospects && *seated.prospects != tables_.find(key.rules)))
        seated = seat(key);
    return seated.player->choose(position);
}

PlayerService::Seated PlayerService::seat(const PlayerKey& key) {
    Seated seated;
    ai::yahtzee::PlayerOptions options;
    options.rules = key.rules;
    options.seed = QRandomGenerator::system()->generate64();
    options.values = [&] {
        ai::yahtzee::SharedValues solved = values_.wait(key.rules, stop_.get_token());
        if (!solved) throw Stopped();
        return solved;
    };
    options.prospects = [&] { return seated.prospects.emplace(tables_.find(key.rules)); };
    seated.player = ai::yahtzee::make_player(key.name, options);
    if (!seated.player) throw std::runtime_error("there is no player of that name");
    return seated;
}

void PlayerService::take(quint64 question, const Answer& answer) {
    if (question != question_) return;
    if (answer.action)
        Q_EMIT answered(*answer.action);
    else if (!answer.failure.empty())
        Q_EMIT failed(QString::fromStdString(answer.failure));
}

} // namespace app
