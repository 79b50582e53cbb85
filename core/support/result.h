// Result: a value that was read from text, or an Error that says what is wrong with the text and
// where.

#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace core::support {

struct Error {
    std::string what;
    std::size_t line = 0;   // from 1; 0: not known
    std::size_t column = 0; // in bytes, from 1; 0: not known

    friend bool operator==(const Error&, const Error&) = default;
};

// "line 3, column 7: what"
inline std::string to_string(const Error& error) {
    std::string text;
    if (error.line) text += "line " + std::to_string(error.line);
    if (error.column)
        text += (text.empty() ? "column " : ", column ") + std::to_string(error.column);
    return text.empty() ? error.what : text + ": " + error.what;
}

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return content_.index() == 0; }

    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(std::get<0>(content_)); }
    const T* operator->() const { return &value(); }

    const T& value() const {
        assert(*this);
        return std::get<0>(content_);
    }
    const Error& error() const {
        assert(!*this);
        return std::get<1>(content_);
    }

private:
    std::variant<T, Error> content_;
};

} // namespace core::support
