// Independent pieces of work on several threads.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace core::support {

// What 0 threads stand for: as many as the machine has.
inline int threads_or_all(int threads) {
    return threads > 0 ? threads
                       : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// Calls work(i, worker) once for every i below `count`, in no fixed order; `worker`, from 0, tells
// the threads apart. The first exception ends it and is passed on.
template <class Work>
void for_each_index(std::size_t count, int threads, Work work) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto run = [&](int worker) {
        try {
            for (std::size_t i; (i = next++) < count;) work(i, worker);
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
