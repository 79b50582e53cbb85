// Loops over independent pieces of work on several threads, and how long work is run.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace core::support {

// The threads of a computation, its progress and a request to stop it; the base of its options.
struct Execution {
    int threads = 0; // 0: as many as the machine has
    std::stop_token stop = {};
    // Called from any thread with what is done, in the unit of the work: if it names none, a
    // fraction from 0 to 1.
    std::function<void(double)> progress = {};
};

// The number of threads to use: `threads`, or for 0 as many as the machine has.
inline int threads_or_all(int threads) {
    return threads > 0 ? threads
                       : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// Calls work(i, worker) once for every i from 0 to count - 1, in no fixed order. `worker` is the
// number of the calling thread, from 0. After a stop or an exception no further work is begun, and
// the first exception is rethrown.
template <class Work>
void for_each_index(std::size_t count, int threads, Work work, const std::stop_token& stop = {}) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto run = [&](int worker) {
        try {
            for (std::size_t i; !stop.stop_requested() && (i = next++) < count;) work(i, worker);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        const auto wanted = std::min(count, static_cast<std::size_t>(threads_or_all(threads)));
        for (int worker = 1; worker < static_cast<int>(wanted); ++worker)
            others.emplace_back(run, worker);
        run(0);
    }
    if (failure) std::rethrow_exception(failure);
}

} // namespace core::support
