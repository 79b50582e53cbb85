#include "tests/attacks/calls.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <linux/io_uring.h>
#include <linux/keyctl.h>
#include <linux/perf_event.h>
#include <linux/sched.h>
#include <linux/userfaultfd.h>
#include <linux/vm_sockets.h>
#include <sched.h>
#include <sys/fanotify.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace attacks {

namespace {

constexpr const char* shared_file = "/usr/bin/env"; // that two programs can both open
constexpr const char* own_file = "/tmp/attack";

int result(long value) { return value >= 0 ? 0 : errno; }

// Tried in a child, since it changes the process for good.
int in_child(const std::function<int()>& attempt) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(attempt());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// A child that waits, for calls that reach into another process.
int on_child(const std::function<int(pid_t)>& attempt) {
    const pid_t child = ::fork();
    if (child == 0)
        while (true) ::pause();
    const int error = attempt(child);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    return error;
}

int with_file(const char* name, int flags, const std::function<int(int)>& attempt) {
    const int file = ::open(name, flags, 0600);
    const int error = attempt(file);
    ::close(file);
    return error;
}

int lock_record(int command) {
    return with_file(shared_file, O_RDONLY, [command](int file) {
        struct flock lock {};
        lock.l_type = F_RDLCK;
        return result(::fcntl(file, command, &lock));
    });
}

int take_lease() {
    return with_file(own_file, O_RDWR | O_CREAT,
                     [](int file) { return result(::fcntl(file, F_SETLEASE, F_WRLCK)); });
}

int watch_folder() {
    return with_file("/tmp", O_RDONLY, [](int folder) {
        return result(::fcntl(folder, F_NOTIFY, DN_ACCESS | DN_MULTISHOT));
    });
}

int make_namespace(unsigned long flag) {
    return in_child([flag] { return result(::syscall(SYS_unshare, flag)); });
}

int result_of_clone(long child) {
    if (child == 0) ::_exit(0);
    const int error = result(child);
    if (child > 0) ::waitpid(static_cast<pid_t>(child), nullptr, 0);
    return error;
}

int clone_into_namespace() {
    return result_of_clone(::syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
}

int clone3_into_namespace() {
    clone_args arguments{};
    arguments.flags = CLONE_NEWUSER;
    arguments.exit_signal = SIGCHLD;
    return result_of_clone(::syscall(SYS_clone3, &arguments, sizeof arguments));
}

int read_memory() {
    return on_child([](pid_t child) {
        char byte = 0;
        iovec mine{&byte, 1};
        iovec its{const_cast<char*>(shared_file), 1};
        return result(::process_vm_readv(child, &mine, 1, &its, 1, 0));
    });
}

int take_descriptor() {
    return on_child([](pid_t child) {
        const long handle = ::syscall(SYS_pidfd_open, child, 0);
        return result(::syscall(SYS_pidfd_getfd, handle, 2, 0));
    });
}

int open_ring() {
    io_uring_params parameters{};
    return result(::syscall(SYS_io_uring_setup, 1, &parameters));
}

int watch_performance() {
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_SOFTWARE;
    attributes.size = sizeof attributes;
    attributes.config = PERF_COUNT_SW_DUMMY;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return result(::syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0));
}

int name_handle() {
    alignas(file_handle) std::array<unsigned char, sizeof(file_handle) + 128> space{};
    auto* const handle = reinterpret_cast<file_handle*>(space.data());
    handle->handle_bytes = 128;
    int mount = 0;
    return result(::name_to_handle_at(AT_FDCWD, shared_file, handle, &mount, 0));
}

int socket_of(int family, int type) { return result(::socket(family, type, 0)); }

// The kernel looks at the lower half of the argument only.
int socket_with_high_bits() {
    return result(::syscall(SYS_socket, 0x1'0000'0000ul | AF_UNIX, SOCK_STREAM, 0));
}

int pair_of_datagram_sockets() {
    std::array<int, 2> ends{};
    return result(::socketpair(AF_UNIX, SOCK_DGRAM, 0, ends.data()));
}

// Types a character into a terminal that is its own to control.
int type_into_terminal(unsigned long high_bits) {
    return in_child([high_bits] {
        ::setsid();
        const int master = ::open("/dev/ptmx", O_RDWR | O_NOCTTY);
        if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0) return errno;
        const int terminal = ::open(::ptsname(master), O_RDWR);
        char key = 'x';
        return result(::syscall(SYS_ioctl, terminal, high_bits | TIOCSTI, &key));
    });
}

