#include "app/session/programs/contest_players.h"

#include <algorithm>
#include <utility>

namespace app::session {

namespace {

constexpr std::string_view program_prefix = "program:";
constexpr auto program_group = "programs/";

} // namespace

std::string recorded_program(const QString& name) {
    return std::string(program_prefix) + name.toStdString();
}

std::optional<QString> contest_program_named(std::string_view recorded) {
    if (!recorded.starts_with(program_prefix)) return std::nullopt;
    const std::string_view name = recorded.substr(program_prefix.size());
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::vector<ContestProgram> read_contest_programs(const QSettings& settings) {
    std::vector<ContestProgram> programs;
    // A damaged count may be any number; each program has keys of its own.
    const qsizetype count = std::min<qsizetype>(
        settings.value(QString(program_group) + "count").toInt(), settings.allKeys().size());
    for (qsizetype i = 1; i <= count; ++i) {
        const QString key = QString("%1%2/").arg(program_group).arg(i);
        const ContestProgram program{settings.value(key + "name").toString().trimmed(),
                                     settings.value(key + "command").toString().trimmed()};
        if (!program.name.isEmpty() && !program.command.isEmpty()) programs.push_back(program);
    }
    return programs;
}

void write_contest_programs(QSettings& settings, const std::vector<ContestProgram>& programs) {
    settings.remove("programs");
    settings.setValue(QString(program_group) + "count", static_cast<int>(programs.size()));
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const QString key = QString("%1%2/").arg(program_group).arg(i + 1);
        settings.setValue(key + "name", programs[i].name);
        settings.setValue(key + "command", programs[i].command);
    }
}

ContestPlayers::ContestPlayers(QStringList host_options, QObject* parent)
    : QObject(parent), host_options_(std::move(host_options)) {}

void ContestPlayers::setPrograms(std::vector<ContestProgram> programs) {
    if (programs == programs_) return;
    programs_ = std::move(programs);
    running_.clear();
}

const ContestProgram* ContestPlayers::find(const QString& name) const {
    const auto found = std::ranges::find(programs_, name, &ContestProgram::name);
    return found == programs_.end() ? nullptr : &*found;
}

void ContestPlayers::ask(const QString& name, const core::yahtzee::Position& position,
                         HostProcess::Take take, const HostProcess::Fail& fail) {
    cancel();
    const ContestProgram* program = find(name);
    if (!program) {
        QTimer::singleShot(0, this, [fail, name] {
            fail(tr("%1 is not in your list of contest programs").arg(name));
        });
        return;
    }
    auto& process = running_[name];
    if (!process) process = std::make_unique<HostProcess>(program->command, host_options_);
    process->ask(position, std::move(take), [this, name, fail](const QString& why) {
        // A fresh one next time; not deleted here, where it is still at work.
        if (auto failed = running_.extract(name)) failed.mapped().release()->deleteLater();
        fail(why);
    });
}

void ContestPlayers::cancel() {
    for (auto& [name, process] : running_) process->cancel();
}

} // namespace app::session
