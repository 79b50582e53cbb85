// A program that plays by the contest's protocol, by the name and the command line that a person
// gave it. A record has its name only: to open a game never runs a command from it.

#pragma once

#include <QSettings>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app::session {

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

} // namespace app::session