int resident_pages() {
    return with_file(shared_file, O_RDONLY, [](int file) {
        void* const pages = ::mmap(nullptr, 4096, PROT_READ, MAP_PRIVATE, file, 0);
        unsigned char resident = 0;
        return result(::mincore(pages, 4096, &resident));
    });
}

int change_core_limit(long call) {
    return in_child([call] {
        const rlimit nothing{0, 0};
        if (call == SYS_prlimit64)
            return result(::syscall(call, 0, RLIMIT_CORE, &nothing, nullptr));
        return result(::syscall(call, RLIMIT_CORE, &nothing));
    });
}

// Each device that programs share with the machine.
int change_times(const char* device) {
    return result(::syscall(SYS_utimensat, AT_FDCWD, device, nullptr, 0));
}

int make_shared_memory() {
    const int memory = ::shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    const int error = result(memory);
    if (memory >= 0) ::shmctl(memory, IPC_RMID, nullptr);
    return error;
}

int make_semaphore() {
    const int semaphore = ::semget(IPC_PRIVATE, 1, IPC_CREAT | 0600);
    const int error = result(semaphore);
    if (semaphore >= 0) ::semctl(semaphore, 0, IPC_RMID);
    return error;
}

int make_queue() {
    const int queue = ::msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    const int error = result(queue);
    if (queue >= 0) ::msgctl(queue, IPC_RMID, nullptr);
    return error;
}

int make_named_queue() {
    const int error = result(::syscall(SYS_mq_open, "attack", O_CREAT | O_RDWR, 0600, nullptr));
    ::syscall(SYS_mq_unlink, "attack");
    return error;
}

// A call of newer kernels that the library does not know.
int unknown_call() {
    constexpr long open_tree_attributes = 467; // open_tree_attr, Linux 6.15
    return result(::syscall(open_tree_attributes, AT_FDCWD, "/", 0, nullptr, 0));
}

// By the numbers of 32-bit programs.
int foreign_call() {
#ifdef __x86_64__
    return in_child([] {
        long number = 20; // getpid
        __asm__ volatile("int $0x80" : "+a"(number) : : "memory");
        return number > 0 ? 0 : ENOSYS;
    });
#else
    return ENOSYS;
#endif
}

} // namespace

