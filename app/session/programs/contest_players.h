// The contest programs that a person has listed, as players: each runs once it is asked, and is
// started afresh after a failure.

#pragma once

#include "app/session/programs/contest_program.h"
#include "app/session/programs/host_process.h"

#include <map>
#include <memory>

namespace app::session {

class ContestPlayers : public QObject {
    Q_OBJECT

public:
    explicit ContestPlayers(QStringList host_options = {}, QObject* parent = nullptr);

    void setPrograms(std::vector<ContestProgram> programs);
    const std::vector<ContestProgram>& programs() const { return programs_; }

    // `take` or `fail` follows, never at once, unless cancel() or another question comes first.
    void ask(const QString& name, const core::yahtzee::Position& position, HostProcess::Take take,
             const HostProcess::Fail& fail);
    void cancel();

private:
    const ContestProgram* find(const QString& name) const;

    QStringList host_options_;
    std::vector<ContestProgram> programs_;
    std::map<QString, std::unique_ptr<HostProcess>> running_; // by name
};

} // namespace app::session
