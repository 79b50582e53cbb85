#include "app/session/programs/judge_program.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>
#include <QTimer>

#include <csignal>

namespace app::session {

namespace {

constexpr auto judge_name = "alea-judge";
constexpr qsizetype lines_shown = 5;
constexpr qsizetype letters_shown = 200; // of each

// Owns the processes that were left, is deleted with the application, and waits for them then: a
// judge that is killed can't remove its control groups and folders.
class LeftProcesses : public QObject {
public:
    explicit LeftProcesses(QObject* parent) : QObject(parent) { setObjectName("leftProcesses"); }
    ~LeftProcesses() override {
        const QDeadlineTimer end(time_to_end);
        for (QProcess* process : findChildren<QProcess*>())
            process->waitForFinished(static_cast<int>(end.remainingTime()));
    }
};

QObject* left_processes() {
    QCoreApplication* const application = QCoreApplication::instance();
    if (auto* known = application->findChild<QObject*>("leftProcesses")) return known;
    return new LeftProcesses(application);
}

} // namespace

QString judge_program() {
    const QFileInfo beside(QCoreApplication::applicationDirPath(), judge_name);
    if (beside.isExecutable()) return beside.absoluteFilePath();
    return QStandardPaths::findExecutable(judge_name);
}

QString judge_is_missing() {
    return QCoreApplication::translate(
        "JudgeProgram", "alea-judge, which runs contest programs, isn't installed (it comes with "
                        "the package alea-headless)");
}

void interrupt(QProcess* process) {
    constexpr auto told = "told to end";
    if (process->state() == QProcess::NotRunning || process->property(told).toBool()) return;
    process->setProperty(told, true);
    ::kill(static_cast<pid_t>(process->processId()), SIGINT);
    QTimer::singleShot(time_to_end, process, &QProcess::kill);
}

void leave_process(QProcess* process, std::unique_ptr<QTemporaryDir> folder) {
    process->disconnect();
    if (process->state() == QProcess::NotRunning) {
        delete process;
        return;
    }
    process->setParent(left_processes());
    const std::shared_ptr<QTemporaryDir> kept = std::move(folder);
    QObject::connect(process, &QProcess::stateChanged, process,
                     [process, kept](QProcess::ProcessState state) {
                         if (state == QProcess::NotRunning) process->deleteLater();
                     });
    interrupt(process);
}

QString last_lines(const QByteArray& errors) {
    QStringList lines = QString::fromUtf8(errors).split('\n', Qt::SkipEmptyParts);
    lines = lines.mid(std::max<qsizetype>(0, lines.size() - lines_shown));
    for (QString& line : lines) line = line.left(letters_shown);
    return lines.join('\n');
}

} // namespace app::session
