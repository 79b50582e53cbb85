// One contest program behind the judge's sandbox: `alea-judge yahtzee host 'COMMAND'`. Positions
// go in, actions or a failure in words come out, without ever waiting for it.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace app::session {

class HostProcess : public QObject {
    Q_OBJECT

public:
    using Take = std::function<void(core::yahtzee::Action)>;
    using Fail = std::function<void(const QString& why)>;

    // `options` of `alea-judge yahtzee host`. Starts nothing before the first question.
    // `patience`: with each answer; the judge itself waits for 10 seconds.
    HostProcess(QString command, QStringList options, QObject* parent = nullptr,
                std::chrono::milliseconds patience = std::chrono::seconds(30));
    ~HostProcess() override; // without waiting

    // `take` or `fail` follows, unless cancel() or another question comes first. The program gets
    // the question once it has answered the one before.
    void ask(const core::yahtzee::Position& position, Take take, Fail fail);
    void cancel();

private:
    struct Question {
        QByteArray position;
        Take take;
        Fail fail;
    };

    bool start();
    void send(Question question);
    void readLines();
    void answer(const QByteArray& line);
    void giveUp(const QString& why);

    QString command_;
    QStringList options_;
    QProcess* process_;
    QTimer patience_;
    std::optional<Question> asked_; // without functions if it was cancelled
    std::optional<Question> next_;  // waits for that answer
    QByteArray errors_;             // the end of what came on standard error
};

} // namespace app::session
