#include "headless/sandbox/syscall_filter.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
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

constexpr int max_syscall_number = 1023; // far above any that a kernel has

// The kernel looks at the lower half of these arguments only; so must the filter.
constexpr scmp_datum_t lower_half = 0xffff'ffff;

constexpr std::initializer_list<const char*> refused{
    // keyrings
    "keyctl", "add_key", "request_key",
    // watches on files
    "inotify_init", "inotify_init1", "inotify_add_watch", "fanotify_init", "fanotify_mark",
    // which pages of a shared file are in memory
    "mincore", "cachestat",
    // other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp",
    // namespaces and mounts
    "setns", "mount", "umount", "umount2", "pivot_root", "chroot", "open_tree", "move_mount",
    "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr", "quotactl", "quotactl_fd",
    // files by other ways than their path
    "open_by_handle_at", "name_to_handle_at",
    // all disks of the machine at once
    "sync", "syncfs",
    // calls with a wide reach into the kernel
    "io_uring_setup", "io_uring_enter", "io_uring_register", "userfaultfd", "perf_event_open",
    "bpf", "memfd_secret", "io_setup", "lookup_dcookie", "vhangup", "acct", "swapon", "swapoff",
    "reboot", "syslog", "kexec_load", "kexec_file_load", "init_module", "finit_module",
    "delete_module", "iopl", "ioperm", "modify_ldt"};

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

Context refusals(bool allow_locks) {
    Context context = make_context(SCMP_ACT_ALLOW);
    const Refusals refuse(context.get());
    for (const char* name : refused) refuse.always(name);
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
    refuse_locks(refuse, allow_locks);
    return context;
}

// Programs cope with calls that the kernel does not have, so that is what they are told. A filter
// can't see the flags of clone3: with it, new namespaces could be made.
Context known_calls() {
    Context context = make_context(SCMP_ACT_ERRNO(ENOSYS));
    for (int number = 0; number <= max_syscall_number; ++number) {
        const std::unique_ptr<char, decltype(&std::free)> name(
            ::seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number), &std::free);
        if (name && std::string_view(name.get()) != "clone3")
            require(::seccomp_rule_add(context.get(), SCMP_ACT_ALLOW, number, 0));
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

SyscallFilter::SyscallFilter(bool allow_locks)
    : files_{exported(refusals(allow_locks)), exported(known_calls())} {}

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
