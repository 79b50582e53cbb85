// Programs that do in a tournament what they should not: dilemma_fiend MODE

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace {

std::string whole_input() {
    std::ostringstream text;
    text << std::cin.rdbuf();
    return text.str();
}

void sleep_for_ever() {
    for (;;) ::pause();
}

[[noreturn]] void flood() {
    const std::string line(4095, '1');
    for (;;) std::puts(line.c_str());
}

// Children and their children ignore everything that can be ignored and keep the output open.
void fork_and_stay() {
    for (int signal = 1; signal < 32; ++signal) std::signal(signal, SIG_IGN);
    std::puts("1");
    std::fflush(stdout);
    for (int i = 0; i < 3; ++i)
        if (::fork() == 0) ::setsid();
    sleep_for_ever();
}

// As many as it may, all at work.
[[noreturn]] void spin_in_sixty() {
    for (int i = 0; i < 60; ++i)
        if (::fork() == 0) break;
    for (volatile unsigned turns = 0;;) turns = turns + 1;
}

// A tenth of a second of CPU time; takes nothing.
void work() {
    const std::clock_t end = std::clock() + CLOCKS_PER_SEC / 10;
    while (std::clock() < end) {
    }
    std::puts("");
}

// Ends at once; a child stays behind.
void leave_a_child() {
    std::puts("1");
    std::fflush(stdout);
    if (::fork() == 0) {
        ::setsid();
        sleep_for_ever();
    }
}

// Takes from 1 only if nothing is left of the last round.
void look_for_scratch() {
    const char* const folder = std::getenv("TMPDIR");
    const std::string path = std::string(folder ? folder : "/tmp") + "/left";
    const bool found = std::ifstream(path).good();
    std::ofstream(path) << "here";
    std::puts(found ? "" : "1");
}

// Takes from 1 only if the state has come back byte for byte.
void keep_state() {
    const std::string input = whole_input();
    std::istringstream head(input);
    int players = 0, me = 0;
    std::size_t rounds = 0;
    head >> players >> me >> rounds;
    const std::size_t end = input.size() - 1;
    const std::size_t start = input.rfind('\n', end - 1) + 1;
    const std::string state = input.substr(start, end - start);
    std::string expected;
    for (std::size_t i = 0; i < rounds; ++i)
        expected += i % 2 == 0 ? " \xff" : std::string(1, '\0');
    std::cout << (state == expected ? "1" : "") << '\n'
              << expected << (rounds % 2 == 0 ? " \xff" : std::string(1, '\0')) << '\n';
}

} // namespace

int main(int argc, char** argv) {
    const std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "sleep") {
        std::puts("1");
        std::fflush(stdout);
        sleep_for_ever();
    }
    if (mode == "fork") fork_and_stay();
    if (mode == "child") leave_a_child();
    if (mode == "flood") flood();
    if (mode == "spin") spin_in_sixty();
    if (mode == "work") work();
    if (mode == "above") std::puts("1 99");
    if (mode == "own") std::puts("1 2 3 4 5 6 7 8 9 10");
    if (mode == "word") std::puts("one\x1b[31m");
    if (mode == "fail") {
        std::puts("1");
        return 3;
    }
    if (mode == "crash") {
        std::puts("1");
        std::fflush(stdout);
        std::abort();
    }
    if (mode == "kill") {
        ::kill(-1, SIGKILL);
        std::puts("1");
    }
    if (mode == "scratch") look_for_scratch();
    if (mode == "state") keep_state();
    if (mode == "memory") {
        const std::string much(std::size_t{400} << 20, 'x');
        std::printf("%c\n", much[much.size() / 2] == 'x' ? '1' : ' ');
        std::fflush(stdout);
        ::sleep(1);
    }
    if (mode == "twice") std::puts("1 1 1");
    if (mode == "random") {
        std::ifstream entropy("/dev/urandom");
        std::printf("\n%d\n", entropy.get());
    }
    if (mode == "slow") {
        ::usleep(20'000);
        std::puts("1");
    }
    return 0;
}
