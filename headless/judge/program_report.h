// What check-program has found about an entrant's program, for its author: each finding in words,
// with the line of the protocol that shows it.

#pragma once

#include "headless/match/report_parts.h"
#include "headless/support/command.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace headless::judge {

struct Finding {
    enum class Kind {
        good,
        remark, // worth knowing, no reason to turn the program away
        fault,  // the program would be turned away, or lose games
    };
    Kind kind;
    std::string subject; // a word or two: "first answer"
    std::string words;
    std::string line; // request and answer; empty if there is none to show
};

class ProgramReport {
public:
    void good(std::string subject, std::string words);
    void remark(std::string subject, std::string words, std::string line = {});
    void fault(std::string subject, std::string words, std::string line = {});

    const std::vector<Finding>& findings() const { return findings_; }
    int faults() const;
    bool is_admitted() const { return faults() == 0; }

private:
    std::vector<Finding> findings_;
};

// What was checked, and how.
struct CheckedProgram {
    std::string_view game;
    std::string command;
    std::string file_sha256;
    std::string protection;
    match::Circumstances circumstances;
};

// As the options of JSON ask for; gives the exit status.
int tell(const ProgramReport& report, const CheckedProgram& program,
         const boost::program_options::variables_map& given);

void print(std::ostream& out, const ProgramReport& report, const CheckedProgram& program);
support::Json to_json(const ProgramReport& report, const CheckedProgram& program);

} // namespace headless::judge
