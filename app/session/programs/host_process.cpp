#include "app/session/programs/host_process.h"

#include "app/session/programs/judge_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace app::session {

HostProcess::HostProcess(QString command, QStringList options, QObject* parent,
                         std::chrono::milliseconds patience)
    : QObject(parent),
      command_(std::move(command)),
      options_(std::move(options)),
      process_(new QProcess) {
    process_->setWorkingDirectory(QDir::homePath());
    patience_.setSingleShot(true);
    patience_.setInterval(patience);
    connect(process_, &QProcess::readyReadStandardOutput, this, &HostProcess::readLines);
    connect(process_, &QProcess::readyReadStandardError, this,
            [this] { errors_ = (errors_ + process_->readAllStandardError()).right(errors_kept); });
    connect(process_, &QProcess::finished, this, [this] {
        readLines();
        giveUp(tr("alea-judge ended before it answered"));
    });
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            giveUp(tr("alea-judge can't be started: %1").arg(process_->errorString()));
    });
    connect(&patience_, &QTimer::timeout, this, [this] {
        giveUp(tr("alea-judge doesn't answer"));
        process_->kill();
    });
}

HostProcess::~HostProcess() { leave_process(process_); }

bool HostProcess::start() {
    if (process_->state() != QProcess::NotRunning) return true;
    const QString judge = judge_program();
    if (judge.isEmpty()) return false;
    errors_.clear();
    process_->start(judge, QStringList{"yahtzee", "host", "--protection", "basic"} + options_ +
                               QStringList{"--", command_});
    return true;
}

void HostProcess::ask(const core::yahtzee::Position& position, Take take, Fail fail) {
    cancel();
    if (!start()) {
        QTimer::singleShot(0, this, [fail] { fail(judge_is_missing()); });
        return;
    }
    Question question{QByteArray::fromStdString(to_text(position)) + '\n', std::move(take),
                      std::move(fail)};
    if (asked_)
        next_ = std::move(question);
    else
        send(std::move(question));
}

void HostProcess::send(Question question) {
    asked_ = std::move(question);
    process_->write(asked_->position);
    patience_.start();
}

void HostProcess::cancel() {
    next_.reset();
    if (asked_) asked_ = Question{};
}

void HostProcess::readLines() {
    while (process_->canReadLine()) answer(process_->readLine());
}

void HostProcess::answer(const QByteArray& line) {
    if (!asked_) return;
    const Question question = *std::exchange(asked_, std::nullopt);
    patience_.stop();
    if (next_) send(*std::exchange(next_, std::nullopt));
    if (!question.take) return;
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const auto action = core::yahtzee::Action::from_code(object.value("action").toInt(-1));
    if (action) return question.take(*action);
    const QString failure = object.value("failure").toString();
    question.fail(failure.isEmpty() ? tr("alea-judge gave no answer") : failure);
}

void HostProcess::giveUp(const QString& why) {
    patience_.stop();
    const QString lines = last_lines(errors_);
    const QString words = lines.isEmpty() ? why : tr("%1:\n%2").arg(why, lines);
    const auto asked = std::exchange(asked_, std::nullopt);
    const auto next = std::exchange(next_, std::nullopt);
    const Fail fail = next ? next->fail : asked ? asked->fail : nullptr; // one is waited for
    if (fail) fail(words);                                               // may delete this
}

} // namespace app::session
