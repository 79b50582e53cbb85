#include "headless/judge/check/findings.h"

#include "headless/support/words.h"

#include <algorithm>
#include <iostream>

namespace headless::judge::check {

namespace {

constexpr std::size_t subject_width = 16;

std::string_view name(Finding::Kind kind) {
    return kind == Finding::Kind::good     ? "good"
           : kind == Finding::Kind::remark ? "remark"
                                           : "fault";
}

char mark(Finding::Kind kind) {
    return kind == Finding::Kind::good ? ' ' : kind == Finding::Kind::remark ? '-' : '!';
}

} // namespace

void Findings::good(std::string subject, std::string words) {
    findings_.push_back({Finding::Kind::good, std::move(subject), std::move(words)});
}

void Findings::remark(std::string subject, std::string words, std::string line) {
    findings_.push_back(
        {Finding::Kind::remark, std::move(subject), std::move(words), std::move(line)});
}

void Findings::fault(std::string subject, std::string words, std::string line, std::string cure) {
    findings_.push_back({Finding::Kind::fault, std::move(subject), std::move(words),
                         std::move(line), std::move(cure)});
}

void Findings::judged(bool is_well, std::string subject, std::string words) {
    findings_.push_back({is_well ? Finding::Kind::good : Finding::Kind::fault, std::move(subject),
                         std::move(words)});
}

void Findings::mistake(const std::string& subject, const std::string& words,
                       const std::string& line, const std::string& cure) {
    has_mistakes_ = true;
    const auto same = std::ranges::find_if(findings_, [&](const Finding& each) {
        return each.kind == Finding::Kind::fault && each.subject == subject && each.words == words;
    });
    if (same == findings_.end())
        fault(subject, words, line, cure);
    else
        ++same->times;
}

int Findings::faults() const {
    return static_cast<int>(std::ranges::count(findings_, Finding::Kind::fault, &Finding::kind));
}

std::string Findings::words_of(const Finding& finding) const {
    std::string words = finding.words;
    if (finding.times > 1)
        words +=
            " (" + std::to_string(finding.times) + " of " + std::to_string(answers_) + " answers)";
    return words + (finding.cure.empty() ? "" : "; " + finding.cure);
}

// The first fault is the cause of most others.
std::string Findings::summary() const {
    const auto fault = std::ranges::find(findings_, Finding::Kind::fault, &Finding::kind);
    if (fault != findings_.end()) return fault->subject + ": " + words_of(*fault);
    const auto strength = std::ranges::find(findings_, "strength", &Finding::subject);
    return "admitted" + (strength == findings_.end() ? "" : ": " + strength->words);
}

void Findings::print(std::ostream& out, const CheckedProgram& program) const {
    out << support::printable(summary()) << "\n\n";
    print_circumstances(out, program.circumstances);
    out << "protection: " << program.protection << "\n\n"
        << support::printable(program.command) << '\n';
    if (!program.file_sha256.empty())
        out << "SHA-256 of the program " << program.file_sha256 << '\n';
    for (const Finding& finding : findings_) {
        std::string subject = finding.subject;
        subject.resize(std::max(subject_width, subject.size() + 1), ' ');
        out << mark(finding.kind) << ' ' << subject << support::printable(words_of(finding))
            << '\n';
        if (!finding.line.empty())
            out << std::string(subject_width + 2, ' ') << support::printable(finding.line) << '\n';
    }
    if (has_faults())
        out << "\nThe program would not be admitted: " << support::counted(faults(), "fault")
            << " (!).\n";
    else
        out << "\nThe program would be admitted.\n";
}

support::Json Findings::to_json(const CheckedProgram& program) const {
    support::Json json{{"game", program.game},
                       {"command", program.command},
                       {"admitted", !has_faults()},
                       {"summary", summary()},
                       {"findings", support::Json::array()},
                       {"file_sha256", program.file_sha256},
                       {"protection", program.protection},
                       {"circumstances", match::to_json(program.circumstances)}};
    for (const Finding& finding : findings_) {
        support::Json each{{"kind", name(finding.kind)},
                           {"subject", finding.subject},
                           {"words", words_of(finding)}};
        if (!finding.line.empty()) each["line"] = finding.line;
        json["findings"].push_back(std::move(each));
    }
    return json;
}

int Findings::report(const CheckedProgram& program, const po::variables_map& given) const {
    support::report(
        given, [&] { return support::dumped(to_json(program), 2); },
        [&] { print(std::cout, program); });
    return has_faults() ? support::exit_fault : support::exit_done;
}

} // namespace headless::judge::check
