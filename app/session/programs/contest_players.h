// The contest programs that a person has listed, as players: each runs once it is asked, and is
// started afresh after a failure.

#pragma once

#include "app/session/programs/host_process.h"

#include <QSettings>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app::session {

// A program that plays by the contest's protocol, by the name and the command line that a person
// gave it. A record has its name only: to open a game never runs a command from it.
struct ContestProgram {
    QString name;
    QString command; // split into words as a shell would; nothing is expanded

    friend bool operator==(const ContestProgram&, const ContestProgram&) = default;
};

// In a record a player's program is "program:NAME".
std::string recorded_program(const QString& name);
std::optional<QString> contest_program_named(std::string_view recorded);

// Programs without a name or a command are left out.
std::vector<ContestProgram> read_contest_programs(const QSettings& settings);
void write_contest_programs(QSettings& settings, const std::vector<ContestProgram>& programs);

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
