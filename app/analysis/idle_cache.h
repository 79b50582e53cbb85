// Keeps objects that remember, such as rankers and players, between the requests that use them.
// Each is used by one thread at a time, so a request takes the object out and puts it back; where
// none is idle, the caller makes another.

#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace app::analysis {

template <class Key, class Value>
class IdleCache {
public:
    // Of more objects than that, the ones put back first are destroyed: they may hold much memory.
    explicit IdleCache(std::size_t max_size) : max_size_(max_size) {}

    // The one put back last; nothing: none is idle.
    std::optional<Value> take(const Key& key) {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                        [&key](const auto& entry) { return entry.first == key; });
        if (found == entries_.rend()) return std::nullopt;
        std::optional<Value> taken = std::move(found->second);
        entries_.erase(std::next(found).base());
        return taken;
    }

    void put(Key key, Value value) {
        std::optional<std::pair<Key, Value>> surplus; // destroyed after the mutex is free
        const std::lock_guard lock(mutex_);
        entries_.emplace_back(std::move(key), std::move(value));
        if (entries_.size() <= max_size_) return;
        surplus = std::move(entries_.front());
        entries_.erase(entries_.begin());
    }

    std::size_t size() const {
        const std::lock_guard lock(mutex_);
        return entries_.size();
    }

private:
    const std::size_t max_size_;
    mutable std::mutex mutex_;
    std::vector<std::pair<Key, Value>> entries_;
};

} // namespace app::analysis
