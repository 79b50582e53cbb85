// A program for the judge's tests: plays legally for a while, so that its first answers prove that
// it ran, and then does what its first argument says.
//
//   entrant MODE ANSWERS [ARGUMENT...]

#include "core/yahtzee/legality.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using Arguments = std::vector<std::string>;

void say(const std::string& text) { std::cerr << text << std::endl; }

[[noreturn]] void sleep_for_ever() {
    while (true) ::pause();
}

using core::yahtzee::Action;

// The box that gives most at once, without re-rolling; with `place` 1 the second best.
Action greedy_choice(const core::yahtzee::Position& position, std::size_t place) {
    std::vector<std::pair<int, Action>> choices;
    for (const Action action : core::yahtzee::legal_actions({}, position))
        if (action.is_score())
            choices.emplace_back(
                -position.mover.gain({}, core::dice::Roll::of(position.dice), action.box()),
                action);
    std::ranges::sort(choices);
    return choices[std::min(place, choices.size() - 1)].second;
}

// Stops after `answers`.
void play(long answers, std::size_t place = 0) {
    for (std::string line; answers-- > 0 && std::getline(std::cin, line);) {
        const auto position = core::yahtzee::parse_position(line);
        if (!position) std::exit(9);
        std::cout << greedy_choice(*position, place).code() << std::endl;
    }
}

void play_to_the_end() { play(1'000'000'000); }

// Until then nobody waits for output, and the judge may see it before the question.
void wait_to_be_asked() { std::cin.peek(); }

// Something that no compiler leaves out.
void work(unsigned long rounds) {
    for (volatile unsigned long left = rounds; left > 0;) {
        const unsigned long next = left - 1;
        left = next;
    }
}

void burn(const Arguments&) {
    while (true) work(1'000'000);
}

void burn_in_four(const Arguments& none) {
    for (int i = 0; i < 3; ++i)
        if (::fork() == 0) break;
    burn(none);
}

// Burns in short-lived children that nobody waits for.
void burn_in_children(const Arguments&) {
    std::signal(SIGCHLD, SIG_IGN);
    while (true) {
        if (::fork() == 0) {
            work(3'000'000);
            ::_exit(0);
        }
        ::usleep(3000);
    }
}

void* volatile kept = nullptr; // so that no compiler leaves allocations out

void take_memory(std::size_t bytes) {
    void* const memory = std::malloc(bytes);
    if (memory) std::memset(memory, 1, bytes);
    kept = memory;
}

void allocate(const Arguments&) {
    wait_to_be_asked();
    while (true) take_memory(1 << 20);
}

// The parts are small, the sum is not.
void allocate_in_children(const Arguments& arguments) {
    wait_to_be_asked();
    for (int i = 0; i < 8; ++i)
        if (::fork() == 0) {
            take_memory(std::stoul(arguments.at(0)));
            sleep_for_ever();
        }
    sleep_for_ever();
}

void fill_scratch(const Arguments&) {
    const int file = ::open("/tmp/filling", O_CREAT | O_WRONLY, 0600);
    const std::vector<char> block(1 << 20, 'x');
    while (::write(file, block.data(), block.size()) > 0) {
    }
    say(std::string("scratch: ") + std::strerror(errno));
    play_to_the_end();
}

void fork_without_end(const Arguments&) {
    while (true) ::fork();
}

void count_processes(const Arguments&) {
    wait_to_be_asked();
    int children = 0;
    while (children < 1000) {
        const pid_t child = ::fork();
        if (child == 0) sleep_for_ever();
        if (child < 0) break;
        ++children;
    }
    say("children: " + std::to_string(children));
    play_to_the_end();
}

void leave_a_grandchild(const Arguments&) {
    if (::fork() == 0) {
        ::setsid();
        if (::fork() == 0) sleep_for_ever();
    }
    std::exit(0);
}

void ignore_signals(const Arguments&) {
    for (int signal = 1; signal < 32; ++signal) std::signal(signal, SIG_IGN);
    play_to_the_end();
    sleep_for_ever();
}

void flood(const Arguments&) {
    wait_to_be_asked();
    const std::string block(5000, '1');
    while (true) std::cout << block << std::flush;
}

void write_half_a_line(const Arguments&) {
    wait_to_be_asked();
    std::cout << "6" << std::flush;
    sleep_for_ever();
}

void answer_without_reading(const Arguments&) {
    while (std::cout << "63\n" << std::flush) {
    }
}

void close_output(const Arguments&) {
    ::close(STDOUT_FILENO);
    sleep_for_ever();
}

void close_input(const Arguments&) {
    ::close(STDIN_FILENO);
    sleep_for_ever();
}

void exit_with_three(const Arguments&) { std::exit(3); }

void crash(const Arguments&) { std::abort(); }

// At the beginning of its n-th game.
void crash_at_game(const Arguments& arguments) {
    const core::yahtzee::Card fresh;
    long games = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const auto position = core::yahtzee::parse_position(line);
        if (position->mover == fresh && position->roll_number == 1 &&
            ++games == std::stol(arguments.at(0)))
            std::abort();
        std::cout << greedy_choice(*position, 0).code() << std::endl;
    }
}

void flood_errors(const Arguments&) {
    std::thread([] {
        const std::string block(5000, '!');
        while (::write(STDERR_FILENO, block.data(), block.size()) > 0) {
        }
    }).detach();
    play_to_the_end();
    std::_Exit(0);
}

void babble(const Arguments&) {
    for (std::string line; std::getline(std::cin, line);) std::cout << "63\n63" << std::endl;
}

void answer_words(const Arguments&) {
    for (std::string line; std::getline(std::cin, line);) std::cout << "\"a\tbox\x01" << std::endl;
}

// Each argument is a file that must not be readable.
void read_files(const Arguments& arguments) {
    for (const std::string& name : arguments)
        say(name + ": " +
            (::open(name.c_str(), O_RDONLY) >= 0 ? std::string("READ") : std::strerror(errno)));
    play_to_the_end();
}

// Searches the environments of all processes for what the judge keeps to itself.
void search_environments(const Arguments&) {
    int readable = 0;
    for (int id = 1; id < 100; ++id) {
        std::ifstream file("/proc/" + std::to_string(id) + "/environ");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        readable += file.is_open();
        if (text.find("ALEA_TEST_SECRET") != std::string::npos) say("FOUND");
    }
    say("environments: " + std::to_string(readable));
    play_to_the_end();
}

// Each argument is a file that must not be writable.
void write_files(const Arguments& arguments) {
    for (const std::string& name : arguments)
        say(name + ": " +
            (::open(name.c_str(), O_CREAT | O_WRONLY, 0600) >= 0 ? std::string("WRITTEN")
                                                                 : std::strerror(errno)));
    play_to_the_end();
}

// Each argument is a process; and then everybody.
void kill_processes(const Arguments& arguments) {
    for (const std::string& id : arguments)
        say("kill " + id + ": " +
            (::kill(static_cast<pid_t>(std::stol(id)), SIGKILL) == 0 ? std::string("KILLED")
                                                                     : std::strerror(errno)));
    ::kill(-1, SIGKILL);
    play_to_the_end();
}

// Where the judge has put it: its ids and its control groups.
void tell_where(const Arguments&) {
    say("user " + std::to_string(::getuid()) + " process " + std::to_string(::getpid()));
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) say(line);
    play_to_the_end();
}

