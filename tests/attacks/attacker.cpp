// A hostile program for the tests of the sandbox: tries one attack, reports on standard error how
// it went, and then plays legally, or ends.
//
//   attacker [--alone] ATTACK [ARGUMENT...]

#include "core/yahtzee/legality.h"
#include "tests/attacks/calls.h"
#include "tests/attacks/exhaustion.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace attacks;

namespace {

// Holds all dice twice, then takes the first box that may be taken.
void play_to_the_end() {
    for (std::string line; std::getline(std::cin, line);) {
        const auto position = core::yahtzee::parse_position(line);
        if (!position) std::exit(9);
        const auto actions = core::yahtzee::legal_actions({}, *position);
        std::cout << (position->roll_number < 3 ? 63 : actions.front().code()) << std::endl;
    }
}

void try_calls(const Arguments&) {
    for (const auto& [name, attempt] : attacks::calls()) {
        const int error = attempt();
        say(name + ": " +
            (error < 0    ? "killed by signal " + std::to_string(-error)
             : error == 0 ? std::string("let through")
                          : std::strerror(error)));
    }
}

void block_all_signals() {
    sigset_t all;
    ::sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, nullptr);
}

// Takes all places for signals that wait, so that nobody of its user gets one.
void fill_signals(const Arguments&) {
    block_all_signals();
    long count = 0;
    while (::sigqueue(::getpid(), SIGRTMIN + 5, {}) == 0) ++count;
    say("queued " + std::to_string(count) + ": " + std::strerror(errno));
    sleep_for_ever();
}

void queue_one_signal(const Arguments&) {
    block_all_signals();
    say(::sigqueue(::getpid(), SIGRTMIN + 5, {}) == 0 ? "queued" : std::strerror(errno));
}

// Recognises a twin that runs at the same time by a lock on a file that both can open.
void look_for_twin(const Arguments& arguments) {
    const int file = ::open(arguments.at(0).c_str(), O_RDONLY);
    if (::flock(file, LOCK_EX | LOCK_NB) == 0)
        say("alone");
    else
        say(errno == EWOULDBLOCK ? "TWIN" : std::strerror(errno));
}

// FILE: whether its first page is in memory, found by a page fault, and then reads it: a mark for a
// twin that starts later.
void look_at_page(const Arguments& arguments) {
    const int file = ::open(arguments.at(0).c_str(), O_RDONLY);
    void* const page = ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
    if (page == MAP_FAILED) return say(std::strerror(errno));
    rusage before{}, after{};
    ::getrusage(RUSAGE_SELF, &before);
    [[maybe_unused]] const volatile char byte = *static_cast<const volatile char*>(page);
    ::getrusage(RUSAGE_SELF, &after);
    say(after.ru_majflt > before.ru_majflt ? "not in memory" : "IN MEMORY");
}

// Prints its rights, from its own status.
void tell_rights(const Arguments&) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("Cap") || line.starts_with("NoNewPrivs") ||
            line.starts_with("Seccomp"))
            say(line);
}

void read_files(const Arguments& arguments) {
    for (const std::string& name : arguments) {
        std::ifstream file(name);
        std::string line;
        const bool is_read = static_cast<bool>(std::getline(file, line));
        say(name + ": " + (is_read ? "READ " + line : "not read"));
    }
}

// Each argument is a folder.
void list_folders(const Arguments& arguments) {
    for (const std::string& name : arguments) {
        struct stat status {};
        say(name + ": " + (::stat(name.c_str(), &status) == 0 ? "SEEN" : "not seen"));
    }
}

// Prints the limits on what it uses besides CPU time and memory.
void tell_limits(const Arguments&) {
    rlimit cores{}, files{};
    ::getrlimit(RLIMIT_CORE, &cores);
    ::getrlimit(RLIMIT_NOFILE, &files);
    say("cores " + std::to_string(cores.rlim_max) + ", files " + std::to_string(files.rlim_max));
}

bool can_open(const std::string& name, int flags) {
    const int file = ::open(name.c_str(), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file >= 0) ::close(file);
    return file >= 0;
}

