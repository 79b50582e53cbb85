// Runs the window's background work on a fixed number of threads, so that the window stays
// responsive: of the jobs that wait, the one with the highest priority starts first. A job is never
// interrupted. A long one calls Slot::pause() at each step, which lets jobs of higher priority run
// before it goes on.

#pragma once

#include <QString>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace app::analysis {

// The exception that is being handled, for people.
QString failure_in_words();

// Highest first.
enum class Priority { player, hint, explanation, rollout, break_even, review, statistics, tables };

class Scheduler {
public:
    class Slot;

    struct Job {
        Priority priority;
        std::function<void(Slot&)> run; // on a thread of its own; must not throw
        // Called instead of `run` where no thread can be started; must not call the scheduler.
        std::function<void(const QString& why)> refuse;
    };

    // All processors but one, which is left to the window; at least one.
    static int default_threads();

    explicit Scheduler(int threads = default_threads());
    ~Scheduler() { close(); }
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;

    // From any thread. A stop drops the job if it still waits, and else reaches its slot.
    std::stop_source submit(Job job);

    // Drops the jobs that wait, stops those that run, and waits for their end. Jobs that are
    // submitted later are dropped.
    void close();

    int threads() const { return threads_; }

    // By jobs that run; those of paused jobs don't count.
    int threads_in_use() const;

    // No job waits, runs or is paused.
    bool is_idle() const;

private:
    struct Waiting {
        std::uint64_t number; // jobs of one priority run in order
        Job job;
        std::stop_source stop;
    };
    struct Worker {
        std::jthread thread;
        std::stop_source stop;
        bool is_done = false;
    };

    // All with the mutex held.
    void start_jobs();
    bool start(Waiting& next);
    std::vector<Waiting>::iterator next_job();
    bool waits_above(Priority priority) const;
    std::list<Worker> take_done();

    void run(Worker& worker, const Job& job);

    const int threads_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Waiting> waiting_;
    std::list<Worker> workers_;
    std::uint64_t submitted_ = 0;
    int in_use_ = 0;
    bool is_closing_ = false;
    std::vector<Priority> paused_; // of paused jobs, which go on by priority too
};

// The threads that a running job holds. All calls but stop() come from the job's own threads.
class Scheduler::Slot {
public:
    Slot(Scheduler& scheduler, Priority priority, std::stop_token stop)
        : scheduler_(scheduler), priority_(priority), stop_(std::move(stop)) {}
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;

    const std::stop_token& stop() const { return stop_; }

    // The number of threads that the job may use: one until widen() takes those that are idle.
    // Where there are three or more, it leaves one to other jobs.
    int threads() const { return threads_; }
    int widen();

    // Lets jobs of higher priority run first. From any of the job's threads.
    void pause();

    // Gives the threads back while `wait` waits for another job.
    void wait_outside(const std::function<void()>& wait);

    bool release(); // at the end of the job; true if no other job runs, is paused or waits

private:
    void give_back();
    void take_again(std::unique_lock<std::mutex>& lock);

    Scheduler& scheduler_;
    const Priority priority_;
    const std::stop_token stop_;
    int threads_ = 1;
    bool is_paused_ = false;
};

} // namespace app::analysis