const std::map<std::string, std::function<int()>>& calls() {
    static const std::map<std::string, std::function<int()>> all{
        {"join a keyring",
         [] { return result(::syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr)); }},
        {"add a key to the user's keyring",
         [] {
             return result(
                 ::syscall(SYS_add_key, "user", "attack", "x", 1, KEY_SPEC_PROCESS_KEYRING));
         }},
        {"lock a file",
         [] {
             return with_file(shared_file, O_RDONLY,
                              [](int file) { return result(::flock(file, LOCK_SH)); });
         }},
        {"lock a record", [] { return lock_record(F_SETLK); }},
        {"look for locked records", [] { return lock_record(F_GETLK); }},
        {"lock a record of an open file", [] { return lock_record(F_OFD_SETLK); }},
        {"take a lease", take_lease},
        {"watch a folder by signals", watch_folder},
        {"watch files by inotify", [] { return result(::inotify_init1(0)); }},
        {"watch files by fanotify",
         [] { return result(::fanotify_init(FAN_CLASS_NOTIF | FAN_REPORT_FID, O_RDONLY)); }},
        {"make a user namespace", [] { return make_namespace(CLONE_NEWUSER); }},
        {"make a user namespace by clone", clone_into_namespace},
        {"make a user namespace by clone3", clone3_into_namespace},
        {"make a host name namespace", [] { return make_namespace(CLONE_NEWUSER | CLONE_NEWUTS); }},
        {"make a mount namespace", [] { return make_namespace(CLONE_NEWUSER | CLONE_NEWNS); }},
        {"trace a process",
         [] {
             return on_child(
                 [](pid_t child) { return result(::ptrace(PTRACE_SEIZE, child, 0, 0)); });
         }},
        {"read another process's memory", read_memory},
        {"take another process's descriptor", take_descriptor},
        {"open an io_uring", open_ring},
        {"handle page faults",
         [] { return result(::syscall(SYS_userfaultfd, UFFD_USER_MODE_ONLY)); }},
        {"watch performance", watch_performance},
        {"take secret memory", [] { return result(::syscall(SYS_memfd_secret, 0)); }},
        {"get a file's handle", name_handle},
        {"open a socket with a path", [] { return socket_of(AF_UNIX, SOCK_STREAM); }},
        {"open a socket with a path, high bits set", socket_with_high_bits},
        {"open a pair of datagram sockets", pair_of_datagram_sockets},
        {"open a socket to the host", [] { return socket_of(AF_VSOCK, SOCK_STREAM); }},
        {"open a socket to the kernel", [] { return socket_of(AF_NETLINK, SOCK_RAW); }},
        {"open a socket for ciphers", [] { return socket_of(AF_ALG, SOCK_SEQPACKET); }},
        {"type into a terminal", [] { return type_into_terminal(0); }},
        {"type into a terminal, high bits set", [] { return type_into_terminal(0x1'0000'0000ul); }},
        {"see which pages of a file are in memory", resident_pages},
        {"see by a read which pages are in memory",
         [] {
             return with_file(shared_file, O_RDONLY, [](int file) {
                 char byte = 0;
                 iovec part{&byte, 1};
                 return result(::preadv2(file, &part, 1, 0, RWF_NOWAIT));
             });
         }},
        {"count the machine's sockets",
         [] {
             std::uint64_t cookie = 0;
             socklen_t size = sizeof cookie;
             const int socket = ::socket(AF_INET, SOCK_DGRAM, 0);
             const int error = result(::getsockopt(socket, SOL_SOCKET, SO_COOKIE, &cookie, &size));
             ::close(socket);
             return error;
         }},
        {"take asynchronous I/O",
         [] {
             unsigned long context = 0;
             return result(::syscall(SYS_io_setup, 1, &context));
         }},
        {"write all disks", [] { return result(::syscall(SYS_sync)); }},
        {"write the disk of a file",
         [] {
             return with_file(own_file, O_RDWR | O_CREAT,
                              [](int file) { return result(::syncfs(file)); });
         }},
        {"change the limit of cores", [] { return change_core_limit(SYS_prlimit64); }},
        {"change the limit of cores by the old call",
         [] { return change_core_limit(SYS_setrlimit); }},
        {"open a terminal", [] { return result(::open("/dev/ptmx", O_RDWR | O_NOCTTY)); }},
        {"leave a mark in the times of /dev/null", [] { return change_times("/dev/null"); }},
        {"leave a mark in the times of /dev/zero", [] { return change_times("/dev/zero"); }},
        {"leave a mark in the times of /dev/urandom", [] { return change_times("/dev/urandom"); }},
        {"leave a mark by the times of an open device",
         [] {
             return with_file("/dev/null", O_WRONLY,
                              [](int file) { return result(::futimens(file, nullptr)); });
         }},
        {"leave shared memory", make_shared_memory},
        {"leave semaphores", make_semaphore},
        {"leave messages", make_queue},
        {"leave messages under a name", make_named_queue},
        {"make a call that the library does not know", unknown_call},
        {"make a call of 32-bit programs", foreign_call},
    };
    return all;
}

} // namespace attacks