void connect_to(const Arguments& arguments) {
    const int out = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(std::stoul(arguments.at(0))));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool connected =
        ::connect(out, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    say(std::string("connect: ") + (connected ? "CONNECTED" : std::strerror(errno)));
    play_to_the_end();
}

const std::map<std::string, std::function<void(const Arguments&)>> modes{
    {"play", [](const Arguments&) { play_to_the_end(); }},
    {"play-second-best", [](const Arguments&) { play(1'000'000'000, 1); }},
    {"burn", burn},
    {"burn-in-children", burn_in_children},
    {"burn-in-four", burn_in_four},
    {"sleep", [](const Arguments&) { sleep_for_ever(); }},
    {"allocate", allocate},
    {"allocate-in-children", allocate_in_children},
    {"fill-scratch", fill_scratch},
    {"fork", fork_without_end},
    {"count-processes", count_processes},
    {"grandchild", leave_a_grandchild},
    {"ignore-signals", ignore_signals},
    {"flood", flood},
    {"half-a-line", write_half_a_line},
    {"answer-without-reading", answer_without_reading},
    {"close-output", close_output},
    {"close-input", close_input},
    {"exit", exit_with_three},
    {"crash", crash},
    {"crash-at-game", crash_at_game},
    {"flood-errors", flood_errors},
    {"babble", babble},
    {"answer-words", answer_words},
    {"read", read_files},
    {"search-environments", search_environments},
    {"write", write_files},
    {"kill", kill_processes},
    {"connect", connect_to},
    {"tell-where", tell_where},
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 3 || !modes.contains(argv[1])) return 2;
    play(std::atol(argv[2]));
    Arguments arguments(argv + 3, argv + argc);
    // A word by which the test finds what is left of this program.
    std::erase_if(arguments, [](const std::string& word) { return word.starts_with("token-"); });
    modes.at(argv[1])(arguments);
    return 0;
}
