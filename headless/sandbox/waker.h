// Reads that block, but wake up now and then: so a program's answer is waited for by one system
// call, and its limits are looked at all the same. A thread of its own sends the sleeper a signal,
// and only while it is in such a read: no other call is ever interrupted.

#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <pthread.h>
#include <sys/types.h>
#include <thread>

namespace headless::sandbox {

class Waker {
public:
    Waker(); // for the thread that calls; takes the handler of SIGRTMIN for the whole process
    ~Waker();

    Waker(const Waker&) = delete;
    Waker& operator=(const Waker&) = delete;

    // As read(2), from a descriptor that blocks; fails with EINTR at the latest when two ticks have
    // passed. Only for the thread that made it.
    ssize_t read(int fd, void* bytes, std::size_t size);

private:
    void wake_again_and_again(const std::stop_token& stop);

    const pthread_t sleeper_;
    std::mutex mutex_;
    std::condition_variable_any stopped_;
    bool reading_ = false;
    std::jthread thread_;
};

} // namespace headless::sandbox
