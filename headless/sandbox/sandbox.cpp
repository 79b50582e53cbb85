#include "headless/sandbox/sandbox.h"

#include "headless/sandbox/command_line.h"
#include "headless/sandbox/scratch.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sched.h>
#include <sys/socket.h>
#include <sys/wait.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

// Ids that Debian gives to nobody for good (those of transient services).
constexpr int first_user = 64001;
constexpr int user_count = 500;

int next_user() {
    static std::atomic<int> next{0};
    return first_user + next++ % user_count;
}

// A user namespace in which every id means what it means outside: inside it root's powers reach
// no further than the namespace. Kept alive by its descriptor.
UniqueFd make_user_namespace() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
    const UniqueFd mine(ends[0]);
    UniqueFd its(ends[1]);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(mine.get());
        char answer = ::unshare(CLONE_NEWUSER) == 0 ? 'y' : 'n';
        [[maybe_unused]] const ssize_t written = ::write(its.get(), &answer, 1);
        // Until the judge is done with it, or gone.
        [[maybe_unused]] const ssize_t end = ::read(its.get(), &answer, 1);
        ::_exit(0);
    }
    if (child < 0) return {};
    its.reset();
    char answer = 'n';
    UniqueFd user_namespace;
    if (::read(mine.get(), &answer, 1) == 1 && answer == 'y') {
        const fs::path process = "/proc/" + std::to_string(child);
        bool mapped = true;
        for (const char* map : {"uid_map", "gid_map"}) {
            std::ofstream file(process / map);
            mapped = mapped && (file << "0 0 4294967295\n").flush();
        }
        if (mapped)
            user_namespace = UniqueFd(::open((process / "ns/user").c_str(), O_RDONLY | O_CLOEXEC));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    return user_namespace;
}

// The system's folders, as links where they are links, and what programs need of /etc: no secret
// is in it, since a program run by root's judge may read whatever it sees.
void add_system(std::vector<std::string>& words) {
    std::error_code error;
    for (const char* folder :
         {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt"}) {
        if (fs::is_symlink(folder, error))
            words.insert(words.end(),
                         {"--symlink", fs::read_symlink(folder, error).string(), folder});
        else if (fs::is_directory(folder, error))
            words.insert(words.end(), {"--ro-bind", folder, folder});
    }
    constexpr std::array needed{"alternatives", "ld.so.", "localtime", "locale", "fonts",
                                "java",         "python", "perl",      "mono",   "nsswitch.conf"};
    for (const auto& entry : fs::directory_iterator("/etc", error)) {
        const std::string name = entry.path().filename().string();
        if (std::ranges::any_of(needed, [&](const char* start) { return name.starts_with(start); }))
            words.insert(words.end(), {"--ro-bind-try", entry.path(), entry.path()});
    }
}

bool lies_in(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
           folder.end();
}

void add_view(std::vector<std::string>& words, const View& view) {
    // Outer folders first, so that they don't cover inner ones.
    std::vector<std::pair<fs::path, std::string>> places;
    for (const fs::path& path : view.readable) places.emplace_back(path, "--ro-bind");
    for (const fs::path& path : view.writable) places.emplace_back(path, "--bind");
    std::ranges::sort(places);
    for (const auto& [path, kind] : places) words.insert(words.end(), {kind, path, path});
    std::error_code error;
    for (const fs::path& path : view.hidden) {
        if (!fs::exists(path, error) || std::ranges::none_of(places, [&path](const auto& place) {
                return lies_in(path, place.first);
            }))
            continue;
        if (fs::is_directory(path, error))
            words.insert(words.end(), {"--tmpfs", path});
        else
            words.insert(words.end(), {"--ro-bind", "/dev/null", path});
    }
}

} // namespace

std::optional<pid_t> wait_until_ready(const Launched& launched) {
    char ready = 0;
    ssize_t length = 0;
    do length = ::read(launched.socket.get(), &ready, 1);
    while (length < 0 && errno == EINTR);
    if (length != 1) return std::nullopt;
    // The report was written before.
    std::array<char, 1024> report{};
    length = ::read(launched.report.get(), report.data(), report.size());
    if (length <= 0) return std::nullopt;
    const auto json = nlohmann::json::parse(report.data(), report.data() + length, nullptr, false);
    if (!json.is_object() || !json.contains("child-pid")) return std::nullopt;
    return json["child-pid"].get<pid_t>();
}

