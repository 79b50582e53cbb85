// The findings of check-program about an entrant's program, for its author: each in words, with the
// line of the protocol that shows it, and the cure where it is known.

#pragma once

#include "headless/match/report.h"
#include "headless/support/options.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headless::judge::check {

struct Finding {
    enum class Kind {
        good,
        remark, // worth knowing, no reason to turn the program away
        fault,  // the program would be turned away, or lose games
    };
    Kind kind;
    std::string subject; // a word or two: "first answer"
    std::string words;
    std::string line = {}; // request and answer; empty if there is none to show
    std::string cure = {};
    std::size_t times = 1; // how often a mistake was made
};

// The program that was checked, and the conditions of the check.
struct CheckedProgram {
    std::string_view game;
    std::string command;
    std::string file_sha256;
    std::string protection;
    match::Circumstances circumstances;
};

class Findings {
public:
    void good(std::string subject, std::string words);
    void remark(std::string subject, std::string words, std::string line = {});
    void fault(std::string subject, std::string words, std::string line = {},
               std::string cure = {});
    // Good if `is_well`, else a fault.
    void judged(bool is_well, std::string subject, std::string words);
    // A fault that may be made with each answer: one of the same subject and words is only counted.
    void mistake(const std::string& subject, const std::string& words, const std::string& line,
                 const std::string& cure);
    void count_answer() { ++answers_; }

    bool has_faults() const { return faults() > 0; }
    bool has_mistakes() const { return has_mistakes_; }

    // Prints or writes them as the options of JSON ask for; gives the exit status.
    int report(const CheckedProgram& program, const po::variables_map& given) const;

private:
    int faults() const;
    std::string words_of(const Finding& finding) const;
    std::string summary() const;
    void print(std::ostream& out, const CheckedProgram& program) const;
    support::Json to_json(const CheckedProgram& program) const;

    std::vector<Finding> findings_;
    std::size_t answers_ = 0;
    bool has_mistakes_ = false;
};

} // namespace headless::judge::check