// Opens files of the kernel that only root may read or write. [FILE]: for the result, since nobody
// reads the output of a set-up command.
void open_kernel_files(const Arguments& arguments) {
    std::string opened = "opened:";
    const auto options = std::filesystem::directory_options::skip_permission_denied;
    std::error_code error;
    std::filesystem::recursive_directory_iterator it("/proc", options, error), end;
    for (; it != end && !error; it.increment(error)) {
        const std::string name = it->path();
        const bool is_process = name.find_first_of("0123456789", 6) == 6;
        struct stat status {};
        if (is_process || name == "/proc/sys") it.disable_recursion_pending();
        if (::lstat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
        const bool is_roots_to_read = (status.st_mode & S_IROTH) == 0;
        const bool is_roots_to_write = (status.st_mode & S_IWUSR) && !(status.st_mode & S_IWOTH);
        if ((is_roots_to_read && can_open(name, O_RDONLY)) ||
            (is_roots_to_write && can_open(name, O_WRONLY)))
            opened += ' ' + name;
    }
    if (arguments.empty()) return say(opened);
    std::ofstream(arguments.front()) << opened;
}

// Has the first process of its namespace, bubblewrap's, forget that it dies with its parent. It
// waits in wait4(2) for orphans, so what is written where it returns is run at the next orphan.
void outlive(const Arguments&) {
#ifdef __x86_64__
    const int memory = ::open("/proc/1/mem", O_RDWR);
    std::string text;
    std::ifstream call("/proc/1/syscall");
    if (memory < 0 || !std::getline(call, text)) {
        say(std::string("process 1: ") + std::strerror(errno));
        return;
    }
    const std::size_t last = text.find_last_of(' ');
    const auto place = static_cast<off_t>(std::stoull(text.substr(last), nullptr, 16));
    // prctl(PR_SET_PDEATHSIG, 0), then pause() for ever.
    constexpr unsigned char code[] = {0xb8, 157, 0,    0,  0, 0xbf, 1, 0,    0,    0,    0x31, 0xf6,
                                      0x0f, 5,   0xb8, 34, 0, 0,    0, 0x0f, 0x05, 0xeb, 0xf7};
    const bool written = ::pwrite(memory, code, sizeof code, place) == sizeof code;
    if (::fork() == 0) {
        if (::fork() == 0) ::_exit(0); // an orphan
        ::_exit(0);
    }
    ::wait(nullptr);
    say(std::string("process 1: ") + (written ? "REWRITTEN" : std::strerror(errno)));
#else
    say("process 1: not on this processor");
#endif
}

void write_bytes(int file, long bytes) {
    const std::vector<char> block(1 << 16, 'x');
    for (; bytes > 0; bytes -= static_cast<long>(block.size()))
        if (::write(file, block.data(), block.size()) < 0) return;
}

// FOLDER BYTES: a file so deep that no path reaches it.
void write_deep(const Arguments& arguments) {
    const std::string name(200, 'd');
    if (::chdir(arguments.at(0).c_str()) != 0) return;
    for (int level = 0; level < 30; ++level)
        if (::mkdir(name.c_str(), 0755) != 0 || ::chdir(name.c_str()) != 0) return;
    write_bytes(::open("file", O_CREAT | O_WRONLY, 0600), std::stol(arguments.at(1)));
}

// FOLDER BYTES: a file that no folder lists, for as long as it is open.
void write_unlinked(const Arguments& arguments) {
    const std::string name = arguments.at(0) + "/file";
    const int file = ::open(name.c_str(), O_CREAT | O_WRONLY, 0600);
    ::unlink(name.c_str());
    write_bytes(file, std::stol(arguments.at(1)));
    ::sleep(20);
}

// FOLDER COUNT: empty files.
void write_many(const Arguments& arguments) {
    for (long i = 0; i < std::stol(arguments.at(1)); ++i)
        ::close(
            ::open((arguments.at(0) + '/' + std::to_string(i)).c_str(), O_CREAT | O_WRONLY, 0600));
}

// PROGRAM TARGET: a program becomes a link to another one.
void replace_program(const Arguments& arguments) {
    ::unlink(arguments.at(0).c_str());
    if (::symlink(arguments.at(1).c_str(), arguments.at(0).c_str()) != 0) say(std::strerror(errno));
}

// COUNT: an answer of so many bytes.
void answer_at_length(const Arguments& arguments) {
    std::string line;
    std::getline(std::cin, line);
    std::cout << std::string(std::stoul(arguments.at(0)), ' ') + "63" << std::endl;
}

// A colour, and a title for the terminal.
void write_escape_codes(const Arguments&) {
    say("\x1b[31mred\x1b]0;title\x07");
    std::exit(3);
}

const std::map<std::string, std::function<void(const Arguments&)>> attacks_by_name{
    {"calls", try_calls},
    {"fill-signals", fill_signals},
    {"queue-signal", queue_one_signal},
    {"look-for-twin", look_for_twin},
    {"look-at-page", look_at_page},
    {"tell-rights", tell_rights},
    {"tell-limits", tell_limits},
    {"open-kernel-files", open_kernel_files},
    {"fill-sockets", fill_sockets},
    {"read", read_files},
    {"list", list_folders},
    {"outlive", outlive},
    {"write-deep", write_deep},
    {"write-unlinked", write_unlinked},
    {"write-many", write_many},
    {"replace-program", replace_program},
    {"burn", burn},
    {"use-up-namespaces", use_up_namespaces},
    {"spin", spin},
    {"work", work},
    {"fill-descriptors", fill_descriptors},
    {"send-descriptor", send_descriptor},
    {"answer-at-length", answer_at_length},
    {"escape-codes", write_escape_codes},
};

} // namespace

int main(int argc, char** argv) {
    Arguments words(argv + 1, argv + argc);
    // A word by which the test finds what is left of this program.
    std::erase_if(words, [](const std::string& word) { return word.starts_with("token-"); });
    const bool alone = !words.empty() && words.front() == "--alone";
    if (alone) words.erase(words.begin());
    // Whatever becomes of the test.
    if (alone) ::alarm(words.empty() || words.front() != "use-up-namespaces" ? 60 : 300);
    if (words.empty() || !attacks_by_name.contains(words.front())) return 2;
    const auto& attack = attacks_by_name.at(words.front());
    attack(Arguments(words.begin() + 1, words.end()));
    if (!alone) play_to_the_end();
    if (words.front() == "outlive" || words.front() == "spin") sleep_for_ever();
    return 0;
}
