#include "app/session/programs/match_process.h"

#include "app/session/programs/judge_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace app::session {

namespace {

int side_of(const QJsonObject& event, const char* field) {
    return event.value(field).toString() == "b" ? 1 : 0;
}

} // namespace

MatchProcess::MatchProcess(QStringList options, QObject* parent)
    : QObject(parent), options_(std::move(options)) {
    connect(&clock_, &QTimer::timeout, this, [this] { allow(); });
}

MatchProcess::~MatchProcess() { leaveProcess(); }

void MatchProcess::leaveProcess() {
    clock_.stop();
    if (!process_) return;
    leave_process(std::exchange(process_, nullptr), std::move(folder_));
}

void MatchProcess::makeProcess() {
    process_ = new QProcess;
    process_->setWorkingDirectory(QDir::homePath());
    connect(process_, &QProcess::readyReadStandardOutput, this, &MatchProcess::readLines);
    connect(process_, &QProcess::readyReadStandardError, this,
            [this] { errors_ = (errors_ + process_->readAllStandardError()).right(errors_kept); });
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        setState(State::ended);
        Q_EMIT failed(tr("alea-judge can't be started: %1").arg(process_->errorString()));
    });
    connect(process_, &QProcess::finished, this, [this](int status) {
        readLines();
        setState(State::ended);
        const QString lines = last_lines(errors_);
        if (status != 0 && !lines.isEmpty()) Q_EMIT failed(lines);
        Q_EMIT ended();
    });
}

// Where no program sees it; the window knows it, so that every game can be verified at once.
bool MatchProcess::writeSeed() {
    folder_ = std::make_unique<QTemporaryDir>();
    for (std::uint8_t& byte : seed_)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    QFile file(folder_->filePath("seed"));
    return folder_->isValid() && file.open(QIODevice::WriteOnly) &&
           file.write(QByteArray::fromStdString(core::dice::to_text(seed_)) + '\n') > 0;
}

void MatchProcess::start(const std::array<MatchSide, 2>& sides, int games) {
    leaveProcess();
    sides_ = sides;
    games_.clear();
    scores_.clear();
    errors_.clear();
    const QString judge = judge_program();
    if (judge.isEmpty() || !writeSeed()) {
        setState(State::ended);
        return Q_EMIT failed(judge.isEmpty() ? judge_is_missing()
                                             : tr("a temporary folder can't be made"));
    }
    makeProcess();
    state_ = State::idle;
    waits_ = is_allowed_ = false;
    process_->start(judge, QStringList{"yahtzee", "match", "--games", QString::number(games),
                                       "--seed-file", folder_->filePath("seed"), "--log", logPath(),
                                       "--json-lines", "--pace", "step", "--protection", "basic"} +
                               options_ + QStringList{"--", sides_[0].command, sides_[1].command});
    resume();
}

QString MatchProcess::logPath() const {
    return folder_ ? folder_->filePath("match.log") : QString();
}

void MatchProcess::setPace(std::chrono::milliseconds pace) {
    pace_ = pace;
    if (state_ == State::playing) resume();
}

void MatchProcess::resume() {
    if (!process_ || state_ == State::ended) return;
    setState(State::playing);
    if (pace_ > at_once) return clock_.start(pace_);
    clock_.stop();
    allow();
}

void MatchProcess::pause() {
    if (state_ != State::playing) return;
    clock_.stop();
    is_allowed_ = false;
    setState(State::paused);
}

void MatchProcess::step() {
    if (state_ == State::paused) allow();
}

void MatchProcess::stop() {
    clock_.stop();
    if (process_) interrupt(process_);
}

// The judge gets a line only when it waits for one, so that a pause ends with the action at hand.
void MatchProcess::allow() {
    is_allowed_ = !waits_;
    if (std::exchange(waits_, false)) process_->write("\n");
}

void MatchProcess::setState(State state) {
    if (state == state_) return;
    state_ = state;
    if (state == State::ended) clock_.stop();
    Q_EMIT stateChanged();
}

void MatchProcess::readLines() {
    while (process_ && process_->canReadLine())
        take(QJsonDocument::fromJson(process_->readLine()).object());
}

void MatchProcess::take(const QJsonObject& event) {
    const QString kind = event.value("event").toString();
    const int side = side_of(event, "side");
    if (kind == "roll") {
        const auto position =
            core::yahtzee::parse_position(event.value("position").toString().toStdString());
        if (position) Q_EMIT rolled(side, event.value("turn").toInt(), *position);
        waits_ = true;
        if (is_allowed_ || (state_ == State::playing && pace_ == at_once)) allow();
    } else if (kind == "action") {
        const auto action = core::yahtzee::Action::from_code(event.value("action").toInt(-1));
        if (action) Q_EMIT acted(side, *action);
    } else if (kind == "failure" || kind == "rest") {
        Q_EMIT failed(tr("%1: %2").arg(sides_[static_cast<std::size_t>(side)].name,
                                       event.value("words").toString()));
    } else if (kind == "game") {
        takeGame(event);
    } else if (kind == "ended") {
        takeReport(event);
    }
}

// After games that a program lost at once, which have no events of their own.
void MatchProcess::takeReport(const QJsonObject& report) {
    const QJsonObject side = report.value("sides").toArray().at(0).toObject();
    int played = 0;
    for (const char* result : {"wins", "losses", "ties"}) played += side.value(result).toInt();
    if (played == (scores_.empty() ? 0 : scores_.back().played)) return;
    const QJsonArray interval = side.value("interval99").toArray();
    scores_.push_back({played, side.value("score").toDouble(), interval.at(0).toDouble(),
                       interval.at(1).toDouble(1)});
}

void MatchProcess::takeGame(const QJsonObject& event) {
    MatchGame game;
    game.number = event.value("game").toInt();
    game.first = side_of(event, "first");
    const QJsonArray points = event.value("points").toArray();
    game.points = {points.at(0).toInt(), points.at(1).toInt()};
    if (event.value("winner").toString() != "tie") game.winner = side_of(event, "winner");
    game.is_forfeit = event.value("forfeit").toBool() || event.value("forfeit").isObject() ||
                      event.value("forfeit").isString();
    games_.push_back(game);
    const QJsonArray interval = event.value("interval99").toArray();
    scores_.push_back({event.value("played").toInt(), event.value("score").toDouble(),
                       interval.at(0).toDouble(), interval.at(1).toDouble(1)});
    Q_EMIT gameEnded();
}

} // namespace app::session
