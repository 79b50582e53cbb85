#include "headless/sandbox/waker.h"

#include "headless/sandbox/limits.h"

#include <csignal>
#include <unistd.h>

namespace headless::sandbox {

namespace {

// Without SA_RESTART, so that the read gives up.
void take_signal() {
    struct sigaction action {};
    action.sa_handler = [](int) {};
    ::sigaction(SIGRTMIN, &action, nullptr);
    sigset_t own;
    ::sigemptyset(&own);
    ::sigaddset(&own, SIGRTMIN);
    ::pthread_sigmask(SIG_UNBLOCK, &own, nullptr);
}

} // namespace

Waker::Waker() : sleeper_(::pthread_self()) {
    take_signal();
    thread_ = std::jthread([this](const std::stop_token& stop) { wake_again_and_again(stop); });
}

Waker::~Waker() = default;

ssize_t Waker::read(int fd, void* bytes, std::size_t size) {
    {
        const std::lock_guard lock(mutex_);
        reading_ = true;
    }
    const ssize_t length = ::read(fd, bytes, size);
    const std::lock_guard lock(mutex_); // which leaves errno alone
    reading_ = false;
    return length;
}

// A signal that comes just before the read is lost; the next one is not.
void Waker::wake_again_and_again(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (!stopped_.wait_for(lock, stop, tick, [&stop] { return stop.stop_requested(); }))
        if (reading_) ::pthread_kill(sleeper_, SIGRTMIN);
}

} // namespace headless::sandbox
