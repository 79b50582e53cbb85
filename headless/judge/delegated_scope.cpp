#include "headless/judge/delegated_scope.h"

#include "headless/sandbox/group_folders.h"
#include "headless/sandbox/launch.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace headless::judge {

namespace {

// Set in the second run.
constexpr const char* scope_mark = "ALEA_JUDGE_IN_SCOPE";

constexpr std::array starting{"match",      "knockout",      "roundrobin", "gauntlet",
                              "tournament", "check-program", "host"};
constexpr std::array needless{"--help",
                              "-h",
                              "--version",
                              "--unsafe",
                              "--sampled",
                              "--protection=basic",
                              "--protection=none",
                              "basic",
                              "none"};

bool starts_programs(int argc, char** argv) {
    const auto is_one_of = [](const auto& words, std::string_view word) {
        return std::ranges::find(words, word) != words.end();
    };
    const bool is_check = argc > 1 && std::string_view(argv[1]) == "check-environment";
    if (!is_check && (argc < 3 || !is_one_of(starting, argv[2]))) return false;
    return std::none_of(argv + (is_check ? 2 : 3), argv + argc,
                        [&](const char* word) { return is_one_of(needless, word); });
}

// Else systemd-run would wait, or ask for a password.
bool has_manager() {
    std::error_code error;
    if (::geteuid() == 0) return std::filesystem::exists("/run/systemd/system", error);
    const char* const folder = std::getenv("XDG_RUNTIME_DIR");
    return folder &&
           std::filesystem::exists(std::filesystem::path(folder) / "systemd/private", error);
}

// In the groups of a service manager those of version 2 are often there without the controller that
// shares out processors, for root and for a user; a scope has it.
bool has_all_groups() {
    const sandbox::GroupFolders folders = sandbox::find_group_folders();
    return folders.version != 0 && !folders.weights.empty();
}

// Tests whether a scope can be had at all, without output on the terminal.
bool works(std::vector<std::string> words) {
    words.emplace_back("true");
    const auto arguments = sandbox::pointers_to(words);
    const pid_t child = ::fork();
    if (child == 0) {
        const int nothing = ::open("/dev/null", O_RDWR);
        for (int fd = 0; fd < 3; ++fd) ::dup2(nothing, fd);
        ::execvp(arguments.front(), arguments.data());
        ::_exit(127);
    }
    int status = -1;
    return child > 0 && ::waitpid(child, &status, 0) == child && status == 0;
}

} // namespace

void enter_delegated_scope(int argc, char** argv) {
    if (std::getenv(scope_mark) || !starts_programs(argc, argv)) return;
    if (!has_manager() || has_all_groups()) return;
    std::vector<std::string> words{"systemd-run", "--scope", "--quiet", "-p", "Delegate=yes", "--"};
    if (::geteuid() != 0) words.insert(words.begin() + 1, "--user");
    if (!works(words)) return;
    words.push_back(std::filesystem::read_symlink("/proc/self/exe").string());
    words.insert(words.end(), argv + 1, argv + argc);
    ::setenv(scope_mark, "1", 1);
    const auto arguments = sandbox::pointers_to(words);
    ::execvp(arguments.front(), arguments.data());
    ::unsetenv(scope_mark); // it can't be run after all
}

} // namespace headless::judge
