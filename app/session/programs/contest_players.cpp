#include "app/session/programs/contest_players.h"

#include <algorithm>
#include <utility>

namespace app::session {

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
