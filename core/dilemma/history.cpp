#include "core/dilemma/history.h"

#include "core/support/text.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace core::dilemma {

namespace {

// Goes through "(a, b) (a, b)".
class PairScanner {
public:
    PairScanner(std::string_view text, int players) : text_(text), players_(players) {}

    bool at_end() {
        skip_blanks();
        return next_ == text_.size();
    }

    std::size_t column() const { return next_ + 1; }

    bool skip(char c) {
        skip_blanks();
        if (next_ == text_.size() || text_[next_] != c) return false;
        ++next_;
        return true;
    }

    // An ID; 0 if there is none.
    int id() {
        skip_blanks();
        int number = 0;
        const auto [stop, code] =
            std::from_chars(text_.data() + next_, text_.data() + text_.size(), number);
        if (code != std::errc() || number < 1 || number > players_) return 0;
        next_ = static_cast<std::size_t>(stop - text_.data());
        return number;
    }

private:
    void skip_blanks() {
        while (next_ < text_.size() && support::is_blank(text_[next_])) ++next_;
    }

    std::string_view text_;
    int players_;
    std::size_t next_ = 0;
};

} // namespace

std::string to_text(const Round& round) {
    std::string text;
    round.for_each_take([&text](int taker, int victim) {
        if (!text.empty()) text += ' ';
        text += '(';
        text += std::to_string(taker);
        text += ", ";
        text += std::to_string(victim);
        text += ')';
    });
    return text;
}

support::Result<Round> parse_round(std::string_view line, int players, std::size_t line_number) {
    Round round(players);
    PairScanner scanner(line, players);
    const auto wrong = [&](const std::string& what) {
        return support::Error{what, line_number, scanner.column()};
    };
    while (!scanner.at_end()) {
        if (!scanner.skip('(')) return wrong("a pair (a, b) is expected");
        const int taker = scanner.id();
        if (taker == 0)
            return wrong("the taker must be an ID from 1 to " + std::to_string(players));
        if (!scanner.skip(',')) return wrong("a comma is expected");
        const int victim = scanner.id();
        if (victim == 0)
            return wrong("the victim must be an ID from 1 to " + std::to_string(players));
        if (victim == taker) return wrong("nobody takes from himself");
        if (round.took(taker, victim)) return wrong("this pair has been listed before");
        if (!scanner.skip(')')) return wrong("a closing bracket is expected");
        round.take(taker, victim);
    }
    return round;
}

History::History(int players)
    : players_(players),
      by_(static_cast<std::size_t>(players)),
      from_(static_cast<std::size_t>(players)),
      pairs_(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)) {
    assert(min_players <= players && players <= max_players);
}

void History::append(Round round) {
    assert(round.players() == players_);
    round.for_each_take([this](int taker, int victim) {
        ++by_[static_cast<std::size_t>(taker - 1)];
        ++from_[static_cast<std::size_t>(victim - 1)];
        ++pairs_[static_cast<std::size_t>((taker - 1) * players_ + victim - 1)];
        ++total_;
    });
    rounds_.push_back(std::move(round));
}

std::vector<int> ranking(const History& history) {
    std::vector<int> ids(static_cast<std::size_t>(history.players()));
    std::iota(ids.begin(), ids.end(), 1);
    std::ranges::stable_sort(ids, std::greater(), [&](int id) { return history.score(id); });
    return ids;
}

std::vector<int> winners(const History& history) {
    std::vector<int> ids = ranking(history);
    const int best = history.score(ids.front());
    std::erase_if(ids, [&](int id) { return best <= 0 || history.score(id) < best; });
    return ids;
}

} // namespace core::dilemma
