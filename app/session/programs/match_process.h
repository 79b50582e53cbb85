// A match between two programs under the judge, watched: `alea-judge yahtzee match --json-lines
// --pace step`. Each action waits for a line from here, so that the pace can change and the match
// stop and go on at any time. Nothing here waits for it.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <QJsonObject>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <chrono>
#include <memory>
#include <optional>

namespace app::session {

struct MatchSide {
    QString name;
    QString command;
    std::string program = {}; // as a record has it
};

struct MatchGame {
    int number = 0; // from 1
    int first = 0;  // side, 0 or 1
    std::array<int, 2> points{};
    std::optional<int> winner; // side; nothing: a tie
    bool is_forfeit = false;
};

// The score of the first side, over the games so far.
struct MatchScore {
    int played = 0;   // or lost at once
    double score = 0; // 0 to 1
    double low = 0;   // 99 % interval
    double high = 1;
};

class MatchProcess : public QObject {
    Q_OBJECT

public:
    enum class State { idle, playing, paused, ended };

    static constexpr std::chrono::milliseconds at_once{0};

    explicit MatchProcess(QStringList options = {}, QObject* parent = nullptr);
    ~MatchProcess() override; // without waiting

    // Another match ends the one before.
    void start(const std::array<MatchSide, 2>& sides, int games);
    void setPace(std::chrono::milliseconds pace); // of each action
    void pause();
    void resume();
    void step(); // one action, while it is paused
    void stop(); // for good; what was played stays

    State state() const { return state_; }
    const std::array<MatchSide, 2>& sides() const { return sides_; }
    const std::vector<MatchGame>& games() const { return games_; }
    // After each game, and after those that a program lost at once.
    const std::vector<MatchScore>& scores() const { return scores_; }

    QString logPath() const;
    const core::dice::Seed& seed() const { return seed_; }

Q_SIGNALS:
    void stateChanged();
    void rolled(int side, int turn, const core::yahtzee::Position& position);
    void acted(int side, core::yahtzee::Action action);
    void gameEnded();
    void failed(const QString& why); // a program, or the judge: in words
    void ended();

private:
    void makeProcess();
    bool writeSeed();
    void readLines();
    void take(const QJsonObject& event);
    void takeGame(const QJsonObject& event);
    void takeReport(const QJsonObject& report);
    void allow(); // one action
    void setState(State state);
    void leaveProcess();

    QStringList options_;
    QProcess* process_ = nullptr;
    std::unique_ptr<QTemporaryDir> folder_;
    core::dice::Seed seed_{};
    std::array<MatchSide, 2> sides_;
    State state_ = State::idle;
    std::chrono::milliseconds pace_{300};
    QTimer clock_;
    bool waits_ = false;      // the judge, for a line before the next action
    bool is_allowed_ = false; // the next action, before the judge waits
    std::vector<MatchGame> games_;
    std::vector<MatchScore> scores_;
    QByteArray errors_;
};

} // namespace app::session
