#include "ai/yahtzee/solve/open_sets.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace ai::yahtzee::solve {

using namespace core::yahtzee;

namespace {

constexpr unsigned set_count = 1u << box_count;

class OpenSetInduction {
public:
    OpenSetInduction(const SolveOptions& options, const std::function<void(BoxSet)>& work,
                     int threads)
        : options_(options), work_(work), level_done_(threads) {
        for (unsigned bits = 0; bits < set_count; ++bits) {
            const BoxSet open = BoxSet::from_bits(bits);
            if ((open & options.within) != open) continue;
            levels_[static_cast<std::size_t>(open.size())].push_back(open);
            ++count_;
        }
    }

    // The body of each thread.
    void run() {
        for (std::size_t level = 0; level < levels_.size(); ++level) {
            while (!halted_) {
                const std::size_t next = taken_[level]++;
                if (next >= levels_[level].size()) break;
                run_one(levels_[level][next]);
            }
            level_done_.arrive_and_wait();
        }
    }

    // Instead of a thread that could not be started.
    void run_with_one_less() { level_done_.arrive_and_drop(); }

    bool finish() {
        if (failure_) std::rethrow_exception(failure_);
        return !halted_;
    }

private:
    void run_one(BoxSet open) {
        if (options_.stop.stop_requested()) {
            halted_ = true;
            return;
        }
        try {
            work_(open);
            if (options_.progress) options_.progress(static_cast<double>(++done_) / count_);
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            halted_ = true;
        }
    }

    const SolveOptions& options_;
    const std::function<void(BoxSet)>& work_;
    std::array<std::vector<BoxSet>, box_count + 1> levels_;
    std::array<std::atomic<std::size_t>, box_count + 1> taken_{};
    int count_ = 0;
    std::atomic<int> done_ = 0;
    std::atomic<bool> halted_ = false;
    std::barrier<> level_done_;
    std::mutex mutex_;
    std::exception_ptr failure_;
};

} // namespace

bool for_each_open_set(const SolveOptions& options, const std::function<void(BoxSet)>& work) {
    const int wanted = options.threads > 0 ? options.threads
                                           : static_cast<int>(std::thread::hardware_concurrency());
    const int threads = std::max(wanted, 1);
    OpenSetInduction induction(options, work, threads);
    {
        std::vector<std::jthread> others;
        others.reserve(static_cast<std::size_t>(threads));
        for (int i = 1; i < threads; ++i) {
            try {
                others.emplace_back([&induction] { induction.run(); });
            } catch (const std::system_error&) {
                induction.run_with_one_less();
            }
        }
        induction.run();
    }
    return induction.finish();
}

} // namespace ai::yahtzee::solve
