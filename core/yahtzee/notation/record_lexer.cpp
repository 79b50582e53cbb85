#include "core/yahtzee/notation/record_lexer.h"

#include "core/support/text.h"

namespace core::yahtzee::notation {

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

using Kind = RecordToken::Kind;

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

bool is_digit(char c) { return '0' <= c && c <= '9'; }

bool ends_word(char c) {
    return support::is_blank(c) || std::string_view("\n()[]{}").find(c) != std::string_view::npos;
}

} // namespace

RecordLexer::RecordLexer(std::string_view text) : text_(text) {
    if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
}

char RecordLexer::take() {
    const char c = text_[next_++];
    if (c == '\n') {
        ++line_;
        line_start_ = next_;
    }
    return c;
}

void RecordLexer::skip_blanks() {
    while (!at_end() && (support::is_blank(peek()) || peek() == '\n')) take();
}

RecordToken RecordLexer::token_here(Kind kind) const {
    RecordToken token;
    token.kind = kind;
    token.line = line_;
    token.column = next_ - line_start_ + 1;
    return token;
}

support::Result<RecordToken> RecordLexer::next() {
    skip_blanks();
    RecordToken token = token_here(Kind::end);
    if (at_end()) return token;
    switch (peek()) {
    case '[':
        return tag();
    case ']':
        return token.error("a ']' without its '['");
    case '}':
        return token.error("a '}' without its '{'");
    case '(':
    case ')':
        token.kind = take() == '(' ? Kind::open : Kind::close;
        return token;
    case '{': {
        take();
        support::Result<std::string> text = quoted('}', token);
        if (!text) return text.error();
        token.kind = Kind::comment;
        token.text = *std::move(text);
        return token;
    }
    default:
        return word();
    }
}

support::Result<RecordToken> RecordLexer::tag() {
    RecordToken token = token_here(Kind::tag);
    take();
    skip_blanks();
    while (!at_end() && (is_letter(peek()) || (!token.name.empty() && is_digit(peek()))))
        token.name += take();
    if (token.name.empty())
        return token_here(Kind::tag).error("a tag's name is a letter, then letters and digits");
    skip_blanks();
    if (at_end() || peek() != '"')
        return token_here(Kind::tag).error("after a tag's name its value is expected, in \"\"");
    const RecordToken quote = token_here(Kind::tag);
    take();
    token.value_column = next_ - line_start_ + 1;
    token.line = line_;
    support::Result<std::string> value = quoted('"', quote);
    if (!value) return value.error();
    token.text = *std::move(value);
    skip_blanks();
    if (at_end() || peek() != ']') return token_here(Kind::tag).error("a ']' is expected");
    take();
    return token;
}

support::Result<std::string> RecordLexer::quoted(char end, const RecordToken& from) {
    std::string text;
    while (!at_end()) {
        if (end == '"' && peek() == '\n') break;
        const char c = take();
        if (c == end) return text;
        if (c == '\\') {
            const support::Result<char> meant = escape();
            if (!meant) return meant.error();
            text += *meant;
        } else if (c != '\r' || at_end() || peek() != '\n') {
            text += c;
        }
    }
    return from.error(end == '"' ? "a value without its closing \""
                                 : "a comment without its closing }");
}

support::Result<char> RecordLexer::escape() {
    const RecordToken here = token_here(Kind::word);
    const char c = at_end() ? '\n' : take();
    switch (c) {
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case '\\':
    case '"':
    case '}':
        return c;
    default:
        return here.error("after a backslash one of n r \\ \" } is expected");
    }
}

RecordToken RecordLexer::word() {
    RecordToken token = token_here(Kind::word);
    while (!at_end() && !ends_word(peek())) {
        token.text += take();
        if (token.text.back() == ':') break;
    }
    return token;
}

} // namespace core::yahtzee::notation