void let_begin(const Launched& launched) {
    [[maybe_unused]] const ssize_t sent = ::send(launched.socket.get(), "\n", 1, MSG_NOSIGNAL);
}

std::string first_error_line(const Launched& launched) {
    std::array<char, 400> text{};
    const ssize_t length = ::read(launched.errors.get(), text.data(), text.size());
    const std::string message(text.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
    return message.substr(0, message.find('\n'));
}

Protection::Protection(bool unsafe, GroupPlaces groups) : groups_(std::move(groups)) {
    remove_stale_scratch();
    if (unsafe) {
        why_no_walls_ = "--unsafe was given";
        return;
    }
    if (::geteuid() == 0) user_namespace_ = make_user_namespace();
    why_no_walls_ = try_walls();
    has_walls_ = why_no_walls_.empty();
    if (!has_walls_) user_namespace_.reset();
}

// Runs `true` inside; what went wrong, or nothing.
std::string Protection::try_walls() {
    bubblewrap_ = find_program("bwrap").string();
    setpriv_ = find_program("setpriv").string();
    prlimit_ = find_program("prlimit").string();
    if (bubblewrap_.empty()) return "bubblewrap (bwrap) is not installed";
    if (setpriv_.empty() || prlimit_.empty()) return "setpriv or prlimit is not installed";
    if (::geteuid() == 0 && !user_namespace_) return "user namespaces can't be made here";
    LaunchPlan plan;
    plan.words = wrap({find_program("true").string()}, {}, {});
    plan.user_namespace = user_namespace_.get();
    plan.has_walls = true;
    const Launched launched = launch(plan);
    if (launched.error != 0)
        return "bubblewrap can't be run: " + std::string(std::strerror(launched.error));
    if (wait_until_ready(launched)) let_begin(launched);
    int status = 0;
    ::waitpid(launched.id, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    const std::string message = first_error_line(launched);
    return message.empty() ? "bubblewrap fails" : message;
}

std::string Protection::description() const {
    std::string text = has_walls_ ? "bubblewrap (user, process, network, IPC and host name "
                                    "namespaces; files read-only), "
                                  : "no walls (" + why_no_walls_ + "), ";
    if (has_walls_) text += has_own_user() ? "a user id of its own, " : "the judge's user id, ";
    if (groups_.version != 0)
        return text + "control groups version " + std::to_string(groups_.version);
    return text + "/proc watched (no control groups: " + groups_.why_not + ')';
}

std::vector<std::string> Protection::wrap(const std::vector<std::string>& words, const View& view,
                                          const Limits& limits) const {
    const std::string scratch = std::to_string(limits.scratch_bytes);
    std::vector<std::string> all{bubblewrap_};
    if (user_namespace_)
        all.insert(all.end(), {"--userns", "3"});
    else
        all.push_back("--unshare-user");
    all.insert(all.end(), {"--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
                           "--die-with-parent", "--new-session", "--info-fd", "4"});
    add_system(all);
    all.insert(all.end(), {"--proc", "/proc", "--dev", "/dev", "--size", scratch, "--tmpfs",
                           "/dev/shm", "--perms", "1777", "--size", scratch, "--tmpfs", "/tmp"});
    const std::string here = fs::current_path().string();
    all.insert(all.end(), {"--dir", here});
    add_view(all, view);
    all.insert(all.end(), {"--remount-ro", "/dev", "--remount-ro", "/", "--chdir", here});
    all.insert(all.end(),
               {"--clearenv", "--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv",
                "HOME", "/tmp", "--setenv", "TMPDIR", "/tmp", "--setenv", "LANG", "C.UTF-8", "--"});
    if (user_namespace_) {
        // Another user can't read a folder that is root's alone; this power, which holds for what
        // the program sees and no further, lets it.
        const std::string user = std::to_string(next_user());
        all.insert(all.end(), {setpriv_, "--reuid", user, "--regid", user, "--clear-groups",
                               "--inh-caps=-all,+dac_override", "--ambient-caps=-all,+dac_override",
                               "--bounding-set=-all,+dac_override"});
    }
    const std::string processes = std::to_string(limits.processes);
    all.insert(all.end(), {prlimit_, "--nproc=" + processes + ':' + processes, "--core=0", "--",
                           "/bin/sh", "-c",
                           "echo >&6; read -r begin <&6 || exit 1; "
                           "exec \"$@\" 1>&5 3<&- 4<&- 5>&- 6<&- 7<&-",
                           "sh"});
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

} // namespace headless::sandbox
