// A program for the judge's tests: plays the first legal move, and after so many answers does what
// its first argument says.
//
//   domino_entrant crash|sleep|spin|cheat|babble|play ANSWERS

#include "core/dominoes/request.h"

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

using namespace core::dominoes;

namespace {

[[noreturn]] void spin() {
    volatile unsigned turns = 0;
    for (;;) turns = turns + 1;
}

// The answer in place of a legal one.
std::string misbehave(const std::string& how) {
    if (how == "crash") std::abort();
    if (how == "sleep") std::this_thread::sleep_for(std::chrono::hours(1));
    if (how == "spin") spin();
    if (how == "babble") return "I give up";
    return "L99";
}

std::string answer(const std::string& line, std::optional<Case>& setting) {
    const auto request = parse_request(line, setting);
    if (!request) std::exit(9);
    if (const Init* init = std::get_if<Init>(&*request)) setting = init->setting;
    const View* view = std::get_if<View>(&*request);
    return view ? to_text(legal_moves(*view).front()) : "0";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const std::string how = argv[1];
    long answers = how == "play" ? -1 : std::atol(argv[2]);
    std::optional<Case> setting;
    for (std::string line; std::getline(std::cin, line); --answers)
        std::cout << (answers == 0 ? misbehave(how) : answer(line, setting)) << std::endl;
    return 0;
}
