// One contest program behind the judge's sandbox: `alea-judge yahtzee host 'COMMAND'`. Positions
// go in, actions or a failure in words come out, without ever waiting for it.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>

namespace app::session {

class HostProcess : public QObject {
    Q_OBJECT

public:
    using Take = std::function<void(core::yahtzee::Action)>;
    using Fail = std::function<void(const QString& why)>;

    // `options` of `alea-judge yahtzee host`. Starts nothing before the first question.
    HostProcess(QString command, QStringList options, QObject* parent = nullptr);
    ~HostProcess() override; // without waiting

    // `take` or `fail` follows, unless cancel() or another question comes first.
    void ask(const core::yahtzee::Position& position, Take take, Fail fail);
    void cancel();

private:
    struct Question {
        Take take;
        Fail fail;
    };

    bool start();
    void readLines();
    void answer(const QByteArray& line);
    void failAll(const QString& why);

    QString command_;
    QStringList options_;
    QProcess* process_;
    QTimer patience_;
    std::deque<Question> asked_; // in order; those that were cancelled have no functions
    QByteArray errors_;          // the end of what came on standard error
};

} // namespace app::session
