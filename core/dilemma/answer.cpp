#include "core/dilemma/answer.h"

#include "core/support/text.h"

#include <algorithm>

namespace core::dilemma {

support::Result<Answer> parse_answer(std::string_view output, int players, int id) {
    Answer answer;
    support::Scanner scanner(support::take_line(output), 1);
    while (!scanner.at_end()) {
        const auto victim = scanner.integer("an ID", 1, players);
        if (!victim) return victim.error();
        if (*victim == id) return scanner.error("its own ID");
        answer.victims.push_back(static_cast<int>(*victim));
    }
    std::ranges::sort(answer.victims);
    const auto repeated = std::unique(answer.victims.begin(), answer.victims.end());
    answer.victims.erase(repeated, answer.victims.end());

    answer.state = support::take_line(output);
    if (output.find_first_not_of(" \t\r\n") != output.npos)
        return support::Error{"more than one line of state", 3, 0};
    return answer;
}

std::string to_text(const Answer& answer) {
    std::string text;
    for (const int victim : answer.victims) {
        if (!text.empty()) text += ' ';
        text += std::to_string(victim);
    }
    text += '\n';
    if (!answer.state.empty()) text += answer.state + '\n';
    return text;
}

} // namespace core::dilemma
