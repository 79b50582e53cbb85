#include "headless/sandbox/syscall_filter.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <initializer_list>
#include <linux/sched.h>
#include <memory>
#include <seccomp.h>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <system_error>
#include <vector>

namespace headless::sandbox {

using namespace headless::support;

namespace {

// The kernel looks at the lower half of these arguments only; so must the filter.
constexpr scmp_datum_t lower_half = 0xffff'ffff;

// The calls that programs, interpreters and compilers need, on any processor. Not here, and so
// refused: keyrings, watches on files, which pages are in memory, tracing, mounts, file handles,
// writing all disks, queues and memory that outlive a process (System V, POSIX), asynchronous and
// ring I/O, modules, clocks, and clone3, whose flags a filter can't see: with it, new namespaces
// could be made.
constexpr std::string_view allowed =
    "accept accept4 access alarm arch_prctl bind brk capget capset chdir chmod chown clock_getres "
    "clock_gettime clock_nanosleep clone close close_range connect copy_file_range creat dup dup2 "
    "dup3 epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd "
    "eventfd2 execve execveat exit exit_group faccessat faccessat2 fadvise64 fallocate fchdir "
    "fchmod fchmodat fchmodat2 fchown fchownat fcntl fdatasync fgetxattr flistxattr flock fork "
    "fremovexattr fsetxattr fstat fstatfs fsync ftruncate futex futex_requeue futex_wait "
    "futex_waitv futex_wake futimesat get_mempolicy get_robust_list getcpu getcwd getdents "
    "getdents64 getegid geteuid getgid getgroups getitimer getpeername getpgid getpgrp getpid "
    "getppid getpriority getrandom getresgid getresuid getrlimit getrusage getsid getsockname "
    "getsockopt gettid gettimeofday getuid getxattr ioctl ioprio_get ioprio_set kill "
    "landlock_add_rule landlock_create_ruleset landlock_restrict_self lchown lgetxattr link linkat "
    "listen listxattr llistxattr lremovexattr lseek lsetxattr lstat madvise map_shadow_stack mbind "
    "membarrier memfd_create mkdir mkdirat mknod mknodat mlock mlock2 mlockall mmap mprotect "
    "mremap msync munlock munlockall munmap nanosleep newfstatat open openat openat2 pause "
    "personality pidfd_open pidfd_send_signal pipe pipe2 pkey_alloc pkey_free pkey_mprotect poll "
    "ppoll prctl pread64 preadv preadv2 prlimit64 pselect6 pwrite64 pwritev pwritev2 read "
    "readahead readlink readlinkat readv recvfrom recvmmsg recvmsg removexattr rename renameat "
    "renameat2 restart_syscall rmdir rseq rt_sigaction rt_sigpending rt_sigprocmask "
    "rt_sigqueueinfo rt_sigreturn rt_sigsuspend rt_sigtimedwait rt_tgsigqueueinfo "
    "sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getattr sched_getparam "
    "sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr sched_setparam "
    "sched_setscheduler sched_yield seccomp select sendfile sendmmsg sendmsg sendto set_mempolicy "
    "set_mempolicy_home_node set_robust_list set_tid_address setfsgid setfsuid setgid setgroups "
    "setitimer setpgid setpriority setregid setresgid setresuid setreuid setrlimit setsid "
    "setsockopt setuid setxattr shutdown sigaltstack signalfd signalfd4 socket socketpair splice "
    "stat statfs statx symlink symlinkat sync_file_range sysinfo tee tgkill time timer_create "
    "timer_delete timer_getoverrun timer_gettime timer_settime timerfd_create timerfd_gettime "
    "timerfd_settime times tkill truncate umask uname unlink unlinkat unshare utime utimensat "
    "utimes vfork wait4 waitid write writev";

// Programs could leave marks by them in the times of device nodes, which are the machine's.
constexpr std::initializer_list<const char*> setting_times{"utime", "utimes", "futimesat",
                                                           "utimensat"};

constexpr std::uint32_t namespace_flags[]{CLONE_NEWNS,  CLONE_NEWCGROUP, CLONE_NEWUTS,
                                          CLONE_NEWIPC, CLONE_NEWUSER,   CLONE_NEWPID,
                                          CLONE_NEWNET, CLONE_NEWTIME};

struct Release {
    void operator()(void* context) const { ::seccomp_release(context); }
};
using Context = std::unique_ptr<void, Release>;

void require(int result) {
    if (result < 0)
        throw std::system_error(-result, std::generic_category(), "the filter of system calls");
}

Context make_context(std::uint32_t otherwise) {
    Context context(::seccomp_init(otherwise));
    if (!context) require(-ENOMEM);
    // Calls of 32-bit programs and of x32 have other numbers: whoever makes one is killed.
    require(::seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
    require(::seccomp_attr_set(context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2)); // a binary tree
    return context;
}

class Refusals {
public:
    explicit Refusals(void* context) : context_(context) {}

    void always(const char* name) const { add(name, {}); }
    void if_equal(const char* name, unsigned argument, scmp_datum_t value,
                  scmp_datum_t mask = lower_half) const {
        add(name, {{argument, SCMP_CMP_MASKED_EQ, mask, value}});
    }
    void if_greater(const char* name, unsigned argument, scmp_datum_t value) const {
        add(name, {{argument, SCMP_CMP_GT, value, 0}});
    }
    void if_equal_and_given(const char* name, unsigned argument, scmp_datum_t value,
                            unsigned pointer) const {
        add(name,
            {{argument, SCMP_CMP_MASKED_EQ, lower_half, value}, {pointer, SCMP_CMP_NE, 0, 0}});
    }

private:
    void add(const char* name, const std::vector<scmp_arg_cmp>& comparisons) const {
        const int number = ::seccomp_syscall_resolve_name(name);
        if (number < 0) return; // not of this architecture: the other filter refuses it
        require(::seccomp_rule_add_array(context_, SCMP_ACT_ERRNO(EPERM), number,
                                         static_cast<unsigned>(comparisons.size()),
                                         comparisons.data()));
    }
    void* context_;
};

// Loopback inside the program's own network is all that is left. A socket with a path could reach
// a service that listens in a folder which the program sees.
void refuse_sockets(const Refusals& refuse) {
    for (const int family : {0, 1, 3, 4, 5, 6, 7, 8, 9})
        refuse.if_equal("socket", 0, static_cast<scmp_datum_t>(family));
    static_assert(AF_INET == 2 && AF_INET6 == 10);
    refuse.if_greater("socket", 0, AF_INET6);
    // A pair of datagram sockets can be pointed at a path too. Raw ones are the same to the kernel.
    constexpr scmp_datum_t type_mask = 0xf; // without SOCK_NONBLOCK and SOCK_CLOEXEC
    for (const int type : {SOCK_DGRAM, SOCK_RAW})
        refuse.if_equal("socketpair", 1, static_cast<scmp_datum_t>(type), type_mask);
}

void refuse_locks(const Refusals& refuse, bool allow_locks) {
    constexpr scmp_datum_t set_delegation = 1024 + 16; // F_SETDELEG of Linux 6.19
    for (const scmp_datum_t command :
         {scmp_datum_t{F_SETLEASE}, scmp_datum_t{F_NOTIFY}, set_delegation})
        refuse.if_equal("fcntl", 1, command);
    if (allow_locks) return;
    refuse.always("flock");
    for (const int command : {F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW})
        refuse.if_equal("fcntl", 1, static_cast<scmp_datum_t>(command));
}

Context refusals(const FilterOptions& options) {
    Context context = make_context(SCMP_ACT_ALLOW);
    const Refusals refuse(context.get());
    if (!options.allow_times)
        for (const char* name : setting_times) refuse.always(name);
    for (const scmp_datum_t flag : namespace_flags)
        for (const char* name : {"clone", "unshare"})
            // The lowest byte of clone's flags is a signal.
            if (flag > 0xff || std::string_view(name) == "unshare")
                refuse.if_equal(name, 0, flag, flag);
    for (const int request : {TIOCSTI, TIOCLINUX})
        refuse.if_equal("ioctl", 1, static_cast<scmp_datum_t>(request));
    // Its own limit keeps the machine's taker of cores out (see launch.cpp).
    refuse.if_equal("setrlimit", 0, RLIMIT_CORE);
    refuse.if_equal_and_given("prlimit64", 1, RLIMIT_CORE, 2);
    // Which pages of a shared file are in memory, and how many sockets the machine has made.
    refuse.if_equal("preadv2", 5, RWF_NOWAIT, RWF_NOWAIT);
    refuse.if_equal("getsockopt", 2, SO_COOKIE);
    refuse_sockets(refuse);
    refuse_locks(refuse, options.allow_locks);
    return context;
}

// Programs cope with calls that the kernel does not have, so they get the same error.
Context allowed_calls() {
    Context context = make_context(SCMP_ACT_ERRNO(ENOSYS));
    for (std::string_view rest = allowed; !rest.empty();) {
        const std::string name(rest.substr(0, rest.find(' ')));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const int number = ::seccomp_syscall_resolve_name(name.c_str());
        // Negative: not of this processor.
        if (number >= 0) require(::seccomp_rule_add(context.get(), SCMP_ACT_ALLOW, number, 0));
    }
    return context;
}

UniqueFd exported(const Context& context) {
    UniqueFd file(::memfd_create("filter", MFD_CLOEXEC));
    if (!file) require(-errno);
    require(::seccomp_export_bpf(context.get(), file.get()));
    return file;
}

} // namespace

SyscallFilter::SyscallFilter(const FilterOptions& options)
    : files_{exported(refusals(options)), exported(allowed_calls())} {}

std::array<UniqueFd, 2> SyscallFilter::open(int first_fd) const {
    std::array<UniqueFd, 2> opened;
    for (std::size_t i = 0; i < files_.size(); ++i) {
        const std::string path = "/proc/self/fd/" + std::to_string(files_[i].get());
        const UniqueFd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        opened[i] = UniqueFd(::fcntl(file.get(), F_DUPFD_CLOEXEC, first_fd));
        if (!opened[i]) require(-errno);
    }
    return opened;
}

} // namespace headless::sandbox
