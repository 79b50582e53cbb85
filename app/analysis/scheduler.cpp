#include "app/analysis/scheduler.h"

#include <QCoreApplication>

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#ifdef __linux__
#    include <sys/resource.h>
#    include <unistd.h>
#endif
#ifdef __GLIBC__
#    include <malloc.h>
#endif

namespace app::analysis {

namespace {

constexpr int threads_that_leave_one = 3; // see Slot::widen()

constexpr int nice_value = 10;

// Lowers the priority of the calling thread and of those it starts below other programs.
void be_nice() {
#ifdef __linux__
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), nice_value);
#endif
}

// Gives free memory back to the system. glibc keeps what a thread that did the work has freed:
// 70 MB after a few turns of roll-outs.
void give_memory_back() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

} // namespace

QString failure_in_words() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate("Analysis", "there is too little memory");
    } catch (const std::exception& fault) {
        return QString::fromLocal8Bit(fault.what());
    } catch (...) {
        return QCoreApplication::translate("Analysis", "of an unknown fault");
    }
}

int Scheduler::default_threads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

Scheduler::Scheduler(int threads) : threads_(std::max(1, threads)) {}

void Scheduler::close() {
    std::list<Worker> workers;
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
        waiting_.clear();
        for (Worker& worker : workers_) worker.stop.request_stop();
    }
    changed_.notify_all();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return std::ranges::all_of(workers_, &Worker::is_done); });
    workers.splice(workers.end(), workers_);
    lock.unlock(); // their threads end while the list is destroyed
}

std::stop_source Scheduler::submit(Job job) {
    std::stop_source stop;
    std::list<Worker> done; // joined after the mutex is free
    const std::lock_guard lock(mutex_);
    if (is_closing_) return stop;
    std::erase_if(waiting_, [](const Waiting& other) { return other.stop.stop_requested(); });
    waiting_.push_back({submitted_++, std::move(job), stop});
    done = take_done();
    start_jobs();
    return stop;
}

int Scheduler::threads_in_use() const {
    const std::lock_guard lock(mutex_);
    return in_use_;
}

bool Scheduler::is_idle() const {
    const std::lock_guard lock(mutex_);
    return std::ranges::all_of(workers_, &Worker::is_done) &&
           std::ranges::all_of(waiting_, [](const Waiting& waiting) {
               return waiting.stop.stop_requested(); // dropped when the next one starts
           });
}

std::list<Scheduler::Worker> Scheduler::take_done() {
    std::list<Worker> done;
    for (auto it = workers_.begin(); it != workers_.end();) {
        const auto worker = it++;
        if (worker->is_done) done.splice(done.end(), workers_, worker);
    }
    return done;
}

std::vector<Scheduler::Waiting>::iterator Scheduler::next_job() {
    return std::ranges::min_element(waiting_, {}, [](const Waiting& waiting) {
        return std::pair(waiting.job.priority, waiting.number);
    });
}

bool Scheduler::waits_above(Priority priority) const {
    const auto is_above = [priority](Priority other) { return other < priority; };
    return std::ranges::any_of(paused_, is_above) ||
           std::ranges::any_of(waiting_, [&](const Waiting& other) {
               return is_above(other.job.priority) && !other.stop.stop_requested();
           });
}

void Scheduler::start_jobs() {
    std::erase_if(waiting_, [](const Waiting& other) { return other.stop.stop_requested(); });
    while (in_use_ < threads_ && !waiting_.empty()) {
        const auto next = next_job();
        // A paused job of the same priority began earlier.
        const auto goes_before = [&](Priority paused) { return paused <= next->job.priority; };
        if (std::ranges::any_of(paused_, goes_before)) break;
        Waiting taken = std::move(*next);
        waiting_.erase(next);
        start(taken);
    }
    changed_.notify_all(); // paused jobs may go on
}

bool Scheduler::start(Waiting& next) {
    Worker& worker = workers_.emplace_back();
    worker.stop = next.stop;
    const auto refuse = next.job.refuse;
    try {
        worker.thread =
            std::jthread([this, &worker, job = std::move(next.job)] { run(worker, job); });
        ++in_use_;
        return true;
    } catch (const std::system_error& fault) {
        workers_.pop_back();
        if (refuse) refuse(QString::fromLocal8Bit(fault.what()));
        return false;
    }
}

void Scheduler::run(Worker& worker, const Job& job) {
    if (job.priority == Priority::tables) be_nice();
    Slot slot(*this, job.priority, worker.stop.get_token());
    job.run(slot);
    // That takes up to 0.1 s, for which nothing should wait.
    if (slot.release()) give_memory_back();
    const std::lock_guard lock(mutex_);
    worker.is_done = true;
    changed_.notify_all();
}

int Scheduler::Slot::widen() {
    const std::lock_guard lock(scheduler_.mutex_);
    const int left = scheduler_.threads_ >= threads_that_leave_one ? 1 : 0;
    const int idle = scheduler_.threads_ - scheduler_.in_use_ - left;
    if (idle > 0 && scheduler_.waiting_.empty()) {
        threads_ += idle;
        scheduler_.in_use_ += idle;
    }
    return threads_;
}

void Scheduler::Slot::give_back() {
    scheduler_.in_use_ -= threads_;
    if (!scheduler_.is_closing_) scheduler_.start_jobs();
}

// A stop ends the wait: the job has little left to do.
void Scheduler::Slot::take_again(std::unique_lock<std::mutex>& lock) {
    scheduler_.paused_.push_back(priority_);
    const auto withdraw = [this] {
        scheduler_.paused_.erase(std::ranges::find(scheduler_.paused_, priority_));
    };
    scheduler_.changed_.wait(lock, stop_, [this] {
        return !scheduler_.waits_above(priority_) &&
               scheduler_.in_use_ + threads_ <= scheduler_.threads_;
    });
    withdraw();
    scheduler_.in_use_ += threads_;
}

void Scheduler::Slot::pause() {
    std::unique_lock lock(scheduler_.mutex_);
    if (is_paused_) { // by another thread of this job
        scheduler_.changed_.wait(lock, stop_, [this] { return !is_paused_; });
        return;
    }
    if (!scheduler_.waits_above(priority_)) return;
    is_paused_ = true;
    give_back();
    take_again(lock);
    is_paused_ = false;
    lock.unlock();
    scheduler_.changed_.notify_all();
}

void Scheduler::Slot::wait_outside(const std::function<void()>& wait) {
    {
        const std::lock_guard lock(scheduler_.mutex_);
        give_back();
    }
    wait();
    std::unique_lock lock(scheduler_.mutex_);
    take_again(lock);
}

bool Scheduler::Slot::release() {
    const std::lock_guard lock(scheduler_.mutex_);
    give_back();
    threads_ = 0;
    return scheduler_.in_use_ == 0 && scheduler_.paused_.empty() && !scheduler_.is_closing_;
}

} // namespace app::analysis
