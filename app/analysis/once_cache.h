// Values that take long to make and never change, made once per key in the background. A caller
// gets it, hears that it has come, or, in a job, waits in place. After a failure the next request
// tries again.

#pragma once

#include "app/analysis/scheduler.h"
#include "core/support/parallel.h"

#include <QString>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <mutex>
#include <stdexcept>
#include <stop_token>
#include <utility>

namespace app::analysis {

// Thrown in a job that was stopped while it waited: its question is superseded.
struct Cancelled {};

// `Value` is a pointer to something constant; null: there is none.
template <class Key, class Value>
class OnceCache {
public:
    using Execution = core::support::Execution;
    // Null if it was stopped, or if there is none; may throw.
    using Make = std::function<Value(const Key&, const Execution&)>;
    struct Handlers { // called from any thread, and must not call the scheduler
        std::function<void(const Key&, const QString& why)> settled; // `why`: it failed
        std::function<void(int percent)> progressed = {};
    };

    OnceCache(Scheduler& scheduler, Priority priority, Make make, Handlers handlers)
        : scheduler_(scheduler),
          priority_(priority),
          make_(std::move(make)),
          handlers_(std::move(handlers)) {}

    // All from any thread. Begins to make it, unless that is done or on its way.
    void request(const Key& key) {
        std::uint64_t number = 0;
        {
            const std::lock_guard lock(mutex_);
            Entry& entry = entries_[key];
            if (entry.state == State::made || entry.state == State::on_its_way) return;
            entry.state = State::on_its_way;
            number = ++entry.number;
        }
        const auto run = [this, key, number](Scheduler::Slot& slot) { make(key, number, slot); };
        const auto refuse = [this, key, number](const QString& why) {
            settle(key, number, nullptr, why);
        };
        const std::stop_source stop = scheduler_.submit({priority_, run, refuse});
        const std::lock_guard lock(mutex_);
        entries_[key].stop = stop;
    }

    // Callers who wait for the value go on waiting until it is requested or given up.
    void reserve(const Key& key) {
        const std::lock_guard lock(mutex_);
        Entry& entry = entries_[key];
        if (entry.state == State::unknown) entry.state = State::reserved;
    }

    // Stops what makes it; it may be requested again. What was made stays.
    void giveUp(const Key& key) {
        {
            const std::lock_guard lock(mutex_);
            Entry& entry = entries_[key];
            ++entry.number;
            entry.stop.request_stop();
            if (entry.state != State::made) entry.state = State::unknown;
        }
        arrived_.notify_all();
    }

    // Forgets a finished value, so that it can be made again.
    void forget(const Key& key) {
        const std::lock_guard lock(mutex_);
        Entry& entry = entries_[key];
        if (entry.state == State::made) entry = {State::unknown, entry.number};
    }

    // Stores a value that was made elsewhere.
    void publish(const Key& key, Value value) {
        {
            const std::lock_guard lock(mutex_);
            Entry& entry = entries_[key];
            ++entry.number;
            entry.state = State::made;
            entry.value = std::move(value);
        }
        arrived_.notify_all();
    }

    // It turned out to be damaged, and isn't made again. False: another one took its place.
    bool drop(const Key& key, const Value& damaged) {
        const std::lock_guard lock(mutex_);
        Entry& entry = entries_[key];
        if (!damaged || entry.value != damaged) return false;
        entry.value = nullptr;
        return true;
    }

    // Null: not there.
    Value get(const Key& key) const {
        const std::lock_guard lock(mutex_);
        const auto found = entries_.find(key);
        return found == entries_.end() ? nullptr : found->second.value;
    }

    bool isOnItsWay(const Key& key) const { return is(key, {State::on_its_way}); }
    // It was requested, reserved or published.
    bool isKnown(const Key& key) const {
        return is(key, {State::reserved, State::on_its_way, State::made});
    }

    // In a job: waits while it is on its way or reserved. Throws Cancelled if the job is stopped
    // first, and a std::runtime_error if it can't be made.
    Value wait_for(const Key& key, Scheduler::Slot& slot) const {
        if (Value value = get(key)) return value;
        slot.wait_outside([&] {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, slot.stop(), [&] {
                const State state = entries_[key].state;
                return state != State::on_its_way && state != State::reserved;
            });
        });
        if (Value value = get(key)) return value;
        if (slot.stop().stop_requested()) throw Cancelled();
        const std::lock_guard lock(mutex_);
        const Entry& entry = entries_[key];
        if (!entry.failure.isEmpty()) throw std::runtime_error(entry.failure.toStdString());
        return nullptr;
    }

private:
    enum class State { unknown, reserved, on_its_way, made };
    struct Entry {
        State state = State::unknown;
        std::uint64_t number = 0; // of the last request
        Value value = nullptr;
        QString failure = {}; // of the last request
        std::stop_source stop = {};
    };

    bool is(const Key& key, std::initializer_list<State> states) const {
        const std::lock_guard lock(mutex_);
        const auto found = entries_.find(key);
        return found != entries_.end() &&
               std::ranges::find(states, found->second.state) != states.end();
    }

    // On a worker.
    void make(const Key& key, std::uint64_t number, Scheduler::Slot& slot) {
        std::atomic<int> told = -1;
        const auto step = [&](double part) {
            const int percent = static_cast<int>(part * 100);
            if (told.exchange(percent) != percent && handlers_.progressed)
                handlers_.progressed(percent);
            slot.pause();
        };
        try {
            settle(key, number, make_(key, {slot.widen(), slot.stop(), step}), {});
        } catch (...) {
            settle(key, number, nullptr, failure_in_words());
        }
    }

    void settle(const Key& key, std::uint64_t number, Value value, const QString& failure) {
        {
            const std::lock_guard lock(mutex_);
            Entry& entry = entries_[key];
            if (entry.number != number) return; // given up, or published meanwhile
            entry.state = failure.isEmpty() ? State::made : State::unknown;
            entry.value = std::move(value);
            entry.failure = failure;
        }
        handlers_.settled(key, failure);
        arrived_.notify_all();
    }

    Scheduler& scheduler_;
    const Priority priority_;
    const Make make_;
    const Handlers handlers_;
    mutable std::mutex mutex_;
    mutable std::condition_variable_any arrived_;
    mutable std::map<Key, Entry> entries_;
};

} // namespace app::analysis
