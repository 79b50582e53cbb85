// Splits the text of a record into tokens, each with line and column.

#pragma once

#include "core/support/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core::yahtzee::notation {

bool is_letter(char c); // of ASCII

struct RecordToken {
    enum class Kind { end, tag, open, close, comment, word };

    Kind kind = Kind::end;
    std::string text = {}; // of a word, a comment, or the value of a tag
    std::string name = {}; // of a tag
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t value_column = 0; // of a tag: the column of its value

    support::Error error(std::string what) const { return {std::move(what), line, column}; }
    support::Error value_error(std::string what, std::size_t offset = 0) const {
        return {std::move(what), line, value_column + offset};
    }
};

class RecordLexer {
public:
    // Refers to the text, which must outlive it.
    explicit RecordLexer(std::string_view text);

    support::Result<RecordToken> next();

private:
    bool at_end() const { return next_ == text_.size(); }
    char peek() const { return text_[next_]; }
    char take();
    void skip_blanks();
    RecordToken token_here(RecordToken::Kind kind) const;

    support::Result<RecordToken> tag();
    support::Result<std::string> quoted(char end, const RecordToken& from);
    support::Result<char> escape();
    RecordToken word();

    std::string_view text_;
    std::size_t next_ = 0;
    std::size_t line_ = 1;
    std::size_t line_start_ = 0;
};

} // namespace core::yahtzee::notation
