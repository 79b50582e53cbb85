#include "headless/judge/program_report.h"

#include "headless/support/command.h"
#include "headless/support/numbers.h"
#include "headless/support/options.h"

#include <algorithm>
#include <iostream>

namespace headless::judge {

namespace {

constexpr std::size_t subject_width = 16;

std::string_view name(Finding::Kind kind) {
    switch (kind) {
    case Finding::Kind::good:
        return "good";
    case Finding::Kind::remark:
        return "remark";
    case Finding::Kind::fault:
        return "fault";
    }
    return {};
}

char mark(Finding::Kind kind) {
    return kind == Finding::Kind::good ? ' ' : kind == Finding::Kind::remark ? '-' : '!';
}

} // namespace

void ProgramReport::good(std::string subject, std::string words) {
    findings_.push_back({Finding::Kind::good, std::move(subject), std::move(words), {}});
}

void ProgramReport::remark(std::string subject, std::string words, std::string line) {
    findings_.push_back(
        {Finding::Kind::remark, std::move(subject), std::move(words), std::move(line)});
}

void ProgramReport::fault(std::string subject, std::string words, std::string line) {
    findings_.push_back(
        {Finding::Kind::fault, std::move(subject), std::move(words), std::move(line)});
}

int ProgramReport::faults() const {
    return static_cast<int>(std::ranges::count(findings_, Finding::Kind::fault, &Finding::kind));
}

void print(std::ostream& out, const ProgramReport& report, const CheckedProgram& program) {
    print_circumstances(out, program.circumstances);
    out << "protection: " << program.protection << "\n\n"
        << match::printable(program.command) << '\n';
    if (!program.file_sha256.empty())
        out << "SHA-256 of the program " << program.file_sha256 << '\n';
    for (const Finding& finding : report.findings()) {
        std::string subject = finding.subject;
        subject.resize(std::max(subject_width, subject.size() + 1), ' ');
        out << mark(finding.kind) << ' ' << subject << match::printable(finding.words) << '\n';
        if (!finding.line.empty())
            out << std::string(subject_width + 2, ' ') << match::printable(finding.line) << '\n';
    }
    const int faults = report.faults();
    if (faults == 0)
        out << "\nThe program would be admitted.\n";
    else
        out << "\nThe program would not be admitted: " << support::counted(faults, "fault")
            << " (!).\n";
}

support::Json to_json(const ProgramReport& report, const CheckedProgram& program) {
    support::Json json{{"game", program.game},
                       {"command", program.command},
                       {"admitted", report.is_admitted()},
                       {"findings", support::Json::array()},
                       {"file_sha256", program.file_sha256},
                       {"protection", program.protection},
                       {"circumstances", match::to_json(program.circumstances)}};
    for (const Finding& finding : report.findings()) {
        support::Json each{
            {"kind", name(finding.kind)}, {"subject", finding.subject}, {"words", finding.words}};
        if (!finding.line.empty()) each["line"] = finding.line;
        json["findings"].push_back(std::move(each));
    }
    return json;
}

int tell(const ProgramReport& report, const CheckedProgram& program,
         const boost::program_options::variables_map& given) {
    support::report(
        given, [&] { return support::dumped(to_json(report, program), 2); },
        [&] { print(std::cout, report, program); });
    return report.is_admitted() ? support::exit_done : support::exit_fault;
}

} // namespace headless::judge
