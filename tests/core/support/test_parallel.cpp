#include "core/support/parallel.h"

#include "tests/support/files.h"
#include "tests/support/test.h"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <sys/resource.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace test_parallel {

using core::support::for_each_index;

// No thread can be made while it lives: there is no address space left for a stack. What is in use
// stays usable.
class NoRoomForThreads {
public:
    NoRoomForThreads() {
        const rlim_t pages = tests::read_file("/proc/self/statm").split(' ').front().toULongLong();
        getrlimit(RLIMIT_AS, &before_);
        rlimit little = before_;
        little.rlim_cur = (pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE))) + (1 << 20);
        setrlimit(RLIMIT_AS, &little);
    }
    ~NoRoomForThreads() { setrlimit(RLIMIT_AS, &before_); }

private:
    rlimit before_{};
};

class TestParallel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_index_is_visited_once_data() {
        const auto row = tests::columns<int>("threads");
        for (const int threads : {0, 1, 2, 5, 200}) row(std::to_string(threads).c_str(), threads);
    }
    void every_index_is_visited_once() {
        QFETCH(const int, threads);
        std::vector<std::atomic<int>> visits(100);
        for_each_index(visits.size(), threads, [&](std::size_t i, int) { ++visits[i]; });
        for (const auto& count : visits) QCOMPARE(count, 1);
    }

    void an_exception_reaches_the_caller_and_ends_the_work() {
        std::atomic<int> begun = 0;
        const auto work = [&](std::size_t, int) {
            ++begun;
            throw std::runtime_error("out of order");
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, for_each_index(1000, 4, work));
        QVERIFY(begun <= 4);
    }

    void a_stop_ends_the_work_however_much_is_left() {
        std::stop_source source;
        std::atomic<int> begun = 0;
        const auto work = [&](std::size_t, int) {
            ++begun;
            source.request_stop();
        };
        for_each_index(SIZE_MAX / 2, 2, work, source.get_token());
        QVERIFY(begun == 1 || begun == 2);
    }

    void a_thread_that_cannot_be_made_is_an_exception() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("the sanitizers need the address space");
#elif !defined(__x86_64__)
        QSKIP("an emulated processor may ignore the limit");
#endif
        // Long enough that no thread takes over the stack of one that has ended.
        const auto work = [](std::size_t, int) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        };
        const NoRoomForThreads no_room;
        QVERIFY_THROWS_EXCEPTION(std::system_error, for_each_index(64, 64, work));
    }
};

} // namespace test_parallel
