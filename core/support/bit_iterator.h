// Iterates over the set bits of a word from the lowest to the highest: the iterator of sets that
// are stored as bits. `element_at` turns the index of a bit into an element of the set.

#pragma once

#include <bit>
#include <cstddef>

namespace core::support {

template <class Bits, auto element_at>
class BitIterator {
public:
    using value_type = decltype(element_at(0));
    using difference_type = std::ptrdiff_t;

    constexpr BitIterator() = default; // the end of any set
    constexpr explicit BitIterator(Bits bits) : bits_(bits) {}

    constexpr value_type operator*() const { return element_at(std::countr_zero(bits_)); }
    constexpr BitIterator& operator++() {
        bits_ &= bits_ - 1;
        return *this;
    }
    constexpr BitIterator operator++(int) {
        const BitIterator before = *this;
        ++*this;
        return before;
    }
    friend constexpr bool operator==(BitIterator, BitIterator) = default;

private:
    Bits bits_ = 0;
};

} // namespace core::support
